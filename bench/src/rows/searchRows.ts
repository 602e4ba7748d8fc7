import type { Bench } from '../bench.ts';
import type { Row } from '../report/row.ts';
import { httpRow } from './httpTurns.ts';
import { readQuestions } from './searchQuestions.ts';

const targets = {
  search: [0.12, 0.05],
  category: [0.2, 0.1],
  autocomplete: [0.3, 0.2],
  detail: [0.35, 0.35],
} as const;
const longestTail = 2;

const names = {
  search: 'search with keyword and two facets',
  category: 'category page with all facets',
  autocomplete: 'autocomplete of 2 to 4 letters',
  detail: 'product detail',
} as const;

export async function searchRows(bench: Bench): Promise<readonly Row[]> {
  const questions = await readQuestions(bench.pool);
  const { articles } = bench.size.tenant;
  const rows: Row[] = [];
  for (const kind of ['search', 'category', 'autocomplete', 'detail'] as const) {
    const calls = questions[kind];
    const [small, big] = targets[kind];
    const row = {
      name: `${names[kind]}, ${articles.toLocaleString('en')} articles`,
      floor: 'read',
      target: articles > 10_000 ? big : small,
      longestTail,
    } as const;
    rows.push(
      await httpRow(bench, row, (lane, count) => {
        const call = calls[(lane * 31 + count) % calls.length];
        if (!call) throw new Error('the tenant has no articles');
        return call;
      }),
    );
  }
  return rows;
}
