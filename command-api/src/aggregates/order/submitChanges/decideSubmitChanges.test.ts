import { expect, test } from '@jest/globals';
import { orderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { evolveOrder, noOrder, type OrderState } from '@talloor/events/order/state.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { sampleLine, sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { contentOfView } from '@talloor/rules/basket/contentOfView.ts';
import { exampleCalendar, exampleCustomer, exampleProduct, examplePromo } from '@talloor/rules/testing/exampleFacts.ts';
import { startWithFirstLine } from '../updateOrderLine/startWithFirstLine.ts';
import { viewOrderDraft } from '../changes/viewOrderDraft.ts';
import { decideSubmitChanges } from './decideSubmitChanges.ts';
import { orderingFacts } from '../../../testing/orderingFacts.ts';

const now = new Date('2026-03-11T13:12:00.000Z');
const freshId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c21';
const free = { lineTotalCents: 0, free: true, priceKind: 'promo', priceMills: 0 } as const;

test('a changed order keeps the line ids of its paid and free lines, and only new lines get new ids', () => {
  const { articleNumber } = sampleLine;
  const lines = [
    sampleLine,
    { ...sampleLine, lineId: '2', articleNumber: '100002', quantity: 4, promoId: 'summer' },
    { ...sampleLine, lineId: '3', articleNumber: '100002', quantity: 1, promoId: 'summer', ...free },
    { ...sampleLine, lineId: '4', quantity: 1, ...free },
  ];
  const articleNumbers = [articleNumber, '100002', '100003'];
  const facts = {
    products: new Map(articleNumbers.map((number) => [number, exampleProduct({ articleNumber: number, stock: 1000 })])),
    customer: exampleCustomer({ minimumOrderCents: 0 }),
    calendar: exampleCalendar(),
    now,
    ...orderingFacts,
  };
  let order: OrderState = evolveOrder(noOrder, { type: 'OrderPlaced', data: { ...sampleOrder, lines } });
  const changeLine = (article: string, quantity: number) => {
    if (order.status === 'none') throw new Error('the order was not placed');
    const lineCommand = { userId: '7', holderName: '', articleNumber: article, quantity, seenVersion: null, freshId };
    const decision = startWithFirstLine(lineCommand, order, facts);
    if ('rejected' in decision) throw new Error(decision.rejected);
    order = decision.reduce<OrderState>(evolveOrder, order);
  };
  changeLine(articleNumber, 13);
  changeLine('100003', 2);
  const command = { userId: '7', holderName: '', modificationId: null, amountToPayCents: null, cause: 'user' } as const;
  const decision = decideSubmitChanges(command, order, facts);
  const [event] = 'rejected' in decision ? [] : (decision as readonly OrderEvent[]);
  const submittedLines = event?.type === 'OrderModificationSubmitted' ? event.data.lines : [];
  expect(submittedLines.map((line) => [line.lineId, line.articleNumber, line.quantity, line.free])).toEqual(
    expect.arrayContaining([
      ['1', articleNumber, 13, false],
      ['2', '100002', 4, false],
      ['3', '100002', 1, true],
      ['4', articleNumber, 1, true],
      ['10001', '100003', 2, false],
    ]),
  );
  expect(submittedLines).toHaveLength(5);
});

test('a change is refused when a shown free article fell away, also at the same amount', () => {
  const { articleNumber } = sampleLine;
  const gift = { articleNumber: '500', name: { nl: 'maïs', fr: 'maïs' }, priceMills: 990 };
  const promo = examplePromo({
    type: 'promotion_free_article',
    minQuantity: 6,
    freeArticleQuantity: 1,
    freeItem: gift,
  });
  const product = exampleProduct({ articleNumber, promo });
  const productsWith = (changes: Partial<typeof product>) =>
    new Map([
      [articleNumber, { ...product, ...changes }],
      ['500', exampleProduct({ articleNumber: '500', stock: changes.promo === undefined ? 0 : 50 })],
    ]);
  const facts = {
    products: productsWith({ promo }),
    customer: exampleCustomer({ minimumOrderCents: 0, showPrices: false }),
    calendar: exampleCalendar(),
    now,
    ...orderingFacts,
  };
  const placed = evolveOrder(noOrder, { type: 'OrderPlaced', data: { ...sampleOrder, lines: [sampleLine] } });
  if (placed.status === 'none') throw new Error('the order was not placed');
  const lineCommand = { userId: '7', holderName: '', articleNumber, quantity: 18, seenVersion: null, freshId };
  const started = startWithFirstLine(lineCommand, placed, facts);
  if ('rejected' in started) throw new Error(started.rejected);
  const order = started.reduce<OrderState>(evolveOrder, placed);
  if (order.status === 'none') throw new Error('the order was not placed');
  const reader = { userId: '7', holderName: '', names: new Map<string, string>(), language: 'nl' } as const;
  const view = orderDraftView.parse(viewOrderDraft(order, facts, reader));
  expect(view.basket.free_lines).toMatchObject([{ article_number: '500', quantity: 3 }]);
  const command = {
    userId: '7',
    holderName: '',
    modificationId: null,
    amountToPayCents: null,
    shown: contentOfView({ ...view.basket, lines: view.lines }),
    cause: 'user',
  } as const;
  const overtaken = { ...order, version: order.version + 1 };
  const sharedFacts = { ...facts, isShared: true };
  const sharedCommand = { ...command, seenVersion: order.version };
  for (const products of [productsWith({ promo: null }), productsWith({})]) {
    expect(decideSubmitChanges(command, order, { ...facts, products })).toEqual({ rejected: 'order.changed' });
    expect(decideSubmitChanges(sharedCommand, overtaken, { ...sharedFacts, products })).toEqual({
      rejected: 'order.changed',
    });
  }
  expect(decideSubmitChanges(command, order, facts)).toMatchObject([{ type: 'OrderModificationSubmitted' }]);
  for (const shown of [command.shown, null, '[', '{}'])
    expect(decideSubmitChanges({ ...sharedCommand, shown }, overtaken, sharedFacts)).toMatchObject([
      { type: 'OrderModificationSubmitted' },
    ]);
});
