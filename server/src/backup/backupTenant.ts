import { rename, rm } from 'node:fs/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { checkMasterKey } from '@talloor/platform/codec/postgresPersonKeys.ts';
import { writeFrames } from './container.ts';
import { currentSteps, type Manifest } from './manifest.ts';
import { findSequences, findTables } from './tables.ts';

export type TenantKey = { readonly masterKey: Uint8Array; readonly isIncluded: boolean };

/**
 * Consistent, also while the product runs.
 * @param key.isIncluded whether the file holds the master key
 * @throws WrongMasterKey
 */
export async function backupTenant(databaseUrl: string, file: string, key: TenantKey): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'talloor backup' });
  await client.connect();
  const unfinished = `${file}.part`;
  try {
    await client.query('begin isolation level repeatable read read only');
    await checkMasterKey(client, key.masterKey);
    const frames = writeFrames(unfinished);
    const head: Manifest = {
      format: 'talloor-backup',
      version: 1,
      createdAt: new Date().toISOString(),
      steps: currentSteps(),
      sequences: await findSequences(client),
      masterKey: key.isIncluded ? Buffer.from(key.masterKey).toString('hex') : null,
    };
    await frames.write(JSON.stringify(head));
    const tables = await findTables(client);
    for (const { table, columns } of tables) {
      await frames.write(JSON.stringify({ table, columns }));
      const rows = client.query(copyTo(`copy ${table} (${columns.join(', ')}) to stdout`));
      for await (const chunk of rows) await frames.write(chunk as Buffer);
      await frames.write('');
    }
    await frames.end();
    await client.query('commit');
    await rename(unfinished, file);
    return tables.length;
  } finally {
    await rm(unfinished, { force: true });
    await client.end();
  }
}
