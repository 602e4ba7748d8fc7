/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { contentOfView } from '@talloor/rules/basket/contentOfView.ts';
import { forgetBasket } from '../basket/storedBasket.ts';
import { fakeServer, reply } from '../testing/fakeServer.ts';
import { fillIn } from '../testing/fillIn.ts';
import { addressShown, renderShop } from '../testing/renderShop.tsx';
import { MiniBasket } from '../shell/MiniBasket.tsx';
import { toasts } from '../toasts/toasts.ts';
import { Component as BasketPage } from './basket/BasketPage.tsx';
import { Component as CheckoutPage } from './checkout/CheckoutPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(20_000);

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  globalThis.fetch = server.fetch;
});
afterEach(() => {
  cleanup();
  toasts.set([]);
  forgetBasket();
  sessionStorage.clear();
});

async function open(path: string) {
  renderShop(
    path,
    <>
      <Route path="/winkelwagen" element={<BasketPage />} />
      <Route path="/winkelwagen/gegevens" element={<CheckoutPage />} />
      <Route path="/winkelwagen/bevestiging" element={<h1>bevestigd</h1>} />
    </>,
  );
  await screen.findByRole('complementary');
  return userEvent.setup({ delay: null });
}
const requestsTo = (method: string, path: string) =>
  server.requests.filter((request) => request.method === method && request.path.includes(path));
const nameOf = (article: string) =>
  server.view().lines.find(({ product }) => product.article_number === article)?.product.name ?? '';
const orderButton = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Bestellen' })[0];

async function placeButton(): Promise<HTMLButtonElement> {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Bestelling plaatsen' });
  await waitFor(() => expect(button.disabled).toBe(false));
  return button;
}

describe('the basket page', () => {
  test('shows the faulty lines on top and removes them in one request', async () => {
    const user = await open('/winkelwagen');
    const faulty = screen.getByRole('table', { name: 'Foutieve regels' });
    expect(within(faulty).getAllByRole('rowheader')).toHaveLength(2);
    expect(orderButton()?.disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Beide verwijderen' }));
    await waitFor(() => expect(orderButton()?.disabled).toBe(false));
    expect(requestsTo('PUT', '/api/basket/items')[0]?.body).toEqual({ '121040': 0, '136055': 0 });
    expect(screen.queryByRole('table', { name: 'Foutieve regels' })).toBeNull();
  });

  test('saves a typed quantity before it continues to the checkout', async () => {
    server.setLines({ '121040': 0, '136055': 0 });
    const user = await open('/winkelwagen');
    const [field] = screen.getAllByRole<HTMLInputElement>('spinbutton', { name: /^Aantal/ });
    if (!field) throw new Error('no line has a quantity field');
    await user.clear(field);
    await user.type(field, '24');
    const button = orderButton();
    if (!button) throw new Error('the page has no order button');
    await user.click(button);
    await waitFor(() => expect(addressShown()).toBe('/winkelwagen/gegevens'));
    expect(requestsTo('PUT', '/api/basket/item/').map(({ body }) => body)).toEqual([{ quantity: 24 }]);
  });

  test('groups the lines by navigation group, or lists them by article number, also with VAT', async () => {
    const user = await open('/winkelwagen');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Per artikelnummer' }));
    await user.click(screen.getByRole('checkbox', { name: 'Toon prijzen incl. btw' }));
    const all = screen.getByRole('table', { name: 'Alle artikelen' });
    expect(within(all).getAllByRole('row')).toHaveLength(11);
    expect(all.textContent).toContain('€\u00a014,28');
    expect(document.cookie).toContain('showPricesIncVat=1');
    // Lines with VAT are rounded one by one, so the ticket may differ.
    expect(screen.getByText(/^Bedragen incl. btw zijn per regel afgerond/)).not.toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Toon prijzen incl. btw' }));
    expect(screen.queryByText(/^Bedragen incl. btw zijn per regel afgerond/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Per groep' }));
  });

  test('tells a customer with hidden prices that the minimum is not reached, without an amount', async () => {
    server.hidePrices();
    server.setLines(
      Object.fromEntries(
        server
          .view()
          .lines.slice(1)
          .map((line) => [line.product.article_number, 0]),
      ),
    );
    await open('/winkelwagen');
    const ticket = screen.getByRole('complementary', { name: 'Samenvatting' });
    expect(within(ticket).getByText('Minimumbestelling nog niet bereikt')).not.toBeNull();
    expect(within(ticket).queryByRole('progressbar')).toBeNull();
    const bar = screen.getByRole('region', { name: 'Totaal en bestellen' });
    expect(bar.textContent).toContain('Minimumbestelling nog niet bereikt');
    for (const part of [ticket, bar]) expect(part.textContent).not.toMatch(/€\s*\d|\d,\d\d/);
  });

  const bar = () => screen.getByRole('region', { name: 'Totaal en bestellen' });

  test('on a phone, shows why the order button is disabled, with a link to the cause', async () => {
    const user = await open('/winkelwagen');
    expect(bar().textContent).toContain('Los eerst de 2 foutieve regels op.');
    await user.click(within(bar()).getByRole('link', { name: '2 foutieve regels' }));
    expect(document.activeElement?.id).toBe('faulty-lines');
    cleanup();
    forgetBasket();
    server.setLines({ '121040': 0, '136055': 0 });
    server.forgetDay();
    const secondUser = await open('/winkelwagen');
    await secondUser.click(within(bar()).getByRole('button', { name: 'Kies je leverdag' }));
    expect(await screen.findByRole('dialog', { name: 'Kies je leverdag' })).not.toBeNull();
  });

  test('says "pickup" instead of "delivery" for a picked-up order, without a free-delivery goal', async () => {
    server.setLines({ '121040': 0, '136055': 0 });
    server.pickUp();
    await open('/winkelwagen');
    const ticket = screen.getByRole('complementary', { name: 'Samenvatting' });
    expect(within(ticket).getByRole('button', { name: /Afhalen vr.13.maart/ })).not.toBeNull();
    for (const part of [ticket, bar()]) expect(part.textContent).not.toMatch(/Levering|levering|gratis vanaf/);
  });

  test('shows that the customer is suspended, and disables ordering', async () => {
    server.setLines({ '121040': 0, '136055': 0 });
    server.suspend();
    await open('/winkelwagen');
    expect(screen.getAllByText(/opgeschort.*Contacteer de klantendienst/).length).toBeGreaterThan(0);
    expect(orderButton()?.disabled).toBe(true);
  });

  test('shows a toast that stays and a message on the page when the basket does not load', async () => {
    const { fetch } = server;
    globalThis.fetch = (url, init) =>
      typeof url === 'string' && url.includes('/api/basket/list')
        ? Promise.resolve(reply({ type: 'internal', title: 'Stuk', status: 500, code: 'internal' }, 500))
        : fetch(url, init);
    renderShop('/winkelwagen', <Route path="/winkelwagen" element={<BasketPage />} />);
    expect((await screen.findByText('Niet geladen')).closest('.toast')?.getAttribute('role')).toBe('alert');
    expect(screen.getByText('Winkelwagen niet geladen')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Bestellen' })).toBeNull();
  });

  test('links to the start page; the mini basket in the header names the faulty lines and their errors', async () => {
    renderShop(
      '/winkelwagen',
      <Route
        path="/winkelwagen"
        element={
          <>
            <MiniBasket />
            <BasketPage />
          </>
        }
      />,
    );
    const onwards = await screen.findByRole('link', { name: 'Verder winkelen' });
    expect(onwards.getAttribute('href')).toBe('/');
    const mini = screen.getByRole('link', { name: /^Winkelwagen, 12 regels/ });
    const faulty = server.view().lines.filter((line) => !line.is_counted);
    expect(faulty).toHaveLength(2);
    for (const { product, errors } of faulty)
      expect(mini.textContent).toContain(`${product.name}: ${errors.join(' ')}`);
  });

  test('asks for confirmation before the basket is emptied', async () => {
    const user = await open('/winkelwagen');
    await user.click(screen.getByRole('button', { name: 'Leegmaken' }));
    const dialog = await screen.findByRole('dialog', { name: 'Winkelwagen leegmaken?' });
    expect(requestsTo('DELETE', '/api/basket')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Leegmaken' }));
    expect(await screen.findByText('Je winkelwagen is leeg')).not.toBeNull();
  });

  test('undoing an emptied basket restores the orderable lines, names the others and offers a retry', async () => {
    const user = await open('/winkelwagen');
    const count = server.view().lines.length;
    const soldOut = nameOf('136055');
    await user.click(screen.getByRole('button', { name: 'Leegmaken' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leegmaken' }));
    await screen.findByText('Je winkelwagen is leeg');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
    const message = await screen.findByText(`1 regel niet teruggezet: ${soldOut}`);
    expect(server.view().lines).toHaveLength(count - 1);
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-quantity-target')).toBe(true));
    await user.click(within(message.parentElement ?? message).getByRole('button', { name: 'Probeer opnieuw' }));
    await waitFor(() => expect(requestsTo('PUT', '/api/basket/items').at(-1)?.body).toHaveProperty('136055'));
    expect(Object.keys(requestsTo('PUT', '/api/basket/items').at(-1)?.body as object)).toEqual(['136055']);
  });

  test('removed faulty lines can be restored', async () => {
    const user = await open('/winkelwagen');
    const soldOut = nameOf('136055');
    await user.click(screen.getByRole('button', { name: 'Beide verwijderen' }));
    await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
    expect(await screen.findByText(`1 regel niet teruggezet: ${soldOut}`)).not.toBeNull();
    const faulty = await screen.findByRole('table', { name: 'Foutieve regels' });
    expect(within(faulty).getAllByRole('rowheader')).toHaveLength(1);
  });

  test('moves the focus to the heading when a later day repairs the faulty lines', async () => {
    const user = await open('/winkelwagen');
    await user.click(screen.getByRole('button', { name: 'Kies een latere leverdag' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kies je leverdag' });
    server.setLines({ '121040': 0, '136055': 0 });
    await user.click(await within(dialog).findByRole('button', { name: /^Bevestig/ }));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Foutieve regels' })).toBeNull());
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test('moves the focus to the new line when the user replaces an unavailable article', async () => {
    const [unavailableArticle, replacementArticle] = ['136055', '131209'];
    server.setLines({ [replacementArticle]: 0 });
    globalThis.fetch = async (...fetchArguments) => {
      const answer = await server.fetch(...fetchArguments);
      const body = JSON.parse(await answer.text()) as Partial<BasketView>;
      const lines = body.lines?.map((line) =>
        line.product.article_number === unavailableArticle
          ? {
              ...line,
              product: { ...line.product, replacement: { article_number: replacementArticle, name: 'Volle room' } },
            }
          : line,
      );
      return reply(lines ? { ...body, lines } : body, answer.status);
    };
    const user = await open('/winkelwagen');
    await user.click(screen.getByRole('button', { name: /^Volle room/ }));
    await waitFor(() => expect(document.activeElement?.closest('tr')?.dataset['article']).toBe(replacementArticle));
  });

  test('chooses a delivery day with the arrow keys, and confirms it with the button that names it', async () => {
    const user = await open('/winkelwagen');
    await user.click(screen.getByRole('button', { name: /Levering vr.13.maart/ }));
    const friday = await screen.findByRole('button', { name: '13 maart' });
    friday.focus();
    await user.keyboard('{ArrowDown}{Home}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('16 maart, open bestelling');
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: /Bevestig ma.16.maart/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.view().delivery_date.date).toBe(Date.parse('2026-03-15T23:00:00Z') / 1000);
  });
});

describe('the checkout page', () => {
  test('shows a suspension that the server reports with the order, and disables ordering', async () => {
    server.setLines({ '121040': 0, '136055': 0 });
    const user = await open('/winkelwagen/gegevens');
    await fillIn(user, screen.getByLabelText(/^Jouw bestelreferentie/), 'Lente');
    server.suspend();
    const [place] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Bestelling plaatsen' });
    if (place === undefined) throw new Error('the page has no button to place the order');
    await user.click(place);
    await waitFor(() =>
      expect(screen.getAllByText(/opgeschort.*Contacteer de klantendienst/).length).toBeGreaterThan(0),
    );
    expect(place.disabled).toBe(true);
  });

  beforeEach(() => server.setLines({ '121040': 0, '136055': 0 }));

  test('sends the basket and the amount that are shown', async () => {
    const user = await open('/winkelwagen/gegevens');
    await fillIn(user, screen.getByRole('textbox', { name: /Jouw bestelreferentie/ }), 'WK11');
    await fillIn(user, screen.getByRole('textbox', { name: /Bevestiging ook naar/ }), 'keuken@lindegaard.example');
    const expectedContent = contentOfView(server.view());
    await user.click(screen.getByRole('button', { name: 'Bestelling plaatsen' }));
    await waitFor(() => expect(addressShown()).toBe('/winkelwagen/bevestiging?order=4402206'));
    expect(requestsTo('POST', '/checkout')[0]?.body).toEqual({
      basket_id: server.view().basket_id,
      shown: expectedContent,
      po_number: 'WK11',
      message: '',
      extra_emails: ['keuken@lindegaard.example'],
      amount_to_pay: 316.96,
    });
  });

  test('keeps the typed fields after a reload, until the order is placed', async () => {
    const user = await open('/winkelwagen/gegevens');
    await fillIn(user, screen.getByRole('textbox', { name: /Bevestiging ook naar/ }), 'keuken@lindegaard.example');
    await fillIn(user, screen.getByRole('textbox', { name: /Boodschap|Bericht/ }), 'Zijdeur');
    cleanup();
    const secondUser = await open('/winkelwagen/gegevens');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Boodschap|Bericht/ }).value).toBe('Zijdeur');
    await secondUser.click(await placeButton());
    await waitFor(() => expect(requestsTo('POST', '/checkout')).toHaveLength(1));
    expect(requestsTo('POST', '/checkout')[0]?.body).toMatchObject({ message: 'Zijdeur' });
    await waitFor(() => expect(sessionStorage.getItem('talloor.drafts')).toBeNull());
  });

  test('shows a basket that changed meanwhile, and asks to order again for its new amount', async () => {
    const user = await open('/winkelwagen/gegevens');
    const place = await placeButton();
    server.setLines({ '100855': 4 });
    await user.click(place);
    expect(await screen.findByText('Je winkelwagen is intussen veranderd')).not.toBeNull();
    expect(screen.getByText(/Er is niets besteld/).parentElement?.textContent).toMatch(
      /Totaal: ±.€.316,96.*±.€.330,42/,
    );
    await user.click(screen.getByRole('button', { name: /Nu bestellen voor ±.€.330,42/ }));
    await waitFor(() => expect(addressShown()).toContain('/winkelwagen/bevestiging'));
  });

  test('disables ordering until another address is complete', async () => {
    const user = await open('/winkelwagen/gegevens');
    const place = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Bestelling plaatsen' });
    await user.click(screen.getByRole('radio', { name: /Ander leveradres/ }));
    expect(place().disabled).toBe(true);
    expect(screen.getByText(/^Land: België/)).not.toBeNull();
    await fillIn(user, screen.getByRole('textbox', { name: 'Postcode' }), '90');
    await user.tab();
    expect(await screen.findByText('Vul een postcode van 4 cijfers in')).not.toBeNull();
    await user.click(screen.getByRole('radio', { name: /Standaardadres/ }));
    await waitFor(() => expect(place().disabled).toBe(false));
  });

  test('on a phone, the order bar names the missing field and leads to it', async () => {
    const user = await open('/winkelwagen/gegevens');
    const bar = screen.getByRole('region', { name: 'Totaal en bestellen' });
    expect(bar.textContent).toMatch(/levering vr.13/);
    await user.click(screen.getByRole('radio', { name: /Ander leveradres/ }));
    await user.click(within(bar).getByRole('button', { name: 'Vul de naam in' }));
    expect(document.activeElement?.id).toBe('checkout-name');
  });

  const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  const looksLocked = (name: string | RegExp) => field(name).closest('.MuiInputBase-readOnly') !== null;
  const elsewhere = async () => {
    const user = await open('/winkelwagen/gegevens');
    await user.click(screen.getByRole('radio', { name: /Ander leveradres/ }));
    return user;
  };

  test('an address book entry fills and locks the address and adds its message; the empty option clears both', async () => {
    const user = await elsewhere();
    await user.selectOptions(await screen.findByLabelText('Adresboek'), 'Tuinzaal');
    expect(field('Straat').value).toBe('Rekelingestraat');
    for (const name of ['Naam', 'Postcode', 'Gemeente', 'Straat', 'Nr.', /^Bus/])
      expect(field(name).readOnly).toBe(true);
    expect(looksLocked('Straat')).toBe(true);
    expect(looksLocked(/^Bericht bij de bestelling/)).toBe(false);
    expect(field(/^Bericht bij de bestelling/).value).toBe('Leveren via de zijdeur');
    expect(requestsTo('GET', '/api/address/city')).toHaveLength(0);
    await user.selectOptions(screen.getByLabelText('Adresboek'), 'Zelf invullen');
    for (const name of ['Naam', 'Postcode', 'Gemeente', 'Straat', 'Nr.', /^Bus/]) {
      expect(field(name).readOnly).toBe(false);
      expect(field(name).value).toBe('');
    }
    expect(field(/^Bericht bij de bestelling/).value).toBe('');
  });

  test('"clear and fill in yourself" empties the address of an entry and focuses its first field', async () => {
    const user = await elsewhere();
    await user.selectOptions(await screen.findByLabelText('Adresboek'), 'Tuinzaal');
    await user.click(screen.getByRole('button', { name: 'Wis en vul zelf in' }));
    expect(field('Straat').value).toBe('');
    await waitFor(() => expect(document.activeElement?.id).toBe('checkout-name'));
  });

  test('leaving an address book entry restores the previous message, unless the user edited the message', async () => {
    const user = await open('/winkelwagen/gegevens');
    const message = () => field(/^Bericht bij de bestelling/).value;
    await fillIn(user, field(/^Bericht bij de bestelling/), 'Bel aan');
    const chooseHall = async () => {
      await user.click(screen.getByRole('radio', { name: /Ander leveradres/ }));
      await user.selectOptions(await screen.findByLabelText('Adresboek'), 'Tuinzaal');
      expect(message()).toBe('Leveren via de zijdeur');
    };
    await chooseHall();
    await user.click(screen.getByRole('radio', { name: /Standaardadres/ }));
    expect(message()).toBe('Bel aan');
    await chooseHall();
    await user.type(field(/^Bericht bij de bestelling/), ' links');
    await user.click(screen.getByRole('radio', { name: /Standaardadres/ }));
    expect(message()).toBe('Leveren via de zijdeur links');
  });

  test('a postal code loads its cities once and the streets of the first; another city clears the street', async () => {
    const user = await elsewhere();
    await fillIn(user, field('Postcode'), '9000');
    await waitFor(() => expect(field('Gemeente').tagName).toBe('SELECT'));
    expect(field('Gemeente').value).toBe('Drongen');
    expect(requestsTo('GET', '/api/address/city')).toHaveLength(1);
    await waitFor(() =>
      expect(document.querySelector('datalist option')?.getAttribute('value')).toBe('Kerkstraat Drongen'),
    );
    await fillIn(user, field('Straat'), 'Kerkstraat Drongen');
    await user.selectOptions(field('Gemeente'), 'Gent');
    expect(field('Straat').value).toBe('');
    await waitFor(() =>
      expect(document.querySelector('datalist option')?.getAttribute('value')).toBe('Kerkstraat Gent'),
    );
  });

  test('lets the user type the city when the cities do not load, and says so', async () => {
    const user = await elsewhere();
    await fillIn(user, field('Postcode'), '9999');
    expect(await screen.findByText('De gemeenten zijn niet geladen: typ de gemeente zelf.')).not.toBeNull();
    expect(field('Gemeente').tagName).toBe('INPUT');
    await fillIn(user, field('Gemeente'), 'Saint-Georges-sur-Meuse-le-Bas');
    expect(field('Gemeente').value).toBe('Saint-Georges-sur-Meuse-le-Bas');
    await user.tab();
    expect((await screen.findAllByText('Hoogstens 26 tekens')).length).toBeGreaterThan(0);
  });

  test('lets the user type the street when the streets do not load, and says so', async () => {
    server.break('GET /api/address/street');
    const user = await elsewhere();
    await fillIn(user, field('Postcode'), '9000');
    expect(await screen.findByText('De straten zijn niet geladen: typ de straat zelf.')).not.toBeNull();
    await fillIn(user, field('Straat'), 'Kerkstraat');
    expect(field('Straat').value).toBe('Kerkstraat');
  });

  test('loads the address book when the user retries after a failure', async () => {
    server.break('GET /api/address/book');
    const user = await elsewhere();
    const message = await screen.findByText('Je adresboek is niet geladen. Vul het adres zelf in, of probeer opnieuw.');
    for (const name of ['Naam', 'Postcode']) expect(field(name).readOnly).toBe(false);
    server.mend('GET /api/address/book');
    await user.click(within(message.closest('[role="alert"]') as HTMLElement).getByRole('button'));
    expect(await screen.findByRole('combobox', { name: 'Adresboek' })).not.toBeNull();
  });

  test('shows the address of the main order for an add-on order, without other addresses', async () => {
    server.addTo('4402131');
    await open('/winkelwagen/gegevens');
    expect(screen.getByText('Samen met 4402131')).not.toBeNull();
    expect(screen.queryByRole('radio', { name: /Ander leveradres/ })).toBeNull();
    expect(screen.queryByRole('radio', { name: /Standaardadres/ })).toBeNull();
  });

  test('reports an undelivered postal code at once', async () => {
    const user = await elsewhere();
    await fillIn(user, field('Postcode'), '9991');
    expect((await screen.findAllByText(/Op deze postcode leveren we niet/)).length).toBeGreaterThan(0);
  });
});
