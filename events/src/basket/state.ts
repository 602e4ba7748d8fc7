import type { DeliveryAddress, DeliveryMoment, LineFacts } from '../values.ts';
import { withChoice, type ReplacementChoices } from '../replacementChoice.ts';
import type { ApprovalRequest } from './approvalEvents.ts';
import type { BasketEvent } from './events.ts';

export type BasketLine = LineFacts & { quantity: number };

type Content = {
  basketId: string;
  customerNumber: string;
  lines: BasketLine[];
  delivery: DeliveryMoment | null;
  address: DeliveryAddress | null;
  /** The person whose data the address is. */
  addressChosenBy: string | null;
  reference: string;
  /** Null for a separate order. */
  mainOrder: string | null;
  isReminded?: true;
  /** Timers see whether the basket was activated since. */
  timesKept?: number;
  freeSamples: string[];
  /** Removed articles keep their choice. */
  replacements?: ReplacementChoices;
};
export type BasketState =
  | { status: 'none' }
  | ({ status: 'open' } & Content)
  /** Until activated. */
  | ({ status: 'kept' } & Content)
  /** Until approved, sent back, withdrawn or lapsed (ADR 0108). */
  | ({ status: 'awaiting'; approval: ApprovalRequest } & Content)
  | ({ status: 'discarded' } & Content)
  | ({ status: 'checkedOut'; orderNumber: string } & Content);

export const noBasket: BasketState = { status: 'none' };

export const emptyContent = ({ basketId, customerNumber }: Pick<Content, 'basketId' | 'customerNumber'>): Content => ({
  basketId,
  customerNumber,
  lines: [],
  delivery: null,
  address: null,
  addressChosenBy: null,
  reference: '',
  mainOrder: null,
  freeSamples: [],
});

export const isUnfinished = (state: BasketState): state is Extract<BasketState, { status: 'open' | 'kept' }> =>
  state.status === 'open' || state.status === 'kept';

export function evolveBasket(state: BasketState, event: BasketEvent): BasketState {
  if (event.type === 'BasketOpened') {
    const content = emptyContent(event.data);
    return event.data.origin ? { status: 'kept', ...content, timesKept: 1 } : { status: 'open', ...content };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'BasketActivated':
      return isUnfinished(state) ? { ...state, status: 'open' } : state;
    case 'BasketSetAside':
      return isUnfinished(state) ? { ...state, status: 'kept', timesKept: (state.timesKept ?? 0) + 1 } : state;
    case 'BasketDiscarded':
      return { ...state, status: 'discarded' };
    case 'BasketLineQuantityChanged': {
      const { previousQuantity: _, ...line } = event.data;
      const at = state.lines.findIndex((l) => l.articleNumber === line.articleNumber);
      return { ...state, lines: at < 0 ? [...state.lines, line] : state.lines.with(at, line) };
    }
    case 'BasketLineRemoved':
      return { ...state, lines: state.lines.filter((l) => l.articleNumber !== event.data.articleNumber) };
    case 'BasketLineReplacementChosen':
      return { ...state, replacements: withChoice(state.replacements, event.data) };
    case 'BasketEmptied':
      return { ...state, lines: [], freeSamples: [] };
    case 'BasketDeliveryMomentConfirmed':
      return { ...state, delivery: event.data };
    case 'BasketDeliveryAddressChosen':
      return { ...state, address: event.data.address, addressChosenBy: event.data.chosenBy };
    case 'BasketFreeSamplesChosen':
      return { ...state, freeSamples: event.data.samples.map((sample) => sample.articleNumber) };
    case 'BasketKindChosen':
      return { ...state, mainOrder: event.data.mainOrder };
    case 'BasketReminderSent':
      return { ...state, isReminded: true };
    case 'BasketReferenceSet':
      return { ...state, reference: event.data.reference ?? '' };
    case 'BasketApprovalAsked':
      return { ...state, status: 'awaiting', approval: event.data };
    case 'BasketApprovalWithdrawn':
    case 'BasketSentBack':
    case 'BasketApprovalLapsed': {
      if (state.status !== 'awaiting') return state;
      const { approval: _, ...content } = state;
      return { ...content, status: 'kept', timesKept: (state.timesKept ?? 0) + 1 };
    }
    case 'BasketCheckedOut':
      return { ...state, status: 'checkedOut', orderNumber: event.data.orderNumber };
    case 'BasketOrderNumberReplaced':
      return state.status === 'checkedOut' ? { ...state, orderNumber: event.data.orderNumber } : state;
    default:
      return event satisfies never;
  }
}

export const basketFold = {
  category: 'basket',
  stateVersion: 13,
  initial: noBasket,
  evolve: evolveBasket,
};
