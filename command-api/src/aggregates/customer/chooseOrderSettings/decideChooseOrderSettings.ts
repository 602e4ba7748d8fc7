import { orderChangesOf, type CustomerEvent, type CustomerState } from '@talloor/events/customer/customer.ts';
import type { OrderChangesMode } from '@talloor/events/customer/orderSettings.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type ChooseOrderSettings = {
  readonly chosenBy: string;
  /** Of somebody of the office. */
  readonly reason?: string | undefined;
  readonly orderChanges?: OrderChangesMode | undefined;
};

/** Notes what of a customer's agreements becomes another; what stays is not said again. */
export function decideChooseOrderSettings(
  { chosenBy, reason, orderChanges }: ChooseOrderSettings,
  state: CustomerState,
): Decision<CustomerEvent> {
  if (state.status === 'cancelled') return { rejected: 'customer.cancelled' };
  const previous = orderChangesOf(state);
  if (orderChanges === undefined || orderChanges === previous) return [];
  const by = { chosenBy, ...(reason !== undefined && { reason }) };
  return [{ type: 'CustomerOrderChangesChosen', data: { ...by, mode: orderChanges, previous } }];
}
