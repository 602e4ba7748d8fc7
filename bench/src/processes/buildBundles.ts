import { join } from 'node:path';

type BuildStale = { readonly buildStale: (root: string, parts?: readonly string[]) => Promise<void> };
type BuildServices = { readonly bundle: (root: string, entry: string, outfile: string) => Promise<unknown> };

export type Bundles = {
  readonly product: string;
  readonly floor: string;
};

export async function buildBundles(root: string, parts?: readonly string[]): Promise<Bundles> {
  const load = <Module>(file: string) => import(join(root, 'server/start', file)) as Promise<Module>;
  const { buildStale } = await load<BuildStale>('buildStale.mjs');
  await buildStale(root, parts);
  const { bundle } = await load<BuildServices>('buildServices.mjs');
  const floor = 'bench/dist/floor.js';
  await bundle(root, 'bench/src/floor/main.ts', floor);
  return { product: join(root, 'server/dist/main.js'), floor: join(root, floor) };
}
