import { z } from 'zod';
import { allergens, nutrients, storageKinds } from '@talloor/rules/product/productDetailWire.ts';
import { defaultMaximum } from '@talloor/rules/quantity/quantityStep.ts';
import type { Bilingual } from '@talloor/rules/facts.ts';
import type { TableRow } from '../../changes/writeRows.ts';
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

/** For new articles and empty values. */
const defaults: TableRow = {
  brand: '',
  pack_nl: '',
  pack_fr: '',
  image: null,
  ean: null,
  item_code: null,
  status: 'active',
  allow_preorder: false,
  stock_available_day: null,
  days_to_replenish: 1,
  on_demand_workdays: null,
  order_before: null,
  sold_per: 1,
  wrapped_per: 1,
  minimum_order: 1,
  maximum_order: defaultMaximum,
  sales_unit_nl: 'st',
  sales_unit_fr: 'pc',
  order_unit_nl: 'st',
  order_unit_fr: 'pc',
  wrap_unit_nl: 'doos',
  wrap_unit_fr: 'carton',
  price_unit_nl: 'st',
  price_unit_fr: 'pc',
  unit_of_measure: 'PCE',
  unit_of_measure_conversion_factor: 1,
  orderable_by_order_unit: false,
  order_unit_conversion_factor: 1,
  weight_article: false,
  replaces: null,
  replacement: null,
  net_content: null,
  net_content_unit: null,
  variant_group: null,
};
const requiredColumns = ['name_nl', 'name_fr', 'subgroup_code'] as const;

/** Delivered over present over default values. Null when a new article is incomplete. */
export function mergeProduct(
  record: ProductRecord,
  present: TableRow | undefined,
): { readonly row: TableRow } | { readonly missing: string } {
  const row: Record<string, TableRow[string]> = { deposit_mills: 0, ...defaults, ...present };
  row['article_number'] = record.article_number;
  for (const [column, otherwise] of Object.entries(defaults)) {
    const value = record[column as keyof ProductRecord];
    if (value !== undefined) row[column] = (value as TableRow[string]) ?? otherwise;
  }
  for (const column of requiredColumns) {
    if (record[column] !== undefined) row[column] = record[column];
    if (row[column] === undefined) return { missing: column };
  }
  if (record.vat !== undefined) row['vat_code'] = record.vat;
  if (row['vat_code'] === undefined) return { missing: 'vat' };
  if (record.deposit !== undefined) row['deposit_mills'] = record.deposit ?? 0;
  if ((row['net_content'] === null) !== (row['net_content_unit'] === null)) return { missing: 'net_content_unit' };
  return { row };
}

const detailTexts = [
  'description_nl',
  'description_fr',
  'ingredients_nl',
  'ingredients_fr',
  'storage_text_nl',
  'storage_text_fr',
  'packaging_nl',
  'packaging_fr',
  'lifestyle_nl',
  'lifestyle_fr',
] as const;

/** Null without details. */
export function mergeDetail(record: ProductRecord, present: TableRow | undefined): TableRow | null {
  const row: Record<string, TableRow[string]> = {
    storage: null,
    origin: null,
    info: [],
    nutrition: null,
    allergens: {},
    ...Object.fromEntries(detailTexts.map((column) => [column, ''])),
    ...present,
    article_number: record.article_number,
  };
  let isTold = false;
  const tell = (column: string, value: TableRow[string]) => {
    row[column] = value;
    isTold = true;
  };
  for (const column of detailTexts) if (record[column] !== undefined) tell(column, record[column] ?? '');
  if (record.storage !== undefined) tell('storage', record.storage);
  if (record.origin !== undefined) tell('origin', record.origin);
  if (record.info !== undefined) tell('info', record.info ?? []);
  const nutrition = nutritionOf(record);
  if (nutrition !== undefined) tell('nutrition', nutrition);
  const statements = allergensOf(record);
  if (statements !== undefined) tell('allergens', statements);
  return isTold ? row : null;
}

function nutritionOf(record: ProductRecord) {
  const values: Record<string, number | null> = {};
  for (const nutrient of nutrients) {
    const grams = record[`nutrition_${nutrient}`];
    if (grams !== undefined) values[nutrient] = grams;
  }
  if (Object.keys(values).length === 0) return undefined;
  if (Object.values(values).every((value) => value === null)) return null;
  return { per: record.nutrition_per ?? '100g', values };
}

/** Named twice means contained. */
function allergensOf(record: ProductRecord) {
  const lists = {
    free: record.allergens_free,
    may_contain: record.allergens_may_contain,
    contains: record.allergens_contains,
  };
  if (Object.values(lists).every((list) => list === undefined)) return undefined;
  const statements: Record<string, object> = {};
  const details: Readonly<Record<string, Bilingual | undefined>> = record.allergens_detail ?? {};
  for (const [presence, allergenNames] of Object.entries(lists))
    for (const allergen of allergenNames ?? []) {
      const { nl = '', fr = '' } = details[allergen] ?? {};
      statements[allergen] = { presence, detail_nl: nl, detail_fr: fr };
    }
  return statements;
}
