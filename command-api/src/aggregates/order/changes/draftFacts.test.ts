import { expect, test } from '@jest/globals';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { evolveOrder, noOrder, type OrderState } from '@talloor/events/order/state.ts';
import { sampleLine, sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { exampleCalendar, exampleCustomer } from '@talloor/rules/testing/exampleFacts.ts';
import { draftFactsOf } from './draftFacts.ts';

test('an order is judged by its current allocation and restrictions, also after earlier judgements of the same order', () => {
  const world = {
    products: new Map(),
    customer: exampleCustomer(),
    calendar: exampleCalendar(),
    now: new Date('2026-03-11T13:12:00.000Z'),
  };
  let state: OrderState = noOrder;
  const judgeAfter = (event: OrderEvent) => {
    state = evolveOrder(state, event);
    if (state.status === 'none') throw new Error('the order was not placed');
    const { granted, restrictions } = draftFactsOf(state, undefined, world).order;
    return [granted.get(sampleLine.articleNumber), Object.keys(restrictions)];
  };
  const { lineId } = sampleLine;
  expect(judgeAfter({ type: 'OrderPlaced', data: sampleOrder })).toEqual([0, []]);
  const allocation = { lineId, quantity: 3 };
  expect(judgeAfter({ type: 'OrderLinesAllocated', data: { lines: [allocation] } } as OrderEvent)).toEqual([3, []]);
  const reason = 'ordered_at_supplier';
  const restricted = { lineId, mayChange: false, mayDecrease: false, mayIncrease: false, reason };
  expect(judgeAfter({ type: 'OrderLineRestricted', data: restricted } as OrderEvent)).toEqual([3, [lineId]]);
});
