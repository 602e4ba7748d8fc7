import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { ImportRefused, unreadable } from '../../import/importRefused.ts';
import type { ImportReport } from '../../import/importReport.ts';
import { createTally } from '../../import/tally.ts';
import { buildRegister } from './buildRegister.ts';
import { judgeExtract } from './judgeExtract.ts';
import type { RegisterWork } from './registerWork.ts';
import { readExtractMeta } from './readExtractMeta.ts';
import { updateRegister } from './updateRegister.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

export type RegisterDelivery = {
  readonly folder: string;
  readonly by: string;
  readonly now: Date;
  readonly dryRun: boolean;
  /** Accepts an older full extract. */
  readonly isForced: boolean;
  readonly onProgress?: (file: string, bytes: number, of: number) => void;
};

/**
 * A full extract replaces the register; an update is one transaction (ADR 0104). Repetition changes nothing.
 * @throws ImportRefused
 */
export async function importRegister(pool: Pick<Pool, 'connect'>, delivery: RegisterDelivery): Promise<ImportReport> {
  const client = await pool.connect();
  const lock = ['catalogue.import', 'kbo'];
  try {
    const rows = await findRows(
      client,
      { is_ours: 'boolean not null' },
      'select pg_try_advisory_lock(hashtext($1), hashtext($2)) as is_ours',
      lock,
    );
    if (!rows[0]?.is_ours) throw new ImportRefused('import.busy', 'the register is being imported');
    const report = await takeExtract(client, delivery);
    await client.query('select pg_advisory_unlock_all()');
    client.release();
    return report;
  } catch (error) {
    // Dropping the connection ends transaction, temporary tables and lock.
    await client.query('rollback; select pg_advisory_unlock_all()').catch(() => undefined);
    client.release(error instanceof Error ? error : true);
    throw error;
  }
}

async function takeExtract(client: PoolClient, delivery: RegisterDelivery): Promise<ImportReport> {
  const { folder, dryRun, now, by } = delivery;
  const paths = await filesIn(folder);
  const meta = await readExtractMeta(folder, new Set(paths.keys()));
  const verdict = judgeExtract(await findCurrentExtract(client), meta, delivery.isForced);
  if (verdict.kind === 'refused') throw new ImportRefused('import.unreadable', verdict.reason);
  const tally = createTally();
  const report = (): ImportReport => ({
    batch: `kbo:${meta.kind}:${meta.extractNumber ?? ''}${verdict.kind === 'repeated' ? '' : `:${randomUUID()}`}`,
    subject: 'kbo',
    dry_run: dryRun,
    repeated: verdict.kind === 'repeated',
    imported_at: now.toISOString(),
    imported_by: by,
    file_hash: '',
    ...tally.totals(),
  });
  if (verdict.kind === 'repeated') return report();
  const total = await sizesOf(paths);
  let bytesRead = 0;
  let importReport: ImportReport | null = null;
  const work: RegisterWork = {
    client,
    meta,
    now,
    dryRun,
    tally,
    pathOf: (file) => paths.get(file) ?? null,
    onBytes: (file) => (count) => {
      bytesRead += count;
      delivery.onProgress?.(file, bytesRead, total);
    },
    writeNote: async () => {
      importReport = report();
      await client.query(
        `insert into catalogue.imports (batch_id, subject, source, file_hash, imported_at, imported_by, report)
         values ($1, 'kbo', 'file', '', $2, $3, $4)`,
        [importReport.batch, importReport.imported_at, by, JSON.stringify(importReport)],
      );
    },
  };
  // Avoids sorting millions of rows on disk.
  await client.query(`set work_mem = '192MB'`);
  await client.query(`set maintenance_work_mem = '192MB'`);
  await (meta.kind === 'full' ? buildRegister(work) : updateRegister(work));
  await client.query('drop table if exists pg_temp.staged');
  await client.query('reset all');
  await client.query('select pg_advisory_unlock_all()');
  return importReport ?? report();
}

async function findCurrentExtract(client: PoolClient): Promise<{ extractNumber: number | null } | null> {
  const text = 'select extract_number as "extractNumber" from register.extract';
  const rows = await findRows(client, { extractNumber: 'int' }, text);
  return rows[0] ?? null;
}

async function filesIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder).catch(() => {
    throw unreadable(`there is no folder ${folder}`);
  });
  return new Map(names.map((name) => [name.toLowerCase(), join(folder, name)]));
}

async function sizesOf(paths: ReadonlyMap<string, string>): Promise<number> {
  const sizes = await Promise.all(
    [...paths].map(async ([name, path]) =>
      name.endsWith('.csv') && !name.startsWith('contact') ? (await stat(path)).size : 0,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
