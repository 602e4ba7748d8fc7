import type { StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import type { SetStandingOrder } from '@talloor/events/standingOrder/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Dates past their cut-off stay out. */
export const decideResumeStandingOrder = ({ pausedUntil }: SetStandingOrder, now: Date): Decision<StandingOrderEvent> =>
  pausedUntil === undefined ? [] : [{ type: 'StandingOrderResumed', data: { at: now.toISOString() } }];
