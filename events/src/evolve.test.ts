import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { type AccountEvent, evolveAccount, noAccount } from './account/account.ts';
import type { BasketEvent } from './basket/events.ts';
import { evolveBasket, noBasket } from './basket/state.ts';
import { type CustomerEvent, evolveCustomer, noCustomer } from './customer/customer.ts';
import type { OrderEvent } from './order/events.ts';
import { evolveOrder, noOrder } from './order/state.ts';

const event = <E extends { type: string; data: object }>(type: E['type'], change: object = {}): E => {
  const golden: object = JSON.parse(readFileSync(new URL(`golden/${type}.v1.json`, import.meta.url), 'utf8'));
  return { type, data: { ...golden, ...change } } as E;
};
const basket = (...events: BasketEvent[]) => events.reduce(evolveBasket, noBasket);
const order = (...events: OrderEvent[]) => events.reduce(evolveOrder, noOrder);
const customer = (...events: CustomerEvent[]) => events.reduce(evolveCustomer, noCustomer);
const account = (...events: AccountEvent[]) => events.reduce(evolveAccount, noAccount);

describe('a basket', () => {
  const basketOpened = event<BasketEvent>('BasketOpened');
  const line = (articleNumber: string, quantity: number) =>
    event<BasketEvent>('BasketLineQuantityChanged', { articleNumber, quantity });
  const quantities = (state: ReturnType<typeof basket>) =>
    state.status === 'none' ? null : state.lines.map((l) => [l.articleNumber, l.quantity]);

  test('is open and empty after its opening', () => {
    expect(basket(basketOpened)).toMatchObject({ status: 'open', customerNumber: '204118', lines: [], delivery: null });
  });

  test('keeps its lines in the order of their first addition, each with its last quantity', () => {
    expect(quantities(basket(basketOpened, line('1', 2), line('2', 1), line('1', 5)))).toEqual([
      ['1', 5],
      ['2', 1],
    ]);
  });

  test('loses a removed line, and loses all lines but no delivery moment when it is emptied', () => {
    const moment = event<BasketEvent>('BasketDeliveryMomentConfirmed');
    const lineRemoved = event<BasketEvent>('BasketLineRemoved', { articleNumber: '1' });
    expect(quantities(basket(basketOpened, line('1', 2), line('2', 1), lineRemoved))).toEqual([['2', 1]]);
    const emptied = basket(basketOpened, moment, line('1', 2), event<BasketEvent>('BasketEmptied'));
    expect(emptied).toMatchObject({ status: 'open', lines: [], delivery: { day: '2026-03-13' } });
  });

  test('keeps the last chosen delivery moment, address and reference', () => {
    const state = basket(
      basketOpened,
      event<BasketEvent>('BasketDeliveryMomentConfirmed', { day: '2026-03-12' }),
      event<BasketEvent>('BasketDeliveryMomentConfirmed'),
      event<BasketEvent>('BasketDeliveryAddressChosen'),
      event<BasketEvent>('BasketReferenceSet', { setBy: '1001', reference: 'PO-1' }),
    );
    expect(state).toMatchObject({ delivery: { day: '2026-03-13' }, address: { city: 'Gent' }, reference: 'PO-1' });
  });

  test('keeps the last chosen free samples until it is emptied', () => {
    const samples = event<BasketEvent>('BasketFreeSamplesChosen');
    const fewer = event<BasketEvent>('BasketFreeSamplesChosen', { samples: [] });
    expect(basket(basketOpened, samples)).toMatchObject({ freeSamples: ['131209', '100431'] });
    expect(basket(basketOpened, samples, fewer)).toMatchObject({ freeSamples: [] });
    expect(basket(basketOpened, samples, event<BasketEvent>('BasketEmptied'))).toMatchObject({ freeSamples: [] });
  });

  test('keeps its lines and its order number after checkout', () => {
    const state = basket(basketOpened, line('1', 2), event<BasketEvent>('BasketCheckedOut'));
    expect(state).toMatchObject({ status: 'checkedOut', orderNumber: '4402118', lines: [{ articleNumber: '1' }] });
  });

  test('stays absent when a line changes before its opening', () => {
    expect(basket(line('1', 2))).toEqual(noBasket);
  });
});

describe('an order', () => {
  const placed = event<OrderEvent>('OrderPlaced');

  test('is open after its placement, with every line waiting for stock', () => {
    expect(order(placed)).toMatchObject({
      status: 'open',
      allocated: false,
      confirmationSent: false,
      allocations: { 1: { status: 'pending' }, 2: { status: 'pending' } },
    });
  });

  test('keeps the allocated quantity of each line', () => {
    const short = event<OrderEvent>('OrderLineShort');
    expect(order(placed, short, event<OrderEvent>('OrderLinesAllocated'))).toMatchObject({
      allocated: true,
      allocations: { 1: { status: 'allocated', quantity: 2 }, 2: { status: 'short', quantity: 0.5 } },
    });
  });

  test('records that its confirmation was sent', () => {
    expect(order(placed, event<OrderEvent>('OrderConfirmationSent'))).toMatchObject({ confirmationSent: true });
  });

  test('stays absent when a confirmation is sent before its placement', () => {
    expect(order(event<OrderEvent>('OrderConfirmationSent'))).toEqual(noOrder);
  });
});

describe('a customer and an account', () => {
  test('a customer follows its events: active, suspended, active again and cancelled', () => {
    const eventTypes = ['CustomerOpened', 'CustomerSuspended', 'CustomerReactivated', 'CustomerCancelled'] as const;
    const states = eventTypes.map((_, n) =>
      customer(...eventTypes.slice(0, n + 1).map((type) => event<CustomerEvent>(type))),
    );
    expect(states.map(({ status }) => status)).toEqual(['active', 'suspended', 'active', 'cancelled']);
    expect(customer(event<CustomerEvent>('CustomerSuspended'))).toEqual(noCustomer);
  });

  test('an account has each linked customer number once, and loses an unlinked number', () => {
    const link = (customerNumber: string) => event<AccountEvent>('CustomerLinked', { customerNumber });
    const unlink = event<AccountEvent>('CustomerUnlinked', { customerNumber: '1' });
    const registered = event<AccountEvent>('AccountRegistered');
    expect(account(registered, link('1'), link('2'), link('1'))).toMatchObject({ customers: ['1', '2'] });
    expect(account(registered, link('1'), link('2'), unlink)).toMatchObject({ customers: ['2'] });
  });

  test('an account keeps the time of the last password reset request until its password changes', () => {
    const registered = event<AccountEvent>('AccountRegistered');
    const resetRequested = event<AccountEvent>('AccountPasswordResetRequested');
    const passwordChanged = event<AccountEvent>('AccountPasswordChanged');
    expect(account(registered, resetRequested)).toMatchObject({ resetRequestedAt: '2026-03-11T13:13:00.000Z' });
    expect(account(registered, resetRequested, passwordChanged)).toMatchObject({ resetRequestedAt: null });
    expect(account(registered, event<AccountEvent>('AccountUsernameReminderRequested'))).toMatchObject({
      reminderRequestedAt: '2026-03-11T13:14:00.000Z',
    });
    expect(account(registered, event<AccountEvent>('AccountLockedOut'))).toEqual(account(registered));
  });

  test('an account is active after registration, then suspended or cancelled by its events', () => {
    const registered = event<AccountEvent>('AccountRegistered');
    expect(account(registered)).toMatchObject({ status: 'active', username: 'lotte', customers: [] });
    expect(account(registered, event<AccountEvent>('AccountSuspended'))).toMatchObject({ status: 'suspended' });
    expect(account(registered, event<AccountEvent>('AccountCancelled'))).toMatchObject({ status: 'cancelled' });
    expect(account(event<AccountEvent>('CustomerLinked'))).toEqual(noAccount);
  });
});
