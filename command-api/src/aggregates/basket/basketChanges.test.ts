import { describe, expect, test } from '@jest/globals';
import type { PostalCode } from '@talloor/catalogue/places/places.ts';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import { evolveBasket, noBasket, type BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { epochOfDay } from '@talloor/rules/delivery/deliveryMoments.ts';
import { exampleCalendar, exampleCustomer, exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import { decideChooseBasketKind } from './chooseBasketKind/decideChooseBasketKind.ts';
import { decideChooseDeliveryAddress, ownAddress } from './chooseDeliveryAddress/decideChooseDeliveryAddress.ts';
import { decideConfirmDeliveryMoment } from './confirmDeliveryMoment/decideConfirmDeliveryMoment.ts';
import { decideEmptyBasket } from './emptyBasket/decideEmptyBasket.ts';
import { decideImportBasketUpload } from './importBasketUpload/decideImportBasketUpload.ts';
import { onOpenBasket, type OpenBasket } from './openBasket.ts';
import { decideSetBasketItems } from './setBasketItems/decideSetBasketItems.ts';
import { decideSetBasketReference } from './setBasketReference/decideSetBasketReference.ts';
import { decideUpdateFreeSamples } from './updateFreeSamples/decideUpdateFreeSamples.ts';

const basketId = '0190a0c4-2b1e-7c3d-9a52-3f6c2b9d7e11';
const basketOpened: BasketEvent = { type: 'BasketOpened', data: { basketId, customerNumber: '204118', openedBy: '7' } };
const opening = basketOpened.data as { basketId: string; customerNumber: string; openedBy: string };

function basketAfter(...events: readonly BasketEvent[]): OpenBasket {
  const state = [basketOpened, ...events].reduce<BasketState>(evolveBasket, noBasket);
  if (state.status !== 'open') throw new Error('the basket of this test is not open');
  return state;
}

function decidedOnce(
  basket: OpenBasket,
  decide: (basket: OpenBasket) => Decision<BasketEvent>,
): readonly BasketEvent[] {
  const decision = decide(basket);
  if (!Array.isArray(decision)) throw new Error(`refused: ${JSON.stringify(decision)}`);
  const events = decision as readonly BasketEvent[];
  const after = events.reduce<BasketState>(evolveBasket, basket);
  if (after.status !== 'open') throw new Error('a change ended the basket');
  expect(decide(after)).toEqual([]);
  return events;
}

const cream = exampleProduct({
  articleNumber: '131209',
  soldPer: 1,
  stock: 48,
  prices: { listMills: 4185, box: { priceMills: 3985, fromQuantity: 6 } },
});
const beans = exampleProduct({ articleNumber: '100855', soldPer: 6, minimumOrder: 12, maximumOrder: 60 });
const discontinued = exampleProduct({ articleNumber: '155018', status: 'out_of_assortment' });
const notOrderable = exampleProduct({ articleNumber: '155019', status: 'not_orderable' });
const empty = exampleProduct({ articleNumber: '136055', stock: 0 });
const products = new Map(
  [cream, beans, discontinued, notOrderable, empty].map((product) => [product.articleNumber, product]),
);
const facts = { products, customer: exampleCustomer({ maxLines: 2 }) };
const setting = (...items: readonly [string, number][]) => ({
  items: items.map(([articleNumber, quantity]) => ({ articleNumber, quantity })),
});
const set =
  (...items: readonly [string, number][]) =>
  (basket: OpenBasket) =>
    decideSetBasketItems(setting(...items), basket, facts);
const lineOf = (articleNumber: string, quantity: number): BasketEvent =>
  decidedOnce(basketAfter(), set([articleNumber, quantity]))[0] as BasketEvent;

describe('setting quantities', () => {
  test('a new line stores the facts of the article and its price at that quantity', () => {
    const [event, ...others] = decidedOnce(basketAfter(), set(['131209', 6]));
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      type: 'BasketLineQuantityChanged',
      data: {
        articleNumber: '131209',
        quantity: 6,
        previousQuantity: 0,
        priceMills: 3985,
        normalPriceMills: 4185,
        priceKind: 'box',
        vatRate: 6,
      },
    });
  });

  test('sets the named articles and leaves the others unchanged', () => {
    const basket = basketAfter(lineOf('131209', 2));
    const events = decidedOnce(basket, set(['100855', 12]));
    expect(events.map((event) => event.type)).toEqual(['BasketLineQuantityChanged']);
  });

  test('removes a line by 0 or less, even of an unavailable article', () => {
    const line = lineOf('131209', 2) as Extract<BasketEvent, { type: 'BasketLineQuantityChanged' }>;
    const stale: BasketEvent = { ...line, data: { ...line.data, articleNumber: '155018' } };
    const lineRemoved = (articleNumber: string) => ({
      type: 'BasketLineRemoved',
      data: { articleNumber, previousQuantity: 2 },
    });
    expect(decidedOnce(basketAfter(stale), set(['155018', 0]))).toEqual([lineRemoved('155018')]);
    expect(decidedOnce(basketAfter(line), set(['131209', -3]))).toEqual([lineRemoved('131209')]);
    expect(decidedOnce(basketAfter(), set(['131209', 0]))).toEqual([]);
  });

  test.each([
    ['999999', 1, 'article.not_found'],
    ['155018', 1, 'item.out_of_assortment'],
    ['155019', 1, 'item.not_orderable'],
    ['136055', 1, 'item.not_available'],
    ['131209', 49, 'basket.error.max_available_stock'],
    ['131209', 1.5, 'basket.error.indivisible_unit_entered'],
    ['100855', 20, 'basket.error.indivisible_unit_entered'],
    ['100855', 6, 'basket.error.minimum_order'],
    ['100855', 66, 'basket.error.maximum_exceeded'],
  ])('article %s in a quantity of %s is rejected with %s', (articleNumber, quantity, code) => {
    expect(set([articleNumber, quantity])(basketAfter())).toMatchObject({
      rejected: code,
      parameters: { article_number: articleNumber },
    });
  });

  test('ignores binary rounding noise in a quantity', () => {
    expect(lineOf('131209', 2.0000000000000004)).toMatchObject({ data: { quantity: 2 } });
    expect(decidedOnce(basketAfter(), set(['131209', 1e-12]))).toEqual([]);
    expect(set(['131209', 2.0001])(basketAfter())).toMatchObject({ rejected: 'basket.error.indivisible_unit_entered' });
  });

  test('a minimum quantity raises a smaller quantity and keeps a larger one', () => {
    const atLeast =
      (...items: readonly [string, number][]) =>
      (basket: OpenBasket) =>
        decideSetBasketItems({ ...setting(...items), isAtLeast: true }, basket, facts);
    const party = basketAfter(lineOf('131209', 24));
    expect(decidedOnce(party, atLeast(['131209', 8]))).toEqual([]);
    expect(decidedOnce(party, atLeast(['131209', 0]))).toEqual([]);
    expect(decidedOnce(party, atLeast(['131209', 8], ['100855', 12]))).toMatchObject([
      { data: { articleNumber: '100855', quantity: 12 } },
    ]);
    expect(decidedOnce(basketAfter(lineOf('131209', 3)), atLeast(['131209', 8]))).toMatchObject([
      { data: { quantity: 8, previousQuantity: 3 } },
    ]);
    expect(atLeast(['131209', 49])(party)).toMatchObject({ rejected: 'basket.error.max_available_stock' });
  });

  test('rejects all quantities when one is invalid', () => {
    expect(set(['131209', 1], ['155018', 1])(basketAfter())).toMatchObject({ rejected: 'item.out_of_assortment' });
  });

  test('rejects a line above the maximum, and accepts changes of existing lines', () => {
    const basket = basketAfter(lineOf('131209', 2), lineOf('100855', 12));
    expect(set(['136055', 1])(basket)).toEqual({
      rejected: 'basket.too_many_lines',
      parameters: { lines: 3, max_lines: 2 },
    });
    expect(decidedOnce(basket, set(['131209', 3]))).toHaveLength(1);
  });
});

describe('opening', () => {
  test('the first effective change opens the basket', () => {
    const decision = onOpenBasket(noBasket, opening, set(['131209', 2]));
    expect(decision).toMatchObject([{ type: 'BasketOpened', data: opening }, { type: 'BasketLineQuantityChanged' }]);
    expect(onOpenBasket(noBasket, opening, decideEmptyBasket)).toEqual([]);
    expect(onOpenBasket(noBasket, opening, set(['999999', 1]))).toMatchObject({ rejected: 'article.not_found' });
  });

  test('an ordered basket cannot be changed', () => {
    const orderedBasket: BasketState = { ...basketAfter(), status: 'checkedOut', orderNumber: '4402001' };
    expect(onOpenBasket(orderedBasket, opening, set(['131209', 2]))).toEqual({
      rejected: 'basket.already_ordered',
      parameters: { order_number: '4402001' },
    });
  });
});

test('emptying removes all lines in one event, once', () => {
  const basket = basketAfter(lineOf('131209', 2), lineOf('100855', 12));
  expect(decidedOnce(basket, decideEmptyBasket)).toEqual([{ type: 'BasketEmptied', data: { lineCount: 2 } }]);
});

describe('choosing free samples', () => {
  const offer = { products, offeredSamples: ['131209', '100855', '155019', '136055'], mostSamples: 2 };
  const choose =
    (...articles: readonly string[]) =>
    (basket: OpenBasket) =>
      decideUpdateFreeSamples(articles, basket, offer);
  const chooseOnce = (...articles: readonly string[]) => decidedOnce(basketAfter(), choose(...articles));

  test('stores each sample once with its name, and an empty choice removes all', () => {
    const two = chooseOnce('131209', '100855', '131209');
    const sampleOf = (articleNumber: string) => ({ articleNumber, name: products.get(articleNumber)?.name });
    expect(two).toEqual([
      { type: 'BasketFreeSamplesChosen', data: { samples: [sampleOf('131209'), sampleOf('100855')] } },
    ]);
    expect(decidedOnce(basketAfter(...two), choose())).toEqual([
      { type: 'BasketFreeSamplesChosen', data: { samples: [] } },
    ]);
    expect(choose('100855', '131209')(basketAfter(...two))).toEqual([]);
  });

  test.each(['999999', '155018', '155019', '136055'])('%s is rejected as a sample', (article) => {
    expect(choose('131209', article)(basketAfter())).toEqual({
      rejected: 'free_samples.unknown',
      parameters: { article_number: article },
    });
  });

  test('rejects more samples than the maximum', () => {
    const three = { ...offer, mostSamples: 1 };
    expect(decideUpdateFreeSamples(['131209', '100855'], basketAfter(), three)).toEqual({
      rejected: 'free_samples.too_many',
      parameters: { max: 1 },
    });
  });

  test('is undone when the basket is emptied', () => {
    const [samples] = chooseOnce('131209');
    expect(decidedOnce(basketAfter(samples as BasketEvent), decideEmptyBasket)).toEqual([
      { type: 'BasketEmptied', data: { lineCount: 0 } },
    ]);
  });
});

test('a reference is stored once, without surrounding spaces', () => {
  const events = decidedOnce(basketAfter(), (basket) => decideSetBasketReference(' WK11-KEUKEN ', '7', basket));
  expect(events).toEqual([{ type: 'BasketReferenceSet', data: { setBy: '7', reference: 'WK11-KEUKEN' } }]);
});

describe('the delivery address', () => {
  const elsewhere = {
    name: 'Tuinzaal',
    street: 'Oude Vismijn',
    street_number: '1',
    po_box: '',
    postal: '9000',
    city: 'Gent',
  };
  const choose =
    (address: typeof elsewhere | null, alternativeAddressAllowed = true, place: PostalCode | null = null) =>
    (basket: OpenBasket) =>
      decideChooseDeliveryAddress({ address, chosenBy: '7' }, basket, {
        customer: exampleCustomer({ alternativeAddressAllowed }),
        place,
      });

  test('can be another address, and the own address again', () => {
    const events = decidedOnce(basketAfter(), choose(elsewhere));
    expect(events).toMatchObject([
      { type: 'BasketDeliveryAddressChosen', data: { chosenBy: '7', address: { kind: 'alternative', box: '' } } },
    ]);
    const own = decidedOnce(basketAfter(...events), choose(null));
    expect(own).toMatchObject([{ data: { address: { kind: 'default', street: 'Predikherenlei' } } }]);
    expect(decidedOnce(basketAfter(), choose(null))).toEqual([]);
  });

  test('is rejected for a postal code without delivery', () => {
    const place = { cities: [{ nl: 'Gent', fr: 'Gand' }], isDelivered: false };
    expect(choose(elsewhere, true, place)(basketAfter())).toEqual({ rejected: 'basket.postal_not_delivered' });
  });

  test('may have a long city name only when the catalogue contains it', () => {
    const long = 'Montignies-Saint-Christophe';
    const place = { cities: [{ nl: long, fr: long }], isDelivered: true };
    expect(choose({ ...elsewhere, city: long }, true, place)(basketAfter())).toHaveLength(1);
    for (const city of [`${long}s`, `${long} 99999`])
      expect(choose({ ...elsewhere, city }, true, place)(basketAfter())).toEqual({ rejected: 'basket.city_too_long' });
  });

  test('is rejected for a customer without the right to another address', () => {
    expect(choose(elsewhere, false)(basketAfter())).toEqual({ rejected: 'basket.address_not_allowed' });
  });
});

describe('the delivery moment', () => {
  const confirm =
    (day: string, windowStart: string | null = null) =>
    (basket: OpenBasket) =>
      decideConfirmDeliveryMoment({ timestamp: epochOfDay(day), windowStart }, basket, {
        customer: exampleCustomer(),
        calendar: exampleCalendar(),
        now: new Date('2026-03-11T13:12:00Z'),
      });

  test('is confirmed for a day with its first window and its deadline', () => {
    expect(decidedOnce(basketAfter(), confirm('2026-03-13'))).toEqual([
      {
        type: 'BasketDeliveryMomentConfirmed',
        data: {
          day: '2026-03-13',
          windowStart: '08:30',
          windowEnd: '17:00',
          deadline: '2026-03-11T16:00:00.000Z',
        },
      },
    ]);
  });

  test.each([
    ['2026-03-12', null, 'basket.delivery_moment_expired'],
    ['2026-03-14', null, 'basket.delivery_moment_invalid'],
    ['2026-04-06', null, 'basket.delivery_moment_invalid'],
    ['2026-03-13', '06:00', 'basket.delivery_moment_invalid'],
    ['2031-03-13', null, 'basket.delivery_moment_invalid'],
  ])('on day %s at %s is rejected with %s', (day, windowStart, code) => {
    expect(confirm(day, windowStart)(basketAfter())).toEqual({ rejected: code });
  });

  test('is invalid for a number that is no day', () => {
    const decide = () =>
      decideConfirmDeliveryMoment({ timestamp: 999_999_999_999, windowStart: null }, basketAfter(), {
        customer: exampleCustomer(),
        calendar: exampleCalendar(),
        now: new Date('2026-03-11T13:12:00Z'),
      });
    expect(decide()).toEqual({ rejected: 'basket.delivery_moment_invalid' });
  });
});

describe('an order file', () => {
  const adding = (...items: readonly [string, number][]) => setting(...items);
  const decide = (basket: OpenBasket, ...items: readonly [string, number][]) =>
    decideImportBasketUpload(adding(...items), basket, facts);

  test('adds its lines to the quantities in the basket', () => {
    expect(decide(basketAfter(lineOf('131209', 6)), ['131209', 6], ['100855', 12])).toMatchObject([
      { data: { articleNumber: '131209', quantity: 12, previousQuantity: 6, priceMills: 3985 } },
      { data: { articleNumber: '100855', quantity: 12, previousQuantity: 0 } },
    ]);
  });

  test('gets the nearest orderable quantities, and skips unavailable articles', () => {
    expect(
      decide(basketAfter(), ['131209', 60], ['100855', 13], ['155018', 1], ['136055', 1], ['999999', 1]),
    ).toMatchObject([
      { data: { articleNumber: '131209', quantity: 48 } },
      { data: { articleNumber: '100855', quantity: 18 } },
    ]);
  });

  test('appends nothing when no more can be ordered', () => {
    expect(decide(basketAfter(lineOf('131209', 48)), ['131209', 1], ['155019', 2])).toEqual([]);
  });

  test('adds up repeated articles', () => {
    expect(decide(basketAfter(), ['131209', 2], ['131209', 3])).toMatchObject([{ data: { quantity: 5 } }]);
  });

  test('is rejected when it exceeds the maximum number of lines', () => {
    const full = { ...facts, customer: exampleCustomer({ maxLines: 1 }) };
    expect(decideImportBasketUpload(adding(['131209', 1], ['100855', 12]), basketAfter(), full)).toEqual({
      rejected: 'basket.too_many_lines',
      parameters: { lines: 2, max_lines: 1 },
    });
  });
});

describe('the kind of order', () => {
  const now = new Date('2026-03-11T13:12:00Z');
  const delivery = {
    day: '2026-03-16',
    windowStart: '08:30',
    windowEnd: '17:00',
    deadline: '2026-03-12T16:00:00.000Z',
  };
  const customer = exampleCustomer();
  const facts = { customer, calendar: exampleCalendar(), now, chosenBy: '7' };
  const door = { address: ownAddress(customer), addressChosenBy: '9' };
  const main = { orderNumber: '4402131', isCancelled: false, delivery, changeDeadline: delivery.deadline, ...door };
  const extra: BasketEvent = { type: 'BasketKindChosen', data: { kind: 'extra', mainOrder: '4402131' } };
  const own: BasketEvent = { type: 'BasketKindChosen', data: { kind: 'new', mainOrder: null } };
  const confirmed: BasketEvent = { type: 'BasketDeliveryMomentConfirmed', data: delivery };

  test('an add-on is delivered with its main order, and can become an independent order', () => {
    const events = decidedOnce(basketAfter(), (basket) => decideChooseBasketKind(main, basket, facts));
    expect(events).toEqual([extra, confirmed]);
    expect(decidedOnce(basketAfter(...events), (basket) => decideChooseBasketKind(null, basket, facts))).toEqual([own]);
    expect(decidedOnce(basketAfter(), (basket) => decideChooseBasketKind(null, basket, facts))).toEqual([]);
  });

  test('an add-on pays no second express fee', () => {
    const fast = { ...main, delivery: { ...delivery, service: { kind: 'express', feeCents: 2500 } as const } };
    expect(decidedOnce(basketAfter(), (basket) => decideChooseBasketKind(fast, basket, facts))).toMatchObject([
      extra,
      { data: { service: { kind: 'express', feeCents: 0 } } },
    ]);
  });

  test('an add-on to an express order pays the fee when it becomes independent', () => {
    const service = { kind: 'express', feeCents: 1500 } as const;
    const tomorrow = { ...delivery, day: '2026-03-12', deadline: '2026-03-11T16:00:00.000Z', service };
    const express = { feeCents: 1500, cutoffTime: '17:00', cutoffWorkdays: 1 };
    const expressFacts = { ...facts, calendar: exampleCalendar({ express }) };
    const fast = { ...main, delivery: tomorrow, changeDeadline: tomorrow.deadline };
    const events = decidedOnce(basketAfter(), (basket) => decideChooseBasketKind(fast, basket, expressFacts));
    const back = decidedOnce(basketAfter(...events), (basket) => decideChooseBasketKind(null, basket, expressFacts));
    expect(back).toEqual([own, { type: 'BasketDeliveryMomentConfirmed', data: expect.objectContaining({ service }) }]);
    expect(basketAfter(...events, ...back).delivery?.day).toBe('2026-03-12');
  });

  test('an add-on goes to the address of its main order only', () => {
    const hall = { kind: 'alternative', name: 'Zaal', street: 'Kouter', streetNumber: '2', box: '' } as const;
    const toHall = { ...main, address: { ...hall, postal: '9000', city: 'Gent' } };
    const addressChosen: BasketEvent = {
      type: 'BasketDeliveryAddressChosen',
      data: { chosenBy: '7', address: { ...hall, street: 'Grand-Rue', postal: '6700', city: 'Arlon' } },
    };
    const home = decidedOnce(basketAfter(addressChosen), (basket) => decideChooseBasketKind(main, basket, facts));
    expect(home.at(-1)).toMatchObject({ data: { chosenBy: '7', address: { kind: 'default', postal: '9000' } } });
    const events = decidedOnce(basketAfter(addressChosen), (basket) => decideChooseBasketKind(toHall, basket, facts));
    expect(events.at(-1)).toMatchObject({ data: { chosenBy: '9', address: toHall.address } });
    const choose = { address: null, chosenBy: '7' };
    expect(decideChooseDeliveryAddress(choose, basketAfter(...events), { customer, place: null })).toEqual({
      rejected: 'basket.main_order_elsewhere',
      parameters: { order_number: '4402131' },
    });
  });

  test('a main order that is closed or cancelled takes no add-ons', () => {
    const rejection = { rejected: 'basket.main_order_closed', parameters: { order_number: '4402131' } };
    const late = { ...facts, now: new Date(delivery.deadline) };
    expect(decideChooseBasketKind(main, basketAfter(), late)).toEqual(rejection);
    expect(decideChooseBasketKind({ ...main, isCancelled: true }, basketAfter(), facts)).toEqual(rejection);
  });

  test('an add-on on another day becomes an independent order', () => {
    const command = { timestamp: epochOfDay('2026-03-17'), windowStart: null };
    const change = (basket: OpenBasket) => decideConfirmDeliveryMoment(command, basket, facts);
    expect(decidedOnce(basketAfter(extra, confirmed), change)).toMatchObject([own, { data: { day: '2026-03-17' } }]);
  });
});
