/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { UserView } from '@talloor/contracts/endpoints/session.ts';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { forgetBasket } from '../basket/storedBasket.ts';
import { Component as ListPage } from '../pages/list/ListPage.tsx';
import { exampleProduct } from '../testing/exampleProduct.ts';
import { fakeServer, reply } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { toasts } from '../toasts/toasts.ts';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(20_000);

const history = {
  id: 'history',
  name: 'Geschiedenis',
  type: 'history',
  is_shared: false,
  is_editable: false,
  owner: null,
  updated_at: null,
  boards: ['dairy'],
};
let count = 0;
let sent: Record<string, number>[] = [];

beforeEach(() => {
  sent = [];
  const server = fakeServer();
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    const path = url.replace(/^\/nl/, '').replace(/\?.*/, '');
    if (path === '/api/user') {
      const user = JSON.parse(await (await server.fetch(url, init)).text()) as UserView;
      return reply({ ...user, features: { ...user.features, wish_list: true } });
    }
    if (path === '/api/basket/items') {
      sent.push(JSON.parse(init.body as string) as Record<string, number>);
      return reply(server.view());
    }
    if (!path.startsWith('/api/wishlist')) return server.fetch(url, init);
    if (path === '/api/wishlist/list') return reply([]);
    const lines = Array.from({ length: count }, (_, index) => {
      const artNo = String(900_001 + index);
      return { artNo, comment: '', product: exampleProduct({ article_number: artNo, last_order_quantity: 2 }) };
    });
    return reply({ ...history, lines, number_of_products: count });
  }) as typeof fetch;
});
afterEach(() => {
  cleanup();
  toasts.set([]);
  forgetBasket();
});

async function open(articles: number) {
  count = articles;
  renderShop(
    '/nl/mijn-account/lijstjes/bekijk?id=history',
    <>
      <Route path="/nl/mijn-account/lijstjes/bekijk" element={<ListPage />} />
      <Route path="/winkelwagen" element={<p>winkelwagen</p>} />
    </>,
  );
  const button = await screen.findByRole('button', { name: /^Alles in winkelwagen \(/ });
  return { user: userEvent.setup({ delay: null }), button };
}

test('the button counts articles and amount, with the last quantities or without', async () => {
  const { user, button } = await open(3);
  expect(button.textContent).toMatch(/^Alles in winkelwagen \(3\) · €.25,11$/);
  await user.click(screen.getByLabelText('Met de laatste aantallen'));
  expect(button.textContent).toMatch(/^Alles in winkelwagen \(3\) · €.12,5/);
});

test('forty articles are added at once, and undone from the toast', async () => {
  const { user, button } = await open(40);
  await user.click(button);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(Object.values(sent[0] ?? {})).toEqual(Array.from({ length: 40 }, () => 2));
  expect(screen.queryByRole('dialog')).toBeNull();
  const notices = screen.getByRole('region', { name: 'Meldingen' });
  expect(await within(notices).findByRole('button', { name: 'Ongedaan maken' })).not.toBeNull();
});

test('more than forty are added only after a question', async () => {
  const { user, button } = await open(41);
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: '41 artikelen in je winkelwagen?' });
  expect(dialog.textContent).toMatch(/Samen €.343,17/);
  await user.click(within(dialog).getByRole('button', { name: 'Niet toevoegen' }));
  expect(sent).toEqual([]);
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: '41 artikelen toevoegen' }));
  expect(await screen.findByText('winkelwagen')).not.toBeNull();
  expect(sent).toHaveLength(1);
});
