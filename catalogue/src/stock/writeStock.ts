import type { Pool } from 'pg';
import { z } from 'zod';
import { articleNumber } from '@talloor/rules/product/productWire.ts';
import { changeCatalogue, type ChangedBy, type WriteContext } from '../changes/changeCatalogue.ts';
import { latestInstant } from '@talloor/rules/erp/latestInstant.ts';
import type { WriteOutcomes } from '../changes/writeRows.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { changesTable } from '../tables.ts';

/** Null is unlimited. The report includes reservations up to `asOf`. */
export const stockInput = z.object({
  articleNumber,
  quantity: z.number().min(0).max(999_999_999).nullable(),
  asOf: z.date(),
});
export type StockInput = z.input<typeof stockInput>;

/** A part blocks buyers. */
const reportsPerPart = 500;

/**
 * Later reservations stay deducted. Each part is a transaction; repeating all is safe.
 * @throws ZodError before any write; DatabaseError for an unknown article
 */
export async function writeStock(pool: Pool, reports: readonly StockInput[], changedBy: ChangedBy): Promise<void> {
  const rows = z
    .array(stockInput)
    .parse(reports)
    .map((r) => ({ article_number: r.articleNumber, reported: r.quantity, as_of: r.asOf.toISOString() }))
    .toSorted((a, b) => (a.article_number < b.article_number ? -1 : 1));
  for (let start = 0; start < rows.length; start += reportsPerPart) {
    const part = rows.slice(start, start + reportsPerPart);
    await changeCatalogue(pool, async (client) => void (await writeStockRows({ client, changedBy }, part)), false);
  }
}

export type StockOutcomes = {
  readonly outcomes: WriteOutcomes;
  /** Stored moment, by article whose older report was passed over. */
  readonly newerCounts: ReadonlyMap<string, string>;
};
export type StockRow = { readonly article_number: string; readonly reported: number | null; readonly as_of: string };

/** Within a transaction, which blocks buyers of these articles. */
export async function writeStockRows(
  { client, changedBy }: WriteContext,
  rows: readonly StockRow[],
): Promise<StockOutcomes> {
  if (rows.length === 0) return { outcomes: new Map(), newerCounts: new Map() };
  const part = JSON.stringify(rows);
  await client.query(lockReported, [part]);
  const newerRows = await findRows(client, { article_number: 'text not null', as_of: 'timestamptz not null' }, newer, [
    part,
    latestInstant(changedBy.at),
  ]);
  const changeRows = await findRows(
    client,
    { ...columnsOf(changesTable, 'subject_key'), created: 'boolean not null' },
    report,
    [part, changedBy.at, changedBy.by, changedBy.batchId ?? null, latestInstant(changedBy.at)],
  );
  return {
    outcomes: new Map(changeRows.map(({ subject_key, created }) => [subject_key, created ? 'created' : 'changed'])),
    newerCounts: new Map(newerRows.map((row) => [row.article_number, row.as_of.toISOString()])),
  };
}

/** The lock order of reservations, so that the sums are complete. */
const lockReported = `
  select 1 from catalogue.stock
  where article_number in (select article_number from jsonb_to_recordset($1::jsonb) as r (article_number text))
  order by article_number for update`;

/** A stored count of the future counts as none. */
const newer = `
  select present.article_number, present.as_of
  from catalogue.stock present
  join jsonb_to_recordset($1::jsonb) as r (article_number text, as_of timestamptz) using (article_number)
  where present.as_of > r.as_of and present.as_of <= $2`;

const report = `
  with incoming as (
    select * from jsonb_to_recordset($1::jsonb) as r (article_number text, reported numeric(12, 3), as_of timestamptz)
  ),
  before as (select * from catalogue.stock where article_number in (select article_number from incoming)),
  written as (
    insert into catalogue.stock as present (article_number, reported, as_of, reserved)
    select article_number, reported, as_of, coalesce((
      select sum(allocated) from catalogue.reservations r
      where r.article_number = incoming.article_number and r.reserved_at > incoming.as_of), 0)
    from incoming
    on conflict (article_number) do update
      set reported = excluded.reported, as_of = excluded.as_of, reserved = excluded.reserved
      where present.as_of <= excluded.as_of or present.as_of > $5
    returning present.*
  )
  insert into catalogue.changes (changed_at, changed_by, batch_id, subject, subject_key, before, after)
  select $2, $3, $4, 'stock', written.article_number, to_jsonb(before), to_jsonb(written)
  from written left join before on before.article_number = written.article_number
  where before.reported is distinct from written.reported or before.as_of is distinct from written.as_of
  returning subject_key, before is null as created`;
