import type { NavigationGroupInput } from '@talloor/catalogue/navigation/writeNavigation.ts';
import type { ProductInput } from '@talloor/catalogue/product/productInput.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { demoNavigation } from '../content/navigation.ts';
import { demoArticles, type DemoArticle } from '../content/readArticles.ts';

/** Sub-groups with a face of their own; the others wear their board's. */
const subgroupIcons: Readonly<Record<string, string>> = {
  fruit: 'orange',
  shrimp: 'shrimp',
  shellfish: 'shrimp',
  cream: 'drop-half-bottom',
  milk: 'drop-half-bottom',
  yoghurt: 'drop-half-bottom',
  egg: 'egg',
  cake: 'cookie',
  icecream: 'ice-cream',
  soup: 'bowl-steam',
  beer: 'beer-bottle',
  water: 'drop-half-bottom',
  soft: 'drop-half-bottom',
  coffee: 'coffee',
  soap: 'hand-soap',
};

/** Navigation groups and sub-groups as the catalogue takes them, sorted as they stand in the content. */
export const demoGroups: readonly NavigationGroupInput[] = demoNavigation.map(
  ([groupCode, nl, fr, subgroups], index) => ({
    groupCode,
    board: groupCode,
    name: { nl, fr },
    sorting: (index + 1) * 10,
    subgroups: subgroups.map((line, place) => {
      const [subgroupCode = '', dutch = '', french = ''] = line.split('|');
      return {
        subgroupCode,
        name: { nl: dutch, fr: french },
        sorting: (place + 1) * 10,
        icon: subgroupIcons[subgroupCode] ?? null,
      };
    }),
  }),
);

const replacedBy = new Map(
  demoArticles.flatMap(({ articleNumber, replacement }) => (replacement ? [[replacement, articleNumber]] : [])),
);
const vatCodes: Readonly<Record<number, ProductInput['vatCode']>> = {
  21: 'standard',
  12: 'intermediate',
  6: 'reduced',
  0: 'zero',
};

/** Articles as the catalogue takes them; days when stock returns count from `today` (yyyy-mm-dd). */
export const demoProducts = (today: string): readonly ProductInput[] =>
  demoArticles.map((article) => productOf(article, today));

function productOf(article: DemoArticle, today: string): ProductInput {
  const { articleNumber, kilogramsPerPiece, vatRate } = article;
  const vatCode = vatCodes[vatRate];
  if (!vatCode) throw new Error(`article ${articleNumber} has no known VAT rate: ${vatRate}`);
  return {
    articleNumber,
    name: article.name,
    brand: article.brand,
    pack: article.pack,
    ean: article.ean,
    subgroupCode: article.subgroupCode,
    status: article.status,
    allowPreorder: article.allowPreorder,
    stockAvailableDay: article.availableInDays === null ? null : addDays(today, article.availableInDays),
    daysToReplenish: article.daysToReplenish,
    onDemandWorkdays: article.onDemandWorkdays,
    orderBefore: article.orderBefore,
    soldPer: article.soldPer,
    wrappedPer: article.wrappedPer,
    minimumOrder: article.soldPer,
    salesUnit: article.salesUnit,
    orderUnit: article.salesUnit,
    wrapUnit: article.wrapUnit,
    priceUnit: article.priceUnit,
    unitOfMeasure: kilogramsPerPiece === null ? 'PCE' : 'KGM',
    unitOfMeasureConversionFactor: kilogramsPerPiece ?? 1,
    weightArticle: kilogramsPerPiece !== null,
    vatCode,
    depositMills: article.depositMills,
    replaces: replacedBy.get(articleNumber) ?? null,
    replacement: article.replacement,
  };
}
