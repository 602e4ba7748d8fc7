import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { report } from './judge/judgement.ts';
import { runChaos } from './runChaos.ts';

/**
 * `npm run chaos -- --minutes 10 --seed 7`: load under random faults. Exits with 1 when a judgement fails. `--store
 * esdb://… --store-start 'command'` uses a real event store.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    store: { type: 'string' },
    'store-start': { type: 'string' },
  },
});
const options = z
  .object({
    minutes: z.coerce.number().positive(),
    seed: z.coerce
      .number()
      .int()
      .nonnegative()
      .default(Math.floor(Math.random() * 2 ** 31)),
    store: z.string().optional(),
    'store-start': z.string().optional(),
  })
  .refine((given) => (given.store === undefined) === (given['store-start'] === undefined), {
    message: '--store and --store-start belong together',
  })
  .safeParse(values);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Plain JavaScript. */
type BuildStale = { readonly buildStale: (root: string, parts: readonly string[]) => Promise<void> };
type BuildServices = { readonly bundle: (root: string, entry: string, outfile: string) => Promise<unknown> };

async function buildPrograms(root: string) {
  const load = <Module>(file: string) => import(join(root, 'server/start', file)) as Promise<Module>;
  const { buildStale } = await load<BuildStale>('buildStale.mjs');
  await buildStale(root, ['services']);
  const { bundle } = await load<BuildServices>('buildServices.mjs');
  const store = 'server/dist/chaosStore.js';
  await bundle(root, 'server/src/chaos/processes/storeMain.ts', store);
  return {
    'command-api': join(root, 'command-api/dist/main.js'),
    projections: join(root, 'projections/dist/main.js'),
    'query-api': join(root, 'query-api/dist/main.js'),
    store: join(root, store),
  };
}

if (!options.success) {
  process.stderr.write(`${options.error.issues.map(({ message }) => message).join('\n')}\n`);
  process.exit(2);
}
const { minutes, seed, store: address, 'store-start': command } = options.data;
const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
process.chdir(root);
const programs = await buildPrograms(root);
const realStore = address === undefined || command === undefined ? null : { address, command };
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());
const judgements = await runChaos({ minutes, seed, programs, realStore, say, signal: interruption.signal });
say(`\n${report(judgements)}`);
const holds = judgements.every(({ wrong }) => wrong.length === 0);
if (!holds) say(`Repeat with: npm run chaos -- --minutes ${minutes} --seed ${seed}`);
process.exit(holds ? 0 : 1);
