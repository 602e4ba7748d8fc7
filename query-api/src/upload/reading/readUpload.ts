import { withoutLineNumbers } from '@talloor/rules/upload/lineNumbers.ts';
import { cleanCell } from './cleanCell.ts';
import { decodeText } from './decodeText.ts';
import { isUnderDoubt, namesNoOrder } from './isUnderDoubt.ts';
import { readDelimited } from './readDelimited.ts';
import { readMarkup } from './readMarkup.ts';
import { readTable } from './readTable.ts';
import { readWorkbook } from './readWorkbook.ts';
import { sniffFile } from './sniffFile.ts';
import {
  hasDigit,
  longestTextLine,
  UploadRefused,
  type Reading,
  type ReadSheets,
  type TableReading,
  type TextReading,
  type TextRow,
  type TextSheet,
  type UploadFormat,
  type UploadQuestion,
  type UploadRead,
} from './uploadRead.ts';

/** Spec shopping §5, Upload. Articles are judged elsewhere. */
export function readUpload(file: Buffer, question: UploadQuestion): UploadRead {
  try {
    const { format, sheets } = readSheets(file, question);
    return readLines(format, sheets, question);
  } catch (error) {
    if (error instanceof UploadRefused) return { kind: 'refused', code: error.code };
    return { kind: 'refused', code: 'unreadable' };
  }
}

/** @throws UploadRefused */
export function readSheets(file: Buffer, { pasted, maxRows }: Pick<UploadQuestion, 'pasted' | 'maxRows'>): ReadSheets {
  if (file.length === 0) throw new UploadRefused('no_data');
  const kind = pasted ? 'text' : sniffFile(file);
  switch (kind) {
    case 'zip':
    case 'compound':
    case 'biff':
      return readWorkbook(file, kind, maxRows);
    case 'text': {
      const text = decodeText(file);
      const marked = pasted ? null : readMarkup(text);
      if (marked) return marked;
      return {
        format: pasted ? 'text' : 'csv',
        sheets: readDelimited(text),
      };
    }
    case 'other':
      throw new UploadRefused('wrong_filetype');
    default:
      return kind satisfies never;
  }
}

function readLines(format: UploadFormat, sheets: readonly TextSheet[], question: UploadQuestion): UploadRead {
  const candidates = sheets.filter(({ rows }) => rows.some(hasDigit));
  const read = (sheet: TextSheet, asked: UploadQuestion): Reading =>
    isFreeText(sheet) ? readText(sheet, asked) : readTable(sheet, asked);
  // Different readings of one text.
  if (candidates.some(({ name }) => name === null)) {
    // So that the choice serves the reading that the person saw.
    const unchosen = { ...question, columns: null };
    const shown = succeeding(candidates, (sheet) => ({ sheet, reading: read(sheet, unchosen) })).toSorted(
      (a, b) => Number(isLast(a)) - Number(isLast(b)),
    );
    const certain = shown.find(({ reading }) => isCertainTable(reading));
    const readings = (certain ? [certain] : shown).map(({ sheet }) => read(sheet, question));
    return { kind: 'read', format, sheet: null, sheets: [], readings };
  }
  const sheet = candidates.find(({ name }) => name === question.sheet) ?? onlySheet(candidates);
  if (sheet === undefined) throw new UploadRefused('no_data');
  return {
    kind: 'read',
    format,
    sheet: sheet?.name ?? null,
    sheets: candidates.flatMap(({ name }) => name ?? []),
    readings: [sheet === null ? unread : read(sheet, question)],
  };
}

const unread: TableReading = {
  kind: 'table',
  isChosen: false,
  isRemembered: false,
  columns: [],
  headingRow: null,
  sample: [],
  totalRows: 0,
  decimal: 'unknown',
  rows: [],
  codes: [],
};

/** Null: a person chooses. Other sheets hold instructions or stock. */
function onlySheet(sheets: readonly TextSheet[]): TextSheet | null | undefined {
  const ordering = sheets.filter(({ name }) => !namesNoOrder(name ?? ''));
  const proposed = ordering.length > 0 ? ordering : sheets;
  const withLines = proposed.filter(({ rows }) => rows.some(mayBeLine));
  const [only, ...others] = withLines.length > 0 ? withLines : proposed;
  return others.length > 0 ? null : only;
}

const mayBeLine = ({ cells }: TextRow): boolean =>
  cells.some((cell) => /\d{4}/.test(cell)) || cells.filter((cell) => /\d/.test(cell)).length > 1;

/** An uncertain table comes after free text. */
const isLast = ({ sheet, reading }: { readonly sheet: TextSheet; readonly reading: Reading }): boolean =>
  reading.kind === 'table' &&
  !reading.isChosen &&
  (sheet.isUnlikely === true || reading.codes.every((codes) => codes.length === 0));

const isCertainTable = (reading: Reading): boolean =>
  reading.kind === 'table' && reading.isChosen && reading.headingRow !== null;

/** @throws the first failure when all fail */
function succeeding<T>(sheets: readonly TextSheet[], read: (sheet: TextSheet) => T): readonly T[] {
  let failure: UploadRefused = new UploadRefused('no_data');
  const results = sheets.toReversed().flatMap((sheet): T[] => {
    try {
      return [read(sheet)];
    } catch (error) {
      // Another reading would hide columns.
      const hidesColumns = sheet.name === null && sheet.isUnlikely !== true;
      if (!(error instanceof UploadRefused) || (hidesColumns && error.code === 'too_many_columns')) throw error;
      failure = error;
      return [];
    }
  });
  if (results.length === 0) throw failure;
  return results.toReversed();
}

/** Article and quantity stand in the same cell. */
function isFreeText({ rows }: TextSheet): boolean {
  const columns = new Set(rows.flatMap(({ cells }) => cells.flatMap((cell, at) => (cell === '' ? [] : [at]))));
  return columns.size === 1;
}

function readText({ rows }: TextSheet, { maxRows }: UploadQuestion): TextReading {
  let isDoubtful = false;
  const lines = rows.flatMap((textRow) => {
    const { row, cells, isHidden = false } = textRow;
    isDoubtful = isUnderDoubt(textRow, isDoubtful);
    if (!hasDigit(textRow)) return [];
    const text = cleanCell(cells.join(' '), longestTextLine);
    const isCut = text.length >= longestTextLine - 1;
    // Never half a number.
    return {
      row,
      text: isCut ? `${text.slice(0, -1).replace(/\S*$/u, '')}…` : text,
      hidden: isHidden,
      isDoubtful,
    };
  });
  if (lines.length > maxRows) throw new UploadRefused('too_many_rows');
  return { kind: 'text', totalRows: rows.length, lines: withoutLineNumbers(lines) };
}
