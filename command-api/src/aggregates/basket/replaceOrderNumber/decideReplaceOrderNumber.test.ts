import { expect, test } from '@jest/globals';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import { evolveBasket, noBasket } from '@talloor/events/basket/state.ts';
import { sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { decideReplaceOrderNumber } from './decideReplaceOrderNumber.ts';

const { basketId, customerNumber, orderNumber } = sampleOrder;
const stateAfter = (...events: readonly BasketEvent[]) => events.reduce(evolveBasket, noBasket);
const basketOpened: BasketEvent = { type: 'BasketOpened', data: { basketId, customerNumber, openedBy: '7' } };
const basketCheckedOut: BasketEvent = { type: 'BasketCheckedOut', data: sampleOrder };
const command = { orderNumber: '4402999', previousOrderNumber: orderNumber };
const numberReplaced: BasketEvent = { type: 'BasketOrderNumberReplaced', data: command };

test('a checked-out basket gets the new order number in place of the taken one', () => {
  expect(decideReplaceOrderNumber(command, stateAfter(basketOpened, basketCheckedOut))).toEqual([numberReplaced]);
  expect(stateAfter(basketOpened, basketCheckedOut, numberReplaced)).toMatchObject({ orderNumber: '4402999' });
});

test('appends no second event when the checkout and its policy both replace one number', () => {
  const replaced = stateAfter(basketOpened, basketCheckedOut, numberReplaced);
  expect(decideReplaceOrderNumber({ ...command, orderNumber: '4403000' }, replaced)).toEqual([]);
});

test('replaces a second taken number', () => {
  const replaced = stateAfter(basketOpened, basketCheckedOut, numberReplaced);
  const next = { orderNumber: '4403000', previousOrderNumber: '4402999' };
  expect(decideReplaceOrderNumber(next, replaced)).toEqual([{ type: 'BasketOrderNumberReplaced', data: next }]);
});

test('rejects a basket that is not checked out', () => {
  expect(decideReplaceOrderNumber(command, stateAfter(basketOpened))).toEqual({ rejected: 'basket.not_found' });
});
