import { nutrients, type Allergen, type Nutrient, type StorageKind } from '@talloor/rules/product/productDetailWire.ts';
import type { Bilingual } from '@talloor/rules/facts.ts';
import { dairyProfiles } from './profiles/dairy.ts';
import { drinksProfiles } from './profiles/drinks.ts';
import { dryProfiles } from './profiles/dry.ts';
import { freshProfiles } from './profiles/fresh.ts';
import { frozenProfiles } from './profiles/frozen.ts';
import { furtherProfiles } from './profiles/further.ts';

const kilojoulesPerKilocalorie = 4.184;

export type Presence = { readonly presence: 'contains' | 'may_contain'; readonly detail: Bilingual };

/** What the articles of a sub-group or an item have in common. */
export type Profile = {
  /** Null for what is no food. */
  readonly storage: StorageKind | null;
  readonly origin: string;
  /** Those that are not named are free of. */
  readonly allergens: ReadonlyMap<Allergen, Presence>;
  /** Per 100 g or 100 ml. */
  readonly nutrition: { readonly per: '100g' | '100ml'; readonly values: Readonly<Record<Nutrient, number>> } | null;
  readonly description: Bilingual;
  /** `{…}` stands for the main ingredient, with what to say where the name tells none; empty for what is no food. */
  readonly ingredients: Bilingual;
};

/**
 * All profiles by the code of their sub-group or item. A block of five lines, parted by an empty one:
 * `code|storage|origin|allergens|nutrition|l`, Dutch and French description, Dutch and French ingredients. Storage `-` is no
 * food. `gluten!tarwe/blé` is contained, `eggs?` may be. Nutrition is kcal, fat, saturates, carbohydrate, sugars, fibre,
 * protein, salt; `l` is per 100 ml.
 */
export const profiles: ReadonlyMap<string, Profile> = new Map(
  [freshProfiles, dairyProfiles, frozenProfiles, dryProfiles, drinksProfiles, furtherProfiles].flatMap((text) =>
    text.trim().split('\n\n').map(readProfile),
  ),
);

function readProfile(block: string): readonly [string, Profile] {
  const [head = '', nl = '', fr = '', ingredientsNl = '', ingredientsFr = ''] = block.split('\n');
  const [code = '', storage = '', origin = '', allergens = '', nutrition = '', liquid = ''] = head.split('|');
  const isFood = storage !== '-';
  return [
    code,
    {
      storage: isFood ? (storage as StorageKind) : null,
      origin,
      allergens: new Map(allergens.split(/ (?=[a-z]+[!?])/).flatMap((text) => readAllergen(text))),
      nutrition: readNutrition(nutrition, liquid === 'l' ? '100ml' : '100g'),
      description: { nl, fr },
      ingredients: isFood ? { nl: ingredientsNl, fr: ingredientsFr } : { nl: '', fr: '' },
    },
  ];
}

function readAllergen(text: string): readonly (readonly [Allergen, Presence])[] {
  const [, allergen = '', mark = '', nl = '', fr = ''] = /^([a-z]+)([!?])(?:([^/]+)\/(.+))?$/.exec(text) ?? [];
  if (allergen === '') return [];
  return [[allergen as Allergen, { presence: mark === '!' ? 'contains' : 'may_contain', detail: { nl, fr } }]];
}

function readNutrition(text: string, per: '100g' | '100ml'): Profile['nutrition'] {
  const [kcal, ...grams] = text.split(' ').map(Number);
  if (kcal === undefined || Number.isNaN(kcal) || grams.length < nutrients.length - 2) return null;
  const numbers = [Math.round(kcal * kilojoulesPerKilocalorie), kcal, ...grams];
  const values = Object.fromEntries(nutrients.map((nutrient, index) => [nutrient, numbers[index] ?? 0]));
  return { per, values: values as Record<Nutrient, number> };
}
