import type { RecallEvent } from '@talloor/events/recall/events.ts';
import type { RecallState } from '@talloor/events/recall/state.ts';
import type { AffectedDelivery } from '@talloor/events/recall/values.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** A customer with deliveries in which something of a recall left, and who there is told. */
export type AffectedCustomer = {
  readonly customerNumber: string;
  readonly customerName: string;
  readonly deliveries: readonly AffectedDelivery[];
  /** Account ids. */
  readonly recipients: readonly string[];
};

/** Deliveries that one notice tells of. */
const mostDeliveries = 500;

/** Tells a customer of deliveries that it was not told of: of each once, and of none after the recall was closed. */
export function decideGiveNotices(
  { deliveries, recipients, ...customer }: AffectedCustomer,
  state: RecallState,
): Decision<RecallEvent> {
  if (state.status !== 'open') return [];
  const told = state.customers[customer.customerNumber];
  const known = new Set(told?.deliveries.map(({ deliveryNumber }) => deliveryNumber));
  const left = deliveries.filter(({ deliveryNumber }) => !known.has(deliveryNumber));
  return Array.from({ length: Math.ceil(left.length / mostDeliveries) }, (_, part) => ({
    type: 'RecallNoticeSent' as const,
    data: {
      ...customer,
      notice: (told?.notices ?? 0) + 1 + part,
      deliveries: left.slice(part * mostDeliveries, (part + 1) * mostDeliveries),
      recipients: [...recipients],
    },
  }));
}
