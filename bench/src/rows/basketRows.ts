import type { Bench } from '../bench.ts';
import { answers, type Call } from '../load/caller.ts';
import { atMost, type Pair, rateRatio, type Row, sides } from '../report/row.ts';
import { waitUntilSettled } from './checkouts.ts';
import { httpRow, productTurns, targets } from './httpTurns.ts';

const quantityOfOthers = 7;
const mostInOneCall = 500;
const mostTimes = 10;

type FilledBaskets = { readonly ids: readonly string[]; readonly articles: readonly string[] };

export async function fillBaskets(bench: Bench, lineCount: number): Promise<FilledBaskets> {
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
      if (lines.length !== articles.length) throw new Error(`a basket has ${lines.length} lines`);
      return id;
    }),
  );
  await waitUntilSettled(bench);
  return { ids, articles };
}

const readRow = (bench: Bench, { ids, articles }: FilledBaskets, target: number): Promise<Row> =>
  httpRow(
    bench,
    { name: `read a basket of ${articles.length} lines, against floor R`, floor: 'read', target },
    (lane) => ({
      method: 'GET',
      path: '/api/basket/list',
      isRight: answers(200, `"basket_id":"${ids[lane]}"`),
    }),
  );

const changeLine =
  (articles: readonly string[]) =>
  (lane: number, count: number): Call => {
    const quantity = 10 + (count % 90);
    return {
      method: 'PUT',
      path: `/api/basket/item/${articles[lane % articles.length]}`,
      body: { quantity },
      isRight: answers(200, `"quantity":${quantity},"errors":[]`),
    };
  };

const changeRow = (bench: Bench, { articles }: FilledBaskets, name: string, target: number): Promise<Row> =>
  httpRow(bench, { name, floor: 'write', target }, changeLine(articles));

async function wholeRow(bench: Bench): Promise<Row> {
  const { size } = bench;
  const { articles } = await fillBaskets(bench, mostInOneCall);
  const changeOne = productTurns(bench, changeLine(articles));
  const changeAll = productTurns(bench, (_lane, count) => {
    const quantity = 10 + (count % 90);
    return {
      method: 'PUT',
      path: '/api/basket/items',
      body: Object.fromEntries(articles.map((article) => [article, quantity])),
      isRight: answers(200, `"quantity":${quantity},"errors":[]`),
    };
  });
  const pairs: Pair[] = [];
  for (let round = 0; round <= size.rounds; round++) {
    const floor = await changeOne(size.roundMs);
    const own = await changeAll(size.roundMs);
    // Consequences of the large call must not slow single changes.
    await waitUntilSettled(bench);
    if (round > 0) pairs.push({ floor, own });
  }
  return {
    name: `set ${articles.length} articles with one call, against a single change in that basket`,
    judged: [atMost('times', 1 / rateRatio(pairs), mostTimes)],
    ...sides(pairs),
  };
}

export async function emptyBaskets(bench: Bench): Promise<void> {
  const call: Call = { method: 'DELETE', path: '/api/basket', isRight: answers(200, '"lines":[]') };
  await Promise.all(bench.lanes.map(({ product, sessions }) => product.run(sessions[0], call)));
  await waitUntilSettled(bench);
}

export async function basketRows(bench: Bench): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { lines, read, change } of [
    { lines: 20, read: targets.read, change: targets.write },
    { lines: 300, read: 0.15, change: 0.2 },
  ]) {
    const filled = await fillBaskets(bench, lines);
    rows.push(await readRow(bench, filled, read));
    rows.push(await changeRow(bench, filled, `change a line of ${filled.articles.length}, against floor W`, change));
  }
  rows.push(await wholeRow(bench));
  await emptyBaskets(bench);
  return rows;
}
