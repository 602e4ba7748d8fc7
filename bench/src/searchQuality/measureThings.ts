import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type pg from 'pg';
import { readJudgedName } from './isThing.ts';
import { articlesThatAre, judgeThing, type JudgedArticle, type ThingJudgement } from './judgeThing.ts';
import type { Half, ThingQuery } from './judgedThings.ts';

export type JudgedThing = {
  readonly query: ThingQuery;
  /** Null: the assortment has no such article. */
  readonly judgement: ThingJudgement | null;
  readonly found: readonly string[];
};

export async function measureThings(
  pool: pg.Pool,
  queries: readonly ThingQuery[],
  search: (query: ThingQuery) => Promise<readonly string[]>,
): Promise<readonly JudgedThing[]> {
  const rows = await findRows(
    pool,
    { articleNumber: 'text not null', nl: 'text not null', fr: 'text not null', subgroup: 'text not null' },
    `select product.article_number as "articleNumber", product.name_nl as nl, product.name_fr as fr, node.name_nl as subgroup
     from catalogue.products product join catalogue.navigation_subgroups node using (subgroup_code)
     where product.status <> 'out_of_assortment'`,
  );
  const assortment = rows.map(({ articleNumber, nl, fr, subgroup }): JudgedArticle => ({
    articleNumber,
    subgroup,
    names: [...new Set([nl, fr])].map(readJudgedName),
  }));
  const names = new Map(rows.map((row) => [row.articleNumber, row]));
  const rightOf = new Map<ThingQuery['thing'], ReadonlySet<string>>();
  const judged: JudgedThing[] = [];
  for (const query of queries) {
    const right = rightOf.get(query.thing) ?? articlesThatAre(query.thing, assortment);
    rightOf.set(query.thing, right);
    const found = await search(query);
    const mark = (article: string) => `${right.has(article) ? '+' : '-'} ${names.get(article)?.[query.language] ?? ''}`;
    judged.push({ query, judgement: judgeThing(found, right), found: found.slice(0, 5).map(mark) });
  }
  return judged;
}

export const judgementsOf = (
  judged: readonly JudgedThing[],
  language: 'nl' | 'fr',
  half: Half,
): readonly ThingJudgement[] =>
  judged.flatMap(({ query, judgement }) =>
    query.language === language && query.half === half && judgement !== null ? [judgement] : [],
  );
