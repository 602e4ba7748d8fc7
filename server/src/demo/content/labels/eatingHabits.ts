import type { DemoArticle } from '../readArticles.ts';

const plants = ['veg', 'snacks'];
const plantSubgroups = ['frozenveg', 'oil', 'pasta-rice', 'nuts', 'soft', 'water', 'vegmeat', 'fries', 'spice'];
const plantItems = [
  'canned-tomatoes',
  'canned-vegcans',
  'canned-pulses',
  'canned-fruitcans',
  'cream-plantcream',
  'milk-plantmilk',
  'cheese-plantcheese',
  'pasta-rice',
  'icecream-sorbet',
  'vegdairy-veganyoghurt',
  'vegdairy-veganspread',
  'sweet-jam',
];
const withAnimals =
  /kaas|room|boter|melk|honing|\bei\b|eieren|kip|rund|\bvis|garna|gehakt|spek|ham\b|gratin|puree|crème|mozzarella|chorizo|rundsvet|kruidenboter|feta|dauphine|bolognaise|kippen|gegratineerd/iu;

/** Without anything of an animal, as far as the content tells. */
export function isVegan({ name, groupCode, subgroupCode, itemCode }: DemoArticle): boolean {
  if (/vegan|plantaardig/iu.test(name.nl)) return true;
  const isPlant = plants.includes(groupCode) || plantSubgroups.includes(subgroupCode) || plantItems.includes(itemCode);
  return isPlant && subgroupCode !== 'aperitif' && !withAnimals.test(name.nl);
}

const vegetarianSubgroups = ['veggie', 'vegdish', 'cream', 'milk', 'yoghurt', 'egg', 'butter', 'viennoiserie'];

/** Without meat and fish. */
export const isVegetarian = (article: DemoArticle): boolean =>
  isVegan(article) || /vegetari/iu.test(article.name.nl) || vegetarianSubgroups.includes(article.subgroupCode);
