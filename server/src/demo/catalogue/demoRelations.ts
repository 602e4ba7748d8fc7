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
export function demoRelations(): readonly RelatedArticleInput[] {
  const named = relationLines.trim().split('\n').map(readLine);
  const own = new Set(named.flatMap(({ code, kind }) => (byNumber.has(code) ? [`${code}/${kind}`] : [])));
  const relations = [
    ...named.flatMap((line) => relationsOf(line, own)),
    ...[...byItem.values()].flatMap(relatedWithin),
    ...demoArticles.flatMap(upSell),
  ].filter(({ articleNumber, otherArticle }) => articleNumber !== otherArticle);
  return [
    ...groupBy(relations, (each) => [each.articleNumber, each.kind, each.otherArticle].join('/')).values(),
  ].flatMap(([first]) => first ?? []);
}

type Line = {
  readonly code: string;
  readonly kind: 'accessory' | 'cross_sell';
  readonly others: readonly DemoArticle[];
};

function readLine(line: string): Line {
  const [code = '', kind = '', names = ''] = line.split('|');
  return {
    code,
    kind: kind === 'accessory' ? 'accessory' : 'cross_sell',
    others: names.split(', ').map(findArticle),
  };
}

/** @param own articles with relations of their own, as `number/kind`: they take none from their sub-group */
function relationsOf({ code, kind, others }: Line, own: ReadonlySet<string>): readonly RelatedArticleInput[] {
  const article = byNumber.get(code);
  const below = byItem.get(code) ?? bySubgroup.get(code) ?? [];
  const from = article ? [article] : below.filter(({ articleNumber }) => !own.has(`${articleNumber}/${kind}`));
  if (from.length === 0) throw new Error(`nothing is sold under ${code}`);
  return from.flatMap(({ articleNumber }) =>
    others.map((other, sorting) => ({ articleNumber, kind, otherArticle: other.articleNumber, sorting })),
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
