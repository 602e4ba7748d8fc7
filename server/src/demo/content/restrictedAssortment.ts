import { demoArticles, type DemoArticle } from './readArticles.ts';

/** Crèche De Zonnebloem sees and orders what suits small children. */
export const restrictedCustomer = '314005';

const allowedGroups = ['veg', 'kids'];
const allowedSubgroups = [
  'chicken',
  'turkey',
  'whitefish',
  'milk',
  'yoghurt',
  'butter',
  'roll',
  'loaf',
  'frozenveg',
  'pasta',
  'vegsoup',
  'glutenfree',
  'soap',
  'paper',
  'cleaning',
  'cereal',
];
const allowedItems = [
  'mince-minced',
  'cheese-grated',
  'cheese-creamcheese',
  'canned-fruitcans',
  'water-still',
  'soup-vegsoup',
  'egg-fresheggs',
];

export const isAllowed = ({ groupCode, subgroupCode, itemCode }: DemoArticle): boolean =>
  allowedGroups.includes(groupCode) || allowedSubgroups.includes(subgroupCode) || allowedItems.includes(itemCode);

/** All articles of the restricted assortment. */
export const allowedArticles: readonly DemoArticle[] = demoArticles.filter(isAllowed);
