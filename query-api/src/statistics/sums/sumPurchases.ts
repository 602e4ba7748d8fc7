import { figuresPerLine, firstRareFigure, type PurchaseHistory } from '../history/purchaseHistory.ts';
import { sortRows } from './sortRows.ts';
import { createNumbering, placeLines, type PlacedLines, type PurchaseSelection } from './placeLines.ts';

/** Of a row; the first are `lineFigures`. */
const place = {
  quantity: 0,
  priced_quantity: 1,
  turnover_cents: 2,
  deposit_cents: 3,
  promotion_cents: 4,
  saving_cents: 5,
  short_quantity: 6,
  short_lines: 7,
  returned_quantity: 8,
  returned_cents: 9,
  previous_quantity: 10,
  previous_priced_quantity: 11,
  previous_turnover_cents: 12,
  comparable_cents: 13,
  expected_cents: 14,
  lines: 15,
} as const;
const width = 16;

/** `comparable` and `expected`: turnover at this and at the previous price, of articles in both periods. */
export type StatisticsSums = Readonly<Record<Exclude<keyof typeof place, 'lines'>, number>>;

export type SummedRow = { readonly key: string; readonly sums: StatisticsSums };
export type Summed = {
  /** Sorted; at most `most`. */
  readonly rows: readonly SummedRow[];
  readonly rowCount: number;
  readonly totals: StatisticsSums;
};

export function sumPurchases(
  histories: readonly PurchaseHistory[],
  selection: PurchaseSelection,
  { showsPrices, most }: { readonly showsPrices: boolean; readonly most: number },
): Summed {
  const [keys, articles] = [createNumbering(), createNumbering()];
  const parts = histories.map((history) => placeLines(history, selection, keys, articles));
  const sums = zeros(keys.numbers.size * width);
  const previousPrices = new Float64Array(articles.numbers.size);
  const previousQuantities = new Float64Array(articles.numbers.size);
  for (const part of parts) addBefore(part, sums, previousPrices, previousQuantities);
  for (let article = 0; article < previousPrices.length; article += 1) {
    const quantity = previousQuantities[article] ?? 0;
    previousPrices[article] = quantity === 0 ? Number.NaN : (previousPrices[article] ?? 0) / quantity;
  }
  for (const part of parts) addCurrent(part, sums, previousPrices);
  const names = [...keys.numbers.keys()];
  const rows: number[] = [];
  for (let row = 0; row < names.length; row += 1) if ((sums[row * width + place.lines] ?? 0) > 0) rows.push(row);
  const keyOf = (row: number): string => names[row] ?? '';
  const sumOf = (row: number, name: keyof StatisticsSums): number => sums[row * width + place[name]] ?? 0;
  return {
    rows: sortRows({ rows, keyOf, sumOf }, selection.by, showsPrices)
      .slice(0, most)
      .map((row) => ({ key: keyOf(row), sums: sumsFrom(sums, row * width) })),
    rowCount: rows.length,
    totals: sumsFrom(addUp(sums), 0),
  };
}

/** Reused, because memory outside the heap makes V8 collect all garbage more often. */
let scratch = new Float64Array(0);
const longestScratch = 200_000;

function zeros(size: number): Float64Array {
  if (size > longestScratch) return new Float64Array(size);
  if (size > scratch.length) scratch = new Float64Array(size);
  return scratch.subarray(0, size).fill(0);
}

function addUp(sums: Float64Array): Float64Array {
  const totals = new Float64Array(width);
  for (let at = 0; at < sums.length; at += 1) add(totals, at % width, sums[at] ?? 0);
  return totals;
}

const sumsFrom = (sums: Float64Array, at: number): StatisticsSums => ({
  turnover_cents: sums[at + place.turnover_cents] ?? 0,
  previous_turnover_cents: sums[at + place.previous_turnover_cents] ?? 0,
  quantity: sums[at + place.quantity] ?? 0,
  previous_quantity: sums[at + place.previous_quantity] ?? 0,
  priced_quantity: sums[at + place.priced_quantity] ?? 0,
  previous_priced_quantity: sums[at + place.previous_priced_quantity] ?? 0,
  promotion_cents: sums[at + place.promotion_cents] ?? 0,
  saving_cents: sums[at + place.saving_cents] ?? 0,
  short_quantity: sums[at + place.short_quantity] ?? 0,
  short_lines: sums[at + place.short_lines] ?? 0,
  returned_quantity: sums[at + place.returned_quantity] ?? 0,
  returned_cents: sums[at + place.returned_cents] ?? 0,
  deposit_cents: sums[at + place.deposit_cents] ?? 0,
  comparable_cents: sums[at + place.comparable_cents] ?? 0,
  expected_cents: sums[at + place.expected_cents] ?? 0,
});

function add(sums: Float64Array, at: number, amount: number): void {
  sums[at] = (sums[at] ?? 0) + amount;
}

function addBefore(
  { history, firstNote, firstCurrentNote, articleOfKind, rowOfKind, rowOfNote }: PlacedLines,
  sums: Float64Array,
  turnovers: Float64Array,
  quantities: Float64Array,
): void {
  const { firstLines, kindOf, figures } = history;
  for (let note = firstNote; note < firstCurrentNote; note += 1) {
    const noteRow = rowOfNote[note - firstNote] ?? -1;
    const end = firstLines[note + 1] ?? 0;
    for (let line = firstLines[note] ?? 0; line < end; line += 1) {
      const kind = kindOf[line] ?? 0;
      const article = articleOfKind[kind] ?? -1;
      if (article < 0) continue;
      const at = (noteRow < 0 ? (rowOfKind[kind] ?? 0) : noteRow) * width;
      const from = line * figuresPerLine;
      const turnover = figures[from + place.turnover_cents] ?? 0;
      const priced = figures[from + place.priced_quantity] ?? 0;
      add(sums, at + place.lines, 1);
      add(sums, at + place.previous_quantity, figures[from + place.quantity] ?? 0);
      add(sums, at + place.previous_turnover_cents, turnover);
      add(sums, at + place.previous_priced_quantity, priced);
      add(turnovers, article, turnover);
      add(quantities, article, priced);
    }
  }
}

function addCurrent(
  { history, firstNote, firstCurrentNote, endNote, articleOfKind, rowOfKind, rowOfNote }: PlacedLines,
  sums: Float64Array,
  previousPrices: Float64Array,
): void {
  const { firstLines, kindOf, figures, hasRareFigures } = history;
  for (let note = firstCurrentNote; note < endNote; note += 1) {
    const noteRow = rowOfNote[note - firstNote] ?? -1;
    const end = firstLines[note + 1] ?? 0;
    for (let line = firstLines[note] ?? 0; line < end; line += 1) {
      const kind = kindOf[line] ?? 0;
      const article = articleOfKind[kind] ?? -1;
      if (article < 0) continue;
      const at = (noteRow < 0 ? (rowOfKind[kind] ?? 0) : noteRow) * width;
      const from = line * figuresPerLine;
      const turnover = figures[from + place.turnover_cents] ?? 0;
      const priced = figures[from + place.priced_quantity] ?? 0;
      add(sums, at + place.lines, 1);
      add(sums, at + place.quantity, figures[from + place.quantity] ?? 0);
      add(sums, at + place.priced_quantity, priced);
      add(sums, at + place.turnover_cents, turnover);
      add(sums, at + place.deposit_cents, figures[from + place.deposit_cents] ?? 0);
      if (hasRareFigures[line] === 1)
        for (let figure = firstRareFigure; figure < figuresPerLine; figure += 1)
          add(sums, at + figure, figures[from + figure] ?? 0);
      const previousPrice = previousPrices[article] ?? Number.NaN;
      if (Number.isNaN(previousPrice)) continue;
      add(sums, at + place.comparable_cents, turnover);
      add(sums, at + place.expected_cents, priced * previousPrice);
    }
  }
}
