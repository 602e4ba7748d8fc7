/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, configure, screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { forgetBasket } from '../basket/storedBasket.ts';
import { fakeServer, reply } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { DeliveryTicket } from './DeliveryTicket.tsx';

configure({ asyncUtilTimeout: 10_000 });

let server = fakeServer();
beforeEach(() => {
  server = fakeServer();
  globalThis.fetch = server.fetch;
});
afterEach(() => {
  cleanup();
  forgetBasket();
});

test.each([
  ['a delivery names its day and until when one orders', () => {}, /^Levering vr.13.mrt.*Bestel vóór wo.17:00/],
  ['what is picked up is no delivery', pickUp, /^Afhalen vr.13.mrt/],
  ['without a day it asks for one', () => server.forgetDay(), /^Kies je leverdag.*Ten vroegste/],
])('the delivery ticket in the header: %s', async (_, prepare, name) => {
  prepare();
  renderShop('/', <Route path="/" element={<DeliveryTicket />} />);
  expect(await screen.findByRole('button', { name })).not.toBeNull();
});

function pickUp(): void {
  server.pickUp();
  const view = server.view();
  const basket = { ...view, delivery_date: { ...view.delivery_date, is_confirmed: true } };
  globalThis.fetch = ((url: string, init?: RequestInit) =>
    url.endsWith('/api/basket/list') ? Promise.resolve(reply(basket)) : server.fetch(url, init)) as typeof fetch;
}
