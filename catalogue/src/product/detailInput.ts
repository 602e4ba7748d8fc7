import { z } from 'zod';
import { allergenPresences, allergens, nutrients, storageKinds } from '@talloor/rules/product/productDetailWire.ts';
import { articleNumber } from '@talloor/rules/product/productWire.ts';
import { bilingual, bilingualText } from '../navigation/writeNavigation.ts';

const noText = { nl: '', fr: '' };
const text = bilingualText.default(noText);

/** Missing allergens are unknown. */
export const detailInput = z.object({
  articleNumber,
  description: text,
  ingredients: text,
  /** Units as in `nutrients`. */
  nutrition: z
    .object({
      per: z.enum(['100g', '100ml']),
      values: z.partialRecord(z.enum(nutrients), z.number().min(0).max(10_000).nullable()),
    })
    .nullable()
    .default(null),
  allergens: z
    .partialRecord(
      z.enum(allergens),
      z.object({
        presence: z.enum(allergenPresences),
        /** The cereal or nut. */
        detail: text,
      }),
    )
    .default({}),
  storage: z.enum(storageKinds).nullable().default(null),
  storageText: text,
  packaging: text,
  lifestyle: text,
  /** ISO 3166-1 alpha-2. */
  origin: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .default(null),
  info: z.array(z.object({ label: bilingual, value: bilingual })).default([]),
});
export type DetailInput = z.input<typeof detailInput>;

export function detailRow(d: z.output<typeof detailInput>) {
  const allergensRow: Record<string, { presence: string; detail_nl: string; detail_fr: string }> = {};
  for (const [allergen, { presence, detail }] of Object.entries(d.allergens))
    allergensRow[allergen] = { presence, detail_nl: detail.nl, detail_fr: detail.fr };
  return {
    article_number: d.articleNumber,
    description_nl: d.description.nl,
    description_fr: d.description.fr,
    ingredients_nl: d.ingredients.nl,
    ingredients_fr: d.ingredients.fr,
    nutrition: d.nutrition,
    allergens: allergensRow,
    storage: d.storage,
    storage_text_nl: d.storageText.nl,
    storage_text_fr: d.storageText.fr,
    packaging_nl: d.packaging.nl,
    packaging_fr: d.packaging.fr,
    lifestyle_nl: d.lifestyle.nl,
    lifestyle_fr: d.lifestyle.fr,
    origin: d.origin,
    info: d.info,
  };
}
