import type { Pool } from 'pg';
import type { ProductFacts, PromoFacts, PromoType } from '@talloor/rules/facts.ts';

/** Facts of an article without what changes by the minute: stock of its own and of its replacement is still null. */
export type LoadedProduct = ProductFacts;

/** Reads articles with the prices of one customer (null: list prices) and the promotion of one day, in any order. */
export async function loadProducts(
  pool: Pool,
  articleNumbers: readonly string[],
  customerNumber: string | null,
  onDay: string,
): Promise<readonly LoadedProduct[]> {
  const { rows } = await pool.query<ProductRow>({
    name: 'catalogue_products',
    text: statement,
    values: [articleNumbers, customerNumber ?? '', onDay],
  });
  return rows.map(toFacts);
}

type Two<Name extends string> = Readonly<Record<`${Name}_nl` | `${Name}_fr`, string>>;
type ProductRow = Two<'name'> &
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
    readonly own_group: number | null;
    readonly offer: number | null;
    readonly tender: number | null;
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
type PromoRow = Two<'label'> &
  Two<'description'> & {
    readonly promo_id: string;
    readonly type: PromoType;
    readonly percentage: number | null;
    readonly amount_mills: number | null;
    readonly net_price_mills: number | null;
    readonly min_quantity: number;
    readonly free_article_quantity: number;
    readonly max_free_articles: number;
    readonly articles: readonly string[];
    readonly free: {
      readonly articleNumber: string;
      readonly nl: string;
      readonly fr: string;
      readonly mills: number | null;
    } | null;
  };

const both = (nl: string, fr: string) => ({ nl, fr });

function toFacts(row: ProductRow): LoadedProduct {
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
      groupMills: row.own_group,
      offerMills: row.offer,
      tenderMills: row.tender,
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

function toPromo(row: PromoRow): PromoFacts {
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
  };
}

const youngest = (kind: string, column = 'price_mills') =>
  `(array_agg(${column} order by from_day desc) filter (where kind = '${kind}'))[1]`;

const statement = `
  select p.article_number, p.name_nl, p.name_fr, p.brand, p.pack_nl, p.pack_fr, p.image, p.ean,
    g.group_code, g.name_nl as group_name_nl, g.name_fr as group_name_fr, g.sorting as group_sorting,
    s.subgroup_code, s.name_nl as subgroup_name_nl, s.name_fr as subgroup_name_fr,
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
  left join lateral (
    select percentage from catalogue.vat_rates
    where vat_code = p.vat_code and from_day <= $3::date order by from_day desc limit 1
  ) v on true
  left join catalogue.products r on r.article_number = p.replacement
  cross join lateral (
    select ${youngest('list')} as list, ${youngest('group')} as own_group, ${youngest('offer')} as offer,
      ${youngest('tender')} as tender, ${youngest('day')} as day, ${youngest('box')} as box,
      ${youngest('box', 'from_quantity::float8')} as box_from
    from catalogue.prices
    where article_number = p.article_number and $3::date between from_day and to_day and (
      kind in ('list', 'day', 'box')
      or kind in ('offer', 'tender') and holder = $2
      or kind = 'group' and holder = (select price_group from catalogue.customers where customer_number = $2))
  ) price
  left join lateral (
    select to_jsonb(m) || jsonb_build_object(
      'articles', (select jsonb_agg(article_number order by article_number)
        from catalogue.promotion_articles where promo_id = m.promo_id),
      'free', (select jsonb_build_object('articleNumber', f.article_number, 'nl', f.name_nl, 'fr', f.name_fr, 'mills',
          (select price_mills from catalogue.prices l where l.article_number = f.article_number and l.kind = 'list'
             and $3::date between l.from_day and l.to_day order by l.from_day desc limit 1))
        from catalogue.products f where f.article_number = m.free_article_number)) as promo
    from catalogue.promotion_articles a join catalogue.promotions m using (promo_id)
    where a.article_number = p.article_number and $3::date between m.from_day and m.to_day
    order by m.from_day desc, m.promo_id limit 1
  ) promo on true
  where p.article_number = any($1::text[])`;
