import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeXlsxStream } from 'hucre/xlsx';
import type { AuditRow } from '@talloor/contracts/endpoints/officeAudit.ts';
import { auditSheetTexts } from '@talloor/messages/sheet/auditSheetTexts.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { answerWorkbook } from '../../download/answerWorkbook.ts';
import { cellText, type Cell } from '../../download/sheetColumns.ts';
import { csvLine } from '../../statistics/csvLine.ts';
import { type AuditFilter, findAuditRows, type Place } from './findAuditRows.ts';
import { auditTexts, viewAuditRows } from './viewAuditRows.ts';

const mostRows = 10_000;
const rowsAtOnce = 200;
const widths = [22, 26, 26, 50, 60, 30, 30];
const byteOrderMark = '\uFEFF';

type Side = Parameters<typeof viewAuditRows>[0];
type AuditFile = {
  readonly filter: AuditFilter;
  readonly from: string;
  readonly to: string;
  readonly format: 'xlsx' | 'csv';
  readonly reader: Parameters<typeof viewAuditRows>[2];
};

export async function answerAuditFile(
  side: Side,
  { filter, from, to, format, reader }: AuditFile,
  context: Pick<RequestContext, 'request' | 'response'>,
): Promise<'handled'> {
  const { language } = reader;
  const words = auditSheetTexts[language];
  const name = `${words.file}-${filter.question.replaceAll('_', '-')}-${from}-${to}.${format}`;
  async function* rows(): AsyncGenerator<Cell[]> {
    let after: Place | null = null;
    for (let written = 0; ; written += rowsAtOnce) {
      const found = await findAuditRows(side.pool, filter, after, rowsAtOnce);
      if (found.length > 0 && written >= mostRows) return yield [words.limit];
      for (const row of await viewAuditRows(side, found, reader)) yield cellsOf(row, language);
      const last = found.at(-1);
      if (!last || found.length < rowsAtOnce) return;
      after = { at: last.at, id: last.id };
    }
  }
  if (format === 'xlsx') {
    const columns = words.columns.map((header, at) => ({ header, width: widths[at] ?? 20 }));
    return answerWorkbook(context, {
      name,
      chunks: () => writeXlsxStream(rows(), { name: words.sheet, columns, freezePane: { rows: 1 } }),
    });
  }
  async function* lines(): AsyncGenerator<string> {
    yield byteOrderMark + csvLine(words.columns);
    for await (const cells of rows()) yield csvLine(cells);
  }
  const { request, response } = context;
  response.attachment(name);
  response.setHeader('content-type', 'text/csv; charset=utf-8');
  response.setHeader('cache-control', 'private, no-store');
  if (request.method === 'HEAD') response.end();
  else
    await pipeline(Readable.from(lines()), response).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  return 'handled';
}

function cellsOf(row: AuditRow, language: 'nl' | 'fr'): Cell[] {
  const { nobody, person, change } = auditTexts[language];
  const nameOf = (of: AuditRow['by']): string => (of === null ? '' : (of.name ?? person.replace('{{id}}', of.id)));
  const cells: string[] = [
    row.at,
    row.by === null ? nobody : nameOf(row.by),
    nameOf(row.on_behalf_of),
    row.title,
    row.changes
      .map(({ what, before, after }) => `${what}: ${[before, after ?? '–'].filter(Boolean).join(' → ')}`)
      .join('; '),
    row.customer === null ? '' : [row.customer.name, row.customer.id].filter(Boolean).join(', '),
    row.event ?? (row.change ? change.replace('{{id}}', row.change.id) : ''),
  ];
  return cells.map((cell) => cellText(cell));
}
