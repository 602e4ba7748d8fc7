import type { DeliveryAddress, DeliveryMoment, LineFacts } from '../values.ts';
import { withChoice, type ReplacementChoices } from '../replacementChoice.ts';
import type { AskedApproval } from './approvalEvents.ts';
import type { BasketEvent } from './events.ts';

export type BasketLine = LineFacts & { quantity: number };

type Content = {
  basketId: string;
  customerNumber: string;
  lines: BasketLine[];
  delivery: DeliveryMoment | null;
  address: DeliveryAddress | null;
  /** Account of the user who chose it, whose personal data it is. */
  addressChosenBy: string | null;
  reference: string;
  /** The order that this basket is an add-on to; null is an order of its own. */
  mainOrder: string | null;
  /** True once a mail has reminded of it. */
  isReminded?: true;
  /** How often it began to be kept; absent of one that never was. Whoever waits knows by it that nobody went on in it. */
  timesKept?: number;
  /** Articles that the order is to carry as free samples. */
  freeSamples: string[];
  /** Absent where nobody said it of a line; of an article that was taken out it is kept. */
  replacements?: ReplacementChoices;
};
/** A basket by its state: what cannot be said of a state is not in it. */
export type BasketState =
  | { status: 'none' }
  /** The customer's active basket. */
  | ({ status: 'open' } & Content)
  /** Unfinished, beside the active one: nothing changes in it until it is activated. */
  | ({ status: 'kept' } & Content)
  /** Nothing changes in it until it is approved, sent back, withdrawn or lapsed (ADR 0108). */
  | ({ status: 'awaiting'; approval: AskedApproval } & Content)
  | ({ status: 'discarded' } & Content)
  | ({ status: 'checkedOut'; orderNumber: string } & Content);

export const noBasket: BasketState = { status: 'none' };

/** What a basket holds when it has just been opened. */
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

/** Neither ordered nor deleted. */
export const isUnfinished = (state: BasketState): state is Extract<BasketState, { status: 'open' | 'kept' }> =>
  state.status === 'open' || state.status === 'kept';

/** Folds one event into the state. Lines keep the order in which they were first added. */
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
      return { ...state, reference: event.data.reference };
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
    default:
      return event satisfies never;
  }
}
