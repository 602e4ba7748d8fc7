import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The parts of the house's build that the bench uses (plain JavaScript, so that `npm start` needs nothing installed). */
type BuildStale = { readonly buildStale: (root: string, wanted?: readonly string[]) => Promise<void> };
type BuildServices = { readonly bundle: (root: string, entry: string, outfile: string) => Promise<unknown> };

export type Bundles = {
  readonly product: string;
  /** What `npm start` tells Node.js, and what it sets in the environment. */
  readonly productFlags: readonly string[];
  readonly productEnv: Readonly<Record<string, string>>;
  readonly floor: string;
};

const manifest = z.object({ scripts: z.object({ start: z.string() }) });

/**
 * Builds what is stale of the product, and the floor's process in the same way as the product's.
 * @param wanted the parts of the product, `services` and the webs; all by default
 */
export async function buildBundles(root: string, wanted?: readonly string[]): Promise<Bundles> {
  const load = <Module>(file: string) => import(join(root, 'server/start', file)) as Promise<Module>;
  const { buildStale } = await load<BuildStale>('buildStale.mjs');
  await buildStale(root, wanted);
  const { bundle } = await load<BuildServices>('buildServices.mjs');
  const floor = 'bench/dist/floor.js';
  await bundle(root, 'bench/src/floor/main.ts', floor);
  const { scripts } = manifest.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const words = scripts.start.split(' ');
  const productFlags = words.filter((word) => word.startsWith('--'));
  const settings = words.map((word) => /^([A-Z_]+)=(.*)$/.exec(word)).filter((found) => found !== null);
  const productEnv = Object.fromEntries(settings.map(([, name = '', value = '']) => [name, value]));
  return { product: join(root, 'server/dist/main.js'), productFlags, productEnv, floor: join(root, floor) };
}
