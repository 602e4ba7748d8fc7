import type { DeliveryMoment } from '../values.ts';
import type { StandingClosure, StandingDifference, StandingOrderEvent, StandingPlan } from './events.ts';

export type DueDate = {
  readonly day: string;
  readonly delivery: DeliveryMoment;
  readonly closure: StandingClosure | null;
  readonly items: readonly { readonly articleNumber: string; readonly quantity: number }[];
  readonly differences: readonly StandingDifference[];
};

/** Unit prices by article number. */
export type LastBasket = {
  readonly day: string;
  readonly subtotalCents: number;
  readonly prices: Readonly<Record<string, number>>;
};

type LastingFields = {
  readonly customerNumber: string;
  /** Completed or missed dates, in that order; the last hundred. */
  readonly settled: readonly string[];
  /** Dates with a sent mail; the last hundred. */
  readonly told: readonly string[];
  /** By day; the last hundred. */
  readonly skipped: readonly string[];
  readonly due: DueDate | null;
  readonly lastBasket: LastBasket | null;
};

export type StandingOrderState =
  | { readonly status: 'none' }
  | (LastingFields & {
      readonly status: 'set';
      readonly listId: string;
      /** Account for which baskets are created and judged. */
      readonly setBy: string;
      readonly plan: StandingPlan;
      /** Dates with an earlier cut-off are ignored. */
      readonly inForceSince: string;
      /** Day or null (until resumed); undefined when not paused. */
      readonly pausedUntil: string | null | undefined;
    })
  | (LastingFields & { readonly status: 'ended' });
export type SetStandingOrder = Extract<StandingOrderState, { status: 'set' }>;

export const noStandingOrder: StandingOrderState = { status: 'none' };

const mostKept = 100;
const lately = (days: readonly string[], day: string): readonly string[] => [...days, day].slice(-mostKept);

export function evolveStandingOrder(state: StandingOrderState, event: StandingOrderEvent): StandingOrderState {
  if (event.type === 'StandingOrderSet') {
    const { listId, customerNumber, setBy, at, plan } = event.data;
    const nothing = { settled: [], told: [], skipped: [], due: null, lastBasket: null };
    const lastingFields = state.status === 'none' ? nothing : pickLastingFields(state);
    return {
      ...lastingFields,
      status: 'set',
      listId,
      customerNumber,
      setBy,
      plan,
      inForceSince: at,
      pausedUntil: undefined,
    };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'StandingOrderBasketMade': {
      const { day, subtotalCents, lines } = event.data;
      const prices = Object.fromEntries(lines.map((line) => [line.articleNumber, line.priceMills]));
      const settled = lately(state.settled, day);
      return { ...state, settled, due: null, lastBasket: { day, subtotalCents, prices } };
    }
    case 'StandingOrderDateMissed':
      return { ...state, settled: lately(state.settled, event.data.day), due: null };
    case 'StandingOrderNoticeSent':
      return { ...state, told: lately(state.told, event.data.day) };
    case 'StandingOrderEnded':
      return { ...pickLastingFields(state), status: 'ended', customerNumber: state.customerNumber };
    case 'StandingOrderChanged':
    case 'StandingOrderPaused':
    case 'StandingOrderResumed':
    case 'StandingOrderDateSkipped':
    case 'StandingOrderDateRestored':
    case 'StandingOrderCameDue':
      return state.status === 'set' ? evolveSet(state, event) : state;
    default:
      return event satisfies never;
  }
}

export const standingOrderFold = {
  category: 'standing-order',
  stateVersion: 1,
  initial: noStandingOrder,
  evolve: evolveStandingOrder,
};

type OfSet = Extract<
  StandingOrderEvent,
  {
    type:
      | 'StandingOrderChanged'
      | 'StandingOrderPaused'
      | 'StandingOrderResumed'
      | 'StandingOrderDateSkipped'
      | 'StandingOrderDateRestored'
      | 'StandingOrderCameDue';
  }
>;

function evolveSet(state: SetStandingOrder, event: OfSet): StandingOrderState {
  switch (event.type) {
    case 'StandingOrderChanged':
      return { ...state, plan: event.data.plan, inForceSince: event.data.at };
    case 'StandingOrderPaused': {
      const { at, until } = event.data;
      // Dates inside the ended pause are not caught up.
      const inForceSince = isShorter(until, state.pausedUntil) ? at : state.inForceSince;
      return { ...state, pausedUntil: until, inForceSince };
    }
    case 'StandingOrderResumed':
      return { ...state, pausedUntil: undefined, inForceSince: event.data.at };
    case 'StandingOrderDateSkipped':
      return { ...state, skipped: [...state.skipped, event.data.day].toSorted().slice(-mostKept) };
    case 'StandingOrderDateRestored':
      return { ...state, skipped: state.skipped.filter((day) => day !== event.data.day) };
    case 'StandingOrderCameDue':
      return { ...state, due: event.data };
    default:
      return event satisfies never;
  }
}

const isShorter = (until: string | null, before: string | null | undefined): boolean =>
  until !== null && before !== undefined && (before === null || until < before);

/** Kept after an end, so that a new standing order creates no second basket for a date. */
const pickLastingFields = ({
  customerNumber,
  settled,
  told: noticeDays,
  skipped,
  due,
  lastBasket,
}: LastingFields): LastingFields => ({
  customerNumber,
  settled,
  told: noticeDays,
  skipped,
  due,
  lastBasket,
});
