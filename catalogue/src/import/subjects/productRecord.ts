import { z } from 'zod';
import { allergens, storageKinds } from '@talloor/rules/product/productDetailWire.ts';
import { defaultMaximum } from '@talloor/rules/quantity/quantityStep.ts';
import { bilingual } from '../../navigation/writeNavigation.ts';
import {
  article,
  barcode,
  choice,
  day,
  decimal,
  flag,
  list,
  matching,
  mills,
  structured,
  text,
  whole,
} from '../fields.ts';

const quantity = (above = false) => decimal({ min: 0, max: defaultMaximum, decimals: 3, above });
const name = () => text(200);
const longText = () => text(20_000).nullish();
const allergenList = () => list(new RegExp(`^(?:${allergens.join('|')})$`), allergens.length).nullish();
/** Per 100 g or ml, in grams (energy: kJ or kcal). */
const nutrient = () => decimal({ min: 0, max: 10_000, decimals: 3 }).nullish();

const vatCodes = ['standard', 'intermediate', 'reduced', 'zero'] as const;
const percentages: Readonly<Record<string, (typeof vatCodes)[number]>> = {
  '21': 'standard',
  '12': 'intermediate',
  '6': 'reduced',
  '0': 'zero',
};
/** A code or its percentage. */
const vat = z.unknown().transform((value, context) => {
  const vatText = typeof value === 'number' ? String(value) : value;
  const refuse = (code: string, message: string) => {
    context.addIssue({ code: 'custom', message, params: { code } });
    return z.NEVER;
  };
  if (vatText === null || vatText === undefined || vatText === '')
    return refuse('import.vat_missing', 'there is no VAT');
  const code =
    typeof vatText === 'string' ? (vatCodes.find((each) => each === vatText) ?? percentages[vatText]) : undefined;
  return code ?? refuse('import.invalid', `is none of ${vatCodes.join(', ')}, 21, 12, 6, 0`);
});

/** The cereal or nut. */
const allergenDetail = z.partialRecord(z.enum(allergens), bilingual);
const info = z.array(z.strictObject({ label: bilingual, value: bilingual })).max(100);

/** docs/import.md, with column names of `catalogue.products`. */
export const productRecord = z.strictObject({
  article_number: article(),
  name_nl: name().optional(),
  name_fr: name().optional(),
  brand: text(100).nullish(),
  pack_nl: text(100).nullish(),
  pack_fr: text(100).nullish(),
  image: text(500).nullish(),
  ean: barcode().nullish(),
  erp_number: text(40).nullish(),
  subgroup_code: text(60).optional(),
  item_code: text(60).nullish(),
  status: choice(['active', 'out_of_assortment', 'not_orderable']).nullish(),
  allow_preorder: flag().nullish(),
  stock_available_day: day().nullish(),
  days_to_replenish: whole(0, 366).nullish(),
  on_demand_workdays: whole(0, 366).nullish(),
  order_before: matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is no time such as 10:30').nullish(),
  sold_per: quantity(true).nullish(),
  wrapped_per: quantity().nullish(),
  minimum_order: quantity().nullish(),
  maximum_order: quantity().nullish(),
  sales_unit_nl: text(40).nullish(),
  sales_unit_fr: text(40).nullish(),
  order_unit_nl: text(40).nullish(),
  order_unit_fr: text(40).nullish(),
  wrap_unit_nl: text(40).nullish(),
  wrap_unit_fr: text(40).nullish(),
  price_unit_nl: text(40).nullish(),
  price_unit_fr: text(40).nullish(),
  unit_of_measure: text(10).nullish(),
  unit_of_measure_conversion_factor: decimal({ min: 0, max: 99_999, decimals: 6, above: true }).nullish(),
  orderable_by_order_unit: flag().nullish(),
  order_unit_conversion_factor: decimal({ min: 0, max: 99_999, decimals: 6, above: true }).nullish(),
  weight_article: flag().nullish(),
  vat: vat.optional(),
  deposit: mills().nullish(),
  replaces: article().nullish(),
  replacement: article().nullish(),
  net_content: decimal({ min: 0, max: 999_999, decimals: 3, above: true }).nullish(),
  net_content_unit: choice(['kg', 'l']).nullish(),
  variant_group: text(60).nullish(),
  /** Permanent, without VAT; dated prices are another subject. */
  price: mills().optional(),
  /** Of a new article (empty is unlimited). */
  stock: decimal({ min: 0, max: 999_999_999, decimals: 3 }).nullish(),
  labels: list(/^\d{1,20}$/, 100).nullish(),
  description_nl: longText(),
  description_fr: longText(),
  ingredients_nl: longText(),
  ingredients_fr: longText(),
  storage: choice(storageKinds).nullish(),
  storage_text_nl: longText(),
  storage_text_fr: longText(),
  packaging_nl: longText(),
  packaging_fr: longText(),
  lifestyle_nl: longText(),
  lifestyle_fr: longText(),
  origin: matching(/^[A-Z]{2}$/, 'is no code of a country').nullish(),
  info: structured(info).nullish(),
  allergens_contains: allergenList(),
  allergens_may_contain: allergenList(),
  allergens_free: allergenList(),
  allergens_detail: structured(allergenDetail).nullish(),
  nutrition_per: choice(['100g', '100ml']).nullish(),
  nutrition_energy_kj: nutrient(),
  nutrition_energy_kcal: nutrient(),
  nutrition_fat: nutrient(),
  nutrition_saturates: nutrient(),
  nutrition_carbohydrate: nutrient(),
  nutrition_sugars: nutrient(),
  nutrition_fibre: nutrient(),
  nutrition_protein: nutrient(),
  nutrition_salt: nutrient(),
});
export type ProductRecord = z.output<typeof productRecord>;
