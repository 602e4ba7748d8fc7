import type { ProductFacts, PromoFacts, PromoType } from '@talloor/rules/facts.ts';
import { typed, columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { productsTable, navigationGroupsTable } from '../tables.ts';

type Two<Name extends string> = Readonly<Record<`${Name}_nl` | `${Name}_fr`, string>>;
/** Of the query in loadProducts.ts. */
export const productColumns = {
  ...columnsOf(
    productsTable,
    'article_number',
    'name_nl',
    'name_fr',
    'brand',
    'pack_nl',
    'pack_fr',
    'image',
    'ean',
    'erp_number',
    'subgroup_code',
    'allow_preorder',
    'days_to_replenish',
    'on_demand_workdays',
    'order_before',
    'sales_unit_nl',
    'sales_unit_fr',
    'order_unit_nl',
    'order_unit_fr',
    'wrap_unit_nl',
    'wrap_unit_fr',
    'price_unit_nl',
    'price_unit_fr',
    'unit_of_measure',
    'orderable_by_order_unit',
    'weight_article',
    'deposit_mills',
    'replaces',
  ),
  ...columnsOf(navigationGroupsTable, 'group_code', 'board'),
  group_name_nl: 'text not null',
  group_name_fr: 'text not null',
  group_sorting: 'int not null',
  subgroup_name_nl: 'text not null',
  subgroup_name_fr: 'text not null',
  icon: 'text',
  trail: typed<ProductFacts['trail']>('jsonb not null'),
  labels: typed<ProductFacts['labels']>('jsonb'),
  net_content: 'double precision',
  net_content_unit: typed<'kg' | 'l'>('text'),
  status: typed<ProductFacts['status']>('text not null'),
  stock_available_day: 'text',
  sold_per: 'double precision not null',
  wrapped_per: 'double precision not null',
  minimum_order: 'double precision not null',
  maximum_order: 'double precision not null',
  unit_factor: 'double precision not null',
  order_unit_factor: 'double precision not null',
  vat_rate: 'double precision',
  list: 'int',
  /** By price group. */
  group_mills: typed<Readonly<Record<string, number>>>('jsonb not null'),
  day: 'int',
  box: 'int',
  box_from: 'double precision',
  promo: typed<PromoRow>('jsonb'),
  other: typed<{
    readonly articleNumber: string;
    readonly nl: string;
    readonly fr: string;
    readonly status: ProductFacts['status'];
  }>('jsonb'),
} as const;
export type ProductRow = RowOf<typeof productColumns>;

/** Numbers as numbers. */
export type PromoRow = Two<'label'> &
  Two<'description'> & {
    readonly promo_id: string;
    readonly type: PromoType;
    readonly percentage: number | null;
    readonly amount_mills: number | null;
    readonly net_price_mills: number | null;
    readonly min_quantity: number;
    readonly free_article_quantity: number;
    readonly max_free_articles: number;
    readonly to_day: string;
    readonly articles: readonly string[];
    readonly free: {
      readonly articleNumber: string;
      readonly nl: string;
      readonly fr: string;
      readonly mills: number | null;
    } | null;
  };

const both = (nl: string, fr: string) => ({ nl, fr });

/** Stock, replacement stock, group and own prices are null. */
export function toFacts(row: ProductRow): ProductFacts {
  const listMills = row.list ?? 0;
  const priced = row.list !== null && row.vat_rate !== null;
  return {
    articleNumber: row.article_number,
    name: both(row.name_nl, row.name_fr),
    brand: row.brand,
    pack: both(row.pack_nl, row.pack_fr),
    image: row.image,
    ean: row.ean,
    erpNumber: row.erp_number,
    groupCode: row.group_code,
    groupName: both(row.group_name_nl, row.group_name_fr),
    groupSorting: row.group_sorting,
    subgroupCode: row.subgroup_code,
    subgroupName: both(row.subgroup_name_nl, row.subgroup_name_fr),
    board: row.board,
    icon: row.icon,
    trail: row.trail,
    labels: row.labels ?? [],
    netContent:
      row.net_content === null || row.net_content_unit === null
        ? null
        : { quantity: row.net_content, unit: row.net_content_unit },
    // Without list price or VAT rate an article cannot be ordered.
    status: row.status === 'active' && !priced ? 'not_orderable' : row.status,
    allowPreorder: row.allow_preorder,
    stock: null,
    stockAvailableDay: row.stock_available_day,
    daysToReplenish: row.days_to_replenish,
    onDemandWorkdays: row.on_demand_workdays,
    orderBefore: row.order_before,
    soldPer: row.sold_per,
    wrappedPer: row.wrapped_per,
    minimumOrder: row.minimum_order,
    maximumOrder: row.maximum_order,
    salesUnit: both(row.sales_unit_nl, row.sales_unit_fr),
    orderUnit: both(row.order_unit_nl, row.order_unit_fr),
    wrapUnit: both(row.wrap_unit_nl, row.wrap_unit_fr),
    priceUnit: both(row.price_unit_nl, row.price_unit_fr),
    unitOfMeasure: row.unit_of_measure,
    unitOfMeasureConversionFactor: row.unit_factor,
    orderableByOrderUnit: row.orderable_by_order_unit,
    orderUnitConversionFactor: row.order_unit_factor,
    weightArticle: row.weight_article,
    vatRate: row.vat_rate ?? 0,
    depositMills: row.deposit_mills,
    prices: {
      listMills,
      groupMills: null,
      offerMills: null,
      tenderMills: null,
      dayMills: row.day,
      box: row.box !== null && row.box_from !== null ? { priceMills: row.box, fromQuantity: row.box_from } : null,
    },
    promo: row.promo && toPromo(row.promo),
    replaces: row.replaces,
    replacement: row.other && {
      articleNumber: row.other.articleNumber,
      name: both(row.other.nl, row.other.fr),
      status: row.other.status,
      stock: null,
    },
    lastOrder: null,
  };
}

export function toPromo(row: PromoRow): PromoFacts {
  return {
    promoId: row.promo_id,
    type: row.type,
    label: both(row.label_nl, row.label_fr),
    description: both(row.description_nl, row.description_fr),
    percentage: row.percentage,
    amountMills: row.amount_mills,
    netPriceMills: row.net_price_mills,
    minQuantity: row.min_quantity,
    freeArticleQuantity: row.free_article_quantity,
    maxFreeArticles: row.max_free_articles,
    freeItem: row.free && {
      articleNumber: row.free.articleNumber,
      name: both(row.free.nl, row.free.fr),
      priceMills: row.free.mills ?? 0,
    },
    articleNumbers: row.articles,
    lastDay: row.to_day,
  };
}
