import { afterEach, expect, test } from '@jest/globals';
import { showToast, toasts, withdrawOffers } from './toasts.ts';

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
