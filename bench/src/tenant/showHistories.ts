import { setTimeout as pause } from 'node:timers/promises';
import { linkStreams } from '@talloor/command-api/aggregates/orderLinks/policies/linkStreams.ts';
import { createRepository } from '@talloor/platform/aggregate/createRepository.ts';
import type { Foundation } from '@talloor/platform/openFoundation.ts';
import { createRunner } from '@talloor/platform/subscription/createRunner.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';

/** Before the product starts: it is ready only when all is shown. */
export async function showHistories(foundation: Foundation, databaseUrl: string): Promise<void> {
  const { store, codec, clock } = foundation;
  const policies = [linkStreams({ repository: createRepository({ store, codec }), clock })];
  const runner = createRunner({ store, codec, databaseUrl, projectors: allProjectors, policies });
  await runner.start();
  while (runner.status().some(({ lag }) => lag !== 0)) {
    const failed = runner.status().find(({ state }) => state === 'failed');
    if (failed) throw new Error(`${failed.name}: ${failed.error}`);
    await pause(50);
  }
  await runner.stop();
}
