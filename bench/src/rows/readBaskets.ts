import type { Bench } from '../bench.ts';
import { answers, type Call } from '../load/caller.ts';
import { fillBaskets } from './basketRows.ts';
import { productTurns } from './httpTurns.ts';

export async function readBaskets(
  bench: Bench,
  lineCount: number,
): Promise<{ readonly read: (lane: number) => Call; readonly full: number }> {
  const { ids } = await fillBaskets(bench, lineCount);
  const read = (lane: number): Call => ({
    method: 'GET',
    path: '/api/basket/list',
    isRight: answers(200, `"basket_id":"${ids[lane]}"`),
  });
  const turn = productTurns(bench, read);
  await turn(bench.size.roundMs);
  const { rate: full } = await turn(bench.size.roundMs);
  return { read, full };
}
