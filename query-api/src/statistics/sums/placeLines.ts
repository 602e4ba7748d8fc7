import type { StatisticsGrouping } from '@talloor/contracts/endpoints/statistics.ts';
import { lengthOf, periodBefore, shiftDay, type Period } from '@talloor/rules/statistics/comparePeriods.ts';
import type { LineKind, PurchaseHistory, PurchaseNote } from '../history/purchaseHistory.ts';

export type PurchaseSelection = Period & {
  readonly by: StatisticsGrouping;
  readonly group?: string | undefined;
  readonly brand?: string | undefined;
  readonly places: ReadonlyMap<string, string>;
};

export type Numbering = { readonly numbers: ReadonlyMap<string, number>; readonly numberOf: (text: string) => number };

export function createNumbering(): Numbering {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  return { numbers, numberOf };
}

export type PlacedLines = {
  readonly history: PurchaseHistory;
  /** Notes from the first day of the period before. */
  readonly firstNote: number;
  readonly firstCurrentNote: number;
  readonly endNote: number;
  /** Per kind; -1 outside group and brand. */
  readonly articleOfKind: Int32Array;
  readonly rowOfKind: Int32Array;
  /** Per note from `firstNote`; -1 where the line decides. */
  readonly rowOfNote: Int32Array;
};

export function placeLines(
  history: PurchaseHistory,
  selection: PurchaseSelection,
  rows: Numbering,
  articles: Numbering,
): PlacedLines {
  const { by, group, brand } = selection;
  const range = rangeOf(history, selection);
  const { firstNote, endNote } = range;
  const keyOfNote = noteKeys(selection);
  const { kinds, notes } = history;
  const articleOfKind = new Int32Array(kinds.length).fill(-1);
  const rowOfKind = new Int32Array(kinds.length).fill(-1);
  for (const [index, kind] of kinds.entries()) {
    const isOutside =
      (group !== undefined && kind.groupCode !== group) || (brand !== undefined && kind.brand !== brand);
    if (isOutside) continue;
    articleOfKind[index] = articles.numberOf(kind.articleNumber);
    if (keyOfNote === null) rowOfKind[index] = rows.numberOf(kindKeys(by)(kind));
  }
  const rowOfNote = new Int32Array(Math.max(0, endNote - firstNote)).fill(-1);
  if (keyOfNote !== null)
    for (const [index, note] of notes.slice(firstNote, endNote).entries())
      rowOfNote[index] = rows.numberOf(keyOfNote(note));
  return { history, ...range, articleOfKind, rowOfKind, rowOfNote };
}

const kindKeys =
  (by: StatisticsGrouping) =>
  ({ articleNumber, groupCode, brand }: LineKind): string =>
    by === 'article' ? articleNumber : by === 'group' ? groupCode : brand;

type KeyOfNote = (note: Pick<PurchaseNote, 'delivered_on' | 'order_number' | 'ordered_by'>) => string;

function noteKeys({ by, places, ...period }: PurchaseSelection): KeyOfNote | null {
  switch (by) {
    case 'article':
    case 'group':
    case 'brand':
      return null;
    case 'month':
      return monthKeys(period);
    case 'address':
      return ({ order_number: orderNumber }) => places.get(orderNumber) ?? '';
    case 'user':
      return ({ ordered_by: userId }) => userId;
    default:
      return by satisfies never;
  }
}

/** A month of the period before counts as the month in its place. */
function monthKeys(period: Period): KeyOfNote {
  const length = lengthOf(period);
  const months = new Map<string, string>();
  return ({ delivered_on: day }) => {
    const month = months.get(day) ?? (day < period.from ? shiftDay(day, length) : day).slice(0, 7);
    months.set(day, month);
    return month;
  };
}

export function notesOf(history: PurchaseHistory, period: Period): PurchaseHistory['notes'] {
  const { firstNote, endNote } = rangeOf(history, period);
  return history.notes.slice(firstNote, endNote);
}

function rangeOf(history: PurchaseHistory, { from, to }: Period) {
  const { from: previousFrom } = periodBefore({ from, to });
  return {
    firstNote: countNotes(history, (day) => day < previousFrom),
    firstCurrentNote: countNotes(history, (day) => day < from),
    endNote: countNotes(history, (day) => day <= to),
  };
}

function countNotes({ notes }: Pick<PurchaseHistory, 'notes'>, isBefore: (day: string) => boolean): number {
  let [low, high] = [0, notes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(notes[middle]?.delivered_on ?? '')) low = middle + 1;
    else high = middle;
  }
  return low;
}
