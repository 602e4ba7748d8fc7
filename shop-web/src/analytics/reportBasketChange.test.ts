/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { configure, waitFor } from '@testing-library/react';
import { fakeServer } from '../testing/fakeServer.ts';
import { measuring } from './measuring.ts';
import { stopMeasuring } from './report.ts';
import { reportBasketChange } from './reportBasketChange.ts';
import { noteWidget } from './widgetOf.ts';

configure({ asyncUtilTimeout: 10_000 });

const server = fakeServer();
const basket = server.view();
const [first] = basket.lines;
if (first === undefined) throw new Error('the example has lines');
const { article_number: article } = first.product;
const more = { ...basket, lines: [{ ...first, quantity: first.quantity + 2 }, ...basket.lines.slice(1)] };

const shownChanges = () =>
  (window.dataLayer ?? []).map(({ event, products }) => [event, products[0]?.quantity, products[0]?.widget_name]);

beforeEach(() => {
  const settings = { mode: 'own', script: null } as const;
  measuring.set({ settings, userId: 1001, customerNumber: '204118', segment: null, language: 'nl' });
});
afterEach(stopMeasuring);

test('a changed quantity is an event with the place of its control, and the next one with that of the page', async () => {
  noteWidget(article, 'related');
  reportBasketChange(basket, more);
  reportBasketChange(more, basket);
  await waitFor(() =>
    expect(shownChanges()).toEqual([
      ['add_to_cart', 2, 'related'],
      ['remove_from_cart', 2, 'list'],
    ]),
  );
});

test('the first article makes the basket; another basket is no change', async () => {
  reportBasketChange(basket, { ...more, basket_id: '00000000-0000-4000-8000-000000000005' });
  reportBasketChange(undefined, more);
  reportBasketChange({ ...basket, basket_id: null, lines: [] }, { ...basket, lines: [first] });
  await waitFor(() => expect(shownChanges()).toEqual([['add_to_cart', first.quantity, 'list']]));
});
