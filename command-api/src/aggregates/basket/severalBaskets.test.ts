import { describe, expect, test } from '@jest/globals';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import { evolveBasket, noBasket, type BasketState } from '@talloor/events/basket/state.ts';
import { exampleCalendar, exampleCustomer, exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import { mockupOpenBasket } from '../../testing/mockupOpenBasket.ts';
import { decideActivateBasket } from './activateBasket/decideActivateBasket.ts';
import { decideDiscardBasket } from './discardBasket/decideDiscardBasket.ts';
import { decideSetAside } from './setAside/decideSetAside.ts';
import { decideOpenKeptBasket, type KeptBasketRequest } from './openKeptBasket/decideOpenKeptBasket.ts';
import { onKeptBasket, onOpenBasket } from './openBasket.ts';
import { decideNewBasket } from './newBasket/decideNewBasket.ts';

const open: BasketState = mockupOpenBasket;
const { basketId, customerNumber } = mockupOpenBasket;
const other = '5f0c8c0e-93a1-4d3c-8e0b-1f8f0a6f2d01';
const keptBasket: Extract<BasketState, { status: 'kept' }> = { ...mockupOpenBasket, status: 'kept', timesKept: 1 };
const orderedBasket: BasketState = { ...mockupOpenBasket, status: 'checkedOut', orderNumber: '4402118' };
const discarded: BasketState = { ...mockupOpenBasket, status: 'discarded' };
const activating = { customerNumber, activatedBy: '7', active: other };
const after = (state: BasketState, events: readonly BasketEvent[]) => events.reduce(evolveBasket, state);
const eventsOf = (decision: unknown) => decision as readonly BasketEvent[];

describe('activating a basket', () => {
  test('makes an inactive basket active and records the replaced one', () => {
    const events = eventsOf(decideActivateBasket(activating, keptBasket));
    expect(events).toEqual([{ type: 'BasketActivated', data: { activatedBy: '7', previous: other } }]);
    expect(after(keptBasket, events)).toEqual({ ...open, timesKept: 1 });
  });

  test('appends nothing for the active basket', () => {
    expect(decideActivateBasket({ ...activating, active: basketId }, open)).toEqual([]);
  });

  test('is rejected for an ordered, deleted or unknown basket, and for one of another customer', () => {
    expect(decideActivateBasket(activating, orderedBasket)).toEqual({
      rejected: 'basket.already_ordered',
      parameters: { order_number: '4402118' },
    });
    for (const state of [discarded, noBasket])
      expect(decideActivateBasket(activating, state)).toEqual({ rejected: 'basket.not_found' });
    expect(decideActivateBasket({ ...activating, customerNumber: '204119' }, keptBasket)).toEqual({
      rejected: 'basket.not_found',
    });
  });
});

describe('starting a new basket', () => {
  test('sets the active basket aside, which then rejects changes until activated', () => {
    const events = eventsOf(decideNewBasket(open, 49));
    expect(events).toEqual([{ type: 'BasketSetAside', data: { activated: null } }]);
    const aside = after(open, events);
    expect(aside).toEqual(keptBasket);
    const opening = { basketId, customerNumber, openedBy: '7' };
    expect(onOpenBasket(aside, opening, () => [])).toEqual({ rejected: 'basket.not_active' });
    expect(decideNewBasket(aside, 0)).toEqual([]);
    expect(decideSetAside({ activated: other }, aside)).toEqual([]);
  });

  test('is rejected with fifty inactive baskets', () => {
    expect(decideNewBasket(open, 50)).toEqual({ rejected: 'basket.too_many_kept', parameters: { max: 50 } });
  });

  test('appends nothing when the active basket is empty', () => {
    expect(decideNewBasket({ ...mockupOpenBasket, lines: [] }, 50)).toEqual([]);
  });
});

test('an effective change of an inactive basket that its row names activates it again', () => {
  const emptied: BasketEvent = { type: 'BasketEmptied', data: { lineCount: 3 } };
  expect(onKeptBasket(keptBasket, '7', () => [emptied])).toEqual([
    { type: 'BasketActivated', data: { activatedBy: '7', previous: null } },
    emptied,
  ]);
  expect(onKeptBasket(keptBasket, '7', () => [])).toEqual([]);
});

describe('deleting a basket', () => {
  test('discards an inactive or active basket, once', () => {
    for (const state of [open, keptBasket]) {
      const events = eventsOf(decideDiscardBasket({ customerNumber, discardedBy: '7' }, state));
      expect(events).toEqual([{ type: 'BasketDiscarded', data: { discardedBy: '7' } }]);
      expect(decideDiscardBasket({ customerNumber, discardedBy: '7' }, after(state, events))).toEqual({
        rejected: 'basket.not_found',
      });
    }
  });

  test('is rejected for an ordered basket, and for one of another customer', () => {
    expect(decideDiscardBasket({ customerNumber, discardedBy: '7' }, orderedBasket)).toMatchObject({
      rejected: 'basket.already_ordered',
    });
    expect(decideDiscardBasket({ customerNumber: '204119', discardedBy: '7' }, keptBasket)).toEqual({
      rejected: 'basket.not_found',
    });
  });
});

describe('a basket opened by a standing order', () => {
  const cream = exampleProduct({ articleNumber: '131209' });
  const discontinued = exampleProduct({ articleNumber: '155018', status: 'out_of_assortment' });
  const beans = exampleProduct({ articleNumber: '100855', soldPer: 6 });
  const facts = {
    products: new Map([cream, discontinued, beans].map((product) => [product.articleNumber, product])),
    customer: exampleCustomer(),
    calendar: exampleCalendar(),
    now: new Date('2026-03-11T13:12:00Z'),
    offeredSamples: [],
    mostSamples: 0,
  };
  const request: KeptBasketRequest = {
    opening: {
      basketId: other,
      customerNumber: '204118',
      openedBy: 'system',
      origin: { kind: 'standing_order', id: 'lijst-1', name: 'Weekbasis', ownerId: '7' },
    },
    items: [
      { articleNumber: '131209', quantity: 6 },
      { articleNumber: '155018', quantity: 1 },
      { articleNumber: '100855', quantity: 7 },
      { articleNumber: '999999', quantity: 1 },
    ],
    delivery: { day: '2026-03-13', windowStart: null },
  };

  test('is inactive, contains the orderable articles, and reports the others with their problem', () => {
    const { events, omitted } = decideOpenKeptBasket(request, noBasket, facts);
    expect(events.map(({ type }) => type)).toEqual([
      'BasketOpened',
      'BasketLineQuantityChanged',
      'BasketDeliveryMomentConfirmed',
    ]);
    expect(omitted.map(({ articleNumber, code }) => [articleNumber, code])).toEqual([
      ['155018', 'item.out_of_assortment'],
      ['100855', 'basket.error.indivisible_unit_entered'],
      ['999999', 'article.not_found'],
    ]);
    expect(after(noBasket, events)).toMatchObject({
      status: 'kept',
      lines: [{ articleNumber: '131209', quantity: 6 }],
    });
    expect(decideOpenKeptBasket(request, after(noBasket, events), facts).events).toEqual([]);
  });

  test('is not opened without orderable articles, and has no moment when the requested day is unavailable', () => {
    expect(decideOpenKeptBasket({ ...request, items: request.items.slice(1) }, noBasket, facts).events).toEqual([]);
    const late = { ...request, delivery: { day: '2026-03-11', windowStart: null } };
    expect(after(noBasket, decideOpenKeptBasket(late, noBasket, facts).events)).toMatchObject({ delivery: null });
  });
});
