import type { NavigationGroupInput } from '@talloor/catalogue/navigation/writeNavigation.ts';
import type { ProductInput } from '@talloor/catalogue/product/productInput.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { demoArticles, type DemoArticle } from '../content/readArticles.ts';
import { demoNavigation, type DemoItem } from '../content/readNavigation.ts';

/** Navigation as the catalogue takes it, sorted as it stands in the content. */
export const demoGroups: readonly NavigationGroupInput[] = demoNavigation.map((group, index) => ({
  groupCode: group.code,
  board: group.board,
  ...nodeOf(group, index),
  subgroups: group.subgroups.map((subgroup, place) => ({
    subgroupCode: subgroup.code,
    ...nodeOf(subgroup, place),
    items: subgroup.items.map((item, last) => ({ itemCode: item.code, ...nodeOf(item, last) })),
  })),
}));

function nodeOf({ name, alias, icon }: DemoItem, index: number) {
  return { name, alias, icon, sorting: (index + 1) * 10 };
}

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
    itemCode: article.itemCode,
    status: article.status,
    allowPreorder: article.allowPreorder,
    stockAvailableDay: article.availableInDays === null ? null : addDays(today, article.availableInDays),
    daysToReplenish: article.daysToReplenish,
    onDemandWorkdays: article.onDemandWorkdays,
    orderBefore: article.orderBefore,
    soldPer: article.soldPer,
    wrappedPer: article.wrappedPer,
    minimumOrder: article.minimumOrder,
    ...(article.maximumOrder !== null && { maximumOrder: article.maximumOrder }),
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
    netContent: article.netContent,
    variantGroup: article.variantGroup,
  };
}
