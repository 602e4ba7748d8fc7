import type { Bench } from '../bench.ts';
import { answers, type Call } from '../load/caller.ts';
import type { Row } from '../report/row.ts';
import { settled } from './checkouts.ts';
import { httpRow } from './httpTurns.ts';

const lineCount = 20;
const quantityOfOthers = 7;

/** Gives each lane's first customer a basket of 20 lines. @returns the basket's id by lane, and its articles */
async function fillBaskets(bench: Bench): Promise<{ ids: readonly string[]; articles: readonly string[] }> {
  const { lanes, tenant } = bench;
  const articles = tenant.orderable.slice(0, lineCount);
  const items = Object.fromEntries(articles.map((article) => [article, quantityOfOthers]));
  const ids = await Promise.all(
    lanes.map(async ({ product, sessions }) => {
      const call: Call = {
        method: 'PUT',
        path: '/api/basket/items',
        body: items,
        isRight: answers(200, '"basket_id"'),
      };
      const { answer } = await product.run(sessions[0], call);
      const { basket_id: id, lines } = JSON.parse(answer.body.toString()) as { basket_id: string; lines: unknown[] };
      if (lines.length !== lineCount) throw new Error(`a basket has ${lines.length} lines`);
      return id;
    }),
  );
  await settled(bench);
  return { ids, articles };
}

/** Reads a basket of 20 lines, and changes a line in it. */
export async function basketRows(bench: Bench): Promise<readonly Row[]> {
  const { ids, articles } = await fillBaskets(bench);
  const read = await httpRow(
    bench,
    { name: 'read a basket of 20 lines, against floor R', floor: 'read', target: 0.5 },
    (lane) => ({
      method: 'GET',
      path: '/api/basket/list',
      isRight: answers(200, `"basket_id":"${ids[lane]}"`),
    }),
  );
  const change = await httpRow(
    bench,
    { name: 'change a line in it, against floor W', floor: 'write', target: 0.5 },
    (lane, count) => {
      // Never the one before, and none that another line has.
      const quantity = 10 + (count % 90);
      return {
        method: 'PUT',
        path: `/api/basket/item/${articles[lane % lineCount]}`,
        body: { quantity },
        isRight: answers(200, `"quantity":${quantity},"errors":[]`),
      };
    },
  );
  return [read, change];
}
