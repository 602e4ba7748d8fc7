import type { ProductFacts, PromoFacts, PromoType } from '@talloor/rules/facts.ts';

type Two<Name extends string> = Readonly<Record<`${Name}_nl` | `${Name}_fr`, string>>;
/** A row of the query in loadProducts.ts. */
export type ProductRow = Two<'name'> &
  Two<'pack'> &
  Two<'group_name'> &
  Two<'subgroup_name'> &
  Two<'sales_unit'> &
  Two<'order_unit'> &
  Two<'wrap_unit'> &
  Two<'price_unit'> & {
    readonly article_number: string;
    readonly brand: string;
    readonly image: string | null;
    readonly ean: string | null;
    readonly group_code: string;
    readonly group_sorting: number;
    readonly subgroup_code: string;
    readonly board: string;
    readonly icon: string | null;
    /** As jsonb, from the group down. */
    readonly trail: ProductFacts['trail'];
    readonly labels: ProductFacts['labels'] | null;
    readonly net_content: number | null;
    readonly net_content_unit: 'kg' | 'l' | null;
    readonly status: ProductFacts['status'];
    readonly allow_preorder: boolean;
    readonly stock_available_day: string | null;
    readonly days_to_replenish: number;
    readonly on_demand_workdays: number | null;
    readonly order_before: string | null;
    readonly sold_per: number;
    readonly wrapped_per: number;
    readonly minimum_order: number;
    readonly maximum_order: number;
    readonly unit_of_measure: string;
    readonly unit_factor: number;
    readonly orderable_by_order_unit: boolean;
    readonly order_unit_factor: number;
    readonly weight_article: boolean;
    readonly vat_rate: number | null;
    readonly deposit_mills: number;
    readonly replaces: string | null;
    readonly list: number | null;
    /** Of each price group that has one. */
    readonly group_mills: Readonly<Record<string, number>>;
    readonly day: number | null;
    readonly box: number | null;
    readonly box_from: number | null;
    readonly promo: PromoRow | null;
    readonly other: {
      readonly articleNumber: string;
      readonly nl: string;
      readonly fr: string;
      readonly status: ProductFacts['status'];
    } | null;
  };

/** As jsonb: numbers arrive as numbers. */
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

/** Facts of an article for everybody: stock, its replacement's, and prices of groups and customers are still null. */
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
    // Without a list price or a VAT rate nothing can be sold: better refused than given away.
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

/** A promotion's facts. */
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
