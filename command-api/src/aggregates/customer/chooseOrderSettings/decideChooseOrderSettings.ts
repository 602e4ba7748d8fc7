import {
  answerHourOf,
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
  /** Office only. */
  readonly reason?: string | undefined;
  readonly orderChanges?: OrderChangesMode | undefined;
  readonly replacements?: ReplacementChoice | undefined;
  readonly answerHour?: string | undefined;
};

export function decideChooseOrderSettings(
  { chosenBy, reason, orderChanges, replacements, answerHour }: ChooseOrderSettings,
  state: CustomerState,
): Decision<CustomerEvent> {
  if (state.status === 'cancelled') return { rejected: 'customer.cancelled' };
  const by = { chosenBy, ...(reason !== undefined && { reason }) };
  const [previous, before, hour] = [orderChangesOf(state), replacementsOf(state), answerHourOf(state)];
  const events: CustomerEvent[] = [];
  if (orderChanges !== undefined && orderChanges !== previous)
    events.push({ type: 'CustomerOrderChangesChosen', data: { ...by, mode: orderChanges, previous } });
  if (replacements !== undefined && replacements !== before)
    events.push({ type: 'CustomerReplacementsChosen', data: { ...by, choice: replacements, previous: before } });
  if (answerHour !== undefined && answerHour !== hour)
    events.push({ type: 'CustomerAnswerHourChosen', data: { ...by, hour: answerHour, previous: hour } });
  return events;
}
