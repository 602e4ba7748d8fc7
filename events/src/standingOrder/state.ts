import type { DeliveryMoment } from '../values.ts';
import type { StandingClosure, StandingDifference, StandingOrderEvent, StandingPlan } from './events.ts';

/** The date whose basket is being made, and what goes into it. */
export type DueDate = {
  readonly day: string;
  readonly delivery: DeliveryMoment;
  readonly closure: StandingClosure | null;
  readonly items: readonly { readonly articleNumber: string; readonly quantity: number }[];
  readonly differences: readonly StandingDifference[];
};

/** The basket before: unit prices by article number. */
export type LastBasket = {
  readonly day: string;
  readonly subtotalCents: number;
  readonly prices: Readonly<Record<string, number>>;
};

type Kept = {
  readonly customerNumber: string;
  /** Dates that were made or missed, in that order; the last hundred. */
  readonly settled: readonly string[];
  /** Dates whose mail went out, in that order; the last hundred. */
  readonly told: readonly string[];
  /** In the order of their days; the last hundred. */
  readonly skipped: readonly string[];
  readonly due: DueDate | null;
  readonly lastBasket: LastBasket | null;
};

/** A standing order by its state. */
export type StandingOrderState =
  | { readonly status: 'none' }
  | (Kept & {
      readonly status: 'set';
      readonly listId: string;
      /** Account of who set it: baskets are made for, and bound as, that user. */
      readonly setBy: string;
      readonly plan: StandingPlan;
      /** Dates whose cut-off was before this instant are none of it. */
      readonly inForceSince: string;
      /** Until a delivery day, or until it is resumed (null); undefined where it runs. */
      readonly pausedUntil: string | null | undefined;
    })
  | (Kept & { readonly status: 'ended' });
export type SetStandingOrder = Extract<StandingOrderState, { status: 'set' }>;

export const noStandingOrder: StandingOrderState = { status: 'none' };

const mostKept = 100;
const lately = (days: readonly string[], day: string): readonly string[] => [...days, day].slice(-mostKept);

/** Folds one event into a standing order. */
export function evolveStandingOrder(state: StandingOrderState, event: StandingOrderEvent): StandingOrderState {
  if (event.type === 'StandingOrderSet') {
    const { listId, customerNumber, setBy, at, plan } = event.data;
    const nothing = { settled: [], told: [], skipped: [], due: null, lastBasket: null };
    const kept = state.status === 'none' ? nothing : keptOf(state);
    return { ...kept, status: 'set', listId, customerNumber, setBy, plan, inForceSince: at, pausedUntil: undefined };
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
      return { ...keptOf(state), status: 'ended', customerNumber: state.customerNumber };
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
      // What lay in the pause before is not made up for.
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

/** Whether a pause ends before the one that it takes the place of. */
const isShorter = (until: string | null, before: string | null | undefined): boolean =>
  until !== null && before !== undefined && (before === null || until < before);

/** What holds for a date holds beyond an end: whoever sets the order again gets no second basket for the same date. */
const keptOf = ({ customerNumber, settled, told, skipped, due, lastBasket }: Kept): Kept => ({
  customerNumber,
  settled,
  told,
  skipped,
  due,
  lastBasket,
});
