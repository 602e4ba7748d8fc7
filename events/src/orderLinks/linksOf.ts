import type { DeliveryEvent } from '../delivery/events.ts';
import type { InvoiceEvent } from '../invoice/events.ts';
import type { OrderEvent } from '../order/events.ts';
import type { RecallEvent } from '../recall/events.ts';
import type { ReturnEvent } from '../return/events.ts';
import type { ServiceRequestEvent } from '../serviceRequest/events.ts';
import type { linkKinds } from './orderLinks.ts';

export const linkingTypes = [
  'OrderPlaced',
  'DeliveryScheduled',
  'ReturnRequested',
  'RecallNoticeSent',
  'InvoiceIssued',
  'ServiceRequestFiled',
  'ServiceRequestLinked',
] as const;
type Type = (typeof linkingTypes)[number];
export type LinkingEvent = Extract<
  DeliveryEvent | InvoiceEvent | OrderEvent | RecallEvent | ReturnEvent | ServiceRequestEvent,
  { type: Type }
>;

export type LinkedOrder = { readonly orderNumber: string; readonly kind: (typeof linkKinds)[number] };

/** Orders that the event ties to its stream. Payments are found through their invoices. */
export function linksOf(event: LinkingEvent, revision: number): readonly LinkedOrder[] {
  switch (event.type) {
    case 'OrderPlaced':
      return [{ orderNumber: event.data.orderNumber, kind: 'order' }];
    case 'DeliveryScheduled':
      return revision === 0 ? [{ orderNumber: event.data.orderNumber, kind: 'delivery' }] : [];
    case 'ReturnRequested':
      return [{ orderNumber: event.data.orderNumber, kind: 'return' }];
    case 'RecallNoticeSent': {
      const orders = new Set(event.data.deliveries.map(({ orderNumber }) => orderNumber));
      return [...orders].map((orderNumber) => ({ orderNumber, kind: 'recall' }));
    }
    case 'InvoiceIssued':
      return [...new Set(event.data.orderNumbers)].map((orderNumber) => ({ orderNumber, kind: 'invoice' }));
    case 'ServiceRequestFiled': {
      const { orderNumber } = event.data.links;
      return orderNumber === null ? [] : [{ orderNumber, kind: 'serviceRequest' }];
    }
    case 'ServiceRequestLinked': {
      const { document, number } = event.data;
      return document === 'order' ? [{ orderNumber: number, kind: 'serviceRequest' }] : [];
    }
    default:
      return event satisfies never;
  }
}
