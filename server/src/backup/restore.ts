import { resolve } from 'node:path';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { keepMasterKey } from '../keepSecrets.ts';
import { AlreadyRunning, visitDatabase } from '../openDatabase.ts';
import { RestoreRefused } from './restoreRefused.ts';
import { readManifest, restoreTenant } from './restoreTenant.ts';
import { runCommandLine } from './runCommandLine.ts';

/** `npm run restore -- FILE`: fills an empty data folder, or the empty database of DATABASE_URL. */
await runCommandLine('npm run restore -- FILE', async (name) => {
  const configuration = parseConfiguration(process.env);
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  const { masterKey } = await readManifest(file);
  if (masterKey === null && configuration.masterKey === null)
    throw new RestoreRefused('the backup holds no master key: set MASTER_KEY to the one of the tenant');
  await keepMasterKey(configuration.dataDir, null);
  const database = await visitDatabase(configuration);
  try {
    if (!database.isHeld) throw new AlreadyRunning(configuration.dataDir);
    const tables = await restoreTenant(database.url, file);
    if (masterKey !== null) await keepMasterKey(configuration.dataDir, masterKey);
    return `${tables} tables restored from ${file}. Start the product: npm start`;
  } finally {
    await database.close();
  }
});
