import type { PickedLine } from '@talloor/events/delivery/values.ts';
import { returnedQuantityOf } from '@talloor/events/delivery/returns.ts';
import type { HistoryState } from '../historyState.ts';
import { knownDeliveries } from './lineNumbers.ts';
import type { StateView } from './stateTexts.ts';
import type { TrackedLine } from './trackedLine.ts';

export type LineNote = { readonly key: string; readonly text: string; readonly isSeen: boolean };

export function lineNotes(state: HistoryState, view: StateView): (line: TrackedLine) => LineNote[] {
  const deliveries = knownDeliveries(state).map((delivery) => ({
    delivery,
    lines: new Map(delivery.picked?.lines.map((line) => [line.lineId, line])),
  }));
  const recalled = recalledLines(state);
  return (line) => {
    const { lineId } = line;
    const notes = orderNotes(state, line, view);
    if (lineId === null) return notes;
    const unit = view.own(line.unit);
    for (const { delivery, lines } of deliveries) {
      const picked = lines.get(lineId);
      if (picked?.articleNumber !== line.articleNumber) continue;
      const { deliveryNumber } = delivery.plan;
      const isSeen = delivery.dispatchedAt !== null;
      const note = (key: string, text: string, values = {}, isShown = isSeen) =>
        notes.push({ key: `${deliveryNumber} ${key}`, text: view.fill(text, values), isSeen: isShown });
      for (const [key, text, values] of pickedTexts(picked, unit, view, lines)) note(key, text, values);
      if (delivery.checked.includes(lineId)) note('checked', view.words.notes.checked);
      if (delivery.returns.marked.includes(lineId)) note('marked', view.words.notes.marked);
      const returning = returnedQuantityOf(delivery.returns, lineId);
      const quantityText = (quantity: number) => ({ quantity: view.format.quantity(quantity, unit) });
      if (returning > 0) note('returning', view.words.notes.returning, quantityText(returning));
      const quantity = recalled.get(`${deliveryNumber} ${lineId}`);
      if (quantity !== undefined) note('recalled', view.words.notes.recalled, quantityText(quantity));
    }
    return notes;
  };
}

function orderNotes(
  { order, basket }: HistoryState,
  line: TrackedLine,
  { words, fill, format, own }: StateView,
): LineNote[] {
  const notes: LineNote[] = [];
  const choices = order.status !== 'none' ? order.replacements : basket.status !== 'none' ? basket.replacements : {};
  const choice = choices?.[line.articleNumber];
  if (choice && !line.free)
    notes.push({ key: 'choice', text: fill(words.notes.choice, { choice: words.choices[choice] }), isSeen: true });
  if (order.status === 'none' || line.lineId === null) return notes;
  const restriction = order.restrictions[line.lineId];
  const text = restriction && restrictionText(restriction, words.notes);
  if (restriction && text)
    notes.push({ key: 'fixed', text: fill(text, { reason: words.fixed[restriction.reason] }), isSeen: true });
  const { ordered, allocated, picked } = line.numbers;
  if (ordered && allocated && !picked) {
    const quantity = format.quantity(
      (Math.round(ordered.quantity * 1000) - Math.round(allocated.quantity * 1000)) / 1000,
      own(line.unit),
    );
    notes.push({ key: 'short_stock', text: fill(words.notes.short_stock, { quantity }), isSeen: true });
  }
  return notes;
}

type Restriction = { readonly mayChange: boolean; readonly mayDecrease: boolean; readonly mayIncrease: boolean };

function restrictionText(restriction: Restriction, notes: StateView['words']['notes']): string | null {
  if (!restriction.mayChange || (!restriction.mayDecrease && !restriction.mayIncrease)) return notes.fixed;
  if (!restriction.mayDecrease) return notes.no_less;
  return restriction.mayIncrease ? null : notes.no_more;
}

type NoteText = readonly [key: string, text: string, values: Readonly<Record<string, string>>];

function pickedTexts(
  picked: PickedLine,
  unit: string,
  { words, format, own }: StateView,
  lines: ReadonlyMap<string, PickedLine>,
): NoteText[] {
  const { notes, shortages } = words;
  const reason = shortages[picked.reason ?? 'other'];
  const quantity = (value: number) => format.quantity(value, unit);
  const withheld = picked.withheld ?? [];
  const replaced = picked.replaces === undefined ? undefined : lines.get(picked.replaces);
  return [
    ...(picked.short > 0 ? [['short', notes.short, { quantity: quantity(picked.short), reason }] as const] : []),
    ...(picked.replaced > 0
      ? [['replaced', notes.replaced, { quantity: quantity(picked.replaced), reason }] as const]
      : []),
    ...(picked.replaces === undefined
      ? []
      : [
          [
            'replaces',
            notes.replaces,
            { article: replaced ? `${replaced.articleNumber} ${own(replaced.name)}` : picked.replaces },
          ] as const,
        ]),
    ...withheld.map(
      ({ why, line }) =>
        [
          `withheld ${line.lineId}`,
          notes.withheld,
          { article: `${line.articleNumber} ${own(line.name)}`, why: words.withheld[why] },
        ] as const,
    ),
    ...(picked.weight === null
      ? []
      : [['weighed', notes.weighed, { weight: format.quantity(picked.weight, 'kg') }] as const]),
    ...picked.lots.flatMap(({ lot }) => (lot === null ? [] : [[`lot ${lot}`, notes.lot, { lot }] as const])),
    ...(picked.comment === undefined ? [] : [['comment', '{{comment}}', { comment: picked.comment }] as const]),
  ];
}

const recalledLines = ({ recalls, content }: HistoryState): ReadonlyMap<string, number> =>
  new Map(
    [...recalls.values()].flatMap((recall) =>
      recall.status === 'none'
        ? []
        : Object.values(recall.customers).flatMap(({ deliveries }) =>
            deliveries
              .filter(({ orderNumber }) => orderNumber === content?.orderNumber)
              .flatMap(({ deliveryNumber, lines }) =>
                lines.map(({ lineId, quantity }) => [`${deliveryNumber} ${lineId}`, quantity] as const),
              ),
          ),
    ),
  );
