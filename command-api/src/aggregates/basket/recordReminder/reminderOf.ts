import { isDeepStrictEqual } from 'node:util';
import type { BasketState } from '@talloor/events/basket/state.ts';
import { isUnfinished } from '@talloor/events/basket/state.ts';
import type { DeliveryMoment } from '@talloor/events/values.ts';
import { displayLeadSeconds } from '@talloor/rules/delivery/cutOff.ts';

const minute = 60_000;
const leadTimeMs = 3 * 60 * minute;
const quietMs = 30 * minute;
/** Moment and lines may change meanwhile. */
const retryMs = 30 * minute;

export type Reminder =
  | { readonly kind: 'never' }
  | { readonly kind: 'later'; readonly inMs: number }
  | { readonly kind: 'now'; readonly basket: Extract<BasketState, { status: 'open' | 'kept' }> };

export type Confirmation = { readonly moment: DeliveryMoment; readonly at: string };

/** @param confirmed `at` in ISO 8601; a later confirmation replaces it */
export function reminderOf(state: BasketState, confirmed: Confirmation, now: Date): Reminder {
  if (!isUnfinished(state) || state.isReminded || state.delivery === null) return { kind: 'never' };
  if (!isDeepStrictEqual(state.delivery, confirmed.moment)) return { kind: 'never' };
  const deadline = Date.parse(state.delivery.deadline);
  const due = Math.max(deadline - leadTimeMs, Date.parse(confirmed.at) + quietMs);
  const at = now.getTime();
  if (at >= deadline - displayLeadSeconds * 1000) return { kind: 'never' };
  if (at < due) return { kind: 'later', inMs: Math.min(retryMs, due - at) };
  return state.lines.length === 0 ? { kind: 'later', inMs: retryMs } : { kind: 'now', basket: state };
}
