import type { Bench } from '../bench.ts';
import { laneAt } from '../rows/httpTurns.ts';

/** Building the index slows measurements. */
export async function waitForSearchIndex({ lanes }: Bench): Promise<void> {
  const { product, sessions } = laneAt(lanes, 0);
  await product.run(sessions[0], {
    method: 'GET',
    path: '/api/search?keywords=a',
    isRight: ({ status }) => status === 200,
  });
}
