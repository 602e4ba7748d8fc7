import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { answers, type Call } from '../load/caller.ts';
import { median } from '../load/statistics.ts';
import { atMost, type Row } from '../report/row.ts';
import { laneAt } from './httpTurns.ts';

const rowCount = 5000;
const mostMs = 2000;
const breathMs = 20;

/** While other customers read baskets. */
export async function upload(bench: Bench): Promise<Row> {
  const { lanes, size, tenant } = bench;
  const { orderable } = tenant;
  const lines = Array.from({ length: rowCount }, (_, index) => `${orderable[index % orderable.length]};2`);
  const preview: Call = {
    method: 'POST',
    path: '/api/basket/upload',
    file: Buffer.from(['Artikelnummer;Aantal', ...lines].join('\n')),
    isRight: answers(200, `"row":${rowCount + 1},`),
  };
  const look: Call = { method: 'GET', path: '/api/basket/list', isRight: answers(200, '"lines":[') };
  const uploads: number[] = [];
  const slowest: number[] = [];
  for (let round = 0; round <= size.rounds; round++) {
    const uploading = round % lanes.length;
    const others: number[] = [];
    let isOver = false;
    const looking = lanes.map(async ({ product, sessions }, lane) => {
      while (!isOver && lane !== uploading) {
        others.push((await product.run(sessions[0], look)).milliseconds);
        await pause(breathMs);
      }
    });
    const { product, sessions } = laneAt(lanes, uploading);
    const { milliseconds } = await product.run(sessions[0], preview);
    isOver = true;
    await Promise.all(looking);
    if (round === 0) continue;
    uploads.push(milliseconds);
    slowest.push(Math.max(...others));
  }
  return {
    name: `${rowCount} rows of an order file previewed, while others look at their baskets`,
    judged: [atMost('previewed', median(uploads), mostMs, ' ms')],
    note: `While ${rowCount} rows were previewed the slowest other answer took ${median(slowest).toFixed(0)} ms.`,
  };
}
