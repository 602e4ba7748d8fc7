import type { OrderContent, OrderedLine } from '../basket/events.ts';
import type { ChangeState, OrderVersion } from './changeState.ts';

/** Oldest first; the first is the placed order. */
export const versionsOf = ({ versions, content }: ChangeState & { content: OrderContent }): OrderVersion[] =>
  versions.length > 0 ? versions : [placedVersion(content)];

const placedVersion = ({ placedBy, placedAt, totals, lines }: OrderContent): OrderVersion => ({
  version: 1,
  by: placedBy,
  at: placedAt,
  cause: 'placed',
  wentBackTo: null,
  officeReason: null,
  payableCents: totals.payableCents,
  lines: orderedQuantities(lines),
  freeLines: freeQuantities(lines),
  modificationId: null,
});

export const orderedQuantities = (lines: readonly OrderedLine[]): OrderVersion['lines'] =>
  lines.filter((line) => !line.free).map(({ articleNumber, quantity }) => ({ articleNumber, quantity }));

export const freeQuantities = (lines: readonly OrderedLine[]): OrderVersion['freeLines'] =>
  lines
    .filter((line) => line.free)
    .map(({ articleNumber, name, unit, quantity }) => ({ articleNumber, name, unit, quantity }));
