import type { RecallEvent } from '@talloor/events/recall/events.ts';
import type { RecallState } from '@talloor/events/recall/state.ts';
import type { AffectedDelivery } from '@talloor/events/recall/values.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type AffectedCustomer = {
  readonly customerNumber: string;
  readonly customerName: string;
  readonly deliveries: readonly AffectedDelivery[];
  readonly recipients: readonly string[];
};

/** Lines and lots per notice, so that the event stays small enough. */
const maxLinesAndLots = 1500;

/** Each delivery once; none after closing. */
export function decideGiveNotices(
  { deliveries, recipients, ...customer }: AffectedCustomer,
  state: RecallState,
): Decision<RecallEvent> {
  if (state.status !== 'open') return [];
  const notifiedCustomer = state.customers[customer.customerNumber];
  const notifiedDeliveries = new Set(notifiedCustomer?.deliveries.map(({ deliveryNumber }) => deliveryNumber));
  const newDeliveries = deliveries.filter(({ deliveryNumber }) => !notifiedDeliveries.has(deliveryNumber));
  return partsOf(newDeliveries).map((part, index) => ({
    type: 'RecallNoticeSent' as const,
    data: {
      ...customer,
      notice: (notifiedCustomer?.notices ?? 0) + 1 + index,
      deliveries: part,
      recipients: [...recipients],
    },
  }));
}

function partsOf(deliveries: readonly AffectedDelivery[]): AffectedDelivery[][] {
  const parts: AffectedDelivery[][] = [];
  let room = 0;
  for (const delivery of deliveries) {
    const size = delivery.lines.reduce((sum, { lots }) => sum + 1 + lots.length, 0);
    const part = size <= room ? parts.at(-1) : undefined;
    if (part) part.push(delivery);
    else parts.push([delivery]);
    room = (part ? room : maxLinesAndLots) - size;
  }
  return parts;
}
