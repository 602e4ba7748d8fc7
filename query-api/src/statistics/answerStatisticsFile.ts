import { writeXlsxStream } from 'hucre/xlsx';
import type { StatisticsGrouping, StatisticsRow } from '@talloor/contracts/endpoints/statistics.ts';
import { statisticsSheetTexts } from '@talloor/messages/sheet/statisticsSheetTexts.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import type { Period } from '@talloor/rules/statistics/comparePeriods.ts';
import { answerWorkbook } from '../download/answerWorkbook.ts';
import { statisticsColumns } from './statisticsSheet.ts';
import { csvLine } from './csvLine.ts';

type StatisticsFile = {
  readonly period: Period;
  readonly by: StatisticsGrouping;
  readonly language: 'nl' | 'fr';
  readonly showsPrices: boolean;
  /** Of the articles. */
  readonly erpNumbers: ReadonlyMap<string, string>;
  readonly rows: readonly StatisticsRow[];
};
type Asker = Pick<RequestContext, 'request' | 'response'>;

const nameOf = ({ language, period: { from, to } }: StatisticsFile, extension: string): string =>
  `${statisticsSheetTexts[language].file}-${from}-${to}.${extension}`;

export function answerStatisticsSheet(context: Asker, file: StatisticsFile): Promise<'handled'> {
  const { by, language, showsPrices, erpNumbers, rows } = file;
  const columns = statisticsColumns(by, language, showsPrices, erpNumbers);
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
  const heads = columns.map(({ header, width, numFmt }) => ({
    header,
    width,
    ...(numFmt !== undefined && { numFmt }),
  }));
  const { sheet: name } = statisticsSheetTexts[language];
  return answerWorkbook(context, {
    name: nameOf(file, 'xlsx'),
    chunks: () => writeXlsxStream(cells, { name, columns: heads, freezePane: { rows: 1 } }),
  });
}

const byteOrderMark = '\uFEFF';

/** The mark tells Excel that the text is UTF-8. */
export function answerStatisticsCsv({ request, response }: Asker, file: StatisticsFile): Promise<'handled'> {
  const { by, language, showsPrices, erpNumbers, rows } = file;
  const columns = statisticsColumns(by, language, showsPrices, erpNumbers);
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  response.attachment(nameOf(file, 'csv'));
  response.setHeader('content-type', 'text/csv; charset=utf-8');
  response.setHeader('cache-control', 'private, no-store');
  response.end(request.method === 'HEAD' ? undefined : byteOrderMark + lines.map(csvLine).join(''));
  return Promise.resolve('handled');
}
