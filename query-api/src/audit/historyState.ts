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

export type HistoryState = {
  readonly basket: BasketState;
  readonly order: OrderState;
  readonly content: OrderContent | null;
  readonly lastChanges: ReadonlyMap<string, LastChange>;
};

export const noHistoryState: HistoryState = { basket: noBasket, order: noOrder, content: null, lastChanges: new Map() };

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
  const content = contentAfter(before.content, event);
  return isBasketEvent(event)
    ? { ...before, content, lastChanges, basket: evolveBasket(before.basket, event) }
    : { ...before, content, lastChanges, order: evolveOrder(before.order, event) };
}

function contentAfter(content: OrderContent | null, { type, data }: OrderedEvent): OrderContent | null {
  if (type === 'BasketCheckedOut' || type === 'OrderPlaced') return data;
  return type === 'BasketOrderNumberReplaced' && content ? { ...content, orderNumber: data.orderNumber } : content;
}

function findTouchedArticles({ type, data }: OrderedEvent, { basket, lastChanges }: HistoryState): readonly string[] {
  if (type === 'OrderModificationSubmitted') return data.changed.map((line) => line.articleNumber);
  if (type === 'BasketEmptied') return basket.status === 'none' ? [] : basket.lines.map((line) => line.articleNumber);
  if (type === 'BasketCheckedOut' || type === 'OrderPlaced')
    return data.lines.map((line) => line.articleNumber).filter((article) => !lastChanges.has(article));
  return 'articleNumber' in data ? [data.articleNumber] : [];
}
