import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { banner, external } from './server/start/buildServices.mjs';

/** What jest.int.setup.mjs calls, what tests start as processes, and what the product starts from beside its bundle. */
const programs = {
  setUp: 'server/src/testing/setUpIntegration.ts',
  'command-api': 'command-api/src/main.ts',
  projections: 'projections/src/main.ts',
  'query-api': 'query-api/src/main.ts',
  apiKeys: 'server/src/apiKeys.ts',
  audit: 'server/src/audit.ts',
  erase: 'server/src/erase.ts',
  import: 'server/src/import.ts',
  openDataFolder: 'server/src/embedded/openDataFolder.ts',
  restrictedLists: 'server/src/restrictedLists.ts',
  mortalMain: 'server/src/faults/testing/crash/mortalMain.ts',
  hashPassword: 'command-api/src/aggregates/account/passwords/hashPassword.ts',
  drawPaper: 'query-api/src/papers/drawPaper.ts',
  readUpload: 'query-api/src/upload/reading/readUploadProcess.ts',
};
/** Modules that start them: their `import.meta.url` is the bundle's. */
const starters = /(createHashingThreads|createPaperPress|createUploadReader)\.ts$/;

/**
 * Bundles the test files and all that they import into a new folder, so that a test loads some seventy files instead of two
 * thousand. @returns the folder, where each file has its bundle under the same path with `.js`
 */
export async function bundleTests(root, testFiles) {
  const folder = join(root, '.cache/integration', String(process.pid));
  removeLeftovers(dirname(folder));
  mkdirSync(folder, { recursive: true });
  const entries = testFiles.map((file) => relative(root, file).replaceAll('\\', '/'));
  await build({
    absWorkingDir: root,
    entryPoints: [
      ...entries.map((file) => ({ in: file, out: file.replace(/\.ts$/, '') })),
      ...Object.entries(programs).map(([out, file]) => ({ in: file, out })),
    ],
    outdir: folder,
    // Where a bundle stands in for a test file, its imports are looked for from there.
    publicPath: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    external: [...external, '@jest/globals', 'esbuild'],
    banner,
    plugins: [ownPlaces],
  });
  return folder;
}

/** Folders of runs that were killed. */
function removeLeftovers(parent) {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) if (!isAlive(Number(name))) rmSync(join(parent, name), { recursive: true });
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** What a module reads beside itself is beside its source. */
const ownPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('import.meta.') || starters.test(path)) return;
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};
