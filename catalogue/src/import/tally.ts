import { mostErrors } from './importReport.ts';
import type { LineError, LineErrorCode } from './lineError.ts';

type NoteCode = Extract<LineErrorCode, 'import.left_out' | 'import.outdated'>;

/** Keeps the first thousand errors and notes. */
export type Tally = {
  readonly read: () => void;
  readonly readMore: (count: number) => void;
  readonly reject: (line: number, code: LineErrorCode, field: string, message: string) => void;
  readonly rejectMore: (count: number) => void;
  readonly note: (line: number, field: string, message: string, code?: NoteCode) => void;
  readonly count: (what: 'created' | 'changed' | 'unchanged', times?: number) => void;
  readonly totals: () => {
    readonly lines: number;
    readonly created: number;
    readonly changed: number;
    readonly unchanged: number;
    readonly rejected: number;
    readonly errors: readonly LineError[];
    readonly notes: readonly LineError[];
  };
};

export function createTally(): Tally {
  const counts = { lines: 0, created: 0, changed: 0, unchanged: 0, rejected: 0 };
  const errors = firstOf(mostErrors);
  const notes = firstOf(mostErrors);
  return {
    read: () => (counts.lines += 1),
    readMore: (count) => (counts.lines += count),
    reject: (line, code, field, message) => {
      counts.rejected += 1;
      errors.add({ line, code, field, message });
    },
    rejectMore: (count) => (counts.rejected += count),
    note: (line, field, message, code = 'import.left_out') => notes.add({ line, code, field, message }),
    count: (what, times = 1) => (counts[what] += times),
    totals: () => ({ ...counts, errors: errors.all(), notes: notes.all() }),
  };
}

function firstOf(most: number) {
  let lowest: LineError[] = [];
  const trim = () => {
    lowest.sort((a, b) => a.line - b.line);
    lowest = lowest.slice(0, most);
  };
  return {
    add: (error: LineError) => {
      lowest.push(error);
      if (lowest.length >= 2 * most) trim();
    },
    all: (): readonly LineError[] => {
      trim();
      return lowest;
    },
  };
}
