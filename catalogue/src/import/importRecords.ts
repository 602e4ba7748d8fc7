import type { Pool, PoolClient } from 'pg';
import type { Clock } from '@talloor/platform/clock.ts';
import { moveVersion } from '../changes/moveVersion.ts';
import { ImportRefused } from './importRefused.ts';
import type { ImportSubject } from '@talloor/rules/erp/keyScopes.ts';
import type { ImportReport } from './importReport.ts';
import { readDelivery, type DeliveryFormat } from './readDelivery.ts';
import { takeBytes } from './reading/takeBytes.ts';
import { rejectDuplicates, stagedKeys, stagedParts, stageLines, unstageLines } from './staging.ts';
import type { ImportWriting, Subject } from './subject.ts';
import { subjects } from './subjects/subjects.ts';
import { createTally, type Tally } from './tally.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

export type Delivery = DeliveryFormat & {
  readonly subject: ImportSubject;
  /** The same batch returns its report. */
  readonly batch: string;
  /** Runs everything and rolls back. */
  readonly dryRun: boolean;
  /** `erp:<key>` or `file:<user>`. */
  readonly by: string;
  readonly source: 'erp' | 'file';
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly onProgress?: (progress: ImportProgress) => void;
};

export type ImportProgress =
  | { readonly phase: 'reading'; readonly bytes: number }
  | { readonly phase: 'writing'; readonly lines: number; readonly of: number };

/**
 * One transaction (docs/import.md): good lines are written, bad lines reported. Nothing changes before the whole
 * delivery has arrived.
 * @throws ImportRefused
 */
export async function importRecords(
  pool: Pick<Pool, 'connect'>,
  clock: Clock,
  delivery: Delivery,
): Promise<ImportReport> {
  const client = await pool.connect();
  let isOurs = false;
  try {
    const rows = await findRows(
      client,
      { is_ours: 'boolean not null' },
      'select pg_try_advisory_lock(hashtext($1), hashtext($2)) as is_ours',
      lockOf(delivery),
    );
    isOurs = rows[0]?.is_ours ?? false;
    if (!isOurs) throw new ImportRefused('import.busy', `${delivery.subject} are being imported`);
    return await takeDelivery(client, clock, delivery);
  } finally {
    // Without an answer the connection is dropped.
    await (isOurs ? leave(client, delivery) : Promise.resolve()).then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
  }
}

const lockOf = ({ subject }: Delivery) => ['catalogue.import', subject];

async function leave(client: PoolClient, delivery: Delivery): Promise<void> {
  await client.query('rollback');
  await unstageLines(client);
  await client.query('select pg_advisory_unlock(hashtext($1), hashtext($2))', lockOf(delivery));
}

async function takeDelivery(client: PoolClient, clock: Clock, delivery: Delivery): Promise<ImportReport> {
  let bytesRead = 0;
  const { bytes, hash } = takeBytes(delivery.bytes, (count) => {
    bytesRead += count;
    delivery.onProgress?.({ phase: 'reading', bytes: bytesRead });
  });
  const previous = delivery.dryRun ? null : await findPreviousReport(client, delivery.batch);
  if (previous) {
    for await (const _ of bytes);
    if (previous.file_hash === hash() && previous.subject === delivery.subject) return { ...previous, repeated: true };
    throw differs(delivery.batch);
  }
  const subject = subjects[delivery.subject];
  const tally = createTally();
  const read = await readDelivery(subject, bytes, delivery, tally);
  await stageLines(client, read.lines);
  return writeStaged(client, clock, delivery, subject, tally, hash(), read.prepare);
}

const differs = (batch: string) =>
  new ImportRefused('import.batch_differs', `batch ${batch} was delivered before, with other content`);

async function findPreviousReport(client: PoolClient, batch: string): Promise<ImportReport | null> {
  const text = 'select report from catalogue.imports where batch_id = $1';
  const rows = await findRows(client, { report: typed<ImportReport>('jsonb not null') }, text, [batch]);
  return rows[0]?.report ?? null;
}

async function writeStaged(
  client: PoolClient,
  clock: Clock,
  delivery: Delivery,
  subject: Subject,
  tally: Tally,
  fileHash: string,
  prepare: (writing: ImportWriting) => Promise<void>,
): Promise<ImportReport> {
  const { batch, by, dryRun } = delivery;
  const changedBy = { by, at: clock.now(), batchId: batch };
  const isDelivered = (keys: readonly string[]) => stagedKeys(client, keys);
  await client.query('begin');
  // Subjects share rows, so imports run one after another.
  await client.query(`select pg_advisory_xact_lock(hashtext('catalogue.import'), hashtext('writing'))`);
  // Another import may have used the batch id meanwhile.
  if (!dryRun && (await findPreviousReport(client, batch))) throw differs(batch);
  // With rejected lines, absence proves nothing.
  const isWhole = tally.totals().rejected === 0;
  await rejectDuplicates(client, tally);
  const writing = { client, changedBy, tally, isDelivered };
  await prepare(writing);
  if (isWhole) await subject.begin?.(writing);
  let linesDone = tally.totals().rejected;
  for await (const lines of stagedParts(client, subject.linesPerPart)) {
    await subject.write(lines, writing);
    linesDone += lines.length;
    delivery.onProgress?.({ phase: 'writing', lines: linesDone, of: tally.totals().lines });
  }
  const report: ImportReport = {
    batch,
    subject: delivery.subject,
    dry_run: dryRun,
    repeated: false,
    imported_at: clock.now().toISOString(),
    imported_by: by,
    file_hash: fileHash,
    ...tally.totals(),
  };
  if (dryRun) {
    await client.query('rollback');
    return report;
  }
  await client.query(
    `insert into catalogue.imports (batch_id, subject, source, file_hash, imported_at, imported_by, report)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [batch, delivery.subject, delivery.source, fileHash, report.imported_at, by, JSON.stringify(report)],
  );
  if (subject.remembered) await moveVersion(client);
  await client.query('commit');
  return report;
}
