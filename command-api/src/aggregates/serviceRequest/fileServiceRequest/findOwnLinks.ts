import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { deliveryFold, type KnownDelivery } from '@talloor/events/delivery/state.ts';
import { invoiceStream } from '@talloor/events/invoice/events.ts';
import { invoiceFold, type IssuedInvoice } from '@talloor/events/invoice/state.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import { returnStream } from '@talloor/events/return/events.ts';
import { returnFold } from '@talloor/events/return/state.ts';
import type { ServiceRequestLinks } from '@talloor/events/serviceRequest/values.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';

export const noLinks: ServiceRequestLinks = {
  orderNumber: null,
  deliveryNumber: null,
  invoiceNumber: null,
  returnId: null,
};
type Side = Pick<CommandSide, 'repository'>;
export type LinkReader = { readonly customerNumber: string | null; readonly seesInvoices: boolean };

/** @throws Problem for another customer's */
export async function findOwnDelivery(side: Side, number: string, reader: LinkReader): Promise<KnownDelivery> {
  const { state } = await side.repository.load(deliveryFold, deliveryStream(number));
  if (state.status === 'none' || state.plan.customerNumber !== reader.customerNumber)
    throw new Problem('delivery_note.not_found');
  return state;
}

/** @throws Problem for another customer's */
export async function findOwnInvoice(side: Side, number: string, reader: LinkReader): Promise<IssuedInvoice> {
  const { state } = await side.repository.load(invoiceFold, invoiceStream(number));
  if (state.status === 'none' || state.document.customerNumber !== reader.customerNumber || !reader.seesInvoices)
    throw new Problem('invoice.not_found');
  return state;
}

/** @throws Problem for another customer's */
export async function checkOwnLinks(side: Side, links: ServiceRequestLinks, reader: LinkReader): Promise<void> {
  const { orderNumber, deliveryNumber, invoiceNumber, returnId } = links;
  if (deliveryNumber !== null) await findOwnDelivery(side, deliveryNumber, reader);
  if (invoiceNumber !== null) await findOwnInvoice(side, invoiceNumber, reader);
  if (orderNumber !== null) {
    const { state } = await side.repository.load(orderFold, orderStream(orderNumber));
    if (state.status === 'none' || state.content.customerNumber !== reader.customerNumber)
      throw new Problem('order.not_found');
  }
  if (returnId !== null) {
    const { state } = await side.repository.load(returnFold, returnStream(returnId));
    if (state.status === 'none' || state.request.customerNumber !== reader.customerNumber)
      throw new Problem('return.not_found');
  }
}
