import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleTests, createBundleFolder, findTestFiles } from './jest.bundle.mjs';
import { createDataFolder } from './server/start/runFolder.mjs';

/** Programs that this file, tests or the product start. */
const programs = {
  setUp: 'server/src/testing/setUpIntegration.ts',
  'command-api': 'command-api/src/main.ts',
  projections: 'projections/src/main.ts',
  'query-api': 'query-api/src/main.ts',
  apiKeys: 'server/src/apiKeys.ts',
  audit: 'server/src/audit.ts',
  erase: 'server/src/erase.ts',
  demo: 'server/src/demoTool.ts',
  import: 'server/src/import.ts',
  openDataFolder: 'server/src/embedded/openDataFolder.ts',
  readModels: 'server/src/readModels.ts',
  restrictedLists: 'server/src/restrictedLists.ts',
  maintenance: 'server/src/maintenanceTool.ts',
  subscriptions: 'server/src/subscriptions.ts',
  mortalMain: 'server/src/faults/testing/crash/mortalMain.ts',
  chaosStore: 'server/src/chaos/processes/storeMain.ts',
  hashPassword: 'command-api/src/aggregates/account/passwords/hashPassword.ts',
  drawPaper: 'query-api/src/papers/drawPaper.ts',
  readUpload: 'query-api/src/upload/reading/readUploadProcess.ts',
};
const starters = /(createHashingThreads|createPaperPress|createUploadReader)\.ts$/;

export default async function setup({ testPathPatterns }, { rootDir: root }) {
  const bundles = createBundleFolder(root, 'integration');
  const testFiles = findTestFiles(root, /\.(int|long)\.test\.ts$/, testPathPatterns);
  await bundleTests({ root, folder: bundles, testFiles, programs, starters });
  const { startEmbeddedPostgres, createTemplate } = await import(pathToFileURL(join(bundles, 'setUp.js')).href);
  const folder = createDataFolder('integration');
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), fast: true });
  await createTemplate(server.url);
  process.env.TMPDIR = join(folder, 'tmp');
  mkdirSync(process.env.TMPDIR);
  process.env.TEST_DATABASE_URL = server.url;
  process.env.TEST_BUNDLES = bundles;
  globalThis.__talloorTestServer = { server, folders: [folder, bundles] };
}
