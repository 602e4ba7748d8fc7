import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';

/** Same as the history (spec shopping §3). */
const retentionMonths = 18;

/** For prepared baskets after their moment: covers a weekend. */
const preparedDays = 7;

export type Keeping = {
  readonly event: BasketEvent;
  readonly revision: number;
  /** ISO 8601. */
  readonly at: string;
  readonly head: number;
};

type KeptBasket = Extract<BasketState, { status: 'kept' }>;

/** 18 months; for untouched prepared baskets, a week. */
export function forgottenAt(
  { event, at }: Pick<Keeping, 'event' | 'at'>,
  { delivery }: Pick<KeptBasket, 'delivery'>,
): Date {
  const end = new Date(at);
  end.setUTCMonth(end.getUTCMonth() + retentionMonths);
  if (event.type !== 'BasketOpened' || delivery === null) return end;
  const over = new Date(delivery.deadline);
  over.setUTCDate(over.getUTCDate() + preparedDays);
  return over < end ? over : end;
}

/** Reminder mails do not count. */
export function isForgotten({ event, revision, head }: Keeping, state: BasketState): state is KeptBasket {
  if (state.status !== 'kept') return false;
  if (event.type === 'BasketOpened') return state.timesKept === 1;
  return beginsKeeping(event) && head - (state.isReminded ? 1 : 0) <= revision;
}

export const beginsKeeping = ({ type }: BasketEvent): boolean =>
  type === 'BasketSetAside' || type === 'BasketSentBack' || type === 'BasketApprovalLapsed';

export const isStillKept = (earlier: KeptBasket, state: BasketState): boolean =>
  state.status === 'kept' && state.timesKept === earlier.timesKept;
