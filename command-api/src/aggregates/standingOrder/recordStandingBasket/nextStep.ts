import type { StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import type { DueDate, StandingOrderState } from '@talloor/events/standingOrder/state.ts';
import { openDates, type Terms } from '@talloor/rules/standingOrder/standingDates.ts';

export type NextStep =
  /** Nothing comes of itself: not set, all dates gone, paused until somebody resumes it, or a basket is being made. */
  | { readonly kind: 'none' }
  | { readonly kind: 'later'; readonly at: Date }
  | { readonly kind: 'missed'; readonly event: StandingOrderEvent }
  /** Its basket is to be made: what goes into it is to be chosen. */
  | { readonly kind: 'due'; readonly date: Omit<DueDate, 'items' | 'differences'> };

/**
 * What a standing order asks for at an instant: the basket of its first open date, a word on one that cannot be, or to come
 * back later. A date is made up to its cut-off, however late that is; from then on it is missed.
 */
export function nextStep(state: StandingOrderState, terms: Terms, now: Date): NextStep {
  if (state.status !== 'set' || state.due !== null) return { kind: 'none' };
  const [first] = openDates(state, terms, now, { most: 1 });
  if (first === undefined) return { kind: 'none' };
  const { day, delivery, closure, deadline } = first;
  if (now.getTime() < Date.parse(first.madeAt)) return { kind: 'later', at: new Date(first.madeAt) };
  const missed = (reason: 'closed' | 'too_late'): NextStep => ({
    kind: 'missed',
    event: { type: 'StandingOrderDateMissed', data: { day, reason, closure, differences: [] } },
  });
  if (delivery === null) return missed('closed');
  if (now.getTime() >= Date.parse(deadline)) return missed('too_late');
  return { kind: 'due', date: { day, delivery, closure } };
}
