import type { DeliveryState } from '@talloor/events/delivery/state.ts';
import { commandHashOf } from '@talloor/platform/aggregate/commandIds.ts';

/** Detects outdated pages. Excludes ticks, questions, returns and the lorry's position. */
export function versionOfDelivery(state: DeliveryState): string {
  if (state.status === 'none') return 'none';
  const { plan, picked, loaded, dispatchedAt, deliveredAt, invoice } = state;
  return commandHashOf({ plan, picked, loaded, dispatchedAt, deliveredAt, invoice });
}
