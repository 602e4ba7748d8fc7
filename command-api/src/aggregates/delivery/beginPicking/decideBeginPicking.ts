import type { DeliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { DeliveryState } from '@talloor/events/delivery/state.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { decideReportDelivery } from '../reportDelivery/decideReportDelivery.ts';
import { judgeReportByHand, type ManualReport } from '../reportDelivery/judgeReportByHand.ts';
import type { ReportFacts } from '../reportDelivery/reportFacts.ts';

/** The first fitting picking, on the version its reporter saw (ADR 0127); later ones are silent. */
export function decideBeginPicking(
  message: DeliveryMessage,
  manualReport: ManualReport,
  facts: Omit<ReportFacts, 'order'>,
  delivery: DeliveryState,
  order: OrderState,
): Decision<OrderEvent> {
  const decision = judgeReportByHand(
    manualReport,
    delivery,
    decideReportDelivery(message, { ...facts, order }, delivery),
  );
  if ('rejected' in decision) return decision;
  if (order.status === 'none' || order.isBeingPicked || decision.length === 0) return [];
  const { version } = order;
  const { delivery_number: deliveryNumber } = message;
  return [{ type: 'OrderPickingBegun', data: { deliveryNumber, version, begunAt: facts.now.toISOString() } }];
}
