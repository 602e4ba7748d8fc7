import { describe, expect, test } from '@jest/globals';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import { evolveBasket, noBasket, type BasketState } from '@talloor/events/basket/state.ts';
import { mockupOpenBasket } from '../../../testing/mockupOpenBasket.ts';
import { forgottenAt, isForgotten, isStillKept } from './forgottenSince.ts';

const { basketId, customerNumber, delivery } = mockupOpenBasket;
if (!delivery) throw new Error('the basket of mock-up 05 has a day');
const origin = { kind: 'standing_order' as const, id: 'lijst-1', name: 'Weekbasis', ownerId: '7' };
const basketOpened: BasketEvent = { type: 'BasketOpened', data: { basketId, customerNumber, openedBy: '7', origin } };
const confirmed: BasketEvent = { type: 'BasketDeliveryMomentConfirmed', data: delivery };
const activated: BasketEvent = { type: 'BasketActivated', data: { activatedBy: '7', previous: null } };
const setAside: BasketEvent = { type: 'BasketSetAside', data: { activated: null } };
const reminded: BasketEvent = {
  type: 'BasketReminderSent',
  data: { language: 'nl', recipientCount: 1, messageId: 'm' },
};
const after = (...events: readonly BasketEvent[]): BasketState => events.reduce(evolveBasket, noBasket);
const at = '2026-03-09T06:00:00.000Z';
const since = (event: BasketEvent, revision: number, head: number) => ({ event, revision, at, head });

describe('a kept basket', () => {
  test('expires 18 months after it was set aside; a prepared one, a week after its moment', () => {
    expect(forgottenAt({ event: setAside, at }, { delivery }).toISOString()).toBe('2027-09-09T06:00:00.000Z');
    expect(forgottenAt({ event: basketOpened, at }, { delivery: null }).toISOString()).toBe('2027-09-09T06:00:00.000Z');
    const over = Date.parse(delivery.deadline) + 7 * 24 * 60 * 60 * 1000;
    expect(forgottenAt({ event: basketOpened, at }, { delivery }).getTime()).toBe(over);
  });

  test('expires only when untouched, not counting reminder mails', () => {
    const prepared = [basketOpened, confirmed, reminded] as const;
    expect(isForgotten(since(basketOpened, 0, 2), after(...prepared))).toBe(true);
    expect(isForgotten(since(basketOpened, 0, 3), after(...prepared, activated))).toBe(false);
    expect(isForgotten(since(basketOpened, 0, 4), after(...prepared, activated, setAside))).toBe(false);
    expect(isForgotten(since(setAside, 4, 4), after(basketOpened, confirmed, activated, confirmed, setAside))).toBe(
      true,
    );
    expect(isForgotten(since(setAside, 3, 5), after(basketOpened, confirmed, activated, setAside, activated))).toBe(
      false,
    );
  });

  test('is not deleted when it was activated and set aside again meanwhile', () => {
    const earlier = after(basketOpened, confirmed);
    if (earlier.status !== 'kept') throw new Error('it is kept');
    expect(isStillKept(earlier, after(basketOpened, confirmed, reminded))).toBe(true);
    expect(isStillKept(earlier, after(basketOpened, confirmed, activated))).toBe(false);
    expect(isStillKept(earlier, after(basketOpened, confirmed, activated, setAside))).toBe(false);
  });
});
