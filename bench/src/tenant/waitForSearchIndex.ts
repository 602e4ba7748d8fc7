import type { Bench } from '../bench.ts';

/** The index is built after the start and would slow what is measured meanwhile. */
export async function waitForSearchIndex({ lanes: [lane] }: Bench): Promise<void> {
  await lane?.product.run(lane.sessions[0], {
    method: 'GET',
    path: '/api/search?keywords=a',
    isRight: ({ status }) => status === 200,
  });
}
