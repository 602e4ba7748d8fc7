import type { z } from 'zod';
import type { orderReceiptView } from '@talloor/contracts/endpoints/orderReceipts.ts';
import { eventName } from '@talloor/contracts/eventName.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import type { Language } from '../auditSide.ts';
import { authorName } from '../authorName.ts';
import type { Names } from '../viewHistoryEvent.ts';
import type { Receipt } from './readReceipt.ts';
import { secondsOf } from '../../secondsOf.ts';

const nameOf = ({ content, record: { revision } }: Receipt): string =>
  eventName({ stream: orderStream(content.orderNumber), revision });

type Reader = { readonly names: Names; readonly showPrices: boolean; readonly language: Language };

export function viewReceipt(
  receipt: Receipt,
  { names, showPrices, language }: Reader,
): z.input<typeof orderReceiptView> {
  const { content, previousPayableCents: was } = receipt;
  const { service } = content.delivery;
  return {
    order_number: content.orderNumber,
    version: receipt.version,
    customer_number: content.customerNumber,
    customer_name: content.customerName,
    submitted_at: secondsOf(receipt.at),
    cause: receipt.cause,
    made_by: authorName(receipt, { names, isOfficeReader: false }),
    is_by_office: receipt.isByOffice,
    changeable_until: secondsOf(receipt.changeDeadline),
    delivery_date: epochOfDay(content.delivery.day),
    ...(service?.kind === 'mussels' && { delivery_moment: service.moment }),
    lines: receipt.lines.map((line) => ({
      article_number: line.articleNumber,
      name: line.name[language],
      unit: line.unit[language],
      original_quantity: line.previousQuantity,
      quantity: line.quantity,
    })),
    original_amount_to_pay: showPrices && was !== null ? eurosOfCents(was) : null,
    amount_to_pay: showPrices ? eurosOfCents(receipt.payableCents) : null,
    is_approximate: receipt.approximate,
    event: { id: receipt.record.id, name: nameOf(receipt), hash: receipt.hash },
  };
}
