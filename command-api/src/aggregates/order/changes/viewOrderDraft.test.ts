import { expect, test } from '@jest/globals';
import { evolveOrder, noOrder } from '@talloor/events/order/state.ts';
import { sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { exampleCalendar, exampleCustomer } from '@talloor/rules/testing/exampleFacts.ts';
import { viewOrderDraft } from './viewOrderDraft.ts';

test('the total lines of an order follow the reader’s language, customer terms and price visibility', () => {
  const totals = { ...sampleOrder.totals, deliveryCents: 1500 };
  const order = evolveOrder(noOrder, { type: 'OrderPlaced', data: { ...sampleOrder, totals } });
  if (order.status === 'none') throw new Error('the order was not placed');
  const products = new Map();
  const read = (language: 'nl' | 'fr', customer = exampleCustomer({ freeDeliveryFromCents: 30_000 })) => {
    const world = { products, customer, calendar: exampleCalendar(), now: new Date('2026-03-11T13:12:00.000Z') };
    const reader = { userId: '7', holderName: '', names: new Map<string, string>(), language };
    return viewOrderDraft(order, world, reader).original_total_lines.find(({ type }) => type === 'delivery');
  };
  expect(read('nl')).toMatchObject({ label: 'Leveringskosten', amount: 15 });
  expect(read('nl')?.tooltip_content).toContain('300,00');
  expect(read('fr')?.label).not.toBe('Leveringskosten');
  expect(read('nl', exampleCustomer({ freeDeliveryFromCents: 45_000 }))?.tooltip_content).toContain('450,00');
  expect(read('nl', exampleCustomer({ showPrices: false }))).toMatchObject({ label: 'Leveringskosten', amount: null });
});
