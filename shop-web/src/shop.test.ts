/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { matchCustomers } from './customers/matchCustomers.ts';
import { ticketState } from './delivery/ticketState.ts';
import { afterLogin } from './pages/login/afterLogin.ts';
import { restOf } from './pages/start/useReorder.ts';
import { languageOfPath, pageOfPath, pathOf, twinPath } from './paths.ts';
import { routeConfiguration } from './routeConfiguration.ts';
import { exampleProduct } from './testing/exampleProduct.ts';

describe('addresses of pages', () => {
  test('a page is found by its address in both languages', () => {
    expect(pageOfPath('/winkelwagen')).toEqual({ page: 'basket', language: 'nl', numbers: {} });
    expect(pageOfPath('/fr/mon-compte/commandes/')).toEqual({ page: 'orders', language: 'fr', numbers: {} });
    expect(pageOfPath('/')).toEqual({ page: 'start', language: null, numbers: {} });
    expect(pageOfPath('/onzin')).toBeNull();
  });
  test('a product and a category are found by their number, which has digits only', () => {
    expect(pageOfPath('/131205')).toEqual({ page: 'product', language: 'nl', numbers: { id: '131205' } });
    expect(pageOfPath('/fr/assortiment/1203/')).toEqual({
      page: 'assortment',
      language: 'fr',
      numbers: { alias: '1203' },
    });
    expect(pageOfPath('/fr/assortiment')?.page).toBe('assortmentIndex');
    for (const unknownPath of ['/fr/boter', '/assortiment/boter', '/:id', '/12a', '/assortiment/1203/4'])
      expect([unknownPath, pageOfPath(unknownPath)]).toEqual([unknownPath, null]);
  });
  test('an address has its page and number; its twin in the other language has the same number', () => {
    expect(pathOf('product', 'fr', { id: '131205' })).toBe('/fr/131205');
    expect(pathOf('assortment', 'nl', { alias: '1203' })).toBe('/assortiment/1203');
    expect(pathOf('promo', 'fr')).toBe('/fr/promo');
    expect(twinPath('/fr/assortiment/1203', '?page=2', 'nl')).toBe('/assortiment/1203?page=2');
  });
  test('the route configuration builds product, assortment, search, basket and removal addresses', () => {
    expect(routeConfiguration.productShow('fr', { id: '131205', isSuggested: true })).toBe('/fr/131205?suggested=1');
    expect(routeConfiguration.assortmentShow('nl', { alias: '1203' })).toBe('/assortiment/1203');
    expect(routeConfiguration.searchResults('nl', { keywords: 'room 35 %' })).toBe(
      '/zoekresultaten?keywords=room+35+%25',
    );
    expect(routeConfiguration.basketShow('fr')).toBe('/panier');
    expect(routeConfiguration.historyRemoval('nl', { artno: '131205' })).toBe('/nl/api/history/remove/131205');
  });
  test('the address in the other language keeps the query', () => {
    expect(twinPath('/zoekresultaten', '?keywords=room', 'fr')).toBe('/resultats-de-la-recherche?keywords=room');
    expect(twinPath('/onzin', '', 'fr')).toBeNull();
  });
  test('an unknown address is in the language of its prefix or of the page above', () => {
    const languages = [
      '/fr/boter',
      '/nl/onzin/diep',
      '/panier/rien',
      '/winkelwagen/niets',
      '/fr',
      '/onzin',
      '/',
      '/panier',
    ];
    expect(languages.map(languageOfPath)).toEqual(['fr', 'nl', 'fr', 'nl', 'fr', null, null, 'fr']);
  });
  test('a login leads back to the requested page, never out of the shop', () => {
    expect(afterLogin('/bestelling-bekijken?order=4402131', 'fr')).toBe('/detail-de-la-commande?order=4402131');
    expect(afterLogin('//elsewhere.example/', 'nl')).toBe('/');
    expect(afterLogin('https://elsewhere.example/', 'nl')).toBe('/');
    expect(afterLogin('/inloggen', 'nl')).toBe('/');
    expect(afterLogin(null, 'fr')).toBe('/');
  });
});

describe('the delivery ticket', () => {
  const now = Date.parse('2026-03-11T14:12:00+01:00') / 1000;
  const deadline = Date.parse('2026-03-11T17:00:00+01:00') / 1000;
  const day = Date.parse('2026-03-13T00:00:00+01:00') / 1000;
  const delivery: BasketView['delivery_date'] = {
    date: day,
    selected_window: { start: '08:30', end: '17:00' },
    deadline,
    is_confirmed: true,
    service: null,
  };
  const unconfirmed = { ...delivery, is_confirmed: false };
  const moment = {
    timestamp: day,
    available: true,
    reason: null,
    reason_text: null,
    deadline,
    windows: [],
    services: [],
    open_orders: [],
    extendable_orders: [],
  };
  test('names the delivery day more than two hours before the deadline', () => {
    expect(ticketState(delivery, [moment], now)).toEqual({ kind: 'chosen', day, deadline, left: 2 * 3600 + 48 * 60 });
  });
  test('counts down to half an hour before the deadline in the last two hours', () => {
    expect(ticketState(delivery, [moment], deadline - 7200)).toEqual({
      kind: 'closing',
      day,
      deadline: deadline - 1800,
      left: 5400,
    });
    expect(ticketState(delivery, [moment], deadline - 1801).kind).toBe('closing');
  });
  test('names only the day in the last half hour', () => {
    expect(ticketState(delivery, [moment], deadline - 1800)).toEqual({ kind: 'last_minutes', day });
    expect(ticketState(delivery, [moment], deadline - 1)).toEqual({ kind: 'last_minutes', day });
  });
  test('shows an expired moment from the deadline on', () => {
    expect(ticketState(delivery, [moment], deadline).kind).toBe('expired');
  });
  test('without a confirmed day, names the first possible day, or that there is none', () => {
    expect(ticketState(unconfirmed, [{ ...moment, available: false }, moment], now)).toEqual({
      kind: 'none',
      first: day,
    });
    expect(ticketState(unconfirmed, [], now).kind).toBe('no_moments');
  });
  test('of a page left open never names a day whose deadline has passed', () => {
    const undated = { ...delivery, date: null, deadline: null, is_confirmed: false };
    const next = { ...moment, timestamp: day + 3 * 86_400, deadline: deadline + 2 * 86_400 };
    const express = {
      key: 'express',
      service: { kind: 'express' as const, fee: null },
      deadline: deadline + 60,
      windows: [],
    };
    const firstAt = (first: typeof moment, at: number) => ticketState(undated, [first, next] as never, at);
    expect(firstAt(moment, deadline - 1)).toEqual({ kind: 'none', first: day });
    expect(firstAt(moment, deadline)).toEqual({ kind: 'none', first: next.timestamp });
    expect(firstAt({ ...moment, services: [express] as never }, deadline)).toEqual({ kind: 'none', first: day });
  });
});

describe('the "order again" block', () => {
  const now = Date.parse('2026-03-11T14:12:00+01:00');
  test('adds the last quantities of orderable articles, without mussels and articles in the basket', () => {
    const products = [
      exampleProduct({ article_number: '1', last_order_quantity: 6 }),
      exampleProduct({ article_number: '2', last_order_quantity: 2 }),
      exampleProduct({ article_number: '3', last_order_quantity: 2, group_code: 'VCG' }),
      exampleProduct({ article_number: '4', last_order_quantity: 2, status: 'not_orderable' }),
      exampleProduct({ article_number: '5', last_order_quantity: 9, stock: 4 }),
    ];
    const rest = restOf(products, (article) => (article === '2' ? 1 : 0), now);
    expect(rest.items).toEqual({ '1': 6, '5': 4 });
    expect(rest.amount).toBe(40.65);
  });
  test('has no amount when prices are hidden', () => {
    const rest = restOf([exampleProduct({ price: null, last_order_quantity: 1 })], () => 0, now);
    expect([rest.count, rest.amount]).toEqual([1, null]);
  });
});

test('customers are found by name, number or town, with or without accents', () => {
  const customer = { customer_number: '310221', name: 'Château de Fayt', city: 'Manage', address: 'Allée du Parc 1' };
  const customers = [{ ...customer, status: 'active' as const, segment: null }];
  expect(matchCustomers(customers, 'chateau manage')).toHaveLength(1);
  expect(matchCustomers(customers, '3102')).toHaveLength(1);
  expect(matchCustomers(customers, 'gent')).toHaveLength(0);
});
