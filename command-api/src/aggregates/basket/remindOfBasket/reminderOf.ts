import type { BasketState } from '@talloor/events/basket/state.ts';
import { isUnfinished } from '@talloor/events/basket/state.ts';

const minute = 60_000;
/** A kitchen has that long to finish what it left. */
const beforeDeadline = 3 * 60 * minute;
/** Who chose the moment only just is still at it. */
const leftAlone = 30 * minute;
/** A moment may be changed to an earlier one meanwhile: it is looked again at least so often. */
const lookAgain = 30 * minute;

export type Reminder =
  /** Nothing is to be reminded of: ordered, deleted, too late, or done. */
  | { readonly kind: 'never' }
  | { readonly kind: 'later'; readonly inMs: number }
  | { readonly kind: 'now'; readonly basket: Extract<BasketState, { status: 'open' | 'kept' }> };

/**
 * Whether a basket is to be reminded of now: once, three hours before its deadline, though not within half an hour after its
 * moment was chosen, and never from the deadline on. An empty one may be filled again in time.
 *
 * @param chosenAt ISO 8601 instant at which the moment was confirmed
 */
export function reminderOf(state: BasketState, chosenAt: string, now: Date): Reminder {
  if (!isUnfinished(state) || state.isReminded || state.delivery === null) return { kind: 'never' };
  const deadline = Date.parse(state.delivery.deadline);
  const due = Math.max(deadline - beforeDeadline, Date.parse(chosenAt) + leftAlone);
  const at = now.getTime();
  if (at >= deadline) return { kind: 'never' };
  if (at < due) return { kind: 'later', inMs: Math.min(lookAgain, due - at) };
  return state.lines.length === 0 ? { kind: 'later', inMs: lookAgain } : { kind: 'now', basket: state };
}
