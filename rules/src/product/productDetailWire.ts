import { z } from 'zod';
import { articleNumber, productView } from './productWire.ts';

/** The 14 allergens of EU 1169/2011, in the order of its annex II. */
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

/** Per 100 g or 100 ml; energy in kJ and kcal, the others in grams; null where it is not known. */
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

/** Safety sheets of spec shopping §3. */
export const sheetTypes = ['T', 'S', 'L', 'H', 'F', 'G'] as const;
export type SheetType = (typeof sheetTypes)[number];

export const allergenPresences = ['contains', 'may_contain', 'free', 'unknown'] as const;
export const presence = z.enum(allergenPresences);
export type AllergenPresence = z.output<typeof presence>;

/** One article with all that is told about it (spec shopping §2, Product detail), in the language of the request. */
export const productDetailView = productView.extend({
  detail: z.object({
    /** Texts are empty where there are none. */
    description: z.string(),
    ingredients: z.string(),
    /** Null: nothing is known. */
    nutrition: z
      .object({ per: z.enum(['100g', '100ml']), values: z.record(z.enum(nutrients), z.number().nullable()) })
      .nullable(),
    /** All 14, or none where nothing is known; `detail` names the cereal or nut. */
    allergens: z.array(z.object({ allergen: z.enum(allergens), presence, detail: z.string() })),
    storage: z.enum(storageKinds).nullable(),
    storage_text: z.string(),
    packaging: z.string(),
    /** ISO 3166-1 alpha-2. */
    origin: z.string().nullable(),
    /** Further product information, label and value. */
    info: z.array(z.object({ label: z.string(), value: z.string() })),
    lifestyle: z.string(),
  }),
  sheets: z.array(z.object({ type: z.enum(sheetTypes), name: z.string(), url: z.string(), size: z.int() })),
  variants: z.array(z.object({ article_number: articleNumber, name: z.string(), pack: z.string() })),
  /** From the group down to its own category, each with the alias of its page. */
  trail: z.array(z.object({ alias: z.string(), name: z.string() })),
});
export type ProductDetailView = z.output<typeof productDetailView>;
