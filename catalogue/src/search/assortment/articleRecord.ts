import type { Pool } from 'pg';
import type { ProductStatus } from '@talloor/rules/facts.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { productsTable, productDetailsTable } from '../../tables.ts';

/** A common price: days are inclusive, null is open-ended. */
export type BasePrice = {
  readonly kind: 'list' | 'group' | 'day';
  readonly holder: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly mills: number;
};

const readArticleColumns = {
  ...columnsOf(productsTable, 'ean', 'erp_number', 'brand'),
  ...columnsOf(productDetailsTable, 'storage', 'origin'),
  articleNumber: 'text not null',
  nl: 'text not null',
  fr: 'text not null',
  subgroupCode: 'text not null',
  itemCode: 'text',
  status: typed<ProductStatus>('text not null'),
  vatCode: 'text not null',
  soldPer: 'double precision not null',
  prices: typed<readonly BasePrice[]>('jsonb not null'),
  packNl: 'text not null',
  packFr: 'text not null',
  allowPreorder: 'boolean not null',
  daysToReplenish: 'int not null',
  onDemandWorkdays: 'int',
  orderBefore: 'text',
  labels: 'text[] not null',

  /** Declared free of these allergens. */
  freeOf: 'text[] not null',
} as const;
export type ReadArticle = RowOf<typeof readArticleColumns>;

/** The rest is in columns and terms. */
export type ArticleRecord = {
  readonly articleNumber: string;
  readonly ean: string | null;
  readonly nl: string;
  readonly fr: string;
  readonly brand: string;
  readonly subgroupCode: string;
  readonly itemCode: string | null;
  readonly status: ProductStatus;
  readonly vatCode: string;
  readonly soldPer: number;
  readonly prices: readonly BasePrice[];
};

/** Unknown numbers are omitted. */
export async function loadRecords(pool: Pool, articleNumbers: readonly string[]): Promise<readonly ReadArticle[]> {
  const rows = await findRows(pool, readArticleColumns, { ...statement, values: [articleNumbers] });
  return rows;
}

const statement = {
  name: 'catalogue_search_records',
  text: `select p.article_number as "articleNumber", p.name_nl as nl, p.name_fr as fr, p.brand, p.pack_nl as "packNl",
      p.pack_fr as "packFr", p.ean, p.erp_number, p.subgroup_code as "subgroupCode", p.item_code as "itemCode", p.status,
      p.vat_code as "vatCode", p.allow_preorder as "allowPreorder", p.days_to_replenish as "daysToReplenish",
      p.on_demand_workdays as "onDemandWorkdays", p.order_before as "orderBefore", p.sold_per::float8 as "soldPer",
      array(select label_key from catalogue.product_labels l where l.article_number = p.article_number) as labels,
      d.storage, d.origin,
      array(select key from jsonb_each(d.allergens) where value ->> 'presence' = 'free') as "freeOf",
      coalesce((select jsonb_agg(jsonb_build_object('kind', c.kind, 'holder', c.holder,
          'from', nullif(c.from_day, '-infinity'), 'to', nullif(c.to_day, 'infinity'), 'mills', c.price_mills))
        from catalogue.prices c
        where c.article_number = p.article_number and c.kind in ('list', 'group', 'day')), '[]') as prices
    from catalogue.products p left join catalogue.product_details d using (article_number)
    where p.article_number = any($1::text[])`,
};
