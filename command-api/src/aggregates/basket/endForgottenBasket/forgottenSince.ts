import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';

/** As long as what was ordered is remembered (spec shopping §3, history). */
const keptMonths = 18;

/** How long one that was prepared may still be given another day once its moment has passed: over a weekend, not for ever. */
const preparedDays = 7;

/** The event since which a basket is kept, and what its stream became: its last revision. */
export type Keeping = {
  readonly event: BasketEvent;
  readonly revision: number;
  /** ISO 8601 instant. */
  readonly at: string;
  readonly head: number;
};

type Kept = Extract<BasketState, { status: 'kept' }>;

/**
 * When a basket that is kept since then is forgotten: what a person filled after 18 months, what was prepared and never gone
 * on in a week after it could be ordered last.
 */
export function forgottenAt({ event, at }: Pick<Keeping, 'event' | 'at'>, { delivery }: Pick<Kept, 'delivery'>): Date {
  const end = new Date(at);
  end.setUTCMonth(end.getUTCMonth() + keptMonths);
  if (event.type !== 'BasketOpened' || delivery === null) return end;
  const over = new Date(delivery.deadline);
  over.setUTCDate(over.getUTCDate() + preparedDays);
  return over < end ? over : end;
}

/** Whether nobody has touched a kept basket since; a mail that reminded of it is no touch. */
export function isForgotten({ event, revision, head }: Keeping, state: BasketState): state is Kept {
  if (state.status !== 'kept') return false;
  if (event.type === 'BasketOpened') return state.timesKept === 1;
  return beginsKeeping(event) && head - (state.isReminded ? 1 : 0) <= revision;
}

/** Whether a basket that was filled is kept from this event on. */
export const beginsKeeping = ({ type }: BasketEvent): boolean =>
  type === 'BasketSetAside' || type === 'BasketSentBack' || type === 'BasketApprovalLapsed';

/** Whether what was kept then is so still: between the two nobody went on in it and left it again. */
export const isKeptStill = (then: Kept, state: BasketState): boolean =>
  state.status === 'kept' && state.timesKept === then.timesKept;
