import type { StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import type { DueDate, StandingOrderState } from '@talloor/events/standingOrder/state.ts';
import { openDates, type Terms } from '@talloor/rules/standingOrder/standingDates.ts';

export type NextStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'later'; readonly at: Date }
  | { readonly kind: 'missed'; readonly event: StandingOrderEvent }
  /** Items are still to be chosen. */
  | { readonly kind: 'due'; readonly date: Omit<DueDate, 'items' | 'differences'> };

/** Dates are served until their cut-off. */
export function nextStep(state: StandingOrderState, terms: Terms, now: Date): NextStep {
  if (state.status !== 'set' || state.due !== null) return { kind: 'none' };
  const [first] = openDates(state, terms, now, { most: 1 });
  if (first === undefined) return { kind: 'none' };
  const { day, delivery, closure, deadline } = first;
  if (now.getTime() < Date.parse(first.madeAt)) return { kind: 'later', at: new Date(first.madeAt) };
  const missDate = (reason: 'closed' | 'too_late'): NextStep => ({
    kind: 'missed',
    event: { type: 'StandingOrderDateMissed', data: { day, reason, closure, differences: [] } },
  });
  if (delivery === null) return missDate('closed');
  if (now.getTime() >= Date.parse(deadline)) return missDate('too_late');
  return { kind: 'due', date: { day, delivery, closure } };
}
