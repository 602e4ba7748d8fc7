import type { Bilingual } from '@talloor/rules/facts.ts';
import { nutrients } from '@talloor/rules/product/productDetailWire.ts';
import { defaultMaximum } from '@talloor/rules/quantity/quantityStep.ts';
import type { TableRow } from '../../changes/writeRows.ts';
import type { ProductRecord } from './productRecord.ts';

/** For new articles and empty values. */
const defaults: TableRow = {
  brand: '',
  pack_nl: '',
  pack_fr: '',
  ean: null,
  erp_number: null,
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
  const row: Record<string, TableRow[string]> = {
    deposit_mills: 0,
    image: null,
    image_source: null,
    ...defaults,
    ...present,
  };
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
  if (record.image !== undefined) Object.assign(row, imageOf(record.image, present));
  if ((row['net_content'] === null) !== (row['net_content_unit'] === null)) return { missing: 'net_content_unit' };
  return { row };
}

function imageOf(image: string | null, present: TableRow | undefined): TableRow {
  if (image === null) return (present?.['image_source'] ?? null) === null ? {} : { image: null, image_source: null };
  return isAddress.test(image) ? { image_source: image } : { image };
}

const isAddress = /^https?:\/\//i;

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
