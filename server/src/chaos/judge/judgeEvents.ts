import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';
import { ordersOf } from '../../faults/testing/crash/tellDeliveries.ts';
import type { Shopper } from '../../faults/testing/crash/shopper.ts';
import type { ChaosLedger } from '../load/load.ts';
import type { Judgement } from './judgement.ts';

export type Event = DecodedEvent<BasketEvent | OrderEvent>;
type Acknowledged = Pick<ChaosLedger, 'changes' | 'orders' | 'submits' | 'notes'>;

export function judgeAcknowledged(ledger: Acknowledged, events: readonly Event[]): Judgement {
  const byCommand = groupBy(events, ({ metadata }) => metadata.commandId);
  const byStream = groupBy(events, ({ streamId }) => streamId);
  const decidedBy = (by: Shopper, name: string, key: string): readonly Event[] =>
    byCommand.get(commandIdOf(`${by.userId}/${by.customerNumber}`, name, key)) ?? [];
  const streamOf = (orderNumber: string): readonly Event[] => byStream.get(`order-${orderNumber}`) ?? [];

  const wrongChanges = ledger.changes.flatMap(({ by, key, article, quantity }) => {
    const count = decidedBy(by, 'changeBasketLine', key).filter(
      ({ event }) =>
        (event.type === 'BasketLineQuantityChanged' && event.data.quantity === quantity) ||
        (event.type === 'BasketLineRemoved' && quantity === 0),
    ).length;
    return count === 1 ? [] : [`change ${key} of ${article} is stored ${count} times`];
  });
  const wrongOrders = ledger.orders.flatMap(({ by, key, orderNumber, lines }) => {
    const submit = ledger.submits.find((each) => each.orderNumber === orderNumber);
    const expectedLines = { ...lines, ...(submit && { [submit.article]: submit.quantity }) };
    return [
      ...wrongCheckout(decidedBy(by, 'checkout', key), orderNumber),
      ...wrongOrder(streamOf(orderNumber), expectedLines, submit !== undefined),
    ].map((wrong) => `order ${orderNumber} ${wrong}`);
  });
  const wrongNotes = ledger.notes.flatMap(({ orderNumber, text }) => {
    const count = streamOf(orderNumber).filter(
      ({ event }) => event.type === 'OrderNoted' && event.data.text === text,
    ).length;
    return count === 1 ? [] : [`note "${text}" of order ${orderNumber} is stored ${count} times`];
  });
  return {
    name: 'acknowledged commands are stored once',
    count: ledger.changes.length + ledger.orders.length + ledger.submits.length + ledger.notes.length,
    wrong: [...wrongChanges, ...wrongOrders, ...wrongNotes],
  };
}

function wrongCheckout(decided: readonly Event[], orderNumber: string): string[] {
  const checkouts = decided.flatMap(({ event }) => (event.type === 'BasketCheckedOut' ? [event.data.orderNumber] : []));
  return checkouts.join() === orderNumber ? [] : [`is checked out as ${checkouts.join(', ') || 'nothing'}`];
}

function wrongOrder(stream: readonly Event[], lines: Readonly<Record<string, number>>, isChanged: boolean): string[] {
  const types = stream.map(({ event }): string => event.type);
  const expectedTypes = isChanged ? ['OrderPlaced', 'OrderModificationSubmitted'] : ['OrderPlaced'];
  if (expectedTypes.some((type) => types.filter((each) => each === type).length !== 1))
    return [`has the events ${types.join(', ') || 'none'}`];
  const [order] = ordersOf(stream as DecodedEvent<OrderEvent>[]);
  const storedLines = Object.fromEntries(
    order?.content.lines.map(({ articleNumber, quantity }) => [articleNumber, quantity]) ?? [],
  );
  return [
    ...(sorted(storedLines) === sorted(lines) ? [] : [`has the lines ${sorted(storedLines)}, not ${sorted(lines)}`]),
    ...(order?.allocated ? [] : ['has no stock allocated']),
    ...(order?.confirmationSent ? [] : ['has no confirmation']),
  ];
}

const sorted = (lines: Readonly<Record<string, number>>): string =>
  JSON.stringify(Object.entries(lines).toSorted(([first], [second]) => first.localeCompare(second)));

export function judgeNumbers(events: readonly Event[]): Judgement {
  const numbers = events.flatMap(({ event }) => (event.type === 'BasketCheckedOut' ? [event.data.orderNumber] : []));
  const placed = new Set(events.flatMap(({ event, streamId }) => (event.type === 'OrderPlaced' ? [streamId] : [])));
  const doubles = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  const missing = numbers.filter((number) => !placed.has(`order-${number}`));
  return {
    name: 'each order has its own number',
    count: numbers.length,
    wrong: [
      ...doubles.map((number) => `number ${number} is given to two baskets`),
      ...missing.map((number) => `the basket of number ${number} became no order`),
    ],
  };
}

/** Allocations stay within the stock, and reservations agree with orders. */
export function judgeStock(
  { article, pieces, reserved }: { readonly article: string; readonly pieces: number; readonly reserved: number },
  events: readonly Event[],
): Judgement {
  const allocated = ordersOf(events as DecodedEvent<OrderEvent>[])
    .flatMap(({ content, allocations }) =>
      content.lines.flatMap(({ lineId, articleNumber }) => (articleNumber === article ? [allocations[lineId]] : [])),
    )
    .reduce((sum, allocation) => sum + (allocation && allocation.status !== 'pending' ? allocation.quantity : 0), 0);
  return {
    name: 'no article is oversold',
    count: allocated,
    wrong: [
      ...(allocated > pieces ? [`${allocated} of ${pieces} pieces of ${article} are allocated`] : []),
      ...(reserved !== allocated ? [`${reserved} pieces of ${article} are reserved, ${allocated} allocated`] : []),
    ],
  };
}
