import { isDeepStrictEqual } from 'node:util';
import type { BasketState } from '@talloor/events/basket/state.ts';
import { isUnfinished } from '@talloor/events/basket/state.ts';
import type { DeliveryMoment } from '@talloor/events/values.ts';
import { shownEarlierSeconds } from '@talloor/rules/delivery/closingWarning.ts';

const minute = 60_000;
/** A kitchen has that long to finish what it left. */
const beforeDeadline = 3 * 60 * minute;
/** Who chose the moment only just is still at it. */
const leftAlone = 30 * minute;
/** Another moment may be confirmed meanwhile, or lines come: it is looked again at least so often. */
const lookAgain = 30 * minute;

export type Reminder =
  /** Nothing is to be reminded of: ordered, deleted, too late, or done. */
  | { readonly kind: 'never' }
  | { readonly kind: 'later'; readonly inMs: number }
  | { readonly kind: 'now'; readonly basket: Extract<BasketState, { status: 'open' | 'kept' }> };

/** A moment that somebody confirmed, and when. */
export type Confirmation = { readonly moment: DeliveryMoment; readonly at: string };

/**
 * Whether a basket is to be reminded of now: once, three hours before its deadline, though not within half an hour after its
 * moment was chosen, and never from the deadline on that the mail names. An empty one may be filled again in time.
 *
 * @param confirmed the confirmation that would be reminded of, `at` an ISO 8601 instant; a later one counts in its place
 */
export function reminderOf(state: BasketState, confirmed: Confirmation, now: Date): Reminder {
  if (!isUnfinished(state) || state.isReminded || state.delivery === null) return { kind: 'never' };
  if (!isDeepStrictEqual(state.delivery, confirmed.moment)) return { kind: 'never' };
  const deadline = Date.parse(state.delivery.deadline);
  const due = Math.max(deadline - beforeDeadline, Date.parse(confirmed.at) + leftAlone);
  const at = now.getTime();
  if (at >= deadline - shownEarlierSeconds * 1000) return { kind: 'never' };
  if (at < due) return { kind: 'later', inMs: Math.min(lookAgain, due - at) };
  return state.lines.length === 0 ? { kind: 'later', inMs: lookAgain } : { kind: 'now', basket: state };
}
