import { z } from 'zod';
import { listCatalogueChanges } from '@talloor/contracts/endpoints/officeCatalogue.ts';
import { line } from '@talloor/contracts/shapes.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { contentRange, readListQuery, rowsOf } from '@talloor/platform/http/readListQuery.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import type { ReadSide } from '../readSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';
import { changesTable } from '@talloor/catalogue/tables.ts';

const filterSchema = z.strictObject({
  subject: line(40).optional(),
  /** Key or its prefix: an article number finds its prices. */
  key: line(200).optional(),
  batch: line(100).optional(),
});

/** Imports change many rows. */
const mostCounted = 100_000;

export const listCatalogueChangesRoute = ({ pool, clock }: Pick<ReadSide, 'pool' | 'clock'>): Route =>
  route(listCatalogueChanges, async ({ query }, { user }) => {
    const { filter, range, descending } = readListQuery(query, filterSchema, ['id', 'changed_at']);
    const read = { what: 'changes', about: '', filter: { ...filter, rows: rowsOf(range) } } as const;
    await recordRead(pool, read, user.userId, clock.now());
    const { where, values } = conditionsOf(filter);
    const [first, last] = range;
    const [countRows, pageRows] = await Promise.all([
      findRows(
        pool,
        { total: 'int not null' },
        `select count(*)::int as total from (select 1 from catalogue.changes ${where} limit ${mostCounted}) as counted`,
        values,
      ),
      findRows(
        pool,
        columns,
        `select change_id, changed_at, changed_by, batch_id, subject, subject_key, before, after
         from catalogue.changes ${where} order by change_id ${descending ? 'desc' : 'asc'}
         limit ${last - first + 1} offset ${first}`,
        values,
      ),
    ]);
    const changes = pageRows.map((row) => ({
      id: row.change_id,
      changed_at: row.changed_at.toISOString(),
      changed_by: row.changed_by,
      batch: row.batch_id,
      subject: row.subject,
      key: row.subject_key,
      before: row.before,
      after: row.after,
    }));
    const total = countRows[0]?.total ?? 0;
    return { body: changes, headers: { 'content-range': contentRange('changes', range, changes.length, total) } };
  });

const columns = {
  ...columnsOf(changesTable, 'change_id', 'changed_at', 'changed_by', 'batch_id', 'subject', 'subject_key'),
  before: typed<Record<string, unknown>>('jsonb'),
  after: typed<Record<string, unknown>>('jsonb'),
} as const;

function conditionsOf({ subject, key, batch }: z.output<typeof filterSchema>) {
  const conditions: string[] = [];
  const values: string[] = [];
  const add = (condition: (parameter: string) => string, value: string): void => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (subject !== undefined) add((parameter) => `subject = ${parameter}`, subject);
  // Without a subject the index needs all subjects.
  else if (key !== undefined)
    conditions.push(`subject in (select tablename from pg_tables where schemaname = 'catalogue')`);
  if (key !== undefined)
    add((parameter) => `(subject_key = ${parameter} or starts_with(subject_key, ${parameter} || '/'))`, key);
  if (batch !== undefined) add((parameter) => `batch_id = ${parameter}`, batch);
  return { where: conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`, values };
}
