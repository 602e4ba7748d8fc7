import type { z } from 'zod';
import type { orderStateAt } from '@talloor/contracts/endpoints/audit.ts';
import { eurosOfCents, eurosOfMills } from '@talloor/rules/money/rounding.ts';
import { noHistoryState, type HistoryState } from '../historyState.ts';
import { knownDeliveries } from './lineNumbers.ts';
import { lineNotes, type LineNote } from './lineNotes.ts';
import type { StateView } from './stateTexts.ts';
import type { MadeNumber, TrackedLine } from './trackedLine.ts';

export type ShownLine = z.input<typeof orderStateAt>['lines'][number];
type Numbers = ShownLine['numbers'];
const names = ['promised', 'picked', 'delivered', 'invoiced', 'credited'] as const satisfies (keyof Numbers)[];

export function viewLines(
  state: HistoryState,
  before: HistoryState = noHistoryState,
  view: StateView,
  boards: ReadonlyMap<string, string>,
): ShownLine[] {
  const notesOf = lineNotes(state, view);
  const notesBefore = lineNotes(before, view);
  const isPickingSeen = knownDeliveries(state).some(({ dispatchedAt }) => dispatchedAt !== null);
  const show = (line: TrackedLine, was: TrackedLine | undefined, isRemoved: boolean): ShownLine => {
    const promised = isRemoved ? undefined : promisedOf(line);
    const quantityBefore = was && promisedOf(was)?.quantity;
    const act = isRemoved
      ? state.removals.get(line.articleNumber)
      : (promised ?? line.numbers.picked ?? line.numbers.invoiced)?.by;
    const numbers = isRemoved ? {} : numbersOf(line);
    const numbersBefore = was ? numbersOf(was) : {};
    const shown = Object.fromEntries(
      names.map((name) => [
        name,
        showNumber(numbers[name], numbersBefore[name], view, name !== 'picked' || isPickingSeen),
      ]),
    ) as Numbers;
    const notes = isRemoved ? [] : showNotes(notesOf(line), was ? notesBefore(was) : []);
    const isChanged =
      isRemoved ||
      quantityBefore !== promised?.quantity ||
      was?.priceMills !== line.priceMills ||
      names.some((name) => shown[name]?.is_changed) ||
      notes.some((note) => note.is_changed);
    return {
      key: line.key,
      article_number: line.articleNumber,
      name: view.own(line.name),
      group_code: line.groupCode,
      board: boards.get(line.articleNumber) ?? line.groupCode,
      quantity: promised?.quantity ?? 0,
      quantity_before: isChanged && quantityBefore !== undefined ? quantityBefore : null,
      unit: view.own(line.unit),
      price_per_unit: eurosOfMills(line.priceMills),
      price_before: was && was.priceMills !== line.priceMills ? eurosOfMills(was.priceMills) : null,
      line_total: eurosOfCents(promised?.cents ?? 0),
      is_approximate: line.approximate,
      is_removed: isRemoved,
      is_changed: isChanged,
      is_free: line.free,
      last_changed_at: act?.at ?? new Date(0).toISOString(),
      last_changed_by: act ? view.actor(act) : null,
      last_changed_event: act?.event ?? null,
      numbers: shown,
      notes,
    };
  };
  const removed = [...before.lines.values()].filter(({ key }) => !state.lines.has(key));
  return [
    ...[...state.lines.values()].map((line) => show(line, before.lines.get(line.key), false)),
    ...removed.map((line) => show(line, line, true)),
  ];
}

const promisedOf = ({ numbers }: TrackedLine): MadeNumber | undefined => numbers.allocated ?? numbers.ordered;

const numbersOf = (line: TrackedLine): Partial<Record<keyof Numbers, MadeNumber | undefined>> => ({
  ...line.numbers,
  promised: promisedOf(line),
});

function showNumber(
  number: MadeNumber | undefined,
  before: MadeNumber | undefined,
  view: StateView,
  isSeen: boolean,
): Numbers[keyof Numbers] {
  if (!number) return null;
  const { quantity, cents, weight, by } = number;
  const isChanged = before?.quantity !== quantity || before.cents !== cents || before.weight !== weight;
  return {
    quantity,
    quantity_before: isChanged && before ? before.quantity : null,
    amount: eurosOfCents(cents),
    weight,
    is_changed: isChanged,
    seen_by_customer: isSeen,
    by: { event: by.event, type: by.type, at: by.at, name: view.actor(by) },
  };
}

function showNotes(notes: readonly LineNote[], before: readonly LineNote[]): ShownLine['notes'] {
  const textsBefore = new Map(before.map(({ key, text }) => [key, text]));
  return notes.map(({ key, text, isSeen }) => ({
    key,
    text,
    seen_by_customer: isSeen,
    is_changed: textsBefore.get(key) !== text,
  }));
}
