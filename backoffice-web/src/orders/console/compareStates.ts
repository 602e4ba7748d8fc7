import type { z } from 'zod';
import type { orderStateAt } from '@talloor/contracts/endpoints/audit.ts';

export type StateAt = z.output<typeof orderStateAt>;
type Line = StateAt['lines'][number];
export type ComparedFact = StateAt['facts'][number];
export type ComparedLine = Omit<Line, 'last_changed_at'> & {
  /** Null for a removed free line. */
  readonly last_changed_at: string | null;
};
export const numberNames = ['promised', 'picked', 'delivered', 'invoiced', 'credited'] as const;
export type NumberName = (typeof numberNames)[number];
export type MadeNumber = NonNullable<Line['numbers'][NumberName]>;
export type ComparedState = Pick<StateAt, 'phase' | 'customer_status'> & {
  readonly facts: readonly ComparedFact[];
  readonly lines: readonly ComparedLine[];
};

export const comparedWithPrevious = ({ phase, customer_status, facts, lines }: StateAt): ComparedState => ({
  phase,
  customer_status,
  facts,
  lines,
});

/** Removed lines come last with quantity 0. */
export function compareStates(older: StateAt, newer: StateAt): ComparedState {
  const { phase, customer_status } = newer;
  return { phase, customer_status, facts: compareFacts(older, newer), lines: compareLines(older, newer) };
}

function compareFacts(older: StateAt, newer: StateAt): ComparedFact[] {
  const [was, now] = [currentFacts(older), currentFacts(newer)];
  const olderValues = new Map(was.map(({ key, value }) => [key, value]));
  const keys = new Set(now.map(({ key }) => key));
  return [
    ...now.map((fact) => {
      const oldValue = olderValues.get(fact.key) ?? null;
      const isChanged = oldValue !== fact.value;
      return { ...fact, before: isChanged ? oldValue : null, is_changed: isChanged };
    }),
    ...was
      .filter(({ key }) => !keys.has(key))
      .map((fact) => ({ ...fact, before: fact.value, value: '–', is_changed: true, is_ended: true })),
  ];
}

const currentFacts = ({ facts }: StateAt): ComparedFact[] => facts.filter((fact) => !fact.is_ended);

function compareLines(older: StateAt, newer: StateAt): ComparedLine[] {
  const oldLines = new Map(currentLines(older).map((line) => [line.key, line]));
  const newLines = currentLines(newer);
  const keys = new Set(newLines.map(({ key }) => key));
  const removedArticles = new Map(newer.gone.map((article) => [article.article_number, article]));
  const removedLines = [...oldLines.values()].filter(({ key }) => !keys.has(key));
  return [
    ...newLines.map((line) => compareLine(oldLines.get(line.key), line)),
    ...removedLines.map((line) => markRemoved(line, removedArticles.get(line.article_number))),
  ];
}

function compareLine(was: Line | undefined, line: Line): ComparedLine {
  const numbers = Object.fromEntries(
    numberNames.map((name) => [name, compareNumber(was?.numbers[name] ?? null, line.numbers[name])]),
  ) as Line['numbers'];
  const textsBefore = new Map(was?.notes.map(({ key, text }) => [key, text]));
  const notes = line.notes.map((note) => ({ ...note, is_changed: textsBefore.get(note.key) !== note.text }));
  const isChanged =
    was?.quantity !== line.quantity ||
    was.price_per_unit !== line.price_per_unit ||
    [...Object.values(numbers), ...notes].some((each) => each?.is_changed);
  return {
    ...line,
    numbers,
    notes,
    is_changed: isChanged,
    quantity_before: isChanged ? (was?.quantity ?? null) : null,
    price_before: was && was.price_per_unit !== line.price_per_unit ? was.price_per_unit : null,
  };
}

function compareNumber(was: MadeNumber | null, number: MadeNumber | null): MadeNumber | null {
  if (!number) return null;
  const isChanged = was?.quantity !== number.quantity || was.amount !== number.amount || was.weight !== number.weight;
  return { ...number, is_changed: isChanged, quantity_before: isChanged && was ? was.quantity : null };
}

const markRemoved = (line: Line, removal: StateAt['gone'][number] | undefined): ComparedLine => ({
  ...line,
  quantity: 0,
  quantity_before: line.quantity,
  price_before: null,
  line_total: 0,
  is_removed: true,
  is_changed: true,
  numbers: { promised: null, picked: null, delivered: null, invoiced: null, credited: null },
  notes: [],
  last_changed_at: removal?.last_changed_at ?? null,
  last_changed_by: removal?.last_changed_by ?? null,
  last_changed_event: null,
});

const currentLines = ({ lines }: StateAt): Line[] => lines.filter((line) => !line.is_removed);
