import { sheetTypes, type SheetType } from '@talloor/rules/product/productDetailWire.ts';
import { demoArticles, type DemoArticle } from '../content/readArticles.ts';

/** One file that an article has. */
export type ChosenSheet = { readonly article: DemoArticle; readonly type: SheetType };

const technical = [
  'croquette-shrimpcroquette',
  'cream-whole',
  'cheese-belgian',
  'chicken-fillet',
  'mince-minced',
  'fries-frites',
  'shrimp-grey',
  'salmon-salmonfresh',
  'roll-pistolet',
  'vegmeat-veganburger',
  'texture-mixed',
  'supplement-proteindrink',
];
const chemicals = [
  'soap-handsoap',
  'soap-disinfect',
  'dishwash-dishliquid',
  'cleaning-allpurpose',
  'cleaning-descale',
  'laundry-washing',
];

/** Which articles have a sheet of a type (spec shopping §3: technical, safety, logistics, halal, food aptitude, user manual). */
const has: Readonly<Record<SheetType, (article: DemoArticle) => boolean>> = {
  T: ({ itemCode, netContent }) => technical.includes(itemCode) && netContent !== null,
  S: ({ itemCode, netContent }) => chemicals.includes(itemCode) && netContent?.unit === 'l',
  L: ({ articleNumber, groupCode, depositMills }) =>
    articleNumber === '155018' || (groupCode === 'drinks' && depositMills > 0 && articleNumber < '500000'),
  H: ({ name }) => /halal/iu.test(name.nl),
  F: ({ itemCode }) => ['containers-bowl', 'containers-alutray', 'gastro-gnpan', 'paper-foil'].includes(itemCode),
  G: ({ itemCode, name }) => itemCode === 'measure-thermometer' || /dispenser/iu.test(name.nl),
};

const mostOfAnItem = 2;

/** Of each product one pack, and of one item a few, in the order of the articles; attests of halal all. */
export function chooseSheets(): readonly ChosenSheet[] {
  const taken = new Map<string, number>();
  return demoArticles
    .filter(({ articleNumber, variantGroup }) => variantGroup === null || variantGroup === articleNumber)
    .flatMap((article) => sheetTypes.filter((type) => has[type](article)).map((type) => ({ article, type })))
    .filter(({ article, type }) => {
      const key = `${type}/${article.itemCode}`;
      const count = (taken.get(key) ?? 0) + 1;
      taken.set(key, count);
      return type === 'H' || count <= mostOfAnItem;
    });
}
