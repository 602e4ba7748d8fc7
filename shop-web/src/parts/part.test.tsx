/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route } from 'react-router-dom';
import { forgetBasket } from '../basket/storedBasket.ts';
import { Dialog } from '../components/Dialog.tsx';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { Component as BasketPage } from '../pages/basket/BasketPage.tsx';
import { Component as CheckoutPage } from '../pages/checkout/CheckoutPage.tsx';
import { fakeServer, reply } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Ticket } from '../ticket/Ticket.tsx';
import { Part } from './Part.tsx';

configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(60_000);
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  forgetBasket();
});

test.each<[string, string, (child: ReactNode) => ReactNode]>([
  ['header', 'De kop van de pagina', (child) => <Part name="header">{child}</Part>],
  ['dialog', 'Het venster', (child) => <Dialog open>{child}</Dialog>],
  ['ticket', 'Het overzicht', (child) => <Ticket>{child}</Ticket>],
])('an error inside a %s is named, leaves the rest, and goes when asked again', async (_, name, show) => {
  let isBroken = true;
  const Child = () => {
    if (isBroken) throw new Error('broken');
    return <p>Hersteld</p>;
  };
  render(
    <MemoryRouter>
      <LanguageProvider accountLanguage="nl">
        <p>Rest</p>
        {show(<Child />)}
      </LanguageProvider>
    </MemoryRouter>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(`${name}: laden is mislukt.`);
  expect(screen.getByText('Rest')).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Opnieuw' }));
  expect(screen.getByText('Hersteld')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

function damageAnswer(path: string, damage: (answer: BasketView) => object): void {
  const { fetch } = fakeServer();
  globalThis.fetch = async (url, init) => {
    const answer = await fetch(url as string, init);
    if (typeof url !== 'string' || !new URL(url, 'http://shop').pathname.endsWith(path)) return answer;
    return reply(damage(JSON.parse(await answer.text()) as BasketView));
  };
}

test('a line that cannot be shown leaves the sums of the basket', async () => {
  damageAnswer('/basket/list', (basket) => ({
    ...basket,
    lines: basket.lines.map((line) => ({ ...line, product: { ...line.product, name: null } })),
  }));
  renderShop('/winkelwagen', <Route path="/winkelwagen" element={<BasketPage />} />);
  expect((await screen.findByRole('alert')).textContent).toContain('De regels: laden is mislukt.');
  expect(screen.getByRole('complementary', { name: 'Samenvatting' }).textContent).toMatch(/grand_total ±\s€\s316,96/);
});

test.each([
  ['/free-samples', 'De gratis stalen', { max: 2, samples: [null] }],
  ['/baskets', 'De onafgewerkte winkelwagens', { baskets: [{ basket_id: '7', is_active: false }], total: 1 }],
])('an answer of %s that cannot be shown leaves the lines and the button of the basket', async (path, name, answer) => {
  damageAnswer(path, () => answer);
  renderShop('/winkelwagen', <Route path="/winkelwagen" element={<BasketPage />} />);
  expect((await screen.findByRole('alert')).textContent).toContain(`${name}: laden is mislukt.`);
  expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(1);
});

test('a card of the checkout that cannot be shown leaves the others, and what is typed there', async () => {
  damageAnswer('/basket/list', (basket) => ({
    ...basket,
    customer: { ...basket.customer, delivery_address: { ...basket.customer.delivery_address, city: {} } },
  }));
  renderShop('/gegevens', <Route path="/gegevens" element={<CheckoutPage />} />);
  expect((await screen.findByRole('alert')).textContent).toContain('Het leveradres: laden is mislukt.');
  const reference = screen.getByLabelText<HTMLInputElement>(/^Jouw bestelreferentie/);
  fireEvent.change(reference, { target: { value: 'WK 12' } });
  expect(reference.value).toBe('WK 12');
});
