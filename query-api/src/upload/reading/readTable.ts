import { cancels, hasDoubt } from '@talloor/rules/upload/hasDoubt.ts';
import { isTotal } from '@talloor/rules/upload/isTotal.ts';
import { readArticle } from '@talloor/rules/upload/readArticle.ts';
import { decimalMarkOf } from '@talloor/rules/upload/readQuantity.ts';
import type { Block } from './blocksOf.ts';
import { chooseColumns } from './chooseColumns.ts';
import { cleanCell } from './cleanCell.ts';
import { countedUnit, headingOf, namesStock } from './headingOf.ts';
import { isSameHeading, otherHeadings } from './headingRows.ts';
import { isUnderDoubt } from './isUnderDoubt.ts';
import {
  hasDigit,
  mostColumns,
  UploadRefused,
  type ReadRow,
  type TableReading,
  type TextRow,
  type TextSheet,
  type UploadQuestion,
} from './uploadRead.ts';

const sampleRows = 50;
const comparedRows = 200;

/**
 * With a sample for the person who chooses.
 * @throws UploadRefused
 */
export function readTable(sheet: TextSheet, question: UploadQuestion): TableReading {
  if (sheet.rows.some(goesBeyond)) throw new UploadRefused('too_many_columns');
  const { headingAt, headings, roles, blocks, isRemembered } = chooseColumns(sheet, question);
  const start = sheet.rows.findIndex((row, at) => at !== headingAt && hasDigit(row));
  const body = start < 0 ? [] : sheet.rows.filter((_, at) => at >= start && at !== headingAt);
  const doubtful = rowsUnderDoubt(sheet, headingAt);
  const rows =
    blocks === null
      ? []
      : body.flatMap((row) =>
          linesOf(row, blocks, headings).map((line) =>
            doubtful.has(row) || row.cells.some(cancels) || hasDoubt(line[2]) ? asQuestion(line) : line,
          ),
        );
  const withDigits = body.filter(hasDigit);
  if (withDigits.length === 0) throw new UploadRefused('no_data');
  if (Math.max(rows.length, withDigits.length) > question.maxRows) throw new UploadRefused('too_many_rows');
  return {
    kind: 'table',
    isChosen: blocks !== null,
    isRemembered,
    columns: headings.map((heading, at) => ({
      heading: cleanCell(heading),
      hidden: sheet.hiddenColumns?.has(at) ?? false,
      role: roles[at] ?? 'unused',
    })),
    headingRow: headingAt === null ? null : (sheet.rows[headingAt]?.row ?? null),
    sample: sheet.rows.slice(0, sampleRows).map(({ row, isHidden = false, cells }) => ({
      row,
      hidden: isHidden,
      cells: cells.slice(0, headings.length).map((cell) => cleanCell(cell)),
    })),
    totalRows: sheet.rows.length,
    decimal: decimalMarkOf(rows.map(([, , , quantity]) => quantity)),
    rows,
    codes: withDigits.slice(0, comparedRows).map(({ cells }) =>
      cells.flatMap((cell) => {
        const read = readArticle(cell);
        return read.kind === 'number' ? read.digits : [];
      }),
    ),
  };
}

/** A person who chose the columns has seen a title of stock above the headings. */
function rowsUnderDoubt({ name, rows }: TextSheet, headingAt: number | null): ReadonlySet<TextRow> {
  const headings = rows[headingAt ?? -1]?.cells ?? [];
  const others = otherHeadings(rows, headingAt);
  let isMisread = false;
  const isSeen = (text: string, at: number) => at <= (headingAt ?? -1) && namesStock(text);
  let isDoubtful = hasDoubt(name ?? '') && !namesStock(name ?? '');
  return new Set(
    rows.filter((row, at) => {
      const isHeading = row.cells.join() === headings.join();
      if (others.has(row)) isMisread = true;
      else if (isHeading || (isMisread && !hasDigit(row) && isSameHeading(row, headings))) isMisread = false;
      if (!isHeading && !isSeen(row.cells.join(' '), at)) isDoubtful = isUnderDoubt(row, isDoubtful);
      return isDoubtful || isMisread;
    }),
  );
}

const asQuestion = ([row, column, article, quantity, ...others]: ReadRow): ReadRow => [
  row,
  column,
  article,
  /\d/.test(quantity) ? `${quantity} …` : quantity,
  ...others,
];

function goesBeyond({ cells: all }: TextRow): boolean {
  const cells = all.slice(mostColumns);
  return isFilled(cells) && (isFilled(all.slice(0, mostColumns)) || hasDigit({ cells }));
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** Of a row with digits at least one, so that none disappears. */
function linesOf(
  { row, cells, isHidden = false, isUneven = false }: TextRow,
  blocks: readonly Block[],
  headings: readonly string[],
): readonly ReadRow[] {
  const cell = (column: number | null): string => (column === null ? '' : cleanCell(cells[column] ?? ''));
  const lineOf = ({ articles, quantity, unit }: Block): ReadRow => {
    const column = articles.find((at) => cell(at) !== '') ?? articles[0] ?? 0;
    const quantityText = isUneven && quantity !== null ? cleanCell(cells.slice(quantity).join(',')) : cell(quantity);
    const unitText = unit === null && quantity !== null ? countedUnit(headings[quantity] ?? '') : cell(unit);
    return [row, column, cell(column), quantityText, unitText, isHidden];
  };
  const lines = blocks.map(lineOf);
  const [first] = lines;
  if (first === undefined) return [];
  const [, firstColumn, , quantity, unit] = first;
  const hasArticle = lines.some(([, , code]) => code !== '');
  const total = hasArticle ? undefined : cells.map((text) => cleanCell(text)).find(isTotal);
  if (total !== undefined && /\d/.test(cells.join(''))) return [[row, firstColumn, total, quantity, unit, isHidden]];
  const filled = lines.filter(([, , code, number]) => {
    if (headingOf(code) !== null && (number === '' || headingOf(number) !== null)) return false;
    return /\d/.test(code) || /\d/.test(number) || (code !== '' && number !== '');
  });
  if (filled.length > 0) return filled;
  return cells.some((text) => /\d/.test(text)) ? [first] : [];
}
