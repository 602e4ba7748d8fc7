import type { DetailInput } from '@talloor/catalogue/product/detailInput.ts';
import { allergens, type Allergen, type StorageKind } from '@talloor/rules/product/productDetailWire.ts';
import type { Bilingual } from '@talloor/rules/facts.ts';
import type { DemoArticle } from '../readArticles.ts';
import { describe } from './describe.ts';
import { findMaterials, type Material } from './findMaterials.ts';
import { infoOf } from './infoOf.ts';
import { lifestyleOf } from './lifestyleOf.ts';
import { originOf } from './originOf.ts';
import { profiles, type Presence, type Profile } from './readProfiles.ts';

/** All that is told about an article of the demo. @throws where its sub-group has no profile */
export function detailOf(article: DemoArticle): DetailInput {
  const profile = profileOf(article);
  const materials = profile.storage === null ? [] : findMaterials(article.name.nl);
  const storage = storageOf(article, profile);
  return {
    articleNumber: article.articleNumber,
    description: describe(article, profile.description),
    ingredients: ingredientsOf(profile, materials[0]),
    nutrition: profile.nutrition,
    allergens: storage === null ? {} : allergensOf(article, profile, materials),
    storage,
    storageText: storage === null ? { nl: '', fr: '' } : storageTexts[storage],
    packaging: packagingOf(article),
    lifestyle: lifestyleOf(article),
    origin: originOf(article, materials, profile.origin),
    info: infoOf(article, storage),
  };
}

/** What is free of gluten shares no recipe with its neighbours. */
function profileOf(article: DemoArticle): Profile {
  const { itemCode, subgroupCode, name } = article;
  const profile = profiles.get(itemCode) ?? profiles.get(subgroupCode);
  if (!profile) throw new Error(`sub-group ${subgroupCode} has no profile`);
  const glutenFree = profiles.get('glutenfree');
  if (!glutenFree || !/glutenvrij/iu.test(name.nl) || profile.allergens.get('gluten')?.presence !== 'contains')
    return profile;
  const { allergens: free, ingredients, nutrition } = glutenFree;
  return { ...profile, allergens: free, ingredients, nutrition };
}

/** The parts in capitals between braces are allergens, and so is the ingredient that takes their place. */
function ingredientsOf({ ingredients }: Profile, main: Material | undefined): Bilingual {
  const filled = (text: string, name: string | undefined) => {
    const whole = text.replace(/\{([^}]*)\}/gu, (_, usual: string) => name ?? usual);
    return whole.charAt(0).toUpperCase() + whole.slice(1);
  };
  return { nl: filled(ingredients.nl, main?.name.nl), fr: filled(ingredients.fr, main?.name.fr) };
}

const free: Bilingual = { nl: '', fr: '' };

function allergensOf(article: DemoArticle, profile: Profile, materials: readonly Material[]): DetailInput['allergens'] {
  const found = new Map<Allergen, Presence>(profile.allergens);
  for (const { allergen } of materials)
    if (allergen) {
      const known = found.get(allergen.kind);
      const detail = allergen.detail.nl === '' ? (known?.detail ?? free) : allergen.detail;
      found.set(allergen.kind, { presence: 'contains', detail });
    }
  const name = article.name.nl;
  if (/glutenvrij/iu.test(name)) found.delete('gluten');
  if (/vegan|plantaardig/iu.test(name))
    for (const animal of ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'] as const) found.delete(animal);
  return Object.fromEntries(
    allergens.map((allergen) => [allergen, found.get(allergen) ?? { presence: 'free', detail: free }]),
  );
}

function storageOf(article: DemoArticle, { storage }: Profile): StorageKind | null {
  if (storage === null) return null;
  const name = article.name.nl;
  if (/diepvries|gyoza|pellets/iu.test(name)) return 'frozen';
  if (storage === 'chilled' && /\bUHT\b|\bblik\b|\bpoeder\b/iu.test(name)) return 'ambient';
  return storage;
}

const storageTexts: Readonly<Record<StorageKind, Bilingual>> = {
  chilled: {
    nl: 'Gekoeld bewaren tussen 0 en 4 °C. Na openen binnen 3 dagen gebruiken.',
    fr: 'À conserver au frais entre 0 et 4 °C. À utiliser dans les 3 jours après ouverture.',
  },
  frozen: {
    nl: 'Bewaren bij −18 °C. Na ontdooien niet opnieuw invriezen.',
    fr: 'À conserver à −18 °C. Ne jamais recongeler un produit décongelé.',
  },
  ambient: {
    nl: 'Koel en droog bewaren, buiten direct licht.',
    fr: "À conserver au frais et au sec, à l'abri de la lumière.",
  },
};

/** How it comes, and how many make a full package where the pack does not tell. */
function packagingOf({ pack, wrappedPer, salesUnit, wrapUnit, kilogramsPerPiece }: DemoArticle): Bilingual {
  const isTold = wrappedPer <= 1 || pack.nl.startsWith(wrapUnit.nl);
  const parts = [
    pack,
    kilogramsPerPiece === null ? null : { nl: 'gewogen per stuk', fr: 'pesé à la pièce' },
    isTold
      ? null
      : {
          nl: `${wrappedPer} ${salesUnit.nl} per ${wrapUnit.nl}`,
          fr: `${wrappedPer} ${salesUnit.fr} par ${wrapUnit.fr}`,
        },
  ].filter((part) => part !== null);
  return { nl: parts.map((part) => part.nl).join(' · '), fr: parts.map((part) => part.fr).join(' · ') };
}
