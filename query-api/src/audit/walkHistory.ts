import type { OrderContent } from '@talloor/events/basket/events.ts';
import { evolveBasket } from '@talloor/events/basket/state.ts';
import { evolveDelivery, noDelivery } from '@talloor/events/delivery/state.ts';
import { evolveInvoice, noInvoice } from '@talloor/events/invoice/state.ts';
import { evolveOrder } from '@talloor/events/order/state.ts';
import { evolvePayment, noPayment } from '@talloor/events/payment/state.ts';
import { evolveRecall, noRecall } from '@talloor/events/recall/state.ts';
import { evolveReturn, noReturn } from '@talloor/events/return/state.ts';
import { evolveServiceRequest, noServiceRequest } from '@talloor/events/serviceRequest/state.ts';
import { noHistoryState, type ByStream, type HistoryState } from './historyState.ts';
import {
  type HistoryDomainEvent,
  type HistoryEntry,
  isBasketEvent,
  isDeliveryEvent,
  isInvoiceEvent,
  isOrderEvent,
  isPaymentEvent,
  isRecallEvent,
  isReturnEvent,
} from './orderHistory.ts';
import { actOf } from './orderState/act.ts';
import { changesLines, trackLines } from './orderState/trackLines.ts';

export type HistoryStep = {
  readonly index: number;
  readonly entry: HistoryEntry;
  readonly before: HistoryState;
  readonly after: HistoryState;
};

/** One state after another, so that a long history holds two of them. */
export function* walkHistory(entries: readonly HistoryEntry[]): Generator<HistoryStep, void, undefined> {
  let before = noHistoryState;
  for (const [index, entry] of entries.entries()) {
    const after = advanceState(before, entry);
    yield { index, entry, before, after };
    before = after;
  }
}

function advanceState(before: HistoryState, entry: HistoryEntry): HistoryState {
  const act = actOf(entry);
  if (!act || !entry.decoded) return before;
  const { event } = entry.decoded;
  const after = { ...evolveStreams(before, entry.record.streamId, event), at: act.at };
  return changesLines(event) ? { ...after, ...trackLines(before, after, act) } : after;
}

function evolveStreams(before: HistoryState, stream: string, event: HistoryDomainEvent): HistoryState {
  if (isBasketEvent(event))
    return { ...before, content: contentAfter(before, event), basket: evolveBasket(before.basket, event) };
  if (isOrderEvent(event))
    return { ...before, content: contentAfter(before, event), order: evolveOrder(before.order, event) };
  if (isDeliveryEvent(event))
    return { ...before, deliveries: evolveIn(before.deliveries, stream, noDelivery, event, evolveDelivery) };
  if (isReturnEvent(event))
    return { ...before, returns: evolveIn(before.returns, stream, noReturn, event, evolveReturn) };
  if (isRecallEvent(event))
    return { ...before, recalls: evolveIn(before.recalls, stream, noRecall, event, evolveRecall) };
  if (isInvoiceEvent(event))
    return { ...before, invoices: evolveIn(before.invoices, stream, noInvoice, event, evolveInvoice) };
  if (isPaymentEvent(event))
    return { ...before, payments: evolveIn(before.payments, stream, noPayment, event, evolvePayment) };
  return { ...before, cases: evolveIn(before.cases, stream, noServiceRequest, event, evolveServiceRequest) };
}

const evolveIn = <State, Event>(
  states: ByStream<State>,
  stream: string,
  initial: State,
  event: Event,
  evolve: (state: State, event: Event) => State,
): ByStream<State> => new Map([...states, [stream, evolve(states.get(stream) ?? initial, event)]]);

function contentAfter({ content }: HistoryState, { type, data }: HistoryDomainEvent): OrderContent | null {
  if (type === 'BasketCheckedOut' || type === 'OrderPlaced') return data;
  return type === 'BasketOrderNumberReplaced' && content ? { ...content, orderNumber: data.orderNumber } : content;
}
