import { z } from 'zod';
import { findImport } from '@talloor/catalogue/import/findImport.ts';
import type { ImportReport } from '@talloor/catalogue/import/importReport.ts';
import { getOfficeImport, listImports } from '@talloor/contracts/endpoints/officeCatalogue.ts';
import { line, reportedSubjects } from '@talloor/contracts/shapes.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { contentRange, readListQuery, rowsOf } from '@talloor/platform/http/readListQuery.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import type { ReadSide } from '../readSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';
import { importsTable } from '@talloor/catalogue/tables.ts';

const filterSchema = z.strictObject({
  /** Part of the batch id. */
  q: line(100).optional(),
  subject: z.enum(reportedSubjects).optional(),
  source: z.enum(['erp', 'file', 'office']).optional(),
});
const columns = {
  id: 'batch_id',
  imported_at: 'imported_at',
  imported_by: 'imported_by',
  subject: 'subject',
  source: 'source',
  lines: `(report ->> 'lines')::int`,
  rejected: `(report ->> 'rejected')::int`,
} as const;
const sortFields = Object.keys(columns) as (keyof typeof columns)[];

export const importRoutes = ({ pool, clock }: Pick<ReadSide, 'pool' | 'clock'>): readonly Route[] => [
  route(listImports, async ({ query }, { user }) => {
    const { filter, range, field, descending } = readListQuery(query, filterSchema, sortFields);
    const read = { what: 'imports', about: '', filter: { ...filter, rows: rowsOf(range) } } as const;
    await recordRead(pool, read, user.userId, clock.now());
    const where = `from catalogue.imports where strpos(batch_id, $1) > 0
      and ($2::text is null or subject = $2) and ($3::text is null or source = $3)`;
    const values = [filter.q ?? '', filter.subject ?? null, filter.source ?? null];
    const direction = descending ? 'desc' : 'asc';
    const [first, last] = range;
    const [countRows, pageRows] = await Promise.all([
      findRows(pool, { total: 'int not null' }, `select count(*)::int as total ${where}`, values),
      findRows(
        pool,
        {
          ...columnsOf(importsTable, 'source'),
          id: 'text not null',
          report: typed<Omit<ImportReport, 'errors' | 'notes' | 'repeated'>>('jsonb not null'),
        },
        `select batch_id as id, source, report - array['errors', 'notes', 'repeated'] as report ${where}
         order by ${columns[field]} ${direction}, batch_id ${direction} limit ${last - first + 1} offset ${first}`,
        values,
      ),
    ]);
    const imports = pageRows.map(({ id, source, report }) => ({ id, source, ...report }));
    const total = countRows[0]?.total ?? 0;
    return { body: imports, headers: { 'content-range': contentRange('imports', range, imports.length, total) } };
  }),
  route(getOfficeImport, async ({ params: { id } }, { user }) => {
    const storedImport = await findImport(pool, id);
    if (!storedImport) throw new Problem('import.not_found');
    await recordRead(pool, { what: 'import', about: id }, user.userId, clock.now());
    const { repeated: _, errors, notes, ...report } = storedImport.report;
    return { body: { id, source: storedImport.source, ...report, errors: [...errors], notes: [...notes] } };
  }),
];
