import { z } from 'zod';
import { productView } from './productWire.ts';

/** EU 1169/2011, in the order of annex II. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

/** Per 100 g or 100 ml; energy in kJ and kcal, else grams. */
export const nutrients = [
  'energy_kj',
  'energy_kcal',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'fibre',
  'protein',
  'salt',
] as const;
export type Nutrient = (typeof nutrients)[number];

export const storageKinds = ['chilled', 'frozen', 'ambient'] as const;
export type StorageKind = (typeof storageKinds)[number];

/** Safety sheets (spec shopping §3). */
export const sheetTypes = ['T', 'S', 'L', 'H', 'F', 'G'] as const;
export type SheetType = (typeof sheetTypes)[number];

export const allergenPresences = ['contains', 'may_contain', 'free', 'unknown'] as const;
export const presence = z.enum(allergenPresences);
export type AllergenPresence = z.output<typeof presence>;

/** The price for one. */
export const variantView = productView.pick({
  article_number: true,
  name: true,
  pack: true,
  image: true,
  ean: true,
  erp_number: true,
  status: true,
  is_orderable: true,
  stock: true,
  stock_available_date: true,
  sales_unit_description: true,
  price_unit_description: true,
  price: true,
});

/** Spec shopping §2, Product detail. */
export const productDetailView = productView.extend({
  detail: z.object({
    /** May be empty. */
    description: z.string(),
    ingredients: z.string(),
    nutrition: z
      .object({ per: z.enum(['100g', '100ml']), values: z.record(z.enum(nutrients), z.number().nullable()) })
      .nullable(),
    /** All 14 or none; `detail` names the cereal or nut. */
    allergens: z.array(z.object({ allergen: z.enum(allergens), presence, detail: z.string() })),
    storage: z.enum(storageKinds).nullable(),
    storage_text: z.string(),
    packaging: z.string(),
    /** ISO 3166-1 alpha-2. */
    origin: z.string().nullable(),
    info: z.array(z.object({ label: z.string(), value: z.string() })),
    lifestyle: z.string(),
  }),
  sheets: z.array(z.object({ type: z.enum(sheetTypes), name: z.string(), url: z.string(), size: z.int() })),
  variants: z.array(variantView),
  /** From the group down. */
  trail: z.array(z.object({ alias: z.string(), name: z.string() })),
});
export type ProductDetailView = z.output<typeof productDetailView>;
