import {
  orderChangesOf,
  replacementsOf,
  type CustomerEvent,
  type CustomerState,
} from '@talloor/events/customer/customer.ts';
import type { OrderChangesMode } from '@talloor/events/customer/orderSettings.ts';
import type { ReplacementChoice } from '@talloor/events/replacementChoice.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type ChooseOrderSettings = {
  readonly chosenBy: string;
  /** Of somebody of the office. */
  readonly reason?: string | undefined;
  readonly orderChanges?: OrderChangesMode | undefined;
  readonly replacements?: ReplacementChoice | undefined;
};

/** Notes what of a customer's agreements becomes another; what stays is not said again. */
export function decideChooseOrderSettings(
  { chosenBy, reason, orderChanges, replacements }: ChooseOrderSettings,
  state: CustomerState,
): Decision<CustomerEvent> {
  if (state.status === 'cancelled') return { rejected: 'customer.cancelled' };
  const by = { chosenBy, ...(reason !== undefined && { reason }) };
  const [previous, before] = [orderChangesOf(state), replacementsOf(state)];
  const events: CustomerEvent[] = [];
  if (orderChanges !== undefined && orderChanges !== previous)
    events.push({ type: 'CustomerOrderChangesChosen', data: { ...by, mode: orderChanges, previous } });
  if (replacements !== undefined && replacements !== before)
    events.push({ type: 'CustomerReplacementsChosen', data: { ...by, choice: replacements, previous: before } });
  return events;
}
