import { basketEvents, type BasketEvent } from '@talloor/events/basket/events.ts';
import { deliveryEvents, type DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { invoiceEvents, type InvoiceEvent } from '@talloor/events/invoice/events.ts';
import { orderEvents, type OrderEvent } from '@talloor/events/order/events.ts';
import { paymentEvents, type PaymentEvent } from '@talloor/events/payment/events.ts';
import { recallEvents, type RecallEvent } from '@talloor/events/recall/events.ts';
import { returnEvents, type ReturnEvent } from '@talloor/events/return/events.ts';
import { serviceRequestEvents, type ServiceRequestEvent } from '@talloor/events/serviceRequest/events.ts';
import { eventName } from '@talloor/contracts/eventName.ts';
import type { Codec } from '@talloor/platform/codec/codec.ts';
import { decodeEach, type ReadEvent } from './decodeEach.ts';
import { type OrderStreams, recordsOfOrder } from './readOrderStreams.ts';

export type HistoryDomainEvent =
  | BasketEvent
  | OrderEvent
  | DeliveryEvent
  | ReturnEvent
  | RecallEvent
  | InvoiceEvent
  | PaymentEvent
  | ServiceRequestEvent;

export type HistoryEntry = ReadEvent<HistoryDomainEvent>;

export const historyDefinitions = {
  ...basketEvents,
  ...orderEvents,
  ...deliveryEvents,
  ...returnEvents,
  ...recallEvents,
  ...invoiceEvents,
  ...paymentEvents,
  ...serviceRequestEvents,
};

export const isBasketEvent = (event: HistoryDomainEvent): event is BasketEvent => event.type in basketEvents;
export const isOrderEvent = (event: HistoryDomainEvent): event is OrderEvent => event.type in orderEvents;
export const isDeliveryEvent = (event: HistoryDomainEvent): event is DeliveryEvent => event.type in deliveryEvents;
export const isReturnEvent = (event: HistoryDomainEvent): event is ReturnEvent => event.type in returnEvents;
export const isRecallEvent = (event: HistoryDomainEvent): event is RecallEvent => event.type in recallEvents;
export const isInvoiceEvent = (event: HistoryDomainEvent): event is InvoiceEvent => event.type in invoiceEvents;
export const isPaymentEvent = (event: HistoryDomainEvent): event is PaymentEvent => event.type in paymentEvents;
export const isCaseEvent = (event: HistoryDomainEvent): event is ServiceRequestEvent =>
  event.type in serviceRequestEvents;

export function orderHistory(
  codec: Pick<Codec, 'decode'>,
  streams: OrderStreams,
  last?: string,
): Promise<HistoryEntry[]> {
  const records = recordsOfOrder(streams);
  const end =
    last === undefined
      ? -1
      : records.findIndex((record) => eventName({ stream: record.streamId, revision: record.revision }) === last);
  return decodeEach<HistoryDomainEvent>(codec, end < 0 ? records : records.slice(0, end + 1), historyDefinitions);
}
