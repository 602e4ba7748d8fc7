import type { Bench } from '../bench.ts';
import { answers, type Call } from '../load/caller.ts';
import type { Row } from '../report/row.ts';
import { linesPerNote, writePurchases } from '../tenant/writePurchases.ts';
import { httpRow } from './httpTurns.ts';

const target = 0.3;

export async function statisticsRows(bench: Bench): Promise<readonly Row[]> {
  const lines = bench.size.history.many * 4;
  await writePurchases(bench, Math.ceil(lines / linesPerNote));
  const name = `statistics of ${lines} order lines by article, against floor R`;
  return [await httpRow(bench, { name, floor: 'read', target }, () => call)];
}

const call: Call = {
  method: 'GET',
  path: '/api/statistics?from=2025-03-11&to=2026-03-10&by=article',
  isRight: answers(200, '"rows":[{'),
};
