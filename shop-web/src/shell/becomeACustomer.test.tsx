/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { forgetBasket } from '../basket/storedBasket.ts';
import { Component as BasketPage } from '../pages/basket/BasketPage.tsx';
import { Component as LoginPage } from '../pages/login/LoginPage.tsx';
import { VisitorStart } from '../pages/start/VisitorStart.tsx';
import { fakeServer } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Footer } from './Footer.tsx';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  globalThis.fetch = server.fetch;
});
afterEach(() => {
  cleanup();
  forgetBasket();
});

test.each<[string, string, ReactNode]>([
  ['start page', 'Registreer je zaak', <VisitorStart key="page" />],
  ['basket', 'Klant worden', <BasketPage key="page" />],
  ['login', 'Registreer je zaak', <LoginPage key="page" />],
  ['foot of every page', 'Klant worden', <Footer key="page" />],
])('a visitor reads on the %s how to become a customer', async (_, name, page) => {
  await server.fetch('/nl/api/logout', { method: 'POST' });
  renderShop('/page', <Route path="/page" element={page} />);
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/registreren');
});

test('a customer is not asked to become one', async () => {
  renderShop('/page', <Route path="/page" element={<Footer />} />);
  const links = within(await screen.findByRole('contentinfo')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Veelgestelde vragen', 'Contact', 'Voorwaarden']);
});
