import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { LineRestriction } from '@talloor/events/order/changeState.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type RestrictLine = Readonly<LineRestriction> & { readonly lineId: string };

export function decideRestrictLine({ lineId, ...restriction }: RestrictLine, state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  if (state.status === 'cancelled') return { rejected: 'order.cancelled' };
  const line = state.content.lines.find((candidate) => candidate.lineId === lineId);
  if (!line) return { rejected: 'order.line_not_found' };
  const before = state.restrictions[lineId];
  const isSame =
    before?.mayChange === restriction.mayChange &&
    before.mayDecrease === restriction.mayDecrease &&
    before.mayIncrease === restriction.mayIncrease &&
    before.reason === restriction.reason;
  return isSame
    ? []
    : [{ type: 'OrderLineRestricted', data: { lineId, articleNumber: line.articleNumber, ...restriction } }];
}
