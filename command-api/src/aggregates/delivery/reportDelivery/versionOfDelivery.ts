import type { DeliveryState } from '@talloor/events/delivery/state.ts';
import { commandHashOf } from '@talloor/platform/aggregate/commandIds.ts';

/** Names what is known of a delivery's way: who saw another one has a page of before. Ticks, questions and returns are not of it, nor
 * where the lorry is: a later report of that overtakes an earlier one by its own time. Pure. */
export function versionOfDelivery(state: DeliveryState): string {
  if (state.status === 'none') return 'none';
  const { plan, picked, loaded, dispatchedAt, deliveredAt, invoiceNumber } = state;
  return commandHashOf({ plan, picked, loaded, dispatchedAt, deliveredAt, invoiceNumber });
}
