import { chmodSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleTests } from './jest.int.bundle.mjs';

/** For all integration tests of the run: their bundles, one embedded PostgreSQL, and a migrated database to copy. */
export default async function setup({ testPathPatterns }, { rootDir }) {
  const bundles = await bundleTests(rootDir, testFiles(rootDir, testPathPatterns));
  const { startEmbeddedPostgres, createTemplate } = await import(pathToFileURL(join(bundles, 'setUp.js')).href);
  const folder = mkdtempSync(join(tmpdir(), 'talloor-test-'));
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), fast: true });
  await createTemplate(server.url);
  process.env.TEST_DATABASE_URL = server.url;
  process.env.TEST_BUNDLES = bundles;
  globalThis.__talloorTestServer = { server, folders: [folder, bundles] };
}

function testFiles(root, patterns) {
  const chosen = patterns.toExecutor({ rootDir: root });
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .flatMap(({ name }) => listFiles(join(root, name, 'src')))
    .filter((file) => /\.(int|long)\.test\.ts$/.test(file) && (!chosen.isSet() || chosen.isMatch(file)));
}

function listFiles(folder) {
  try {
    return readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
