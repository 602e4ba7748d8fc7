import { basketEvents, type BasketEvent, type OrderContent } from '@talloor/events/basket/events.ts';
import { evolveBasket, noBasket, type BasketState } from '@talloor/events/basket/state.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { evolveOrder, noOrder, type OrderState } from '@talloor/events/order/state.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import {
  type HistoryDomainEvent,
  type HistoryEntry,
  isDeliveryEvent,
  isRecallEvent,
  isReturnEvent,
} from './orderHistory.ts';

export type LastChange = { readonly at: string; readonly actorId: string; readonly actorRole: string };

/** State of basket and order after one event. */
export type HistoryState = {
  readonly basket: BasketState;
  readonly order: OrderState;
  /** From checkout on. */
  readonly content: OrderContent | null;
  /** By article number. */
  readonly lastChanges: ReadonlyMap<string, LastChange>;
};

export const noHistoryState: HistoryState = { basket: noBasket, order: noOrder, content: null, lastChanges: new Map() };

/** State after each event; unreadable events change nothing. */
export function replayStates(entries: readonly HistoryEntry[]): HistoryState[] {
  const all: HistoryState[] = [];
  for (const { decoded } of entries) {
    const before = all.at(-1) ?? noHistoryState;
    all.push(decoded ? advanceState(before, decoded) : before);
  }
  return all;
}

type OrderedEvent = BasketEvent | OrderEvent;
const isBasketEvent = (event: OrderedEvent): event is BasketEvent => event.type in basketEvents;

function advanceState(before: HistoryState, decoded: DecodedEvent<HistoryDomainEvent>): HistoryState {
  const { event } = decoded;
  // Later streams do not change what was ordered.
  if (isDeliveryEvent(event) || isReturnEvent(event) || isRecallEvent(event)) return before;
  const lastChanges = new Map(before.lastChanges);
  const { occurredAt: at, actorId, actorRole } = decoded.metadata;
  for (const article of findTouchedArticles(event, before)) lastChanges.set(article, { at, actorId, actorRole });
  const content = event.type === 'BasketCheckedOut' || event.type === 'OrderPlaced' ? event.data : before.content;
  return isBasketEvent(event)
    ? { ...before, content, lastChanges, basket: evolveBasket(before.basket, event) }
    : { ...before, content, lastChanges, order: evolveOrder(before.order, event) };
}

function findTouchedArticles(event: OrderedEvent, { basket, lastChanges }: HistoryState): readonly string[] {
  switch (event.type) {
    case 'BasketLineQuantityChanged':
    case 'BasketLineRemoved':
    case 'OrderLineShort':
    case 'OrderDraftLineChanged':
    case 'OrderLineRestricted':
    case 'BasketLineReplacementChosen':
    case 'OrderLineReplacementChosen':
      return [event.data.articleNumber];
    case 'OrderModificationSubmitted':
      return event.data.changed.map((line) => line.articleNumber);
    case 'BasketEmptied':
      return basket.status === 'none' ? [] : basket.lines.map((line) => line.articleNumber);
    case 'BasketCheckedOut':
    case 'OrderPlaced':
      return event.data.lines.map((line) => line.articleNumber).filter((article) => !lastChanges.has(article));
    case 'BasketOpened':
    case 'BasketActivated':
    case 'BasketApprovalAsked':
    case 'BasketApprovalWithdrawn':
    case 'BasketSentBack':
    case 'BasketApprovalLapsed':
    case 'BasketSetAside':
    case 'BasketDiscarded':
    case 'BasketDeliveryMomentConfirmed':
    case 'BasketDeliveryAddressChosen':
    case 'BasketReminderSent':
    case 'BasketKindChosen':
    case 'BasketReferenceSet':
    case 'BasketFreeSamplesChosen':
    case 'OrderLinesAllocated':
    case 'OrderConfirmationSent':
    case 'OrderModificationStarted':
    case 'OrderUnsentDraftChosen':
    case 'OrderUnsentDraftMailSent':
    case 'OrderHoldExtended':
    case 'OrderModificationCancelled':
    case 'OrderClosedForChanges':
    case 'OrderCancelled':
    case 'OrderLocked':
    case 'OrderUnlocked':
    case 'OrderDeadlineExtended':
    case 'OrderNoted':
    case 'OrderPickingBegun':
    case 'OrderHandoverAsked':
    case 'OrderHandoverDeclined':
    case 'OrderHoldReleased':
      return [];
    default:
      return event satisfies never;
  }
}
