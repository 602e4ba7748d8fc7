/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { forgetBasket } from '../basket/storedBasket.ts';
import { fakeServer, reply } from '../testing/fakeServer.ts';
import { addressShown, renderShop } from '../testing/renderShop.tsx';
import { toasts } from '../toasts/toasts.ts';
import { ExtraOrderButton } from './ExtraOrderButton.tsx';

configure({ asyncUtilTimeout: 10_000 });

const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const open = { order_number: '4402131', status: 'open', changeable_until: inAnHour } as const;
let server = fakeServer();

beforeEach(() => {
  server = fakeServer();
});
afterEach(() => {
  cleanup();
  toasts.set([]);
  forgetBasket();
});

function show(order: Parameters<typeof ExtraOrderButton>[0]['order']): string[] {
  const calls: string[] = [];
  globalThis.fetch = (url, init) => {
    const call = `${init?.method ?? 'GET'} ${typeof url === 'string' ? url.replace('/nl', '') : ''}`;
    if (call !== 'POST /api/baskets' && call !== 'POST /api/basket/kind') return server.fetch(url, init);
    calls.push(call);
    if (call === 'POST /api/baskets') server.setLines(Object.fromEntries(articles().map((article) => [article, 0])));
    else server.addTo('4402131');
    return Promise.resolve(reply(server.view()));
  };
  renderShop('/hier', <Route path="*" element={<ExtraOrderButton order={order} />} />);
  return calls;
}
const articles = () => server.view().lines.map((line) => line.product.article_number);
const name = 'Extra bestellen bij bestelling 4402131';

test('"order extra" opens a new basket for the add-on order and keeps the articles of the current basket', async () => {
  const calls = show(open);
  await userEvent.setup().click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(addressShown()).toBe('/nl/assortiment'));
  expect(calls).toEqual(['POST /api/baskets', 'POST /api/basket/kind']);
  expect(toasts.get()).toMatchObject([{ title: 'Je bestelt extra bij 4402131' }]);
});

test('"order extra" uses the current basket when it is empty', async () => {
  server.setLines(Object.fromEntries(articles().map((article) => [article, 0])));
  const calls = show(open);
  await userEvent.setup().click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(calls).toEqual(['POST /api/basket/kind']));
});

test.each([
  ['that is closed', { ...open, status: 'processed' as const }],
  ['whose hour has passed', { ...open, changeable_until: inAnHour - 7200 }],
  ['that was cancelled', { ...open, status: 'cancelled' as const }],
  ['that is itself an add-on', { ...open, main_order: '4402130' }],
])('"order extra" is not offered for an order %s', async (_, order) => {
  show(order);
  await waitFor(() => expect(server.requests.some(({ path }) => path.endsWith('/api/user'))).toBe(true));
  expect(screen.queryByRole('button', { name })).toBeNull();
});
