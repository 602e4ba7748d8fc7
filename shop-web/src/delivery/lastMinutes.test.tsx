/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';
import { act, cleanup } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { useBasket } from '../basket/BasketProvider.tsx';
import { forgetBasket } from '../basket/storedBasket.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { TicketDelivery } from '../ticket/TicketDelivery.tsx';
import { DeliveryTicket } from './DeliveryTicket.tsx';
import { WeekStrip } from './WeekStrip.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: mockupBasket.now });
  globalThis.fetch = fakeServer().fetch;
});
afterEach(() => {
  cleanup();
  forgetBasket();
  jest.useRealTimers();
});

function BasketTicket() {
  const { basket } = useBasket();
  return basket && <TicketDelivery delivery={basket.delivery_date} />;
}
const screens = (
  <>
    <DeliveryTicket />
    <WeekStrip />
    <BasketTicket />
  </>
);
const day = Date.parse('2026-03-11T00:00:00+01:00');
const waitUntil = (hour: number, minute: number) =>
  act(() => jest.advanceTimersByTimeAsync(day + (hour * 60 + minute) * 60_000 + 1000 - Date.now()));
const shownText = () => document.body.textContent.replaceAll('\u00a0', ' ').replace(/vr 20\D*17:00/, '');

test('header, week strip and basket name one deadline, and none that has passed', async () => {
  renderShop('/', <Route path="/" element={screens} />);
  await waitUntil(14, 13);
  // Answers load one after another.
  for (let answers = 0; answers < 5; answers += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(shownText().match(/wo 17:00|16:30/g)).toEqual(['wo 17:00', 'wo 17:00', 'wo 17:00']);
  await waitUntil(16, 29);
  expect(shownText().match(/wo 17:00|16:30/g)).toEqual(['16:30', '16:30', '16:30']);
  for (const minute of [30, 41, 59]) {
    await waitUntil(16, minute);
    expect(shownText()).not.toMatch(/wo 17:00|16:30|0 min/);
    expect(shownText().match(/laatste minuten/gi)).toHaveLength(3);
    expect(shownText()).toContain('Bestel nu voor vr 13 mrt');
  }
  await waitUntil(17, 0);
  expect(shownText()).not.toMatch(/wo 17:00|16:30|laatste minuten/i);
  expect(shownText()).toContain('Levermoment verlopen');
});
