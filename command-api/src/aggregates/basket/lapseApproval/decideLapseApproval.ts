import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export function decideLapseApproval(state: BasketState, now: Date): Decision<BasketEvent> {
  if (state.status !== 'awaiting') return [];
  const { askedBy, deadline } = state.approval;
  if (now.getTime() < Date.parse(deadline)) return [];
  return [{ type: 'BasketApprovalLapsed', data: { askedBy, deadline } }];
}
