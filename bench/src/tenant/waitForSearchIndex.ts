import type { Bench } from '../bench.ts';
import { laneAt } from '../rows/httpTurns.ts';

/** The index is built after the start and would slow what is measured meanwhile. */
export async function waitForSearchIndex({ lanes }: Bench): Promise<void> {
  const { product, sessions } = laneAt(lanes, 0);
  await product.run(sessions[0], {
    method: 'GET',
    path: '/api/search?keywords=a',
    isRight: ({ status }) => status === 200,
  });
}
