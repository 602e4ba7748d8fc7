import type { Bench } from '../bench.ts';
import { answers, type Call } from '../load/caller.ts';
import type { Row } from '../report/row.ts';
import { linesPerNote, writePurchases } from '../tenant/writePurchases.ts';
import { httpRow } from './httpTurns.ts';

const target = 0.3;
const dayMs = 24 * 60 * 60 * 1000;
const firstDay = Date.parse('2025-03-11');
const periods = 300;

export async function statisticsRows(bench: Bench): Promise<readonly Row[]> {
  const lines = bench.size.history.many * 4;
  await writePurchases(bench, Math.ceil(lines / linesPerNote));
  const name = `statistics of up to ${lines} order lines by article, each of another period, against floor R`;
  return [await httpRow(bench, { name, floor: 'read', target }, (_lane, count) => ofPeriod(count))];
}

function ofPeriod(count: number): Call {
  const from = new Date(firstDay + (count % periods) * dayMs).toISOString().slice(0, 10);
  return {
    method: 'GET',
    path: `/api/statistics?from=${from}&to=2026-03-10&by=article`,
    isRight: answers(200, '"rows":[{'),
  };
}
