import { createHash } from 'node:crypto';
import type { Allergen, Nutrient } from '@talloor/rules/product/productDetailWire.ts';
import { placeOf } from './categories.ts';

type Row = Readonly<Record<string, unknown>>;
type Omission = { readonly field: string; readonly message: string };

/** Deterministic: number, price and stock come from the EAN. Impossible nutrition is omitted. */
export function productOf(row: Row): { readonly value: Row; readonly omissions: readonly Omission[] } {
  const cell = (column: string): string => {
    const text = row[column];
    return typeof text === 'string' ? text.replaceAll(/\p{Cc}+/gu, ' ').trim() : '';
  };
  const ean = cell('ean');
  const name = cell('name').slice(0, 200);
  const { values, omissions } = nutritionOf(cell);
  const { subgroup, group } = placeOf(cell('category_derived'), name, cell('lang_guess'));
  const alcohol = Number(cell('alcohol_100g'));
  const demoValues = demoValuesOf(ean);
  return {
    omissions,
    value: {
      article_number: ean,
      ean,
      name_nl: name,
      name_fr: name,
      brand: null,
      subgroup_code: subgroup.code,
      vat: alcohol > 1.2 || subgroup.code === 'beer' || subgroup.code === 'wine' ? 'standard' : 'reduced',
      price: demoValues.price,
      stock: demoValues.stock,
      storage: group.code === 'frozen' ? 'frozen' : chilled.has(group.code) ? 'chilled' : 'ambient',
      ...contentOf(name),
      ...ingredientsOf(cell('ingredients_text'), cell('lang_guess')),
      allergens_contains: allergensOf(cell('allergens_derived')),
      ...values,
    },
  };
}

const chilled = new Set(['dairy', 'poultry', 'fish', 'meat', 'prepared', 'veg']);

/** Cents: 0.80 to 25.80 euro. */
function demoValuesOf(ean: string): { readonly price: number; readonly stock: number } {
  const digest = createHash('sha256').update(ean).digest();
  const stock = digest.readUInt16BE(4) % 500;
  return { price: (80 + (digest.readUInt32BE(0) % 2500)) / 100, stock: digest.readUInt8(6) % 20 === 0 ? 0 : stock + 1 };
}

function ingredientsOf(text: string, language: string): Row {
  if (text === '') return {};
  if (language === 'nl' || language === 'fr') return { [`ingredients_${language}`]: text };
  return { ingredients_nl: text, ingredients_fr: text };
}

const allergenNames: Readonly<Record<string, Allergen>> = {
  'en:gluten': 'gluten',
  'en:crustaceans': 'crustaceans',
  'en:eggs': 'eggs',
  'en:fish': 'fish',
  'en:peanuts': 'peanuts',
  'en:soybeans': 'soy',
  'en:milk': 'milk',
  'en:nuts': 'nuts',
  'en:celery': 'celery',
  'en:mustard': 'mustard',
  'en:sesame-seeds': 'sesame',
  'en:sulphur-dioxide-and-sulphites': 'sulphites',
  'en:lupin': 'lupin',
  'en:molluscs': 'molluscs',
};
const allergensOf = (ids: string): readonly Allergen[] | null => {
  const allergenList = ids.split('|').flatMap((id) => allergenNames[id] ?? []);
  return allergenList.length === 0 ? null : allergenList;
};

const columns: readonly (readonly [column: string, nutrient: Nutrient])[] = [
  ['fat_100g', 'fat'],
  ['saturated_fat_100g', 'saturates'],
  ['carbohydrates_100g', 'carbohydrate'],
  ['sugars_100g', 'sugars'],
  ['fiber_100g', 'fibre'],
  ['proteins_100g', 'protein'],
  ['salt_100g', 'salt'],
];

/** A part cannot exceed the whole; half a gram tolerance. */
function nutritionOf(cell: (column: string) => string): {
  readonly values: Row;
  readonly omissions: readonly Omission[];
} {
  const amounts = new Map<Nutrient, number>();
  const omissions: Omission[] = [];
  for (const [column, nutrient] of columns) {
    const text = cell(column);
    if (text === '') continue;
    const grams = Number(text);
    if (grams >= 0 && grams <= 100) amounts.set(nutrient, Math.round(grams * 1000) / 1000);
    else omissions.push({ field: column, message: `${text} g in 100 g cannot be` });
  }
  const drop = (nutrient: Nutrient, message: string) => {
    omissions.push({ field: nutrient, message: `${amounts.get(nutrient)} g ${message}` });
    amounts.delete(nutrient);
  };
  for (const [part, whole] of [
    ['saturates', 'fat'],
    ['sugars', 'carbohydrate'],
  ] as const) {
    const total = amounts.get(whole);
    if (total !== undefined && (amounts.get(part) ?? 0) > total + 0.5) drop(part, `is more than all its ${whole}`);
  }
  const macros = ['fat', 'carbohydrate', 'protein', 'fibre'] as const;
  if (macros.reduce((sum, nutrient) => sum + (amounts.get(nutrient) ?? 0), 0) > 102)
    for (const nutrient of [...macros, 'saturates', 'sugars'] as const)
      if (amounts.has(nutrient)) drop(nutrient, 'is part of more than 100 g in 100 g');
  return {
    omissions,
    values: Object.fromEntries([...amounts].map(([nutrient, grams]) => [`nutrition_${nutrient}`, grams])),
  };
}

const units: Readonly<Record<string, readonly [unit: 'kg' | 'l', factor: number]>> = {
  kg: ['kg', 1],
  g: ['kg', 0.001],
  gr: ['kg', 0.001],
  l: ['l', 1],
  cl: ['l', 0.01],
  ml: ['l', 0.001],
};

/** `Cola 1,5 L`. */
function contentOf(name: string): Row {
  const [packText, number = '', unit = ''] =
    /(?<![\d.,])(\d{1,4}(?:[.,]\d{1,3})?) ?(kg|gr|g|cl|ml|l)\b/i.exec(name) ?? [];
  const [kind, factor] = units[unit.toLowerCase()] ?? [];
  const quantity = Math.round(Number(number.replace(',', '.')) * (factor ?? 0) * 1000) / 1000;
  if (packText === undefined || kind === undefined || quantity <= 0) return { pack_nl: 'stuk', pack_fr: 'pièce' };
  return { pack_nl: packText, pack_fr: packText, net_content: quantity, net_content_unit: kind };
}
