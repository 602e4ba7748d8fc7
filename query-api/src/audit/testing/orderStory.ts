import { basketStream, type OrderContent } from '@talloor/events/basket/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { sampleOrder } from '@talloor/projections/testing/sampleEvents.ts';
import type { ReadSideUnderTest } from './startReadSide.ts';

export async function writeOrderStory(
  { append }: Pick<ReadSideUnderTest, 'append'>,
  changes: Partial<OrderContent> & { readonly orderNumber: string; readonly basketId: string },
): Promise<string> {
  const content: OrderContent = { ...sampleOrder, ...changes };
  const { basketId, customerNumber, placedBy } = content;
  const by = { actorId: placedBy, customerNumber };
  const [line] = content.lines;
  if (!line) throw new Error('the sample order has no line');
  const { lineId: _id, lineTotalCents: _total, free: _free, quantity: _quantity, ...facts } = line;
  const basket = basketStream(basketId);
  await append(
    basket,
    [
      { type: 'BasketOpened', data: { basketId, customerNumber, openedBy: placedBy } },
      { type: 'BasketLineQuantityChanged', data: { ...facts, quantity: 6, previousQuantity: 0 } },
    ],
    { ...by, occurredAt: '2026-03-09T13:58:00.000Z' },
  );
  await append(
    basket,
    [
      { type: 'BasketLineQuantityChanged', data: { ...facts, quantity: 12, previousQuantity: 6 } },
      { type: 'BasketDeliveryMomentConfirmed', data: content.delivery },
      { type: 'BasketReferenceSet', data: { setBy: content.placedBy, reference: content.reference } },
      { type: 'BasketCheckedOut', data: content },
    ],
    by,
  );
  await append(orderStream(content.orderNumber), [{ type: 'OrderPlaced', data: content }], by);
  const allocated = { lineId: '1', articleNumber: line.articleNumber, quantity: line.quantity };
  return append(
    orderStream(content.orderNumber),
    [
      { type: 'OrderLinesAllocated', data: { lines: [allocated] } },
      { type: 'OrderConfirmationSent', data: { language: 'nl', recipientCount: 2, messageId: '<order@talloor>' } },
    ],
    { actorId: 'system', actorRole: 'system', channel: 'system', customerNumber },
  );
}

export const linesOf = (...articleNumbers: readonly string[]): OrderContent['lines'] =>
  articleNumbers.flatMap((articleNumber, index) =>
    sampleOrder.lines.slice(0, 1).map((line) => ({ ...line, lineId: String(index + 1), articleNumber })),
  );

export const deliveredOn = (day: string): OrderContent['delivery'] => ({ ...sampleOrder.delivery, day });
