import type { Bench, Lane } from '../bench.ts';
import { floorMark } from '../floor/floorRoutes.ts';
import { answers, type Call } from '../load/caller.ts';
import { measure, untilOver, type Turn } from '../load/measure.ts';
import { atLeast, atMost, type Pair, rateRatio, type Row, sides, tailRatio } from '../report/row.ts';

/** `read`: floor R, the session check and a canned body; `write`: floor W, an INSERT before it. */
export type Floor = 'read' | 'write';

/** A floor's call for a body as large as the row's. */
export const floorCall = (floor: Floor, bytes: number): Call => ({
  method: 'GET',
  path: `/api/bench/${floor}/${bytes}`,
  isRight: answers(200, floorMark),
});

/** All lanes call the floor's process without pause for so long. */
export const floorTurn = ({ floor, pool, lanes }: Bench, call: Call, milliseconds: number): Promise<Turn> =>
  measure(
    { pid: floor.pid, pool },
    untilOver(lanes.length, milliseconds, (lane) => {
      const { floor: connection, sessions } = laneAt(lanes, lane);
      return connection.run(sessions[0], call);
    }),
  );

export function laneAt(lanes: readonly Lane[], index: number): Lane {
  const lane = lanes[index];
  if (!lane) throw new Error(`there is no lane ${index}`);
  return lane;
}

/** Slow answers may lie this many times as far from the middle one as the floor's do. */
const longestTail = 1.5;

/** What is asked of every row over HTTP. */
export const judgeHttp = (pairs: readonly Pair[], target: number): Pick<Row, 'judged' | 'own' | 'floor'> => ({
  judged: [atLeast('ratio', rateRatio(pairs), target), atMost('tail', tailRatio(pairs), longestTail)],
  ...sides(pairs),
});

/**
 * A row that repeats one kind of call by each lane's first customer, in turns with its floor.
 * @param callOf the n-th call of a lane
 */
export async function httpRow(
  bench: Bench,
  row: { readonly name: string; readonly floor: Floor; readonly target: number },
  callOf: (lane: number, count: number) => Call,
): Promise<Row> {
  const { product, pool, lanes, size } = bench;
  const sizes: number[] = [];
  const asked = lanes.map(() => 0);
  const turn = (milliseconds: number): Promise<Turn> =>
    measure(
      { pid: product.pid, pool },
      untilOver(lanes.length, milliseconds, async (lane) => {
        const { product: connection, sessions } = laneAt(lanes, lane);
        const count = asked[lane] ?? 0;
        asked[lane] = count + 1;
        const { answer } = await connection.run(sessions[0], callOf(lane, count));
        sizes.push(answer.body.length);
      }),
    );
  await turn(size.roundMs);
  const floor = floorCall(row.floor, Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / sizes.length));
  await floorTurn(bench, floor, size.roundMs);
  const pairs: Pair[] = [];
  for (let round = 0; round < size.rounds; round++)
    pairs.push({ floor: await floorTurn(bench, floor, size.roundMs), own: await turn(size.roundMs) });
  return { name: row.name, ...judgeHttp(pairs, row.target) };
}
