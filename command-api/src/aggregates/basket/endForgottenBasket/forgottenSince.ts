import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';

/** As long as what was ordered is remembered (spec shopping §3, history). */
const keptMonths = 18;

/** The event since which a basket is kept, and what its stream became: its last revision. */
export type Keeping = {
  readonly event: BasketEvent;
  readonly revision: number;
  /** ISO 8601 instant. */
  readonly at: string;
  readonly head: number;
};

/** When a basket that is kept since then is forgotten. */
export function forgottenAt(at: string): Date {
  const end = new Date(at);
  end.setUTCMonth(end.getUTCMonth() + keptMonths);
  return end;
}

/** Whether nobody has touched a kept basket since; a mail that reminded of it is no touch. */
export function isForgotten({ event, revision, head }: Keeping, state: BasketState): boolean {
  if (state.status !== 'kept') return false;
  if (event.type === 'BasketOpened') return state.isUntouched === true;
  return event.type === 'BasketSetAside' && head - (state.isReminded ? 1 : 0) <= revision;
}
