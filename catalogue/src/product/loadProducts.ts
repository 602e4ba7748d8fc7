import type { Pool } from 'pg';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { productColumns, toFacts } from './toFacts.ts';

export type LoadedProduct = { readonly facts: ProductFacts; readonly groupMills: Readonly<Record<string, number>> };

/** With the promotion of one day, unordered. Stock and own prices are null. */
export async function loadProducts(
  pool: Pool,
  articleNumbers: readonly string[],
  onDay: string,
): Promise<readonly LoadedProduct[]> {
  const rows = await findRows(pool, productColumns, {
    name: 'catalogue_products',
    text: statement,
    values: [articleNumbers, onDay],
  });
  return rows.map((row) => ({ facts: toFacts(row), groupMills: row.group_mills }));
}

const youngest = (kind: string, column = 'price_mills') =>
  `(array_agg(${column} order by from_day desc) filter (where kind = '${kind}'))[1]`;

const statement = `
  select p.article_number, p.name_nl, p.name_fr, p.brand, p.pack_nl, p.pack_fr, p.image, p.ean, p.erp_number,
    g.group_code, g.name_nl as group_name_nl, g.name_fr as group_name_fr, g.sorting as group_sorting,
    s.subgroup_code, s.name_nl as subgroup_name_nl, s.name_fr as subgroup_name_fr,
    g.board, coalesce(i.icon, s.icon, g.icon) as icon,
    jsonb_build_array(
      jsonb_build_object('alias', g.alias, 'name', jsonb_build_object('nl', g.name_nl, 'fr', g.name_fr)),
      jsonb_build_object('alias', s.alias, 'name', jsonb_build_object('nl', s.name_nl, 'fr', s.name_fr)))
      || case when i.item_code is null then '[]'::jsonb else jsonb_build_array(
        jsonb_build_object('alias', i.alias, 'name', jsonb_build_object('nl', i.name_nl, 'fr', i.name_fr))) end as trail,
    (select jsonb_agg(jsonb_build_object('type', l.type, 'key', l.label_key,
        'name', jsonb_build_object('nl', l.name_nl, 'fr', l.name_fr),
        'description', jsonb_build_object('nl', l.description_nl, 'fr', l.description_fr),
        'icon', l.icon, 'color', l.color, 'showOnProduct', l.show_on_product) order by l.sorting, l.label_key)
     from catalogue.product_labels pl join catalogue.labels l using (label_key)
     where pl.article_number = p.article_number) as labels,
    p.net_content::float8, p.net_content_unit,
    p.status, p.allow_preorder, p.stock_available_day::text, p.days_to_replenish, p.on_demand_workdays, p.order_before,
    p.sold_per::float8, p.wrapped_per::float8, p.minimum_order::float8, p.maximum_order::float8,
    p.sales_unit_nl, p.sales_unit_fr, p.order_unit_nl, p.order_unit_fr,
    p.wrap_unit_nl, p.wrap_unit_fr, p.price_unit_nl, p.price_unit_fr,
    p.unit_of_measure, p.unit_of_measure_conversion_factor::float8 as unit_factor, p.orderable_by_order_unit,
    p.order_unit_conversion_factor::float8 as order_unit_factor, p.weight_article, v.percentage::float8 as vat_rate,
    p.deposit_mills, p.replaces, price.*, promo.promo,
    case when r.article_number is not null then
      jsonb_build_object('articleNumber', r.article_number, 'nl', r.name_nl, 'fr', r.name_fr, 'status', r.status)
    end as other
  from catalogue.products p
  join catalogue.navigation_subgroups s using (subgroup_code)
  join catalogue.navigation_groups g on g.group_code = s.group_code
  left join catalogue.navigation_items i on i.item_code = p.item_code
  left join lateral (
    select percentage from catalogue.vat_rates
    where vat_code = p.vat_code and from_day <= $2::date order by from_day desc limit 1
  ) v on true
  left join catalogue.products r on r.article_number = p.replacement
  cross join lateral (
    select ${youngest('list')} as list, ${youngest('day')} as day, ${youngest('box')} as box,
      ${youngest('box', 'from_quantity::float8')} as box_from,
      coalesce(jsonb_object_agg(holder, price_mills order by from_day) filter (where kind = 'group'), '{}') as group_mills
    from catalogue.prices
    where article_number = p.article_number and kind in ('list', 'day', 'box', 'group')
      and $2::date between from_day and to_day
  ) price
  left join lateral (
    select to_jsonb(m) || jsonb_build_object(
      'articles', (select jsonb_agg(article_number order by article_number)
        from catalogue.promotion_articles where promo_id = m.promo_id),
      'free', (select jsonb_build_object('articleNumber', f.article_number, 'nl', f.name_nl, 'fr', f.name_fr, 'mills',
          (select price_mills from catalogue.prices l where l.article_number = f.article_number and l.kind = 'list'
             and $2::date between l.from_day and l.to_day order by l.from_day desc limit 1))
        from catalogue.products f where f.article_number = m.free_article_number)) as promo
    from catalogue.promotion_articles a join catalogue.promotions m using (promo_id)
    where a.article_number = p.article_number and $2::date between m.from_day and m.to_day
    order by m.from_day desc, m.promo_id limit 1
  ) promo on true
  where p.article_number = any($1::text[])`;
