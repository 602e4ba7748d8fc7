/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { MusselSaleView } from '@talloor/contracts/endpoints/mussels.ts';
import type { UserView } from '@talloor/contracts/endpoints/session.ts';
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { forgetBasket } from '../../basket/storedBasket.ts';
import { setServerNow } from '../../session/serverClock.ts';
import { exampleMussels } from '../../testing/exampleMussels.ts';
import { fakeServer, reply } from '../../testing/fakeServer.ts';
import { addressShown, renderShop } from '../../testing/renderShop.tsx';
import { toasts } from '../../toasts/toasts.ts';
import { Component as MusselsPage } from './MusselsPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(20_000);

let sale: MusselSaleView;
let sent: unknown[];
let keys: (string | null)[];
let answer: () => Promise<Response>;
let changeUser: (user: UserView) => UserView;
const redirect = '/winkelwagen/bevestiging?order=4402199';

beforeEach(() => {
  sale = exampleMussels;
  sent = [];
  keys = [];
  changeUser = (user) => user;
  answer = () => Promise.resolve(reply({ success: true, redirect }, 201));
  const server = fakeServer();
  globalThis.fetch = ((url: string, init: RequestInit = {}) => {
    const path = url.replace(/^\/nl/, '').replace(/\?.*/, '');
    if (path === '/api/mussel') return Promise.resolve(reply(sale));
    if (path === '/api/user')
      return server.fetch(url, init).then(async (user) => reply(changeUser(JSON.parse(await user.text()) as UserView)));
    if (path !== '/api/mussel/order') return server.fetch(url, init);
    sent.push(JSON.parse(init.body as string));
    keys.push(new Headers(init.headers).get('idempotency-key'));
    return answer();
  }) as typeof fetch;
});
afterEach(() => {
  cleanup();
  toasts.set([]);
  forgetBasket();
  jest.useRealTimers();
});

async function open() {
  renderShop(
    '/nl/mosselen',
    <>
      <Route path="/nl/mosselen" element={<MusselsPage />} />
      <Route path="/winkelwagen/bevestiging" element={<h1>bevestigd</h1>} />
    </>,
  );
  await screen.findByRole('group', { name: 'Leverdag' });
  return userEvent.setup({ delay: null });
}
const radio = (start: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: (name) => name.replaceAll('\u00a0', ' ').startsWith(start) });
const bags = (weight: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Zak van ${weight.replace(' ', '\u00a0')}, aantal` });
const ticket = () => within(screen.getByRole('complementary', { name: 'Je mosselen' }));
const orderButton = () => ticket().getByRole<HTMLButtonElement>('button');
const text = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.click(radio('vr 13'));
  await user.click(radio('Voormiddag'));
  await user.type(bags('5 kg'), '3');
}

describe('the page of the mussels', () => {
  test('offers the days of the customer, and says why another day is closed', async () => {
    await open();
    // Wednesday 14:12: the next day is skipped.
    const days = within(screen.getByRole('group', { name: 'Leverdag' })).getAllByRole<HTMLInputElement>('radio');
    expect(days.map((each) => [each.disabled, text(each.closest('label')!)])).toEqual([
      [true, 'wo 11te laat'],
      [true, 'do 12te laat'],
      [false, 'vr 13maart'],
      [false, 'za 14maart'],
      [true, 'zo 15zon- of feestdag'],
      [false, 'ma 16maart'],
      [false, 'di 17maart'],
    ]);
    expect(screen.getByText('Eerste levering: vr 13 maart')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Latere dagen tonen' }));
    expect(screen.getAllByRole('radio')).toHaveLength(14);
  });

  test('cannot send before day, moment and 15 kg, and says what is missing', async () => {
    const user = await open();
    const hints = () => ticket().queryAllByRole('listitem').map(text);
    expect([orderButton().disabled, hints()]).toEqual([
      true,
      ['Kies een leverdag en een moment.', 'Bestel minstens 15 kg.'],
    ]);
    await user.click(radio('vr 13'));
    expect(hints()).toContain('Kies een leverdag en een moment.');
    await user.click(radio('Namiddag'));
    await user.type(bags('5 kg'), '2');
    expect([orderButton().disabled, hints()]).toEqual([true, ['Bestel minstens 15 kg.']]);
    expect(text(ticket().getByRole('status'))).toBe('Nog 5 kg tot het minimum');
    await user.click(screen.getByRole('button', { name: /^Zak van 5\skg: één meer$/ }));
    expect([orderButton().disabled, hints()]).toEqual([false, []]);
    expect(text(ticket().getByRole('status'))).toBe('Minimum van 15 kg bereikt');
  });

  test('adds up packages, VAT and a delivery of 0, and rounds fractions of packages', async () => {
    const user = await open();
    await user.type(bags('1 kg'), '3,6');
    await user.type(bags('5 kg'), '3');
    fireEvent.blur(bags('1 kg'));
    expect(bags('1 kg').value).toBe('4');
    const sums = ticket().getAllByRole('definition').map(text);
    expect(sums).toEqual(['± € 27,60', '± € 97,50', '± € 125,10', '€ 7,51', '€ 0,00', '± € 132,61']);
    await user.type(bags('2,5 kg'), 'veel');
    expect(screen.getByText('Geef een aantal van 0 tot 9999')).toBeTruthy();
    expect(bags('2,5 kg').getAttribute('aria-invalid')).toBe('true');
    await user.clear(bags('1 kg'));
    await user.type(bags('1 kg'), '-4');
    expect(ticket().getAllByRole('definition').map(text)[0]).toBe('± € 97,50');
  });

  test('says to a user without the right to order that a colleague can', async () => {
    changeUser = (each) => ({ ...each, rights: ['see_prices'] });
    const user = await open();
    await fillIn(user);
    expect(ticket().getAllByRole('listitem').map(text)).toEqual([
      'Je mag voor deze klant niet bestellen. Vraag het een collega.',
    ]);
    expect(orderButton().disabled).toBe(true);
  });

  test('says before sending that the order is above the limit of the user', async () => {
    sale = { ...exampleMussels, orderLimit: 100 };
    const user = await open();
    await fillIn(user);
    const hints = () => ticket().queryAllByRole('listitem').map(text);
    expect([orderButton().disabled, hints()]).toEqual([false, []]);
    await user.click(screen.getByRole('button', { name: /^Zak van 5\skg: één meer$/ }));
    expect([orderButton().disabled, hints()]).toEqual([
      true,
      ['Dit is meer dan de € 100,00 die je alleen mag bestellen, zonder btw. Bestel minder of vraag het een collega.'],
    ]);
  });

  test('says to a suspended customer that nothing can be ordered', async () => {
    changeUser = (each) => ({ ...each, customers: each.customers.map((own) => ({ ...own, status: 'suspended' })) });
    const user = await open();
    await fillIn(user);
    expect(ticket().getAllByRole('listitem').map(text)).toEqual([
      'Dit klantnummer is opgeschort: bestellen kan nu niet. Contacteer de klantendienst.',
    ]);
    expect(orderButton().disabled).toBe(true);
  });

  test('asks the reference that the customer requires, and sends it with the message', async () => {
    sale = { ...exampleMussels, isReferenceRequired: true };
    const user = await open();
    await fillIn(user);
    const hints = () => ticket().queryAllByRole('listitem').map(text);
    expect([orderButton().disabled, hints()]).toEqual([true, ['Vul je bestelreferentie in.']]);
    const reference = screen.getByRole('textbox', { name: /^Jouw bestelreferentie/ });
    expect(reference.getAttribute('aria-required')).toBe('true');
    await user.type(reference, 'x'.repeat(31));
    expect(hints()).toEqual(['Jouw bestelreferentie: hoogstens 30 tekens.']);
    await user.clear(reference);
    await user.type(reference, ' PO-77 ');
    await user.type(screen.getByRole('textbox', { name: /^Bericht bij de bestelling/ }), 'Achteraan');
    expect(hints()).toEqual([]);
    await user.click(orderButton());
    await waitFor(() => expect(addressShown()).toBe(redirect));
    expect(sent).toMatchObject([{ reference: 'PO-77', message: 'Achteraan' }]);
  });

  test('is busy while it sends, sends once, and follows the redirect', async () => {
    let finish = () => {};
    answer = () =>
      new Promise((resolve) => {
        finish = () => resolve(reply({ success: true, redirect }, 201));
      });
    const user = await open();
    await fillIn(user);
    await user.dblClick(orderButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect([orderButton().disabled, orderButton().getAttribute('aria-busy'), text(orderButton())]).toEqual([
      true,
      'true',
      'Bezig met bestellen…',
    ]);
    await act(async () => {
      finish();
      await Promise.resolve();
    });
    await waitFor(() => expect(addressShown()).toBe(redirect));
    expect(sent).toEqual([
      {
        deliveryDate: '2026-03-13',
        deliveryMoment: 'morning',
        orderedQuantities: [
          { weight: 1, quantity: 0 },
          { weight: 2.5, quantity: 0 },
          { weight: 5, quantity: 3 },
        ],
        shownTotal: 103.35,
      },
    ]);
  });

  test('keeps the form after a failure, says so in a toast, and the same order keeps its key', async () => {
    answer = () => Promise.resolve(reply({ status: 500, code: 'internal', title: 'Fout' }, 500));
    const user = await open();
    await fillIn(user);
    await user.click(orderButton());
    expect(await screen.findByText('Je mosselen konden niet besteld worden. Probeer het later opnieuw.')).toBeTruthy();
    expect(
      screen.getByText('Geen antwoord gekregen. Kijk eerst of je mosselen bij je bestellingen staan.'),
    ).toBeTruthy();
    expect([orderButton().disabled, bags('5 kg').value, radio('Voormiddag').checked]).toEqual([false, '3', true]);
    answer = () => Promise.resolve(reply({ success: true, redirect }, 201));
    await user.click(orderButton());
    await waitFor(() => expect(addressShown()).toBe(redirect));
    expect(keys[0]).toBe(keys[1]);
    expect(toasts.get()).toEqual([]);
  });

  test('shows the new total and says so after a change of the price while the page is open', async () => {
    const user = await open();
    await fillIn(user);
    const [first, ...others] = exampleMussels.packagingOptions;
    sale = { ...exampleMussels, packagingOptions: [first!, ...others.map((each) => ({ ...each, pricePerKg: 7 }))] };
    const detail = 'De prijs is veranderd en er is niets besteld.';
    answer = () => Promise.resolve(reply({ status: 409, code: 'mussels.changed', title: 'Prijs', detail }, 409));
    await user.click(orderButton());
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(toasts.get().map(({ title }) => title)).toEqual(['Je mosselen zijn niet besteld']);
    await waitFor(() => expect(ticket().getAllByRole('definition').map(text).at(-1)).toBe('± € 111,30'));
    answer = () => Promise.resolve(reply({ success: true, redirect }, 201));
    await user.click(orderButton());
    await waitFor(() => expect(addressShown()).toBe(redirect));
    expect(sent).toMatchObject([{ shownTotal: 103.35 }, { shownTotal: 111.3 }]);
  });

  test('a moment that the clock takes away is cleared, and the page says so', async () => {
    sale = { ...exampleMussels, isPriorityCustomer: true };
    jest.useFakeTimers({ advanceTimers: true });
    await open();
    const passMinute = (before: string) =>
      act(() => {
        setServerNow(Date.parse(`2026-03-11T${before}+01:00`) / 1000);
        jest.advanceTimersByTime(61_000);
      });
    passMinute('06:57:30');
    fireEvent.click(radio('wo 11'));
    fireEvent.click(radio('Voormiddag'));
    fireEvent.change(bags('5 kg'), { target: { value: '3' } });
    expect(orderButton().disabled).toBe(false);
    passMinute('06:59:10');
    expect(text(screen.getByRole('alert'))).toBe(
      'Levering op wo 11 maart, voormiddag, kan niet meer. Kies een ander moment.',
    );
    expect(screen.queryByRole('radio', { name: /^Voormiddag/ })).toBeNull();
    expect([orderButton().disabled, bags('5 kg').value, radio('wo 11').checked]).toEqual([true, '3', true]);
    fireEvent.click(radio('Namiddag'));
    expect([orderButton().disabled, screen.queryByRole('alert')]).toEqual([false, null]);
    passMinute('13:59:10');
    expect(text(screen.getByRole('alert'))).toContain('wo 11 maart, namiddag, kan niet meer');
    expect([radio('wo 11').disabled, screen.queryByRole('group', { name: 'Levermoment' })]).toEqual([true, null]);
  });

  test('shows no amounts to a customer without prices', async () => {
    sale = {
      ...exampleMussels,
      packagingOptions: exampleMussels.packagingOptions.map((each) => ({ ...each, pricePerKg: null })),
    };
    const user = await open();
    await user.type(bags('5 kg'), '3');
    expect(new Set(ticket().getAllByRole('definition').map(text))).toEqual(new Set(['€ ***']));
  });

  test('says out of season that there are none', async () => {
    sale = { ...exampleMussels, saleStart: null, saleEnd: null, vatPercentage: null };
    renderShop('/nl/mosselen', <Route path="/nl/mosselen" element={<MusselsPage />} />);
    expect(await screen.findByText('Het is geen mosselseizoen')).toBeTruthy();
  });
});
