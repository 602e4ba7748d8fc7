import type { Bench } from '../bench.ts';
import { measure } from '../load/measure.ts';
import { atLeast, type Pair, rateRatio, type Row, sides } from '../report/row.ts';
import { drainedAfter, orderAll, prepareBaskets, waitUntilSettled } from './checkouts.ts';
import { floorCall, floorTurn, judgeHttp, targets } from './httpTurns.ts';

export async function checkout(bench: Bench): Promise<readonly Row[]> {
  const { size, pool, product, lanes } = bench;
  const each = lanes.length * (size.tenant.customersEach - 1);
  let bytes = 0;

  const turn = async () => {
    const ready = await prepareBaskets(bench);
    await waitUntilSettled(bench);
    const drained = await drainedAfter(bench, each);
    const floors = floorCall('write', bytes || 4000);
    const floor = await floorTurn(bench, floors, size.roundMs);
    const calls: { rate: number } = { rate: 0 };
    const whole = await measure({ pid: product.pid, pool }, async (latencies) => {
      const startedAt = performance.now();
      const sizes = await orderAll(lanes, ready, latencies);
      calls.rate = (sizes.length * 1000) / (performance.now() - startedAt);
      bytes = Math.round(sizes.reduce((sum, answerBytes) => sum + answerBytes, 0) / sizes.length);
      await drained();
    });
    return { floor, call: { ...whole, ...calls }, whole: { ...whole, p50: Number.NaN, p975: Number.NaN } };
  };

  // Until the engine has compiled the code.
  for (let warmUp = 0; warmUp < size.warmUpTurns; warmUp++) await turn();
  const calls: Pair[] = [];
  const wholes: Pair[] = [];
  for (let round = 0; round < size.rounds; round++) {
    const { floor, call, whole } = await turn();
    calls.push({ floor, own: call });
    wholes.push({ floor, own: whole });
  }
  return [
    {
      name: 'checkout of a prepared basket of 5 lines, the call, against floor W',
      ...judgeHttp(calls, targets.checkout),
    },
    {
      name: 'the same until allocation, mail and projections have drained',
      judged: [atLeast('ratio', rateRatio(wholes), 0.1)],
      ...sides(wholes),
      note: 'CPU per checkout, in both of its rows, holds everything that follows from it.',
    },
  ];
}
