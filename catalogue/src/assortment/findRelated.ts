import type { Pool } from 'pg';
import { preorderThresholdDays } from '@talloor/rules/quantity/availableStock.ts';
import { askingUser } from '../customer/runAsUser.ts';
import type { Assortment, RelatedArticles } from './assortment.ts';
import { visibleTo } from './visible.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

const most = 24;

/** Orderable first, within the assortment. */
export function createRelatedFinder(pool: Pool): Assortment['findRelated'] {
  return async (articleNumber, customerNumber) => {
    const values = [articleNumber, customerNumber ?? '', askingUser()];
    const rows = await findRows(
      pool,
      { kind: typed<keyof RelatedArticles>('text not null'), articles: 'text[] not null' },
      { ...statement, values },
    );
    const of = (kind: keyof RelatedArticles) => rows.find((row) => row.kind === kind)?.articles ?? [];
    return {
      products: of('products'),
      accessories: of('accessories'),
      cross_sell: of('cross_sell'),
      up_sell: of('up_sell'),
    };
  };
}

const orderable = `(p.status = 'active' and (p.on_demand_workdays is not null
  or p.allow_preorder and p.days_to_replenish > ${preorderThresholdDays}
  or s.article_number is not null and coalesce(s.available, 1) > 0))`;

// Ranking: named by the ERP, variant, same item, same sub-group.
const statement = {
  name: 'catalogue_related',
  text: `
    with asked as (select * from catalogue.products where article_number = $1),
    candidates as (
      select case r.kind when 'accessory' then 'accessories' when 'related' then 'products' else r.kind end as kind,
        r.other_article as article_number, 0 as distance, r.sorting
      from catalogue.related_articles r where r.article_number = $1
      union all
      (select 'products', p.article_number,
        case when p.variant_group = a.variant_group then 1 when p.item_code = a.item_code then 2 else 3 end, 0
      from asked a join catalogue.products p
        on p.variant_group = a.variant_group or p.subgroup_code = a.subgroup_code
      where p.article_number <> a.article_number)
    ),
    closest as (
      select kind, article_number, min(distance) as distance, min(sorting) as sorting
      from candidates group by kind, article_number
    ),
    ranked as (
      select c.kind, c.article_number, row_number() over (
        partition by c.kind order by ${orderable} desc, c.distance, c.sorting, c.article_number) as rank
      from closest c join catalogue.products p using (article_number) left join catalogue.stock s using (article_number)
      where p.status <> 'out_of_assortment' and ${visibleTo('c.article_number', '$2', '$3')}
    )
    select kind, array_agg(article_number order by rank) as articles from ranked where rank <= ${most} group by kind`,
};
