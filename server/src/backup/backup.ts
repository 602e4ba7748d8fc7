import { resolve } from 'node:path';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { visitDatabase } from '../openDatabase.ts';
import { backupTenant } from './backupTenant.ts';
import { noteBackup } from './noteBackup.ts';
import { runCommandLine } from './runCommandLine.ts';

await runCommandLine('npm run backup -- FILE', async (name) => {
  const configuration = parseConfiguration(process.env);
  const database = await visitDatabase(configuration);
  try {
    const file = resolve(process.env['INIT_CWD'] ?? '.', name);
    const isKeyOurs = configuration.masterKey === null;
    const tables = await backupTenant(database.url, file, { masterKey: database.masterKey, isIncluded: isKeyOurs });
    await noteBackup(configuration.dataDir, new Date());
    const about = isKeyOurs ? 'It holds the master key: keep it as you keep a key.' : 'Keep its MASTER_KEY with it.';
    const events = configuration.eventStore === 'postgres' ? '' : ' The events are in EventStoreDB: back that up too.';
    return `${tables} tables in ${file}. ${about}${events}`;
  } finally {
    await database.close();
  }
});
