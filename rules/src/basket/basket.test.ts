import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ProductFacts, PromoFacts } from '../facts.ts';
import { percentageOf } from '../money/rounding.ts';
import {
  codeTexts,
  exampleCalendar,
  exampleCustomer,
  examplePickup,
  exampleProduct,
  examplePromo,
} from '../testing/exampleFacts.ts';
import { mockupBasket } from '../testing/mockupBasket.ts';
import { addUp } from './addUp.ts';
import { assessBasket } from './assessBasket.ts';
import type { BasketFacts, BasketInput } from './assessment.ts';
import { basketView } from './basketWire.ts';
import { viewBasket } from './viewBasket.ts';

const wednesday = new Date('2026-03-11T14:12:00+01:00');
const friday = {
  day: '2026-03-13',
  windowStart: '08:30',
  windowEnd: '17:00',
  deadline: '2026-03-11T16:00:00.000Z',
};

type Items = readonly (readonly [ProductFacts, number])[];
const basketOf = (
  items: Items,
  changes: Partial<BasketFacts> = {},
  basket: Partial<BasketInput> = {},
): BasketFacts => ({
  basket: {
    basketId: '0190a0c4-2b1e-7c3d-9a52-3f6c2b9d7e11',
    lines: items.map(([product, quantity]) => ({ articleNumber: product.articleNumber, quantity })),
    delivery: friday,
    address: null,
    reference: '',
    mainOrder: null,
    freeSamples: [],
    ...basket,
  },
  products: new Map(items.map(([product]) => [product.articleNumber, product])),
  customer: exampleCustomer(),
  calendar: exampleCalendar(),
  now: wednesday,
  offeredSamples: [],
  ...changes,
});
const article = (articleNumber: string, changes: Parameters<typeof exampleProduct>[0] = {}) =>
  exampleProduct({ articleNumber, ...changes });
const codes = (facts: BasketFacts) => assessBasket(facts).messages.map((message) => message.code);
const errors = (facts: BasketFacts) => assessBasket(facts).faultyLines.map((line) => line.errors);

describe('the basket of mock-up 05', () => {
  const assessment = assessBasket(mockupBasket);

  test('has a subtotal of 275.94 and an amount to pay of 316.96', () => {
    expect(assessment).toMatchObject({
      subtotalCents: 27_594,
      deliveryCents: 1500,
      vat: [
        { rate: 6, goodsCents: 25_024, deliveryCents: 1360, baseCents: 26_384, vatCents: 1583 },
        { rate: 21, goodsCents: 2570, deliveryCents: 140, baseCents: 2710, vatCents: 569 },
      ],
      depositCents: 450,
      payableCents: 31_696,
      approximate: true,
    });
  });

  test('counts ten lines at the prices shown', () => {
    expect(assessment.countedLines.map((line) => [line.product.articleNumber, line.lineCents])).toEqual([
      ['100431', 3500],
      ['100855', 1270],
      ['110045', 5180],
      ['131209', 4782],
      ['131244', 1176],
      ['131533', 3008],
      ['133980', 1788],
      ['155018', 4320],
      ['180210', 1390],
      ['190330', 1180],
    ]);
  });

  test('excludes two faulty lines and names their errors', () => {
    expect(assessment.faultyLines.map((line) => [line.product.articleNumber, line.errors[0].code])).toEqual([
      ['121040', 'item.order_time_expired'],
      ['136055', 'item.no_stock'],
    ]);
    expect(assessment.blockers).toEqual([{ code: 'basket.faulty_lines', parameters: { count: 2 }, blocking: true }]);
  });

  test('gives one free bag of cheese for twelve creams', () => {
    expect(assessment.freeLines).toMatchObject([
      { articleNumber: '133499', quantity: 1, groupCode: 'dairy', because: { quantity: 12 } },
    ]);
  });

  test('fits the contract, and every total equals the sum of the amounts above it', () => {
    const view = viewBasket(assessment, 'nl', codeTexts);
    expect(basketView.parse(view)).toEqual(view);
    expect(view).toMatchObject({ is_valid: false, amount_to_pay: 316.96, is_approximate: true });
    expect(view.total_lines.map((line) => [line.label, line.tax_percentage, line.amount, line.is_approximate])).toEqual(
      [
        ['subtotal', null, 275.94, true],
        ['delivery', null, 15, false],
        ['vat', 6, 15.83, true],
        ['vat', 21, 5.69, false],
        ['subtotal_incl_vat', null, 312.46, true],
        ['empty_goods', null, 4.5, false],
        ['grand_total', null, 316.96, true],
      ],
    );
    expect(view.threshold).toEqual({ state: 'between', minimum: 150, free_from: 300, fee: 15, current: 275.94 });
    expect(view.lines).toHaveLength(12);
    expect(view.lines.find((line) => line.product.article_number === '100431')?.product.price).toMatchObject({
      price: 17.5,
      normal_price: 19.5,
      is_day_price: true,
    });
    expect(view.lines.find((line) => line.product.article_number === '131209')?.product.price).toMatchObject({
      price: 4.185,
      active_price: 3.985,
      is_box_price_reached: true,
    });
  });

  test('shows no amount where the customer’s prices are hidden', () => {
    const hidden = { ...mockupBasket, customer: exampleCustomer({ showPrices: false }) };
    const view = viewBasket(assessBasket(hidden), 'fr', codeTexts);
    expect(view.amount_to_pay).toBeNull();
    expect(view.threshold).toEqual({ state: 'between', minimum: null, free_from: null, fee: null, current: null });
    expect(view.total_lines.every((line) => line.amount === null)).toBe(true);
    expect(view.lines.every((line) => line.line_total === null && line.product.price === null)).toBe(true);
  });
});

describe('thresholds', () => {
  const worth = (cents: number, customer = exampleCustomer()) =>
    assessBasket(basketOf([[article('1', { prices: { listMills: cents * 10 } }), 1]], { customer }));

  test('an order below 150 euros is blocked and shows the missing amount', () => {
    expect(worth(14_999).blockers).toEqual([
      { code: 'basket.below_minimum', parameters: { minimum_amount: 150, missing_amount: 0.01 }, blocking: true },
    ]);
    expect(worth(15_000).blockers).toEqual([]);
  });

  test('an order below the minimum is blocked without an amount when prices are hidden', () => {
    const assessment = worth(11_240, exampleCustomer({ showPrices: false }));
    expect(assessment.blockers).toEqual([{ code: 'basket.below_minimum', parameters: {}, blocking: true }]);
    expect(viewBasket(assessment, 'nl', codeTexts).threshold.state).toBe('below');
  });

  test('delivery costs 15 euros from 150 to 300 euros, and nothing from 300 euros', () => {
    expect(worth(15_000).deliveryCents).toBe(1500);
    expect(worth(29_999).deliveryCents).toBe(1500);
    expect(worth(30_000).deliveryCents).toBe(0);
  });

  test('a customer’s own terms override the default terms', () => {
    const own = exampleCustomer({ minimumOrderCents: 5000, freeDeliveryFromCents: 10_000, deliveryFeeCents: 700 });
    expect(worth(6000, own)).toMatchObject({ deliveryCents: 700, blockers: [] });
    expect(worth(10_000, own).deliveryCents).toBe(0);
  });

  test('the deposit does not count for the minimum order', () => {
    const crate = article('1', { prices: { listMills: 140_000 }, depositMills: 20_000 });
    expect(codes(basketOf([[crate, 1]]))).toContain('basket.below_minimum');
  });

  test('a basket with too many lines is blocked', () => {
    const facts = basketOf(
      [
        [article('1', { prices: { listMills: 400_000 } }), 1],
        [article('2'), 1],
      ],
      {
        customer: exampleCustomer({ maxLines: 1 }),
      },
    );
    expect(assessBasket(facts).blockers).toEqual([
      { code: 'basket.too_many_lines', parameters: { lines: 2, max_lines: 1 }, blocking: true },
    ]);
  });

  test('an empty basket has only the message that it is empty', () => {
    const assessment = assessBasket(basketOf([], {}, { basketId: null, delivery: null }));
    expect(assessment.messages.map((message) => message.code)).toEqual(['basket.empty']);
    expect(assessment.payableCents).toBe(0);
    expect(viewBasket(assessment, 'nl', codeTexts).basket_id).toBeNull();
  });
});

describe('lines that block an order', () => {
  const expensive = article('900', { prices: { listMills: 500_000 } });
  const faults: [string, Parameters<typeof exampleProduct>[0], number, string, object][] = [
    ['not orderable', { status: 'not_orderable' }, 1, 'item.not_orderable', {}],
    ['out of the assortment', { status: 'out_of_assortment' }, 1, 'item.out_of_assortment', {}],
    ['without stock', { stock: 0 }, 1, 'item.no_stock', {}],
    ['above the stock that fell', { stock: 5 }, 6, 'basket.error.max_available_stock', { max_stock: 5 }],
    ['no multiple', { soldPer: 6 }, 7, 'basket.error.indivisible_unit_entered', { step: 6 }],
    ['below the minimum', { minimumOrder: 3 }, 2, 'basket.error.minimum_order', { minimum: 3 }],
    ['above the maximum', { maximumOrder: 5 }, 6, 'basket.error.maximum_exceeded', { maximum: 5 }],
    ['on demand and asked too late', { onDemandWorkdays: 5 }, 1, 'item.on_demand_days', { days: 5 }],
  ];
  test.each(faults)('an article %s', (_, changes, quantity, code, parameters) => {
    const facts = basketOf([
      [expensive, 1],
      [article('1', changes), quantity],
    ]);
    expect(errors(facts)).toEqual([[{ code, parameters }]]);
    expect(assessBasket(facts).subtotalCents).toBe(50_000);
  });

  test('an on-demand article can come express or be picked up while its own working days are still ahead', () => {
    const service = { kind: 'express', feeCents: 1500 } as const;
    const tomorrow = { ...friday, day: '2026-03-12', deadline: '2026-03-11T17:00:00.000Z', service };
    const errorsOf = (onDemandWorkdays: number) => {
      const facts = basketOf([[article('1', { onDemandWorkdays }), 1]]);
      return errors({ ...facts, basket: { ...facts.basket, delivery: tomorrow } });
    };
    expect(errorsOf(0)).toEqual([]);
    expect(errorsOf(1)).toEqual([]);
    expect(errorsOf(2)).toEqual([[{ code: 'item.on_demand_days', parameters: { days: 2 } }]]);
  });

  test('an article that left the catalogue can only be removed', () => {
    const facts = {
      ...basketOf([
        [expensive, 1],
        [article('1'), 1],
      ]),
      products: new Map([['900', expensive]]),
    };
    expect(errors(facts)).toEqual([[{ code: 'item.out_of_assortment', parameters: {} }]]);
    expect(basketView.safeParse(viewBasket(assessBasket(facts), 'fr', codeTexts)).success).toBe(true);
  });

  test('an article closes at its own time on the deadline’s day', () => {
    const items: Items = [
      [expensive, 1],
      [article('1', { orderBefore: '12:00' }), 1],
    ];
    expect(errors(basketOf(items, { now: new Date('2026-03-11T10:59:59Z') }))).toEqual([]);
    expect(errors(basketOf(items, { now: new Date('2026-03-11T11:00:00Z') }))[0]?.[0].code).toBe(
      'item.order_time_expired',
    );
  });

  test('without a confirmed delivery day, no time limit is judged', () => {
    const items: Items = [
      [expensive, 1],
      [article('1', { orderBefore: '12:00', onDemandWorkdays: 20 }), 1],
    ];
    expect(errors(basketOf(items, {}, { delivery: null }))).toEqual([]);
  });

  test('a pre-ordered article can be delivered from the day on which it is in stock again', () => {
    const preordered = article('1', {
      stock: 0,
      stockAvailableDay: '2026-03-18',
      allowPreorder: true,
      daysToReplenish: 5,
    });
    expect(
      errors(
        basketOf([
          [expensive, 1],
          [preordered, 4],
        ]),
      )[0]?.[0].code,
    ).toBe('item.no_stock');
    const nextWeek = { ...friday, day: '2026-03-18', deadline: '2026-03-16T16:00:00.000Z' };
    expect(
      errors(
        basketOf(
          [
            [expensive, 1],
            [preordered, 4],
          ],
          {},
          { delivery: nextWeek },
        ),
      ),
    ).toEqual([]);
  });

  test('the message about stock issues appears only when all faults are about stock', () => {
    const outOfStock = article('1', { stock: 0 });
    const unorderable = article('2', { status: 'not_orderable' });
    expect(
      codes(
        basketOf([
          [expensive, 1],
          [outOfStock, 1],
        ]),
      ),
    ).toEqual(['basket.stock_issues']);
    expect(
      codes(
        basketOf([
          [expensive, 1],
          [outOfStock, 1],
          [unorderable, 1],
        ]),
      ),
    ).toEqual(['basket.faulty_lines']);
  });
});

describe('the delivery day of a basket', () => {
  const expensive: Items = [[article('1', { prices: { listMills: 500_000 } }), 1]];
  const about = (changes: Partial<BasketFacts>, basket: Partial<BasketInput> = {}) =>
    codes(basketOf(expensive, changes, basket));

  test('must be confirmed', () => {
    expect(about({}, { delivery: null })).toEqual(['basket.delivery_not_confirmed']);
    expect(about({ customer: exampleCustomer({ deliveryWeekdays: [] }) }, { delivery: null })).toEqual([
      'basket.no_delivery_moments',
    ]);
  });

  test('expires at its deadline, to the millisecond', () => {
    expect(about({ now: new Date('2026-03-11T15:59:59.999Z') })).toEqual(['basket.last_minutes']);
    expect(about({ now: new Date('2026-03-11T16:00:00.000Z') })).toEqual(['basket.delivery_moment_expired']);
    const promised = { lines: new Map(), judge: () => [] };
    expect(about({ now: new Date('2026-03-11T15:59:59.999Z'), promised })).toEqual([]);
  });

  test('is invalid when that day has no delivery', () => {
    expect(about({ calendar: exampleCalendar({ closingDays: ['2026-03-13'] }) })).toEqual([
      'basket.delivery_moment_invalid',
    ]);
  });

  test('the closing warning appears without blocking the order', () => {
    const assessment = assessBasket(basketOf(expensive, { now: new Date('2026-03-11T14:30:00Z') }));
    expect(assessment.blockers).toEqual([]);
    expect(assessment.messages).toEqual([
      {
        code: 'basket.closing_soon',
        parameters: { closes_at: Date.parse('2026-03-11T15:30:00Z') / 1000, delivery_date: 1_773_356_400 },
        blocking: false,
      },
    ]);
    expect(about({ now: new Date('2026-03-11T15:29:59Z') })).toEqual(['basket.closing_soon']);
    expect(about({ now: new Date('2026-03-11T15:30:00Z') })).toEqual(['basket.last_minutes']);
  });
});

describe('free lines', () => {
  const gift = { articleNumber: '500', name: { nl: 'blik maïs', fr: 'boîte de maïs' }, priceMills: 990 };
  const promo = (changes: Partial<PromoFacts>) =>
    examplePromo({ minQuantity: 6, freeArticleQuantity: 1, type: 'promotion_free_article', ...changes });
  const free = (items: Items) =>
    assessBasket(basketOf(items)).freeLines.map((line) => [
      line.articleNumber,
      line.quantity,
      line.kind === 'promo' ? line.because.quantity : null,
    ]);

  test('a promo without a free article gives the ordered article itself', () => {
    expect(free([[article('1', { promo: promo({ minQuantity: 11 }) }), 23]])).toEqual([['1', 2, 23]]);
  });

  test('a mixed promo counts its articles together and gives its free articles once', () => {
    const mixed = promo({ type: 'promotion_mixed_article', freeItem: gift, articleNumbers: ['1', '2'] });
    const two = [article('1', { promo: mixed }), article('2', { promo: mixed })] as const;
    expect(
      free([
        [two[0], 4],
        [two[1], 2],
      ]),
    ).toEqual([['500', 1, 6]]);
    expect(
      free([
        [two[0], 4],
        [two[1], 1],
      ]),
    ).toEqual([]);
  });

  describe('of a free-article promo over several articles', () => {
    const over = (changes: Partial<PromoFacts>, ...quantities: readonly number[]) => {
      const articleNumbers = quantities.map((_, index) => String(index + 1));
      const give = promo({ articleNumbers, label: { nl: '6+1', fr: '6+1' }, ...changes });
      return assessBasket(
        basketOf(quantities.map((quantity, index) => [article(String(index + 1), { promo: give }), quantity])),
      ).freeLines.map((line) => [line.articleNumber, line.quantity, line.kind === 'promo' && line.because.quantity]);
    };

    test('count the quantities of all its articles', () => {
      expect(over({ freeItem: gift }, 4, 2)).toEqual([['500', 1, 6]]);
      expect(over({ freeItem: gift }, 6, 6)).toEqual([['500', 2, 12]]);
      expect(over({ freeItem: gift }, 3, 2)).toEqual([]);
    });

    test('are capped for the promo as a whole', () => {
      expect(over({ freeItem: gift, maxFreeArticles: 2 }, 12, 12)).toEqual([['500', 2, 24]]);
    });

    test('are shared over the ordered articles, in proportion, where it names no article', () => {
      expect(over({ minQuantity: 11 }, 11, 11)).toEqual([
        ['1', 1, 22],
        ['2', 1, 22],
      ]);
      expect(over({}, 1, 5)).toEqual([['2', 1, 6]]);
      expect(over({ maxFreeArticles: 3 }, 12, 12)).toEqual([
        ['1', 2, 24],
        ['2', 1, 24],
      ]);
      expect(over({ freeArticleQuantity: 0.5 }, 3, 3)).toEqual([['1', 0.5, 6]]);
    });

    test('are not given of another article where the stock of one is used up', () => {
      const give = promo({ articleNumbers: ['1', '2'], label: { nl: '6+1', fr: '6+1' } });
      const assessment = assessBasket(
        basketOf([
          [article('1', { promo: give, stock: 6 }), 6],
          [article('2', { promo: give }), 6],
        ]),
      );
      expect(assessment.freeLines.map((line) => [line.articleNumber, line.quantity])).toEqual([['2', 1]]);
    });

    test('name the promo, a promo of one article names the article', () => {
      const view = (articleNumbers: readonly string[]) => {
        const give = promo({ freeItem: gift, articleNumbers, label: { nl: 'Zomer 6+1', fr: 'Été 6+1' } });
        return viewBasket(assessBasket(basketOf([[article('1', { promo: give }), 6]])), 'nl', {
          ...codeTexts,
          freeBecause: ({ name }) => String(name),
          freeByPromotion: ({ promotion }) => String(promotion),
        }).free_lines.map(({ because }) => because);
      };
      expect(view(['1', '2'])).toEqual(['Zomer 6+1']);
      expect(view(['1'])).toEqual(['artikel 1']);
    });
  });

  test('free and ordered quantities together do not exceed the stock', () => {
    const give = promo({ minQuantity: 5, freeArticleQuantity: 2 });
    expect(free([[article('1', { promo: give, stock: 13 }), 10]])).toEqual([['1', 3, 10]]);
    expect(free([[article('1', { promo: give, stock: 10 }), 10]])).toEqual([]);
    expect(free([[article('1', { promo: give, stock: 13, soldPer: 2 }), 10]])).toEqual([['1', 2, 10]]);
    const earning = (number: string) => article(number, { promo: { ...give, promoId: number, freeItem: gift } });
    const scarce = article('500', { stock: 5 });
    expect(
      free([
        [scarce, 2],
        [earning('1'), 5],
        [earning('2'), 5],
      ]),
    ).toEqual([
      ['500', 2, 5],
      ['500', 1, 5],
    ]);
  });

  test('a faulty line earns no free articles, and a free quantity is at most 9,999,999', () => {
    expect(free([[article('1', { promo: promo({ freeItem: gift }), stock: 3 }), 6]])).toEqual([]);
    const lavish = promo({ minQuantity: 0.001, freeArticleQuantity: 9999 });
    expect(free([[article('1', { promo: lavish }), 9000]])).toEqual([['1', 9_999_999, 9000]]);
  });
});

describe('free samples', () => {
  const offered = ['3', '2', '1'];
  const sampled = (chosenSamples: readonly string[], products: readonly ProductFacts[]) => {
    const facts = {
      products: new Map(products.map((product) => [product.articleNumber, product])),
      offeredSamples: offered,
    };
    const assessment = assessBasket(basketOf([], facts, { freeSamples: chosenSamples }));
    return assessment.freeLines.map((line) => [line.kind, line.articleNumber, line.quantity]);
  };

  test('are one selling unit of each chosen article, in the order of the offer', () => {
    expect(sampled(['1', '3'], [article('1', { soldPer: 6 }), article('2'), article('3')])).toEqual([
      ['sample', '3', 1],
      ['sample', '1', 6],
    ]);
  });

  test('are omitted when the basket takes the whole stock', () => {
    const last = article('1', { stock: 4 });
    const facts = { offeredSamples: offered };
    const kinds = (quantity: number) =>
      assessBasket(basketOf([[last, quantity]], facts, { freeSamples: ['1'] })).freeLines.map(({ kind }) => kind);
    expect(kinds(3)).toEqual(['sample']);
    expect(kinds(4)).toEqual([]);
  });

  test('are omitted when they are no longer offered or not available', () => {
    const products = [article('1', { status: 'not_orderable' }), article('2', { stock: 0 }), article('9')];
    expect(sampled(['1', '2', '3', '9'], products)).toEqual([]);
  });

  test('cost nothing and cannot be ordered alone', () => {
    const facts = { products: new Map([['1', article('1', { erpNumber: 'AX-20/B' })]]), offeredSamples: offered };
    const assessment = assessBasket(basketOf([], facts, { freeSamples: ['1'] }));
    expect(assessment.payableCents).toBe(assessBasket(basketOf([])).payableCents);
    expect(assessment.blockers.map(({ code }) => code)).toContain('basket.empty');
    const view = viewBasket(assessment, 'nl', codeTexts);
    expect(view.free_lines).toMatchObject([
      { article_number: '1', erp_number: 'AX-20/B', quantity: 1, because: 'sample' },
    ]);
  });
});

describe('a basket with any content', () => {
  const promo = fc.option(
    fc.record({
      promoId: fc.constantFrom('a', 'b'),
      type: fc.constantFrom<PromoFacts['type']>(
        'promotion_reduction_percentage',
        'promotion_reduction_amount',
        'promotion_net_price',
        'promotion_free_article',
        'promotion_mixed_article',
      ),
      percentage: fc.option(fc.integer({ min: 0, max: 100 })),
      amountMills: fc.option(fc.integer({ min: 0, max: 50_000 })),
      netPriceMills: fc.option(fc.integer({ min: 0, max: 50_000 })),
      minQuantity: fc.integer({ min: 1, max: 12 }),
      freeArticleQuantity: fc.integer({ min: 0, max: 2 }),
    }),
  );
  const line = fc.record({
    listMills: fc.integer({ min: 0, max: 100_000 }),
    vatRate: fc.constantFrom(0, 6, 12, 21),
    depositMills: fc.constantFrom(0, 0, 4500),
    soldPer: fc.constantFrom(1, 6, 0.25),
    stock: fc.option(fc.integer({ min: 0, max: 30 })),
    weightArticle: fc.boolean(),
    factor: fc.constantFrom(1, 1.2, 2, 0.75),
    groupSorting: fc.integer({ min: 1, max: 3 }),
    steps: fc.integer({ min: 1, max: 20 }),
    promo,
  });
  const baskets = fc.array(line, { minLength: 1, maxLength: 12 }).map((lines) =>
    lines.map(({ listMills, factor, steps, promo: change, ...changes }, index): [ProductFacts, number] => [
      article(String(100 + index), {
        ...changes,
        unitOfMeasureConversionFactor: factor,
        prices: { listMills },
        promo:
          change === null ? null : examplePromo({ ...change, articleNumbers: lines.map((_, i) => String(100 + i)) }),
      }),
      steps * changes.soldPer,
    ]),
  );

  test('has totals that are the sums of their parts, whole and never negative', () => {
    fc.assert(
      fc.property(baskets, (items) => {
        const assessed = assessBasket(basketOf(items));
        const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
        expect(assessed.subtotalCents).toBe(sum(assessed.countedLines.map((each) => each.lineCents)));
        expect(sum(assessed.vat.map((rate) => rate.goodsCents))).toBe(assessed.subtotalCents);
        expect(sum(assessed.vat.map((rate) => rate.deliveryCents))).toBe(assessed.deliveryCents);
        expect(assessed.vatCents).toBe(sum(assessed.vat.map((rate) => rate.vatCents)));
        for (const rate of assessed.vat) expect(rate.vatCents).toBe(percentageOf(rate.baseCents, rate.rate));
        expect(assessed.payableCents).toBe(
          assessed.subtotalCents + assessed.deliveryCents + assessed.vatCents + assessed.depositCents,
        );
        for (const amount of [
          assessed.subtotalCents,
          assessed.vatCents,
          assessed.payableCents,
          assessed.depositCents,
        ]) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(assessed.countedLines.length + assessed.faultyLines.length).toBe(items.length);
      }),
    );
  });

  test('has the same totals for any order of its lines', () => {
    fc.assert(
      fc.property(
        baskets.chain((items) => fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length }))),
        ([items, shuffled]) => {
          const { basket: _, ...assessed } = assessBasket(basketOf(items));
          const { basket: __, ...reassessed } = assessBasket(basketOf(shuffled));
          expect(reassessed).toEqual(assessed);
        },
      ),
    );
  });

  test('has a view that fits the contract', () => {
    fc.assert(
      fc.property(baskets, (items) => {
        const view = viewBasket(assessBasket(basketOf(items)), 'fr', codeTexts);
        expect(basketView.parse(view)).toEqual(view);
      }),
      { numRuns: 30 },
    );
  });

  test('with one euro more of goods costs less only when its delivery becomes free', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 1, max: 1000 }), (cents, more) => {
        const pay = (lineCents: number) =>
          addUp([{ product: { vatRate: 6 }, lineCents, depositCents: 0 }], exampleCustomer());
        const [before, after] = [pay(cents), pay(cents + more)];
        const saved = Math.max(0, before.payableCents - after.payableCents);
        const spared = Math.max(0, before.deliveryCents - after.deliveryCents);
        expect(saved).toBeLessThanOrEqual(spared + percentageOf(spared, 6));
      }),
    );
  });
});

describe('the terms of a delivery moment', () => {
  const items = [[article('1', { prices: { listMills: 20_000 } }), 10]] as const;
  const terms = [
    {
      weekday: 5,
      windowStart: '08:30',
      minimumOrderCents: 25_000,
      freeDeliveryFromCents: 60_000,
      deliveryFeeCents: 3000,
    },
    { day: '2026-03-16', deliveryFeeCents: 900 },
  ];
  const calendar = exampleCalendar({ momentTerms: terms });
  const on = (delivery: BasketInput['delivery'], basket: Partial<BasketInput> = {}) =>
    assessBasket(basketOf(items, { calendar }, { delivery, ...basket }));

  test('override the customer’s amounts one by one, and other moments keep the customer’s own', () => {
    const strict = on(friday);
    expect(strict).toMatchObject({ deliveryCents: 3000, customer: { minimumOrderCents: 25_000 } });
    expect(strict.messages).toMatchObject([
      { code: 'basket.below_minimum', parameters: { minimum_amount: 250, missing_amount: 50 } },
    ]);
    expect(on({ ...friday, day: '2026-03-16' })).toMatchObject({ deliveryCents: 900, blockers: [] });
    expect(on({ ...friday, day: '2026-03-17' })).toMatchObject({ deliveryCents: 1500, blockers: [] });
    expect(viewBasket(strict, 'nl', codeTexts).threshold).toEqual({
      state: 'below',
      minimum: 250,
      free_from: 600,
      fee: 30,
      current: 200,
    });
  });

  test('have no delivery cost for pickup, and for express a fee taxed with the goods', () => {
    expect(on({ ...friday, day: '2026-03-17', service: examplePickup })).toMatchObject({
      deliveryCents: 0,
      payableCents: 21_200,
    });
    const fast = on({ ...friday, day: '2026-03-17', service: { kind: 'express', feeCents: 2500 } });
    expect(fast).toMatchObject({
      deliveryCents: 1500,
      expressCents: 2500,
      vat: [{ rate: 6, baseCents: 24_000, vatCents: 1440 }],
      payableCents: 25_440,
    });
    expect(viewBasket(fast, 'nl', codeTexts).total_lines.map(({ type, amount }) => [type, amount])).toEqual([
      ['subtotal', 200],
      ['delivery', 15],
      ['express', 25],
      ['vat', 14.4],
      ['subtotal_incl_vat', 254.4],
      ['grand_total', 254.4],
    ]);
  });

  test('have for an add-on order no minimum, no cost and a separate line limit', () => {
    const small = on(friday, { mainOrder: '4402131', lines: [{ articleNumber: '1', quantity: 1 }] });
    expect(small).toMatchObject({ deliveryCents: 0, blockers: [] });
    expect(viewBasket(small, 'nl', codeTexts)).toMatchObject({ kind: 'extra', main_order: '4402131', max_lines: 10 });
    const many = Array.from({ length: 11 }, (_, index) => [article(String(index + 1)), 1] as const);
    expect(codes(basketOf(many, {}, { mainOrder: '4402131' }))).toEqual(['basket.too_many_extra_lines']);
  });
});
