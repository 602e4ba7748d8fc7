import { setImmediate as otherWorkFirst } from 'node:timers/promises';
import type { UploadPreview } from '@talloor/contracts/endpoints/basketUpload.ts';
import type { UploadRow } from '@talloor/rules/upload/judgeUpload.ts';
import { decimalMarkOf } from '@talloor/rules/upload/readQuantity.ts';
import { codesOfText, readTextLine } from '@talloor/rules/upload/readTextLine.ts';
import { codesOf, findLineFacts, judgeRows, type Asker, type JudgingSide } from './judgeRows.ts';
import type { Reading, TableReading, UploadRead } from './reading/uploadRead.ts';

const linesPerTurn = 50;
const comparedLines = 200;

/** The reading with most articles of the catalogue. */
export async function previewRead(
  side: JudgingSide,
  asker: Asker,
  { format, sheet, sheets, readings }: Extract<UploadRead, { kind: 'read' }>,
): Promise<UploadPreview> {
  const reading = await chooseReading(side, asker, readings);
  const file = { format, sheet, sheets: [...sheets], total_rows: reading.totalRows };
  if (reading.kind === 'text') {
    const facts = await findLineFacts(
      side,
      asker,
      reading.lines.flatMap(({ text }) => codesOfText(text)),
    );
    const rows: UploadRow[] = [];
    for (const [at, line] of reading.lines.entries()) {
      if (at % linesPerTurn === 0) await otherWorkFirst();
      rows.push(...readTextLine(line, facts));
    }
    const judgement = await judgeRows(facts, asker, rows, decimalMarkOf(rows.map(({ quantity }) => quantity)));
    return { ...judgement, file: { ...file, ...freeText } };
  }
  const rows = reading.rows.map(([row, column, article, quantity, unit, hidden]): UploadRow => ({
    row,
    column,
    article,
    quantity,
    unit,
    text: '',
    hidden,
    add: false,
  }));
  const facts = await findLineFacts(side, asker, codesOf(rows));
  return { ...(await judgeRows(facts, asker, rows, reading.decimal)), file: { ...file, ...viewTable(reading) } };
}

const freeText = { chosen: true, remembered: false, columns: [], heading_row: null, sample: [] };

const viewTable = ({ isChosen, isRemembered, columns, headingRow, sample }: TableReading) => ({
  chosen: isChosen,
  remembered: isRemembered,
  columns: [...columns],
  heading_row: headingRow,
  sample: sample.map(({ cells, ...row }) => ({ ...row, cells: [...cells] })),
});

async function chooseReading(
  { catalogue }: JudgingSide,
  { customerNumber }: Asker,
  readings: readonly Reading[],
): Promise<Reading> {
  const [first, ...others] = readings;
  if (first === undefined) throw new Error('a file has a reading');
  if (others.length === 0) return first;
  const codes = readings.map(codesPerLine);
  const articles = await catalogue.findByCode([...new Set(codes.flat(2))], customerNumber);
  const known = codes.map((lines) => lines.filter((line) => line.some((code) => articles.has(code))).length);
  return readings[known.indexOf(Math.max(...known))] ?? first;
}

const codesPerLine = (reading: Reading): readonly (readonly string[])[] =>
  reading.kind === 'table' ? reading.codes : reading.lines.slice(0, comparedLines).map(({ text }) => codesOfText(text));
