import { randomUUID } from 'node:crypto';
import type { TalloorEvent } from '@talloor/events/allEvents.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { invoiceStream } from '@talloor/events/invoice/events.ts';
import { paymentStream } from '@talloor/events/payment/events.ts';
import { recallStream } from '@talloor/events/recall/events.ts';
import { returnStream } from '@talloor/events/return/events.ts';
import { serviceRequestStream } from '@talloor/events/serviceRequest/events.ts';
import { deliveryStory } from '@talloor/events/testing/sampleDelivery.ts';
import { invoiceStory, paymentStory, sampleInvoice, samplePaymentId } from '@talloor/events/testing/sampleInvoice.ts';
import { recallStory } from '@talloor/events/testing/sampleRecall.ts';
import { deliveryReturnStory, returnStory } from '@talloor/events/testing/sampleReturn.ts';
import {
  sampleCaseId,
  sampleServiceRequest,
  serviceRequestStory,
} from '@talloor/events/testing/sampleServiceRequest.ts';
import { writeOrderStory } from './orderStory.ts';
import type { ReadSideUnderTest } from './startReadSide.ts';
import { writeLinks } from './writeLinks.ts';

const byErp = { actorId: 'erp', actorRole: 'erp', channel: 'erp' } as const;

export async function writeWholeStory(side: ReadSideUnderTest) {
  const orderNumber = '4402118';
  const basketId = randomUUID();
  const streams = {
    basket: `basket-${basketId}`,
    order: `order-${orderNumber}`,
    links: `order-links-${orderNumber}`,
    delivery: deliveryStream('66103012'),
    return: returnStream('70000012'),
    recall: recallStream('80000012'),
    invoice: invoiceStream(sampleInvoice.number),
    payment: paymentStream(samplePaymentId),
    case: serviceRequestStream(sampleCaseId),
  };
  await writeOrderStory(side, { orderNumber, basketId });
  await side.append(streams.delivery, deliveryStory, byErp);
  await side.append(streams.delivery, deliveryReturnStory);
  await side.append(streams.return, returnStory);
  await side.append(streams.recall, recallStory, byErp);
  await side.append(streams.invoice, invoiceStory, byErp);
  await side.append(streams.payment, paymentStory);
  const links = { ...sampleServiceRequest.links, orderNumber };
  const filed: TalloorEvent = { type: 'ServiceRequestFiled', data: { ...sampleServiceRequest, links } };
  await side.append(streams.case, [filed, ...serviceRequestStory.slice(1)]);
  await writeLinks(side);
  return { orderNumber, basketId, streams };
}
