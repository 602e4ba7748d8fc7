import { groupBy } from '@talloor/platform/groupBy.ts';
import { bread, frozen } from './articles/breadAndFrozen.ts';
import { drinks, nonfood } from './articles/drinksAndNonfood.ts';
import { dry, prepared } from './articles/dryAndPrepared.ts';
import { dairy, fish } from './articles/fishAndDairy.ts';
import { meat, poultry } from './articles/meat.ts';
import { vegetables } from './articles/vegetables.ts';
import { articleLines } from './families/articleLines.ts';
import { readArticle, type ArticleText } from './readArticle.ts';
import { articleStates } from './states.ts';

/** An article of the demo; what is alike but for its pack has one variant group, named by the first of them. */
export type DemoArticle = ArticleText & { readonly variantGroup: string | null };

const states = new Map(
  articleStates
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('|')), line.slice(line.indexOf('|') + 1)] as const),
);

function withState(line: string): string {
  const state = states.get(line.slice(0, line.indexOf('|')));
  return state === undefined ? line : `${line} ${state}`;
}

const containers = 'bak|vat|emmer|pot|zak|doos|blik|pak|rol|spuitbus';
const amount = new RegExp(`( (${containers}))?( [\\d,]+ ×)? [\\d,]+ (kg|g|l|cl|ml|st|m)$`);
const withoutAmount = (name: string) => name.replace(amount, '');

const mockups = [vegetables, meat, poultry, fish, dairy, bread, frozen, dry, prepared, drinks, nonfood]
  .flatMap((text) => text.trim().split('\n'))
  .map(readArticle);
const further = articleLines.map((line) => readArticle(withState(line)));

/** All articles of the demo tenant, those that the mock-ups were drawn with first. */
export const demoArticles: readonly DemoArticle[] = withVariants([...mockups, ...further]);

/** What the demo's orders are made of, so that they stay as the mock-ups show them. */
export const orderedArticles: readonly DemoArticle[] = demoArticles.slice(0, mockups.length);

function withVariants(articles: readonly ArticleText[]): readonly DemoArticle[] {
  const groups = groupBy(articles, ({ brand, itemCode, name }) => [brand, itemCode, withoutAmount(name.nl)].join('|'));
  const firstOf = new Map(
    [...groups.values()].flatMap((alike) =>
      alike.length < 2 ? [] : alike.map((article) => [article.articleNumber, alike[0]?.articleNumber ?? null] as const),
    ),
  );
  return articles.map((article) => ({ ...article, variantGroup: firstOf.get(article.articleNumber) ?? null }));
}
