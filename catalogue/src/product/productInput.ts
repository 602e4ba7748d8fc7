import { z } from 'zod';
import { defaultMaximum } from '@talloor/rules/quantity/quantityStep.ts';
import { articleNumber } from '@talloor/rules/product/productWire.ts';
import { bilingual } from '../navigation/writeNavigation.ts';

const quantity = z.number().min(0).max(defaultMaximum);
const day = z.iso.date();

/** Units as in `ProductFacts`; prices and stock are written apart. */
export const productInput = z.object({
  articleNumber,
  name: bilingual,
  brand: z.string(),
  pack: bilingual,
  image: z.string().nullable().default(null),
  ean: z
    .string()
    .regex(/^\d{8,14}$/)
    .nullable()
    .default(null),
  subgroupCode: z.string().min(1),
  itemCode: z.string().min(1).nullable().default(null),
  status: z.enum(['active', 'out_of_assortment', 'not_orderable']).default('active'),
  allowPreorder: z.boolean().default(false),
  stockAvailableDay: day.nullable().default(null),
  daysToReplenish: z.int().min(0).default(1),
  onDemandWorkdays: z.int().min(0).nullable().default(null),
  orderBefore: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .nullable()
    .default(null),
  soldPer: quantity.refine((value) => value > 0).default(1),
  wrappedPer: quantity.default(1),
  minimumOrder: quantity.default(1),
  maximumOrder: quantity.default(defaultMaximum),
  salesUnit: bilingual,
  orderUnit: bilingual,
  wrapUnit: bilingual,
  priceUnit: bilingual,
  unitOfMeasure: z.string(),
  unitOfMeasureConversionFactor: z.number().positive().default(1),
  orderableByOrderUnit: z.boolean().default(false),
  orderUnitConversionFactor: z.number().positive().default(1),
  weightArticle: z.boolean().default(false),
  vatCode: z.enum(['standard', 'intermediate', 'reduced', 'zero']),
  depositMills: z.int().min(0).default(0),
  replaces: articleNumber.nullable().default(null),
  replacement: articleNumber.nullable().default(null),
  /** Of one price unit. */
  netContent: z
    .object({ quantity: z.number().positive().max(999_999), unit: z.enum(['kg', 'l']) })
    .nullable()
    .default(null),
  /** Articles with the same name are variants. */
  variantGroup: z.string().min(1).nullable().default(null),
});
export type ProductInput = z.input<typeof productInput>;

export function productRow(p: z.output<typeof productInput>) {
  return {
    article_number: p.articleNumber,
    name_nl: p.name.nl,
    name_fr: p.name.fr,
    brand: p.brand,
    pack_nl: p.pack.nl,
    pack_fr: p.pack.fr,
    image: p.image,
    ean: p.ean,
    subgroup_code: p.subgroupCode,
    item_code: p.itemCode,
    status: p.status,
    allow_preorder: p.allowPreorder,
    stock_available_day: p.stockAvailableDay,
    days_to_replenish: p.daysToReplenish,
    on_demand_workdays: p.onDemandWorkdays,
    order_before: p.orderBefore,
    sold_per: p.soldPer,
    wrapped_per: p.wrappedPer,
    minimum_order: p.minimumOrder,
    maximum_order: p.maximumOrder,
    sales_unit_nl: p.salesUnit.nl,
    sales_unit_fr: p.salesUnit.fr,
    order_unit_nl: p.orderUnit.nl,
    order_unit_fr: p.orderUnit.fr,
    wrap_unit_nl: p.wrapUnit.nl,
    wrap_unit_fr: p.wrapUnit.fr,
    price_unit_nl: p.priceUnit.nl,
    price_unit_fr: p.priceUnit.fr,
    unit_of_measure: p.unitOfMeasure,
    unit_of_measure_conversion_factor: p.unitOfMeasureConversionFactor,
    orderable_by_order_unit: p.orderableByOrderUnit,
    order_unit_conversion_factor: p.orderUnitConversionFactor,
    weight_article: p.weightArticle,
    vat_code: p.vatCode,
    deposit_mills: p.depositMills,
    replaces: p.replaces,
    replacement: p.replacement,
    net_content: p.netContent?.quantity ?? null,
    net_content_unit: p.netContent?.unit ?? null,
    variant_group: p.variantGroup,
  };
}
