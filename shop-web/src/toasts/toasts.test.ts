import { afterEach, expect, test } from '@jest/globals';
import { showToast, toasts, withdrawOffers } from './toasts.ts';

afterEach(() => toasts.set([]));

test('for another customer nothing is offered to be tried again or undone; what only tells stays', () => {
  showToast({
    kind: 'error',
    title: 'Aantal niet bewaard',
    action: { label: 'Probeer opnieuw', run: () => undefined },
  });
  showToast({ kind: 'error', title: 'Geen verbinding' });
  withdrawOffers();
  expect(toasts.get().map(({ title }) => title)).toEqual(['Geen verbinding']);
});
