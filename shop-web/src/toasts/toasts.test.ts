/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cancelChanges } from '@talloor/contracts/endpoints/orderChanges.ts';
import { call } from '../server/shopClient.ts';
import { reply } from '../testing/fakeServer.ts';
import { closeToastsAbout, showToast, toasts, withdrawOffers } from './toasts.ts';

afterEach(() => toasts.set([]));

test('a change of customer removes toasts that offer a retry or undo, and keeps the others', () => {
  showToast({
    kind: 'error',
    title: 'Aantal niet bewaard',
    action: { label: 'Probeer opnieuw', run: () => undefined },
  });
  showToast({ kind: 'error', title: 'Geen verbinding' });
  withdrawOffers();
  expect(toasts.get().map(({ title }) => title)).toEqual(['Geen verbinding']);
});

test('a second failure of an attempt replaces the first, and its success removes it', () => {
  showToast({ kind: 'error', title: 'Geen verbinding' });
  showToast({ kind: 'error', about: 'checkout', title: 'Niet besteld' });
  showToast({ kind: 'error', about: 'checkout', title: 'Weer niet besteld' });
  expect(toasts.get().map(({ title }) => title)).toEqual(['Geen verbinding', 'Weer niet besteld']);
  closeToastsAbout('checkout');
  expect(toasts.get().map(({ title }) => title)).toEqual(['Geen verbinding']);
});

test('an act that succeeds removes the toast of its earlier failure, and of no other act', async () => {
  const orders = ['4402131', '4402132'];
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const [first, second] = await Promise.all(
    orders.map((orderId) => call(cancelChanges, { params: { orderId } }).catch((error: unknown) => error)),
  );
  showToast({ kind: 'error', error: first, title: 'Niet weggegooid' });
  showToast({ kind: 'error', error: second, title: 'Ook niet weggegooid' });
  globalThis.fetch = () => Promise.resolve(reply({}));
  await call(cancelChanges, { params: { orderId: '4402131' } });
  expect(toasts.get().map(({ title }) => title)).toEqual(['Ook niet weggegooid']);
});
