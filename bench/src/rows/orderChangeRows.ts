import type { Bench } from '../bench.ts';
import { answers, type Call, type Session } from '../load/caller.ts';
import { measure } from '../load/measure.ts';
import { atLeast, rateRatio, sides, type Pair, type Row } from '../report/row.ts';
import { waitUntilSettled } from './checkouts.ts';
import { floorCall, floorTurn, httpRow, laneAt, targets } from './httpTurns.ts';
import { placeOrders } from './placeOrders.ts';

const fewLines = 20;
const first = ([session]: readonly Session[]) => session;

const changeCall = (order: string, act: string, body: unknown, field: string): Call => ({
  method: 'POST',
  path: `/api/pending_order/${order}/${act}`,
  body,
  isRight: answers(200, field),
});
const setQuantity = (order: string, article: string | undefined, quantity: number): Call =>
  changeCall(order, 'updateline', { article_number: article, quantity }, '"original_quantity":');

export async function orderChangeRows(bench: Bench): Promise<readonly Row[]> {
  return [await updateLineRow(bench), await submitRow(bench)];
}

async function updateLineRow(bench: Bench): Promise<Row> {
  const { lanes, tenant } = bench;
  const orders = await placeOrders(bench, first, fewLines);
  const runAll = (call: (order: string) => Call) =>
    Promise.all(lanes.map(({ product, sessions }, lane) => product.run(sessions[0], call(orders[lane] ?? ''))));
  await runAll((order) => changeCall(order, 'startChanges', {}, '"modification_id":'));
  const row = await httpRow(
    bench,
    {
      name: `updateline in an open order of ${fewLines} lines, against floor W`,
      floor: 'write',
      target: targets.write,
    },
    (lane, count) => setQuantity(orders[lane] ?? '', tenant.orderable[lane % fewLines], 10 + (count % 90)),
  );
  await runAll((order) => changeCall(order, 'cancelChanges', {}, '"version":'));
  await waitUntilSettled(bench);
  return row;
}

async function submitRow(bench: Bench): Promise<Row> {
  const { lanes, size, tenant, product, pool } = bench;
  const articles = tenant.orderable.slice(0, size.changedLines);
  const orders = await placeOrders(bench, first, articles.length);
  let bytes = 0;
  const prepare = (turn: number) =>
    Promise.all(
      lanes.map(async ({ product: connection, sessions }, lane) => {
        const order = orders[lane] ?? '';
        await connection.run(sessions[0], changeCall(order, 'startChanges', {}, '"modification_id":'));
        for (const article of articles) await connection.run(sessions[0], setQuantity(order, article, 8 + (turn % 2)));
      }),
    );
  const submit = () =>
    measure({ pid: product.pid, pool }, async (latencies) => {
      await Promise.all(
        lanes.map(async (_, lane) => {
          const { product: connection, sessions } = laneAt(lanes, lane);
          const call = changeCall(orders[lane] ?? '', 'submitChanges', {}, '"submitted_at":');
          const { milliseconds, answer } = await connection.run(sessions[0], call);
          latencies.push(milliseconds);
          bytes = answer.body.length;
        }),
      );
    });
  const pairs: Pair[] = [];
  for (let turn = 0; turn < size.warmUpTurns + size.rounds; turn++) {
    await prepare(turn);
    await waitUntilSettled(bench);
    const floor = floorCall('write', bytes || 4000);
    const floors = await floorTurn(bench, floor, size.roundMs);
    const own = await submit();
    await waitUntilSettled(bench);
    if (turn < size.warmUpTurns) continue;
    pairs.push({ own, floor: floors });
  }
  const name = `submit changes of ${articles.length} lines of an open order, against floor W`;
  // A burst has no meaningful tail.
  return {
    name,
    judged: [atLeast('ratio', rateRatio(pairs), targets.submit)],
    ...sides(pairs),
  };
}
