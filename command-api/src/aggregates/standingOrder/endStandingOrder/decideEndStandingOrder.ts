import type { StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import type { StandingOrderState } from '@talloor/events/standingOrder/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export const decideEndStandingOrder = (
  reason: 'asked' | 'list_deleted',
  { status }: StandingOrderState,
): Decision<StandingOrderEvent> => (status === 'set' ? [{ type: 'StandingOrderEnded', data: { reason } }] : []);
