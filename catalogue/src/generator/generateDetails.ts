import { allergens, storageKinds } from '@talloor/rules/product/productDetailWire.ts';
import type { LabelInput, ProductLabelsInput } from '../label/writeLabels.ts';
import type { DetailInput } from '../product/detailInput.ts';
import type { GeneratedArticle } from './generateArticles.ts';
import { randomOf, type Random } from './randomOf.ts';

const origins = ['BE', 'FR', 'NL', 'DE', 'IT', 'ES', 'PT', 'MA'] as const;

export const generatedLabels: readonly LabelInput[] = [
  ['Biologisch', 'Biologique'],
  ['Veggie', 'Végétarien'],
  ['Vegan', 'Végan'],
  ['Halal', 'Halal'],
  ['Fairtrade', 'Commerce équitable'],
  ['Korte keten', 'Circuit court'],
  ['Zonder suiker', 'Sans sucre'],
  ['Nieuw', 'Nouveau'],
].map(([nl = '', fr = ''], index) => ({
  labelKey: String(880_001 + index),
  type: 'spec',
  name: { nl, fr },
  sorting: index,
}));

export type GeneratedDetail = { readonly detail: DetailInput; readonly labels: ProductLabelsInput };

export function generateDetails(articles: readonly GeneratedArticle[], seed = 1): readonly GeneratedDetail[] {
  const random = randomOf(seed + 3);
  return articles.map(({ product }) => detailOf(product, random));
}

function detailOf({ articleNumber, name, brand }: GeneratedArticle['product'], random: Random): GeneratedDetail {
  const declared = allergens.filter(() => random.next() < 0.6);
  const allergenEntries = declared.map((allergen) => {
    const presence = random.next() < 0.25 ? ('contains' as const) : ('free' as const);
    return [allergen, { presence }] as const;
  });
  const labelKeys = generatedLabels.filter(() => random.next() < 0.12).map(({ labelKey }) => labelKey);
  return {
    detail: {
      articleNumber,
      description: {
        nl: `${name.nl} van ${brand}, voor elke keuken.`,
        fr: `${name.fr} de ${brand}, pour chaque cuisine.`,
      },
      ingredients: { nl: `${name.nl}, water, zout.`, fr: `${name.fr}, eau, sel.` },
      nutrition: {
        per: '100g',
        values: { energy_kj: random.between(100, 2500), fat: random.between(0, 40), salt: random.between(0, 3) },
      },
      allergens: Object.fromEntries(allergenEntries),
      storage: random.pick(storageKinds),
      origin: random.pick(origins),
    },
    labels: { articleNumber, labelKeys },
  };
}
