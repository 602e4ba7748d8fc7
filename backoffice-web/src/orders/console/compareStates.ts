import type { z } from 'zod';
import type { orderStateAt } from '@talloor/contracts/endpoints/audit.ts';

export type StateAt = z.output<typeof orderStateAt>;
type Line = StateAt['lines'][number];
export type ComparedFact = StateAt['facts'][number];
export type ComparedLine = Omit<Line, 'last_changed_at'> & {
  /** Unique per line; free lines of an article are numbered. */
  readonly key: string;
  /** Null for a removed free line. */
  readonly last_changed_at: string | null;
};
export type ComparedState = {
  readonly phase: StateAt['phase'];
  readonly facts: readonly ComparedFact[];
  readonly lines: readonly ComparedLine[];
};

export const comparedWithPrevious = ({ phase, facts, lines }: StateAt): ComparedState => ({
  phase,
  facts,
  lines: keyed(lines),
});

/** Removed lines come last with quantity 0. */
export function compareStates(older: StateAt, newer: StateAt): ComparedState {
  return { phase: newer.phase, facts: compareFacts(older, newer), lines: compareLines(older, newer) };
}

function compareFacts(older: StateAt, newer: StateAt): ComparedFact[] {
  const olderValues = new Map(older.facts.map(({ key, value }) => [key, value]));
  return newer.facts.map((fact) => {
    const oldValue = olderValues.get(fact.key) ?? null;
    const isChanged = oldValue !== fact.value;
    return { ...fact, before: isChanged ? oldValue : null, is_changed: isChanged };
  });
}

function compareLines(older: StateAt, newer: StateAt): ComparedLine[] {
  const oldLines = new Map(keyed(currentLines(older)).map((line) => [line.key, line]));
  const newLines = keyed(currentLines(newer));
  const keys = new Set(newLines.map(({ key }) => key));
  const removedArticles = new Map(newer.gone.map((article) => [article.article_number, article]));
  const removedLines = [...oldLines.values()].filter(({ key }) => !keys.has(key));
  return [
    ...newLines.map((line) => compareLine(oldLines.get(line.key), line)),
    ...removedLines.map((line) => markRemoved(line, removedArticles.get(line.article_number))),
  ];
}

function compareLine(was: ComparedLine | undefined, line: ComparedLine): ComparedLine {
  const isChanged = was?.quantity !== line.quantity || was.price_per_unit !== line.price_per_unit;
  return {
    ...line,
    is_changed: isChanged,
    quantity_before: isChanged ? (was?.quantity ?? null) : null,
    price_before: was && was.price_per_unit !== line.price_per_unit ? was.price_per_unit : null,
  };
}

const markRemoved = (line: ComparedLine, removal: StateAt['gone'][number] | undefined): ComparedLine => ({
  ...line,
  quantity: 0,
  quantity_before: line.quantity,
  price_before: null,
  line_total: 0,
  is_removed: true,
  is_changed: true,
  last_changed_at: removal?.last_changed_at ?? null,
  last_changed_by: removal?.last_changed_by ?? null,
});

const currentLines = ({ lines }: StateAt): Line[] => lines.filter((line) => !line.is_removed);

function keyed(lines: readonly Line[]): ComparedLine[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const name = `${line.article_number} ${line.is_free ? 'free' : 'paid'}`;
    const nth = counts.get(name) ?? 0;
    counts.set(name, nth + 1);
    return { ...line, key: `${name} ${nth}` };
  });
}
