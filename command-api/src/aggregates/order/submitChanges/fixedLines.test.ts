import { describe, expect, test } from '@jest/globals';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { LineRestriction } from '@talloor/events/order/changeState.ts';
import { evolveOrder, noOrder, type OrderState } from '@talloor/events/order/state.ts';
import { sampleFacts, sampleLine, sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { choosePrice } from '@talloor/rules/price/choosePrice.ts';
import { exampleCalendar, exampleCustomer, exampleProduct, examplePromo } from '@talloor/rules/testing/exampleFacts.ts';
import { lineFactsOf } from '../../../ordering/lineFactsOf.ts';
import { decideCloseOrder } from '../closeOrder/decideCloseOrder.ts';
import { decideCorrectOrder } from '../correctOrder/decideCorrectOrder.ts';
import { articlesThatStay } from '../changes/firstRefusedLine.ts';
import type { WorldFacts } from '../changes/draftFacts.ts';
import { viewOrderDraft } from '../changes/viewOrderDraft.ts';
import { decideSubmitChanges } from './decideSubmitChanges.ts';
import { orderingFacts } from '../../../testing/orderingFacts.ts';

const { articleNumber: article } = sampleFacts;
const modificationId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c21';
const now = new Date('2026-03-11T15:50:00.000Z');
const lines = [sampleLine, { ...sampleLine, lineId: '2', articleNumber: '100002' }];
const hold = { heldSince: now.toISOString(), heldUntil: sampleOrder.changeDeadline };
const notedQuantity = (quantity: number, choice: 'send' | 'drop' = 'drop'): readonly OrderEvent[] => [
  { type: 'OrderPlaced', data: { ...sampleOrder, lines } },
  {
    type: 'OrderModificationStarted',
    data: { modificationId, startedBy: '7', ...hold, baseVersion: 1, takenFrom: null },
  },
  {
    type: 'OrderDraftLineChanged',
    data: { ...sampleFacts, modificationId, changedBy: '7', ...hold, quantity, previousQuantity: 12 },
  },
  { type: 'OrderUnsentDraftChosen', data: { modificationId, chosenBy: '7', choice } },
];
const fixed = { mayChange: false, mayDecrease: true, mayIncrease: true, reason: 'ordered_at_supplier' } as const;
const notLess = { ...fixed, mayChange: true, mayDecrease: false };
const restrictedTo = (restriction: LineRestriction): OrderEvent => ({
  type: 'OrderLineRestricted',
  data: { lineId: '1', articleNumber: article, ...restriction },
});
const foldEvents = (...events: readonly OrderEvent[]) => {
  const state = events.reduce<OrderState>(evolveOrder, noOrder);
  if (state.status === 'none') throw new Error('the order was not placed');
  return state;
};

const world: WorldFacts = {
  products: new Map([article, '100002'].map((number) => [number, exampleProduct({ articleNumber: number })])),
  customer: exampleCustomer({ minimumOrderCents: 0 }),
  calendar: exampleCalendar(),
  now,
};
const submit = (state: OrderState, facts: WorldFacts = world) =>
  decideSubmitChanges({ userId: '7', holderName: '', modificationId, amountToPayCents: null, cause: 'user' }, state, {
    ...facts,
    ...orderingFacts,
  });

describe.each([
  ['fixed', fixed],
  ['not to be lowered', notLess],
])('a removal that was noted before the ERP reported the line as %s', (_, restriction) => {
  const state = foldEvents(...notedQuantity(0), restrictedTo(restriction));

  test('is refused to the user, with and without a hold', () => {
    expect(submit(state)).toMatchObject({ rejected: 'basket.faulty_lines', parameters: { count: 1 } });
    expect(submit(state, { ...world, isShared: true })).toMatchObject({ rejected: 'basket.faulty_lines' });
  });

  test('is refused at the deadline, and the order closes with its goods', () => {
    const facts = { world, orderingFactsByUser: new Map([['7', orderingFacts]]) };
    const unsent = foldEvents(...notedQuantity(0, 'send'), restrictedTo(restriction));
    expect(decideCloseOrder(unsent, new Date(sampleOrder.changeDeadline), facts)).toMatchObject([
      { type: 'OrderModificationCancelled', data: { refused: 'basket.faulty_lines' } },
      { type: 'OrderClosedForChanges' },
    ]);
  });

  test('is refused to the office', () => {
    const command = {
      userId: '3',
      reason: 'asked_by_customer',
      draftQuantities: { [article]: 0 },
      version: 1,
      amountToPayCents: null,
      freshId: modificationId,
      isPicked: false,
    };
    expect(decideCorrectOrder(command, state, { ...world, customerStatus: 'active' })).toMatchObject({
      rejected: restriction.mayChange ? 'basket.error.minimum_order' : 'item.already_ordered',
    });
  });

  test('stands on the page as a line of 0 with its reason, and blocks sending', () => {
    const view = viewOrderDraft(state, world, { userId: '7', holderName: '', names: new Map(), language: 'nl' });
    expect(view.basket.is_valid).toBe(false);
    const line = view.lines.find(({ product }) => product.article_number === article);
    expect(line).toMatchObject({ quantity: 0, original_quantity: 12, errors: [expect.any(String)] });
  });

  test('is no obstacle once the line is put back', () => {
    const putBack = foldEvents(...notedQuantity(0), restrictedTo(restriction), ...notedQuantity(12).slice(2));
    const view = viewOrderDraft(putBack, world, { userId: '7', holderName: '', names: new Map(), language: 'nl' });
    expect(view.basket.is_valid).toBe(true);
    expect(submit(putBack)).toEqual({ rejected: 'order.nothing_changed' });
  });
});

test('a line at the supplier stays, also when its article has left the catalogue since', () => {
  const facts = lineFactsOf(
    exampleProduct({ articleNumber: article, onDemandWorkdays: 9 }),
    choosePrice(exampleProduct(), 12),
  );
  const [, ...noted] = notedQuantity(0);
  const placed: OrderEvent = {
    type: 'OrderPlaced',
    data: {
      ...sampleOrder,
      lines: [
        { ...sampleLine, ...facts },
        { ...sampleLine, lineId: '2', articleNumber: '100002' },
      ],
    },
  };
  const withoutArticle = { ...world, products: new Map([['100002', exampleProduct({ articleNumber: '100002' })]]) };
  const state = foldEvents(placed, ...noted);
  expect(submit(state, withoutArticle)).toMatchObject({ rejected: 'basket.faulty_lines', parameters: { count: 1 } });
  expect(articlesThatStay(state, withoutArticle, 'nl')).toEqual([facts.name.nl]);
  const names = { userId: '7', holderName: '', names: new Map<string, string>(), language: 'nl' } as const;
  expect(viewOrderDraft(state, withoutArticle, names).lines).toContainEqual(
    expect.objectContaining({ quantity: 0, fixed_because: 'ordered_at_supplier' }),
  );
});

test('an order that keeps a line is not cancelled by the customer, and names that line', () => {
  const order = foldEvents(...notedQuantity(12).slice(0, 1), restrictedTo(fixed));
  expect(articlesThatStay(order, world, 'nl')).toEqual([sampleFacts.name.nl]);
  expect(articlesThatStay(order, world, 'fr')).toEqual([sampleFacts.name.fr]);
  expect(articlesThatStay(foldEvents(...notedQuantity(12).slice(0, 1)), world, 'nl')).toEqual([]);
});

test('a line that is free to change can be removed', () => {
  expect(submit(foldEvents(...notedQuantity(0)))).toMatchObject([{ type: 'OrderModificationSubmitted' }]);
});

describe('a free line that is fixed', () => {
  const [sample, gift] = ['500', '501'];
  const freeLine = { ...sampleLine, lineTotalCents: 0, free: true, priceKind: 'promo', quantity: 2 } as const;
  const giftName = { nl: 'Gratis maïs', fr: 'Maïs gratuit' };
  const giftLine = { ...freeLine, lineId: '3', articleNumber: gift, name: giftName, promoId: 'p1' };
  const orderLines = [
    { ...sampleLine, promoId: 'p1' },
    { ...sampleLine, lineId: '2', articleNumber: '100002' },
    giftLine,
    { ...freeLine, lineId: '4', articleNumber: sample, quantity: 1 },
  ];
  const promo = examplePromo({
    type: 'promotion_free_article',
    minQuantity: 6,
    freeArticleQuantity: 1,
    freeItem: { articleNumber: gift, name: giftName, priceMills: 990 },
    articleNumbers: [article],
  });
  const worldWith = (terms: ReturnType<typeof examplePromo> | null) => ({
    ...world,
    products: new Map([
      [article, exampleProduct({ articleNumber: article, promo: terms })],
      ...['100002', sample, gift].map((number) => [number, exampleProduct({ articleNumber: number })] as const),
    ]),
  });
  const orderWith = (
    draftQuantities: Readonly<Record<string, number>>,
    restriction: LineRestriction | null,
    lineId = '3',
    placedLines: readonly (typeof orderLines)[number][] = orderLines,
  ) => {
    const [, started] = notedQuantity(12);
    if (!started) throw new Error('no change was started');
    return foldEvents(
      { type: 'OrderPlaced', data: { ...sampleOrder, lines: [...placedLines] } },
      started,
      ...Object.entries(draftQuantities).map(([articleNumber, quantity]): OrderEvent => ({
        type: 'OrderDraftLineChanged',
        data: {
          ...sampleFacts,
          articleNumber,
          modificationId,
          changedBy: '7',
          ...hold,
          quantity,
          previousQuantity: 12,
        },
      })),
      ...(restriction
        ? [{ type: 'OrderLineRestricted', data: { lineId, articleNumber: gift, ...restriction } } as const]
        : []),
    );
  };
  const viewOf = (state: ReturnType<typeof orderWith>, facts: WorldFacts) =>
    viewOrderDraft(state, facts, { userId: '7', holderName: '', names: new Map(), language: 'fr' }).basket;
  const giftsOf = (decision: ReturnType<typeof submit>) =>
    'rejected' in decision
      ? decision
      : decision.flatMap((event) =>
          event.type === 'OrderModificationSubmitted'
            ? event.data.lines.flatMap((line) => (line.free ? [[line.lineId, line.quantity]] : []))
            : [],
        );
  const giftAndSample = [
    ['3', 2],
    ['4', 1],
  ];
  const refused = {
    rejected: 'order.gift_fixed',
    parameters: { articles_nl: giftName.nl, articles_fr: giftName.fr },
  };

  test.each([
    ['fixed', fixed],
    ['not to be lowered', notLess],
  ])('and was reported as %s keeps the order from cancellation', (_, restriction) => {
    expect(articlesThatStay(orderWith({}, restriction), world, 'nl')).toEqual([giftName.nl]);
    expect(articlesThatStay(orderWith({}, restriction, '4'), world, 'fr')).toEqual([sampleFacts.name.fr]);
    expect(articlesThatStay(orderWith({}, null), world, 'nl')).toEqual([]);
  });

  test('by the days that the order noted keeps the order from cancellation and from losing it', () => {
    const noted = orderLines.map((line) => (line === giftLine ? { ...line, onDemandWorkdays: 9 } : line));
    expect(articlesThatStay(orderWith({}, null, '', noted), world, 'nl')).toEqual([giftName.nl]);
    expect(submit(orderWith({ [article]: 0 }, null, '', noted), worldWith(promo))).toEqual(refused);
  });

  test.each([
    ['fixed', fixed],
    ['not to be lowered', notLess],
  ])('and was reported as %s is not lost by a change of what earns it, and is named', (_, restriction) => {
    for (const quantity of [0, 6]) {
      const state = orderWith({ [article]: quantity }, restriction);
      expect(submit(state, worldWith(promo))).toEqual(refused);
      const basket = viewOf(state, worldWith(promo));
      expect(basket.is_valid).toBe(false);
      expect(basket.messages[0]).toMatchObject({ code: 'order.gift_fixed', is_blocking: true });
      expect(basket.messages[0]?.message).toContain(giftName.fr);
      expect(basket.free_lines).toContainEqual(expect.objectContaining({ article_number: gift, quantity: 2 }));
    }
    expect(submit(orderWith({ [article]: 18 }, restriction), worldWith(null))).toEqual(refused);
  });

  test('stays as ordered when more of its promotion is ordered; one that may grow grows', () => {
    expect(giftsOf(submit(orderWith({ [article]: 18 }, fixed), worldWith(promo)))).toEqual(giftAndSample);
    expect(giftsOf(submit(orderWith({ [article]: 18 }, notLess), worldWith(promo)))).toEqual([
      ['3', 3],
      ['4', 1],
    ]);
  });

  test('stays when its promotion ended or gives less, and only other lines change', () => {
    for (const terms of [null, { ...promo, minQuantity: 12 }])
      for (const restriction of [fixed, notLess])
        expect(giftsOf(submit(orderWith({ 100002: 4 }, restriction), worldWith(terms)))).toEqual(giftAndSample);
  });

  test('stays when no line of the order earned it, and blocks no change of other lines', () => {
    const unearned = orderLines.map((line) => (line.free ? line : { ...line, promoId: null }));
    expect(giftsOf(submit(orderWith({ 100002: 4 }, fixed, '3', unearned), worldWith(null)))).toEqual(giftAndSample);
  });

  test('is lost with what earns it while nothing fixes it', () => {
    expect(giftsOf(submit(orderWith({ [article]: 0 }, null), worldWith(promo)))).toEqual([['4', 1]]);
  });
});
