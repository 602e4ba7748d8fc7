import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';

export type ExtendDeadline = {
  readonly userId: string;
  readonly reason: string;
  /** ISO 8601. */
  readonly until: string;
  readonly isPicked: boolean;
  readonly now: Date;
};

/** At most to the end of the day before delivery; reopens a closed order. */
export function decideExtendDeadline(command: ExtendDeadline, state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  const { userId, reason, now } = command;
  // Deadlines are compared as strings.
  const until = new Date(command.until).toISOString();
  if (state.status === 'cancelled') return { rejected: 'order.cancelled' };
  const { changeDeadline, delivery } = state.content;
  if (until === changeDeadline) return [];
  if (command.isPicked) return { rejected: 'order.being_delivered' };
  if (until <= changeDeadline || until <= now.toISOString() || dayAt(Date.parse(until)) >= delivery.day)
    return { rejected: 'order.deadline_not_later' };
  return [
    {
      type: 'OrderDeadlineExtended',
      data: { extendedBy: userId, previousDeadline: changeDeadline, changeDeadline: until, reason },
    },
  ];
}
