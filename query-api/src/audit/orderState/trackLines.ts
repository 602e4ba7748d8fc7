import type { HistoryState } from '../historyState.ts';
import type { HistoryDomainEvent } from '../orderHistory.ts';
import type { Act } from './act.ts';
import { lineNumbers } from './lineNumbers.ts';
import { type LineNumber, type MadeNumber, type NumberName, numberNames, type TrackedLine } from './trackedLine.ts';

const types: ReadonlySet<string> = new Set<HistoryDomainEvent['type']>([
  'BasketLineQuantityChanged',
  'BasketLineRemoved',
  'BasketEmptied',
  'BasketCheckedOut',
  'OrderPlaced',
  'OrderModificationSubmitted',
  'OrderLineShort',
  'OrderLinesAllocated',
  'DeliveryScheduled',
  'DeliveryPicked',
  'DeliveryDelivered',
  'DeliveryReturnCredited',
  'InvoiceIssued',
]);
export const changesLines = ({ type }: HistoryDomainEvent): boolean => types.has(type);

type Tracked = Pick<HistoryState, 'lines' | 'removals'>;

/** A number keeps its act while it stays the same; a draft or a fixed line makes none. */
export function trackLines(before: Tracked, after: HistoryState, act: Act): Tracked {
  const numbered = lineNumbers(after);
  const lines = new Map(
    [...numbered].map(([key, line]): [string, TrackedLine] => {
      const previous = before.lines.get(key)?.numbers ?? {};
      const numbers = numberNames.flatMap((name) => {
        const number = line.numbers[name];
        return number ? [[name, madeNumber(name, number, previous[name], act)] as const] : [];
      });
      return [key, { ...line, numbers: Object.fromEntries(numbers) }];
    }),
  );
  const present = new Set([...lines.values()].map(({ articleNumber }) => articleNumber));
  const removed = [...before.lines.values()].filter(({ articleNumber }) => !present.has(articleNumber));
  const removals = [...before.removals, ...removed.map(({ articleNumber }) => [articleNumber, act] as const)];
  return { lines, removals: new Map(removals.filter(([articleNumber]) => !present.has(articleNumber))) };
}

function madeNumber(name: NumberName, number: LineNumber, previous: MadeNumber | undefined, act: Act): MadeNumber {
  const isSame =
    previous?.quantity === number.quantity &&
    (name === 'ordered' || (previous.cents === number.cents && previous.weight === number.weight));
  return { ...number, by: isSame ? previous.by : act };
}
