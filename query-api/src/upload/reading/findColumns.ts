import { readArticle } from '@talloor/rules/upload/readArticle.ts';
import { readQuantity } from '@talloor/rules/upload/readQuantity.ts';
import { headingOf } from './headingOf.ts';
import type { TextRow } from './uploadRead.ts';

export type Columns = {
  readonly article: number;
  /** Barcode column for lines without number. */
  readonly barcode: number | null;
  /** Null: each line counts one. */
  readonly quantity: number | null;
  readonly unit: number | null;
  /** Rows before the first line. */
  readonly skip: number;
  readonly hasHeader: boolean;
  /** Rows with article and quantity. */
  readonly plausible: number;
};

/** Rows searched for a header, and rows judged without one. */
const headerRows = 60;
const judgedRows = 300;

/** By a Dutch, French or English header, else by content; null when unknown. */
export function findColumns(rows: readonly TextRow[]): Columns | null {
  const header = headerOf(rows);
  const body = rows.slice(header?.skip ?? 0, (header?.skip ?? 0) + judgedRows);
  const looks = looksOf(body);
  if (header) {
    const article = header.article ?? header.barcode;
    const quantity = header.quantity ?? bestNumbers(looks, [article, header.barcode, header.unit]);
    const articleColumn = article ?? bestCodes(looks, [quantity, header.unit]);
    if (articleColumn === null || (header.quantity === null && quantity === null && looks.length > 1)) return null;
    const barcode = header.barcode === articleColumn ? null : header.barcode;
    const columns = {
      article: articleColumn,
      barcode,
      quantity,
      unit: header.unit,
      skip: header.skip,
      hasHeader: true,
    };
    return { ...columns, plausible: plausibleIn(body, columns) };
  }
  const [article, quantity] = byContent(looks);
  if (article === null) return null;
  const columns = { article, barcode: null, quantity, unit: null, skip: 0, hasHeader: false };
  const start = rows.findIndex(({ cells }) => isLine(cells, columns));
  if (start < 0) return null;
  return { ...columns, skip: start, plausible: plausibleIn(body, columns) };
}

type Places = Pick<Columns, 'article' | 'quantity'>;

type Header = {
  article: number | null;
  barcode: number | null;
  quantity: number | null;
  unit: number | null;
  skip: number;
};

/** First row that names article and quantity, else one of them. */
function headerOf(rows: readonly TextRow[]): Header | null {
  let half: Header | null = null;
  for (const [index, { cells }] of rows.slice(0, headerRows).entries()) {
    const header: Header = { article: null, barcode: null, quantity: null, unit: null, skip: index + 1 };
    for (const [column, cell] of cells.entries()) {
      const heading = headingOf(cell);
      if (heading !== null) header[heading] ??= column;
    }
    const names = header.article ?? header.barcode;
    if (names !== null && header.quantity !== null) return header;
    const hasData = cells.some((cell) => readArticle(cell).kind === 'number');
    if (half === null && !hasData && (names !== null || header.quantity !== null) && cells.length > 1) half = header;
  }
  return half;
}

/** Shares of codes, numbers and whole numbers in a column. */
type Look = {
  readonly codes: number;
  readonly long: number;
  readonly numbers: number;
  readonly whole: number;
  /** Rows one higher than the row before: line numbers. */
  readonly counting: number;
};

function looksOf(rows: readonly TextRow[]): readonly Look[] {
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const looks = Array.from({ length: width }, () => ({ codes: 0, long: 0, numbers: 0, whole: 0, counting: 0 }));
  const before = new Map<number, number>();
  for (const { cells } of rows)
    for (const [column, cell] of cells.entries()) {
      const look = looks[column];
      if (look === undefined || cell === '') continue;
      const article = readArticle(cell);
      const digits = article.kind === 'number' ? article.digits.length : article.kind === 'shortened' ? 13 : 0;
      if (digits >= 3 && digits <= 14 && !/[,.]\d{1,2}$/.test(cell.trim())) look.codes += 1;
      if (digits >= 5 && digits <= 14 && !/[,.]\d{1,2}$/.test(cell.trim())) look.long += 1;
      const quantity = readQuantity(cell, 'unknown');
      if (quantity.kind === 'number' && Math.abs(quantity.value) < 1_000_000) {
        look.numbers += 1;
        if (Number.isInteger(quantity.value)) look.whole += 1;
        if (quantity.value === (before.get(column) ?? Number.NaN) + 1) look.counting += 1;
        before.set(column, quantity.value);
      }
    }
  return looks;
}

/** The first two columns (spec), unless content disagrees. */
function byContent(looks: readonly Look[]): readonly [article: number | null, quantity: number | null] {
  const article = bestCodes(looks, []) ?? (looks.some(({ numbers }) => numbers > 0) ? 0 : null);
  if (article === null) return [null, null];
  const isAlone = looks.every((look, column) => column === article || (look.numbers === 0 && look.codes === 0));
  if (isAlone && looks.length === 1) return [article, null];
  const quantity = bestNumbers(looks, [article]);
  if (quantity !== null) return [article, quantity];
  return [article, article === 0 ? 1 : 0];
}

function bestCodes(looks: readonly Look[], without: readonly (number | null)[]): number | null {
  return bestOf(looks, without, ({ codes, long }) => (codes === 0 ? 0 : codes + 2 * long));
}

/** Whole numbers first, line numbers last, then the column after the article. */
function bestNumbers(looks: readonly Look[], without: readonly (number | null)[]): number | null {
  const [article] = without;
  return bestOf(looks, without, ({ numbers, whole, long, counting }, column) => {
    if (numbers === 0) return 0;
    const isCounter = numbers > 2 && counting === numbers - 1;
    const isAfter = typeof article === 'number' && column > article;
    return Math.max(numbers + whole - long * 1.5 - (isCounter ? numbers * 1.5 : 0), 0.1) + (isAfter ? 0.05 : 0);
  });
}

function bestOf(
  looks: readonly Look[],
  without: readonly (number | null)[],
  worthOf: (look: Look, column: number) => number,
): number | null {
  let [best, worth] = [null as number | null, 0];
  for (const [column, look] of looks.entries())
    if (!without.includes(column) && worthOf(look, column) > worth) [best, worth] = [column, worthOf(look, column)];
  return best;
}

const isLine = (cells: readonly string[], { article, quantity }: Places): boolean =>
  ['number', 'shortened'].includes(readArticle(cells[article] ?? '').kind) ||
  (quantity !== null && readQuantity(cells[quantity] ?? '', 'unknown').kind === 'number');

const plausibleIn = (rows: readonly TextRow[], { article, quantity }: Places): number =>
  rows.filter(({ cells }) => {
    const read = readArticle(cells[article] ?? '');
    const isCode = read.kind === 'shortened' || (read.kind === 'number' && read.digits.length >= 3);
    return isCode && (quantity === null || readQuantity(cells[quantity] ?? '', 'unknown').kind === 'number');
  }).length;
