import { basketStream } from '@talloor/events/basket/events.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { invoiceStream } from '@talloor/events/invoice/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { paymentStream } from '@talloor/events/payment/events.ts';
import { recallStream } from '@talloor/events/recall/events.ts';
import { returnStream } from '@talloor/events/return/events.ts';
import { serviceRequestStream } from '@talloor/events/serviceRequest/events.ts';

export const streamOf = {
  order: orderStream,
  basket: basketStream,
  delivery: deliveryStream,
  return: returnStream,
  recall: recallStream,
  invoice: invoiceStream,
  payment: paymentStream,
  serviceRequest: serviceRequestStream,
} as const satisfies Readonly<Record<string, (id: string) => string>>;
export type StreamKind = keyof typeof streamOf;

const kinds = Object.keys(streamOf) as StreamKind[];

/** Null for streams that belong to no order. */
export function partsOfStream(stream: string): { readonly kind: StreamKind; readonly id: string } | null {
  const kind = kinds.find((each) => stream.startsWith(streamOf[each]('')));
  return kind === undefined ? null : { kind, id: stream.slice(streamOf[kind]('').length) };
}
