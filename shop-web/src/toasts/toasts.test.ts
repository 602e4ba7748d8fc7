import { afterEach, expect, test } from '@jest/globals';
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
