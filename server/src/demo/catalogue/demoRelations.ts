import type { RelatedArticleInput } from '@talloor/catalogue/related/writeRelatedArticles.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';
import { findArticle } from '../content/findArticle.ts';
import { demoArticles, type DemoArticle } from '../content/readArticles.ts';
import { relationLines } from '../content/related.ts';

const byNumber = new Map(demoArticles.map((article) => [article.articleNumber, article]));
const bySubgroup = groupBy(demoArticles, ({ subgroupCode }) => subgroupCode);
const byItem = groupBy(demoArticles, ({ itemCode }) => itemCode);

/** How many of its kind are shown beside an article. */
const mostAlike = 4;

/** All relations of the demo: what the content names, others of the same kind, and the larger pack of each. */
export const demoRelations = (): readonly RelatedArticleInput[] => {
  const named = relationLines.trim().split('\n').flatMap(readRelation);
  const alike = [...byItem.values()].flatMap(relatedWithin);
  const larger = demoArticles.flatMap(upSell);
  const seen = new Set<string>();
  return [...named, ...alike, ...larger].filter(({ articleNumber, kind, otherArticle }) => {
    const key = `${articleNumber}/${kind}/${otherArticle}`;
    if (seen.has(key) || articleNumber === otherArticle) return false;
    seen.add(key);
    return true;
  });
};

function readRelation(line: string): readonly RelatedArticleInput[] {
  const [code = '', kind = '', names = ''] = line.split('|');
  const article = byNumber.get(code);
  const from = article ? [article] : (byItem.get(code) ?? bySubgroup.get(code) ?? []);
  if (from.length === 0) throw new Error(`nothing is sold under ${code}`);
  const others = names.split(', ').map(findArticle);
  return from.flatMap(({ articleNumber }) =>
    others.map((other, index) => ({
      articleNumber,
      kind: kind === 'accessory' ? ('accessory' as const) : ('cross_sell' as const),
      otherArticle: other.articleNumber,
      sorting: index,
    })),
  );
}

/** The next of the same item that are another product, not another pack of it. */
function relatedWithin(articles: readonly DemoArticle[]): readonly RelatedArticleInput[] {
  const products = articles.filter(
    ({ articleNumber, variantGroup, status }) =>
      status === 'active' && (variantGroup === null || variantGroup === articleNumber),
  );
  return articles.flatMap((article) =>
    products
      .filter(
        (other) => other !== article && (article.variantGroup === null || other.variantGroup !== article.variantGroup),
      )
      .slice(0, mostAlike)
      .map((other, sorting) => ({
        articleNumber: article.articleNumber,
        kind: 'related' as const,
        otherArticle: other.articleNumber,
        sorting,
      })),
  );
}

/** The pack of the same product that holds more and costs less per kilo or litre. */
function upSell({ articleNumber, variantGroup, netContent, listMills }: DemoArticle): readonly RelatedArticleInput[] {
  if (variantGroup === null || netContent === null) return [];
  const own = listMills / netContent.quantity;
  const better = (variants.get(variantGroup) ?? []).find(
    (other) =>
      other.netContent !== null &&
      other.netContent.quantity > netContent.quantity &&
      other.listMills / other.netContent.quantity < own,
  );
  return better ? [{ articleNumber, kind: 'up_sell', otherArticle: better.articleNumber }] : [];
}

const variants = groupBy(demoArticles, ({ variantGroup }) => variantGroup ?? '');
