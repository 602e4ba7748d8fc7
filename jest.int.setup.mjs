import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** One embedded PostgreSQL for all integration tests of the run. */
export default async function setup() {
  const { startEmbeddedPostgres } = await tsImport('./server/src/embedded/startEmbeddedPostgres.ts', import.meta.url);
  const folder = mkdtempSync(join(tmpdir(), 'talloor-test-'));
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), fast: true });
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.__talloorTestServer = { server, folder };
}
