import type { Bench, Lane } from '../bench.ts';
import { floorMark } from '../floor/floorRoutes.ts';
import { answers, type Call } from '../load/caller.ts';
import { measure, untilOver, type Turn } from '../load/measure.ts';
import { atLeast, atMost, type Pair, rateRatio, type Row, sides, tailRatio } from '../report/row.ts';

/** `read`: session check and fixed body; `write`: an INSERT too. */
export type Floor = 'read' | 'write';

export const floorCall = (floor: Floor, bytes: number): Call => ({
  method: 'GET',
  path: `/api/bench/${floor}/${bytes}`,
  isRight: answers(200, floorMark),
});

export const floorTurn = (bench: Bench, call: Call, milliseconds: number): Promise<Turn> =>
  measure(
    { pid: bench.floor.pid, pool: bench.pool },
    untilOver(bench.lanes.length, milliseconds, (lane) => {
      const buyer = laneAt(bench.lanes, lane);
      return buyer.floor.run(buyer.sessions[0], call);
    }),
  );

export function laneAt(lanes: readonly Lane[], index: number): Lane {
  const lane = lanes[index];
  if (!lane) throw new Error(`there is no lane ${index}`);
  return lane;
}

/** Minimum rates relative to the floor. */
export const targets = { read: 0.35, write: 0.3, checkout: 0.15, submit: 0.05 };

const longestTail = 1.5;

export const judgeHttp = (
  pairs: readonly Pair[],
  target: number,
  tail = longestTail,
): Pick<Row, 'judged' | 'own' | 'floor'> => ({
  judged: [atLeast('ratio', rateRatio(pairs), target), atMost('tail', tailRatio(pairs), tail)],
  ...sides(pairs),
});

/**
 * @param callOf the n-th call of a lane
 * @param sizes bytes of answers
 */
export function productTurns(
  { product, pool, lanes }: Bench,
  callOf: (lane: number, count: number) => Call,
  sizes: number[] = [],
): (milliseconds: number) => Promise<Turn> {
  const requestCounts = lanes.map(() => 0);
  return (milliseconds) =>
    measure(
      { pid: product.pid, pool },
      untilOver(lanes.length, milliseconds, async (lane) => {
        const { product: connection, sessions } = laneAt(lanes, lane);
        const count = requestCounts[lane] ?? 0;
        requestCounts[lane] = count + 1;
        const { answer } = await connection.run(sessions[0], callOf(lane, count));
        sizes.push(answer.body.length);
      }),
    );
}

/** Alternates with the floor. */
export async function httpRow(
  bench: Bench,
  row: { readonly name: string; readonly floor: Floor; readonly target: number; readonly longestTail?: number },
  callOf: (lane: number, count: number) => Call,
): Promise<Row> {
  const { size } = bench;
  const sizes: number[] = [];
  const turn = productTurns(bench, callOf, sizes);
  await turn(size.roundMs);
  const floor = floorCall(row.floor, Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / sizes.length));
  const floorsTurn = () => floorTurn(bench, floor, size.roundMs);
  await floorsTurn();
  const pairs: Pair[] = [];
  for (let round = 0; round < size.rounds; round++)
    pairs.push({ floor: await floorsTurn(), own: await turn(size.roundMs) });
  return { name: row.name, ...judgeHttp(pairs, row.target, row.longestTail) };
}
