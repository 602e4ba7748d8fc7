import type { DemoArticle } from '../readArticles.ts';
import type { Material } from './findMaterials.ts';

const ofBrand: Readonly<Record<string, string>> = {
  'Pastificio Rovella': 'IT',
  'Tenuta Calvero': 'IT',
  'Domaine Peyrolles': 'FR',
  'Bodegas Rioverde': 'ES',
  'Casa Molinera': 'MX',
  'Olympos Keuken': 'GR',
};

/** Names that say where an article comes from. */
const ofName: readonly (readonly [RegExp, string])[] = [
  [/\biers\b/iu, 'IE'],
  [/serrano|chorizo|rioja|cava|manchego|tapas/iu, 'ES'],
  [/parmaham|parmezaan|gorgonzola|mozzarella|mascarpone|burrata|prosecco|modena/iu, 'IT'],
  [/gouda|\bedam\b|zeeuwse/iu, 'NL'],
  [/emmental|gruyère|raclette/iu, 'CH'],
  [/camembert|brie|roquefort|bourgogne|bordeaux|provence|\bdijon/iu, 'FR'],
  [/feta|kalamata|griekse|tzatziki/iu, 'GR'],
  [/noordzee|grijze garna/iu, 'BE'],
  [/schots/iu, 'GB'],
  [/basmati|masala|korma|garam|chutney/iu, 'IN'],
  [/sushi|nori|wasabi|teriyaki|udon/iu, 'JP'],
  [/wild|kalf|belgisch/iu, 'BE'],
];

/** ISO code of the country: what the name says, the house of the brand, the main ingredient, else the kind's usual one. */
export function originOf({ name, brand }: DemoArticle, materials: readonly Material[], usual: string): string {
  const named = ofName.find(([pattern]) => pattern.test(name.nl))?.[1];
  return named ?? ofBrand[brand] ?? materials[0]?.origin ?? usual;
}
