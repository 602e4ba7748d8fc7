/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { company } from '@talloor/look/company.ts';
import { nl as dutch } from '@talloor/messages/shop/nl.ts';
import { Route } from 'react-router-dom';
import { textsOf } from '../i18n/textsOf.ts';
import { Footer } from '../shell/Footer.tsx';
import { PlainHeader } from '../shell/PlainHeader.tsx';
import { fakeServer } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { ServiceCard } from './ServiceCard.tsx';

const usual = { ...company };
const phone = '+32 9 000 12 34';
const own = { ...usual, phone, opening_hours: { tuesday: '10:00-18:00', wednesday: '10:00-18:00' } };
afterEach(() => {
  cleanup();
  Object.assign(company, usual);
});

test('the footer, the help and the card of customer service show phone and hours of the company', async () => {
  Object.assign(company, own);
  globalThis.fetch = fakeServer().fetch;
  const page = (
    <main>
      <PlainHeader />
      <ServiceCard />
      <Footer />
    </main>
  );
  renderShop('/nl/page', <Route path="/nl/page" element={page} />);
  const shop = await screen.findByRole('main');
  expect(await within(shop).findAllByText('di–wo 10:00–\u206018:00')).toHaveLength(3);
  const links = within(shop).getAllByRole('link', { name: phone, hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array.from({ length: 3 }, () => 'tel:+3290001234'));
  // Mockup day: Wednesday 14:12.
  expect(within(shop).getAllByText(/nu open tot 18:00/)).toHaveLength(3);
  expect(shop.textContent).not.toContain('17:30');
});

test('no text of the shop keeps the hours of the product, and each that asks to call names the phone', () => {
  const texts = JSON.stringify(textsOf(own, dutch));
  expect(texts).not.toContain('17:30');
  expect(texts.match(/bel de klantendienst.{0,20}/gi)?.filter((text) => !text.includes(phone))).toEqual([]);
  expect(textsOf(usual, dutch)).toBe(dutch);
});
