/** @jest-environment jsdom */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, useSearchParams } from 'react-router-dom';
import { forgetBasket } from '../basket/storedBasket.ts';
import { Component as BasketPage } from '../pages/basket/BasketPage.tsx';
import { Component as CheckoutPage } from '../pages/checkout/CheckoutPage.tsx';
import { isPunchOut, pageOfPath, pathOf, paths, site, twinPath } from '../paths.ts';
import { routeConfiguration } from '../routeConfiguration.ts';
import { shopClient } from '../server/shopClient.ts';
import { itemsOf } from '../shell/navigationItems.ts';
import { fakeServer, reply } from '../testing/fakeServer.ts';
import { addressShown, renderShop } from '../testing/renderShop.tsx';
import { enterPunchOut } from './enterPunchOut.tsx';
import { punchOutPaths } from './punchOutPaths.ts';
import { replacePages } from './replacePages.ts';

configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

const shop = { ...paths };
beforeAll(enterPunchOut);
afterAll(() => replacePages(shop));

describe('addresses in punch-out', () => {
  test('each page has an address under /oci/, and the same page and number are found by it', () => {
    expect(isPunchOut()).toBe(true);
    const { terms: _terms, erp: _erp, ...inside } = punchOutPaths;
    for (const { nl, fr } of Object.values(inside)) expect([nl, fr].join()).toMatch(/^\/oci\/[^,]*,\/oci\//);
    expect(pageOfPath('/oci/produit/131205')).toEqual({ page: 'product', language: 'fr', numbers: { id: '131205' } });
    expect(pageOfPath('/oci/assortment/1203')?.numbers).toEqual({ alias: '1203' });
    expect(pageOfPath('/oci/rechercher/')?.language).toBe('fr');
    expect(pageOfPath('/oci/index')?.language).toBeNull();
    expect(pageOfPath('/oci/wishlist/theme-12')).toEqual({
      page: 'listView',
      language: null,
      numbers: { list: 'theme-12' },
    });
    expect(pageOfPath('/oci/wishlist/b0a3f1c2-5a4e-4c9c-9a7f-3d7d0f6a2b11')?.page).toBe('listView');
    for (const missing of ['/winkelwagen', '/oci/product/boter', '/oci/wishlist/a.b', '/oci', '/nl/promo'])
      expect([missing, pageOfPath(missing)]).toEqual([missing, null]);
  });

  test('links lead to pages of punch-out, and keep number and query in the other language', () => {
    expect(routeConfiguration.productShow('fr', { id: '131205' })).toBe('/oci/produit/131205');
    expect(routeConfiguration.searchResults('nl', { keywords: 'room' })).toBe('/oci/zoeken?keywords=room');
    expect(routeConfiguration.wishListView('nl', { id: 'theme-12' })).toBe('/oci/wishlist/theme-12');
    expect(pathOf('checkout', 'fr')).toBe('/oci/order');
    expect(pathOf('orderDetail', 'nl')).toBe('/oci/order');
    expect(twinPath('/oci/assortment/1203', '?page=2', 'fr')).toBe('/oci/fr/assortment/1203?page=2');
  });

  test('a page that punch-out lacks is not offered, and its address would be the start page', () => {
    for (const page of ['profile', 'invoices', 'promo', 'login']) expect(page in paths).toBe(false);
    expect(pathOf('invoices', 'nl')).toBe('/oci/index');
    const all = { hasRestrictedList: true, hasLists: true, hasOrders: true, hasInvoices: true, hasUpload: true };
    const items = itemsOf(
      ((key: string) => key) as never,
      {
        language: 'nl',
        pathname: '/oci/index',
        themes: [],
        ...all,
      } as never,
    );
    expect(items.map(({ href }) => href)).toEqual(['/oci/wishlist', '/oci/order-history']);
  });

  test('a link in content leads to the page of punch-out, or nowhere', () => {
    expect(site.insideOf('/fr/assortiment/1203?page=2')).toBe('/oci/fr/assortment/1203?page=2');
    expect(site.insideOf('/131205')).toBe('/oci/product/131205');
    expect(site.insideOf('/nl/promo')).toBeNull();
    expect(site.insideOf('/algemene-voorwaarden')).toBeNull();
    expect(site.insideOf('/oci/api/product/search/download/1/file')).toBe('/oci/api/product/search/download/1/file');
  });

  test('every call goes to /oci/', () => {
    const autocomplete = { name: 'x', method: 'GET', path: '/api/autocomplete', side: 'query' } as const;
    expect(shopClient.urlOf(autocomplete)).toBe('/oci/api/autocomplete?_locale=nl');
  });
});

describe('the basket in punch-out', () => {
  const facts = { can_send_back: true, has_hook: true, can_order: true, hook_host: 'erp.example', ends_at: 2e9 };
  const form = {
    action: 'https://erp.example/hook?sid=42',
    target: '_top',
    charset: 'iso-8859-1',
    fields: [
      { name: 'NEW_ITEM-DESCRIPTION[1]', value: 'Crème fraîche "40 %"' },
      { name: 'NEW_ITEM-LONGTEXT_1:132[]', value: 'a' },
      { name: 'NEW_ITEM-LONGTEXT_1:132[]', value: 'b' },
    ],
  };
  let sent: unknown[];
  let keys: (string | null)[];
  let posted: { attributes: unknown; fields: string[][] }[];

  function openBasket(changedFacts: Partial<typeof facts>, answer: () => Response | Error) {
    const server = fakeServer();
    server.setLines({ '121040': 0, '136055': 0 });
    sent = [];
    keys = [];
    globalThis.fetch = ((address: string, init?: RequestInit) => {
      const path = new URL(address, 'http://localhost').pathname;
      if (path === '/oci/api/punch-out') return Promise.resolve(reply({ ...facts, ...changedFacts }));
      if (path === '/oci/api/punch-out/basket') {
        sent.push(JSON.parse(init?.body as string));
        keys.push(new Headers(init?.headers).get('idempotency-key'));
        const answered = answer();
        return answered instanceof Error ? Promise.reject(answered) : Promise.resolve(answered);
      }
      return server.fetch(address.replace(/^\/oci\//, '/nl/'), init);
    }) as typeof fetch;
    renderShop('/oci/basket', <Route path="/oci/basket" element={<BasketPage />} />);
  }

  beforeEach(() => {
    posted = [];
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
      const { action, target, acceptCharset, method } = this;
      const inputs = [...this.querySelectorAll('input')];
      posted.push({
        attributes: { action, target, acceptCharset, method },
        fields: inputs.map(({ name, value }) => [name, value]),
      });
    });
  });
  afterEach(() => {
    cleanup();
    forgetBasket();
    jest.restoreAllMocks();
  });

  test('goes back as the form that the server answers, in order and with repeated names', async () => {
    openBasket({}, () => reply(form));
    await userEvent.click(await screen.findByRole('button', { name: 'Terug naar je bestelsysteem' }));
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(sent).toMatchObject([{ shown: expect.stringContaining('["131209",12]') }]);
    expect(posted[0]).toEqual({
      attributes: { action: form.action, target: '_top', acceptCharset: 'iso-8859-1', method: 'post' },
      fields: form.fields.map(({ name, value }) => [name, value]),
    });
    expect(document.querySelector('form[action^="https://erp"]')).toBeNull();
    expect((await screen.findAllByText('Teruggestuurd naar erp.example')).length).toBeGreaterThan(0);
    await screen.findByText(/Onafgewerkte winkelwagens\.$/);
  });

  test('goes back once when the button is pressed again before the page is renewed', async () => {
    openBasket({}, () => reply(form));
    const button = await screen.findByRole('button', { name: 'Terug naar je bestelsysteem' });
    await userEvent.click(button);
    await waitFor(() => expect(posted).toHaveLength(1));
    await userEvent.click(button);
    expect(button).toHaveProperty('disabled', true);
    expect(sent).toHaveLength(1);
  });

  test('waits 500 ms once it is ordered here, and then opens the order', async () => {
    const server = fakeServer();
    server.setLines({ '121040': 0, '136055': 0 });
    let orderedAt = Number.POSITIVE_INFINITY;
    globalThis.fetch = (async (address: string, init?: RequestInit) => {
      const path = new URL(address, 'http://localhost').pathname;
      if (path === '/oci/api/punch-out') return reply(facts);
      const answer = await server.fetch(address.replace(/^\/oci\//, '/nl/'), init);
      if (path === '/oci/api/basket/checkout') orderedAt = performance.now();
      return answer;
    }) as typeof fetch;
    let openedAt = 0;
    function Order() {
      const [query] = useSearchParams();
      if (!query.has('order')) return <CheckoutPage />;
      openedAt ||= performance.now();
      return <h1>besteld</h1>;
    }
    renderShop('/oci/order', <Route path="/oci/order" element={<Order />} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Bestelling plaatsen' }));
    await screen.findByRole('heading', { name: 'besteld' });
    expect(addressShown()).toBe('/oci/order?order=4402206');
    expect(openedAt - orderedAt).toBeGreaterThanOrEqual(499);
  });

  test('can be sent back again after a failure', async () => {
    let tries = 0;
    openBasket({}, () => (++tries === 1 ? reply({ code: 'internal', title: 'Fout', status: 500 }, 500) : reply(form)));
    const button = await screen.findByRole('button', { name: 'Terug naar je bestelsysteem' });
    await userEvent.click(button);
    await screen.findByText('Winkelwagen niet teruggestuurd');
    expect(posted).toEqual([]);
    await userEvent.click(button);
    await waitFor(() => expect(posted).toHaveLength(1));
  });

  test('goes back by the same command after a lost answer', async () => {
    let tries = 0;
    openBasket({}, () => (++tries === 1 ? new TypeError('Failed to fetch') : reply(form)));
    await userEvent.click(await screen.findByRole('button', { name: 'Terug naar je bestelsysteem' }));
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/./);
    expect(new Set(keys).size).toBe(1);
  });

  test.each([
    ['only back', { can_order: false }, ['Terug naar je bestelsysteem']],
    ['only here', { can_send_back: false }, ['Bestellen']],
    ['both', {}, ['Terug naar je bestelsysteem', 'Bestellen']],
  ])('offers %s, as the office keeps for the customer', async (_, changedFacts, names) => {
    openBasket(changedFacts, () => reply(form));
    const ticket = await screen.findByRole('complementary', { name: 'Samenvatting' });
    for (const name of ['Terug naar je bestelsysteem', 'Bestellen'])
      if (names.includes(name)) await screen.findAllByRole('button', { name });
    const shown = [...ticket.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(shown.filter((name) => name === 'Terug naar je bestelsysteem' || name === 'Bestellen')).toEqual(names);
  });

  test('says that it cannot go back without a return address', async () => {
    openBasket({ can_send_back: false, has_hook: false, hook_host: null as never }, () => reply(form));
    await screen.findByText(/gaf geen retouradres mee/);
    expect(screen.queryByRole('button', { name: 'Terug naar je bestelsysteem' })).toBeNull();
    expect(addressShown()).toBe('/oci/basket');
  });
});
