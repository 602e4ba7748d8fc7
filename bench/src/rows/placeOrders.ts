import type { Bench } from '../bench.ts';
import type { Session } from '../load/caller.ts';
import { prepareBasket, waitUntilSettled } from './checkouts.ts';
import { laneAt } from './httpTurns.ts';

/** @returns order numbers by lane */
export async function placeOrders(
  bench: Bench,
  sessionOf: (sessions: readonly Session[]) => Session | undefined,
  lineCount: number,
): Promise<readonly string[]> {
  const { lanes, tenant } = bench;
  const items = Object.fromEntries(tenant.orderable.slice(0, lineCount).map((article) => [article, 7]));
  const numbers: string[] = [];
  for (const index of lanes.keys()) {
    const { product, sessions } = laneAt(lanes, index);
    const session = sessionOf(sessions);
    if (!session) throw new Error('a lane has too few customers');
    const { call } = await prepareBasket(product, session, items);
    const { answer } = await product.run(session, call);
    const { order_number: number } = JSON.parse(answer.body.toString()) as { order_number: string };
    numbers.push(number);
  }
  await waitUntilSettled(bench);
  return numbers;
}
