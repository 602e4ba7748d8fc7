import { headingsKey } from '@talloor/catalogue/upload/headingsKey.ts';
import type { UploadColumnRole } from '@talloor/rules/upload/columnRoles.ts';
import { readQuantity } from '@talloor/rules/upload/readQuantity.ts';
import { isUnit, measureOf } from '@talloor/rules/upload/unitWords.ts';
import { blocksOf, type Block } from './blocksOf.ts';
import { headingRowOf, isCode, otherHeadings, rowAbove, searchedRows, shortestCode } from './headingRows.ts';
import { headingOf, headsCount, headsDelivered, mayHeadOrderNumbers, namesStock, type Heading } from './headingOf.ts';
import { hasDigit, mostColumns, type TextRow, type TextSheet, type UploadQuestion } from './uploadRead.ts';

export type ChosenColumns = {
  readonly headingAt: number | null;
  readonly headings: readonly string[];
  readonly roles: readonly UploadColumnRole[];
  /** Null: a person chooses. */
  readonly blocks: readonly Block[] | null;
  readonly isRemembered: boolean;
};

const judgedRows = 300;

/** A person's choice, else an earlier one, else a certain proposal. */
export function chooseColumns(
  { name, rows, hiddenColumns = new Set() }: TextSheet,
  { columns, remembered }: Pick<UploadQuestion, 'columns' | 'remembered'>,
): ChosenColumns {
  const width = Math.min(
    mostColumns,
    rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0),
  );
  const headingAt = headingRowOf(rows);
  const headings = Array.from({ length: width }, (_, at) => rows[headingAt ?? -1]?.cells[at]?.trim() ?? '');
  const choose = (roles: readonly UploadColumnRole[], isRemembered: boolean): ChosenColumns => {
    const all = headings.map((_, at) => roles[at] ?? 'unused');
    return { headingAt, headings, roles: all, blocks: blocksOf(all), isRemembered };
  };
  if (columns !== null) {
    const chosen = choose(columns, false);
    return { ...chosen, blocks: chosen.blocks ?? articlesAlone(chosen.roles) };
  }
  if (otherHeadings(rows, headingAt).size > 0) return choose([], false);
  const earlier = headingAt === null ? undefined : remembered[headingsKey(headings)];
  const earlierChoice = earlier && choose(earlier, true);
  const readsHidden = earlier?.some((role, at) => role !== 'unused' && hiddenColumns.has(at));
  if (earlierChoice?.blocks && readsHidden !== true) return earlierChoice;
  const visible = headings.flatMap((_, at) => (hiddenColumns.has(at) ? [] : [at]));
  const body = rows.filter((row, at) => at !== headingAt && hasDigit(row)).slice(0, judgedRows);
  if (namesStock(name ?? '') || rows.some((row, at) => at !== headingAt && isTitleOfStock(row)))
    return choose([], false);
  // What is hidden is not read, and it may turn pieces into boxes.
  const hidesUnits = [...hiddenColumns].some((at) => {
    const [heading, cells] = [headings[at] ?? '', cellsOf(body, at)];
    return (headingOf(heading) === 'unit' && cells.length > 0) || mayHoldUnits(heading, cells);
  });
  if (hidesUnits) return choose([], false);
  // Among headings, an unknown one may be of stock or of packs.
  const proposal = headingAt === null ? byContent(rows, visible, body) : byHeadings(headings, visible, body);
  return choose(proposal ?? [], false);
}

const isTitleOfStock = ({ cells }: TextRow): boolean =>
  !cells.some((cell) => isCode(cell) && !namesStock(cell)) &&
  cells.some((cell) => cell.length <= 60 && namesStock(cell));

/** A person may choose articles without a quantity, to fill in each. */
function articlesAlone(roles: readonly UploadColumnRole[]): readonly Block[] | null {
  const articles = roles.flatMap((role, at) => (role === 'article' ? [at] : []));
  return articles.length > 0 && !roles.includes('quantity') ? [{ articles, quantity: null, unit: null }] : null;
}

type Roles = readonly UploadColumnRole[] | null;

/** As many quantities as articles, in turn; barcodes serve lines without a number. */
function byHeadings(headings: readonly string[], visible: readonly number[], body: readonly TextRow[]): Roles {
  const known = headings.map((heading) => headingOf(heading));
  const of = (heading: Heading) => visible.filter((at) => known[at] === heading);
  // "Artikel" may head names.
  const named = of('article').filter((at) => isOfCodes(body, at, 1));
  const [articles = []] = [of('number'), named, of('barcode')].filter((columns) => columns.length > 0);
  const quantities = of('quantity');
  const units = visible.filter((at) => known[at] === 'unit' || (known[at] === null && isOfUnits(cellsOf(body, at))));
  if (articles.length === 0 || quantities.length !== articles.length) return null;
  if (quantities.some((at) => isDoubtful(headings, visible, body, at))) return null;
  // A second list, or other quantities, would go unread.
  const even = body.filter(({ isUneven }) => isUneven !== true);
  if (visible.some((at) => headings[at] === '' && (isOfCodes(even, at) || isOfNumbers(even, at)))) return null;
  if (visible.some((at) => !units.includes(at) && mayHoldUnits(headings[at] ?? '', cellsOf(body, at)))) return null;
  const roles = headings.map((_, at): UploadColumnRole => {
    if (articles.includes(at) || of('barcode').includes(at)) return 'article';
    if (quantities.includes(at)) return 'quantity';
    return units.includes(at) ? 'unit' : 'unused';
  });
  return blocksOf(roles)?.length === quantities.length ? roles : null;
}

/** Another column may hold the quantities: of pieces, or beside order numbers or a delivery. */
function isDoubtful(
  headings: readonly string[],
  visible: readonly number[],
  body: readonly TextRow[],
  quantity: number,
): boolean {
  const heading = headings[quantity] ?? '';
  const isCount = (at: number) =>
    headsCount(headings[at] ?? '') && cellsOf(body, at).some((cell) => unitIn(cell) === null);
  if (visible.some((at) => at !== quantity && isCount(at) && !isMultipliedOut(visible, body, at, quantity)))
    return true;
  const others = visible.filter((at) => at !== quantity).map((at) => headings[at] ?? '');
  if (!mayHeadOrderNumbers(heading)) return others.some((other) => headsDelivered(other));
  const numbers = cellsOf(body, quantity);
  return (
    others.some((other) => headsDelivered(other)) ||
    isMost(numbers.filter((cell) => /\d{4}/.test(cell)).length, numbers.length)
  );
}

/** Boxes, and pieces per box beside them: the quantity holds their product in every row. */
function isMultipliedOut(
  visible: readonly number[],
  body: readonly TextRow[],
  boxes: number,
  quantity: number,
): boolean {
  const factors = visible.filter((at) => at !== boxes && at !== quantity);
  return factors.some((factor) =>
    body.every(({ cells }) => {
      const perBox = numberIn(cells[factor]);
      return perBox > 1 && numberIn(cells[boxes]) * perBox === numberIn(cells[quantity]);
    }),
  );
}

function numberIn(cell = ''): number {
  const read = readQuantity(cell, 'unknown');
  return read.kind === 'number' ? read.value : Number.NaN;
}

/** As `doos` or `per carton`, but no mark such as `x`. */
const unitIn = (cell: string): string | null => {
  const word = cell.replace(/^(per|par|p?\/)\s*/i, '').replace(/\s*\(.*\)$/, '');
  return !/^[x×]$/iu.test(word) && isUnit(word) ? word : null;
};
const isOfUnits = (cells: readonly string[]): boolean =>
  isMost(cells.filter((cell) => unitIn(cell) !== null).length, cells.length);

/** In doubt: a pack, or a unit in some rows. A price is per kilogram or litre, whatever is ordered. */
function mayHoldUnits(heading: string, cells: readonly string[]): boolean {
  const kind = headingOf(heading);
  if (kind === null) return cells.some((cell) => unitIn(cell) !== null);
  const isOfPrice = (cell: string) => namesStock(heading) && measureOf(unitIn(cell) ?? '') !== null;
  return kind === 'other' && isOfUnits(cells.filter((cell) => !isOfPrice(cell)));
}

/** Two columns without headings, of which one has article codes and the other numbers. */
function byContent(rows: readonly TextRow[], visible: readonly number[], body: readonly TextRow[]): Roles {
  const [first, second, ...others] = visible.filter((at) => body.some(({ cells }) => (cells[at] ?? '') !== ''));
  if (first === undefined || second === undefined || others.length > 0) return null;
  const [codes, numbers] = isOfCodes(body, first) ? [first, second] : [second, first];
  if (!isOfCodes(body, codes) || isOfCodes(body, numbers) || !isOfNumbers(body, numbers)) return null;
  const titles = rows.slice(0, searchedRows).filter((row) => !hasDigit(row));
  if (titles.some(({ cells }) => [codes, numbers].some((at) => headingOf(cells[at] ?? '') === 'other'))) return null;
  const above = rowAbove(rows)?.cells ?? [];
  if ((above[codes] ?? '') === '' && (above[numbers] ?? '') !== '' && headingOf(above[numbers] ?? '') === null)
    return null;
  const counted = cellsOf(body, numbers);
  // Numbers of lines.
  if (counted.length > 2 && counted.every((cell, at) => Number(cell.replace(/[).]$/, '')) === at + 1)) return null;
  return Array.from({ length: Math.max(codes, numbers) + 1 }, (_, at) =>
    at === codes ? 'article' : at === numbers ? 'quantity' : 'unused',
  );
}

const cellsOf = (rows: readonly TextRow[], column: number): readonly string[] =>
  rows.flatMap(({ cells }) => (cells[column] ?? '') || []);
const isMost = (part: number, whole: number): boolean => part > 0 && part * 2 >= whole;

function isOfCodes(rows: readonly TextRow[], column: number, shortest = shortestCode): boolean {
  const cells = cellsOf(rows, column);
  return isMost(cells.filter((cell) => isCode(cell, shortest)).length, cells.length);
}

function isOfNumbers(rows: readonly TextRow[], column: number): boolean {
  const cells = cellsOf(rows, column);
  const numbers = cells.filter((cell) => ['number', 'formula'].includes(readQuantity(cell, 'unknown').kind));
  const amounts = numbers.filter((cell) => /\d[.,]\d\d$/.test(cell.trim()));
  return isMost(numbers.length, cells.length) && !isMost(amounts.length, numbers.length);
}
