import type { ReadLine } from '../reading/readLine.ts';
import type { ImportWriting, Subject } from '../subject.ts';
import type { Tally } from '../tally.ts';
import { openFoodFacts } from './openFoodFacts/openFoodFacts.ts';

export type Layout = {
  /** Null if usable. */
  readonly refuses: (columns: readonly string[]) => string | null;
  readonly translate: (lines: AsyncIterable<ReadLine>, tally: Tally) => AsyncIterable<ReadLine>;
  readonly prepare: (writing: ImportWriting) => Promise<void>;
};

export function knownColumns(subject: Subject): ReadonlySet<string> {
  const own = Object.keys(subject.record.shape);
  return new Set(subject.name === 'products' ? [...own, ...openFoodFacts.columns] : own);
}

/** Ours (docs/import.md) or, for products, Open Food Facts. */
export function layoutOf(subject: Subject, columns: readonly string[]): Layout {
  const isForeign = subject.name === 'products' && openFoodFacts.marks.every((mark) => columns.includes(mark));
  return isForeign ? openFoodFacts : ownLayout(subject);
}

const ownLayout = ({ record: { shape } }: Subject): Layout => ({
  refuses: (columns) => {
    const ownColumns = columns.filter((column) => Object.hasOwn(shape, column));
    if (ownColumns.length === 0)
      return `the header has no known column; columns are separated by , ; | or a tab and are: ${Object.keys(shape).join(', ')}`;
    const unknown = columns.filter((column) => !Object.hasOwn(shape, column));
    if (unknown.length > 0) return `the header has columns that are not known: ${unknown.map(quoteColumn).join(', ')}`;
    const missing = Object.entries(shape).filter(([name, field]) => isNeeded(field) && !columns.includes(name));
    if (missing.length > 0) return `the header lacks ${missing.map(([name]) => name).join(', ')}`;
    const duplicates = columns.filter((column, at) => columns.indexOf(column) !== at);
    return duplicates.length > 0 ? `the header names ${duplicates.join(', ')} twice` : null;
  },
  translate: (lines) => lines,
  prepare: () => Promise.resolve(),
});

const isNeeded = (field: Subject['record']['shape'][string]): boolean => !field.safeParse(undefined).success;
const quoteColumn = (column: string): string => JSON.stringify(column.slice(0, 40));
