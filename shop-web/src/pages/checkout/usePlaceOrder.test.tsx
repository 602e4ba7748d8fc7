/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { forgetBasket } from '../../basket/storedBasket.ts';
import { connection } from '../../server/connection.ts';
import { sessionHasEnded } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fakeServer, reply } from '../../testing/fakeServer.ts';
import { addressShown, renderShop } from '../../testing/renderShop.tsx';
import { toasts } from '../../toasts/toasts.ts';
import { Component as BasketPage } from '../basket/BasketPage.tsx';
import { Component as CheckoutPage } from './CheckoutPage.tsx';

configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(120_000);

/** Every state, since it may be back too soon. */
const connectionStates: string[] = [];
connection.subscribe(() => connectionStates.push(connection.get()));

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.setLines({ '121040': 0, '136055': 0 });
});
afterEach(() => {
  cleanup();
  toasts.set([]);
  connection.set('there');
  connectionStates.length = 0;
  forgetBasket();
  sessionStorage.clear();
});

function loseAnswerOf(call: string): void {
  let firstAnswer: Promise<Response> | null = null;
  globalThis.fetch = (url, init) => {
    if (init?.method !== 'POST' || typeof url !== 'string' || !url.endsWith(call)) return server.fetch(url, init);
    if (firstAnswer !== null) {
      server.requests.push({ method: 'POST', path: url, body: null });
      return firstAnswer;
    }
    firstAnswer = server.fetch(url, init);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
}
const posted = () =>
  server.requests.flatMap(({ method, path }) => (method === 'POST' ? [path.replace(/^.*\/api\/basket\//, '')] : []));

test('after a lost answer and a reload, the basket page names the order and leads to it', async () => {
  globalThis.fetch = async (url, init) => {
    const response = await server.fetch(url, init);
    if (init?.method === 'POST' && typeof url === 'string' && url.endsWith('/api/basket/checkout'))
      throw new TypeError('Failed to fetch');
    return response;
  };
  const pages = (
    <>
      <Route path="/winkelwagen/gegevens" element={<CheckoutPage />} />
      <Route path="/winkelwagen" element={<BasketPage />} />
      <Route path="/bestelling-bekijken" element={<h1>besteld</h1>} />
    </>
  );
  renderShop('/winkelwagen/gegevens', pages);
  await screen.findByRole('complementary');
  await userEvent.click(screen.getByRole('button', { name: 'Bestelling plaatsen' }));
  await waitFor(() => expect(connectionStates).toContain('lost'));
  cleanup();
  globalThis.fetch = server.fetch;
  renderShop('/winkelwagen', pages);
  await screen.findByText(/Je bestelling 4402206 is geplaatst/);
  await userEvent.click(screen.getByRole('link', { name: 'Bestelling 4402206 bekijken' }));
  expect(addressShown()).toContain('/bestelling-bekijken?order=4402206');
});

async function orderElsewhere(): Promise<void> {
  renderShop(
    '/winkelwagen/gegevens',
    <>
      <Route path="/winkelwagen/gegevens" element={<CheckoutPage />} />
      <Route path="/winkelwagen/bevestiging" element={<h1>bevestigd</h1>} />
    </>,
  );
  await screen.findByRole('complementary');
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('radio', { name: /Ander leveradres/ }));
  await user.selectOptions(await screen.findByLabelText('Adresboek'), 'Tuinzaal');
  await user.click(screen.getByRole('button', { name: 'Bestelling plaatsen' }));
  await waitFor(() => expect(connectionStates).toContain('lost'));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(addressShown()).toContain('/winkelwagen/bevestiging?order=4402206'));
}

test('after a lost answer, checkout is sent again without the address, which would go to the next basket', async () => {
  loseAnswerOf('/api/basket/checkout');
  await orderElsewhere();
  expect(posted()).toEqual(['address', 'checkout', 'checkout']);
});

test('after a lost answer, the address is sent again before the checkout', async () => {
  loseAnswerOf('/api/basket/address');
  await orderElsewhere();
  expect(posted()).toEqual(['address', 'address', 'checkout']);
});

test('a reference that is being typed when the session ends is there after a new login', async () => {
  let hasEnded = false;
  globalThis.fetch = (url, init) =>
    hasEnded && typeof url === 'string' && url.endsWith('/api/user')
      ? Promise.resolve(
          reply({ id: 0, customers: [], customer_number: null, language: 'nl', features: {}, rights: [] }),
        )
      : server.fetch(url as string, init);
  const OfUser = () => (useSession().isLoggedIn ? <CheckoutPage /> : <h1>inloggen</h1>);
  renderShop('/winkelwagen/gegevens', <Route path="/winkelwagen/gegevens" element={<OfUser />} />);
  await userEvent.type(await screen.findByLabelText(/^Jouw bestelreferentie/), 'Lente');
  hasEnded = true;
  sessionHasEnded(new ProblemError('session.required', 401, null));
  await screen.findByRole('heading', { name: 'inloggen' });
  hasEnded = false;
  sessionHasEnded(new ProblemError('session.required', 401, null));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Jouw bestelreferentie/)).value).toBe('Lente');
});
