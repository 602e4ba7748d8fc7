import type { DeliveryState } from '@talloor/events/delivery/state.ts';
import type { AffectedDelivery } from '@talloor/events/recall/values.ts';
import { affectedLots, type RecallScope } from '@talloor/rules/recall/affectedLots.ts';

export type DepartedDelivery = {
  readonly delivery: AffectedDelivery;
  readonly customerNumber: string;
  readonly customerName: string;
  readonly orderedBy: string;
};

/** Null when unaffected; deliveries before departure are stopped in the warehouse. */
export function affectedDelivery(state: DeliveryState, scope: RecallScope): DepartedDelivery | null {
  if (state.status === 'none' || state.dispatchedAt === null || state.picked === null) return null;
  const { deliveryNumber, orderNumber, day, customerNumber, customerName, orderedBy } = state.plan;
  const lines = state.picked.lines.flatMap((line) => {
    const affected = affectedLots(line, scope);
    if (affected === null) return [];
    const { lineId, articleNumber, name, unit } = line;
    const { quantity, lots } = affected;
    return [{ lineId, articleNumber, name, unit, quantity, lots: [...lots] }];
  });
  if (lines.length === 0) return null;
  return { delivery: { deliveryNumber, orderNumber, day, lines }, customerNumber, customerName, orderedBy };
}
