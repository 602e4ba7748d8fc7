import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { Call } from '../load/caller.ts';
import { measure, type Turn } from '../load/measure.ts';
import { laneAt } from './httpTurns.ts';

/** Fixed pace, independent of answers; includes the wait for a connection. */
export function pacedTurn(bench: Bench, callOf: (lane: number) => Call, perSecond: number): Promise<Turn> {
  const { product, pool, lanes, size } = bench;
  const count = Math.max(lanes.length, Math.round((size.roundMs * perSecond) / 1000));
  return measure({ pid: product.pid, pool }, async (latencies) => {
    const startedAt = performance.now();
    await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const due = startedAt + (index * 1000) / perSecond;
        await pause(Math.max(0, due - performance.now()));
        const lane = index % lanes.length;
        const { product: connection, sessions } = laneAt(lanes, lane);
        // Excludes late timers.
        const sentAt = performance.now();
        await connection.run(sessions[0], callOf(lane));
        latencies.push(performance.now() - sentAt);
      }),
    );
  });
}
