/** @jest-environment jsdom */
import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { hearFills } from '@talloor/look/hearFills.ts';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { fakeServer, reply } from '../../testing/fakeServer.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { Component as RegistrationPage } from './RegistrationPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);
window.scrollTo = () => {};
const stop = hearFills();
afterAll(stop);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** Like a browser that fills addresses: React hears no event. */
async function fillSilently(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = await screen.findByLabelText(label);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  }
}
const choose = (label: string, value: string) => userEvent.selectOptions(screen.getByLabelText(label), value);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a registration that the browser filled without events is sent as it stands', async () => {
  const { fetch, requests } = fakeServer();
  const answers: Readonly<Record<string, object>> = {
    '/registration/store': { draft: null, filed: null, form_token: 'token' },
    '/registration/function_titles': { function_titles: [{ code: 'chef', nl: 'Chef-kok', fr: 'Chef de cuisine' }] },
  };
  globalThis.fetch = (url, init) => {
    const answer = init?.method === 'GET' ? answers[(url as string).replace(/^.*\/api/, '')] : undefined;
    return answer === undefined ? fetch(url as string, init) : Promise.resolve(reply(answer));
  };
  renderShop('/registreren?mode=activate', <Route path="/registreren" element={<RegistrationPage />} />);
  await userEvent.click(await screen.findByLabelText('Telefoon'));
  await fillSilently({ Voornaam: 'Lotte', Naam: 'Vermeersch', Telefoon: '09 225 12 34', 'E-mail': 'l@lin.example' });
  await choose('Aanspreking', 'mrs');
  await choose('Functie', 'chef');
  await press('Verder naar Zaak');
  await userEvent.type(await screen.findByLabelText('Klantnummer'), '204118');
  await press('Verder naar Login');
  await fillSilently({
    Gebruikersnaam: 'lotte.lindegaard',
    Wachtwoord: 'Welkom-2026!',
    'Wachtwoord herhalen': 'Welkom-2026!',
  });
  await press('Naar het overzicht');
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('Login aanvragen');
  const login = { username: 'lotte.lindegaard', password: 'Welkom-2026!', confirmation: 'Welkom-2026!' };
  const contact = { first_name: 'Lotte', last_name: 'Vermeersch', email: 'l@lin.example' };
  await waitFor(() =>
    expect(requests.find(({ path }) => path.endsWith('/registration/register'))?.body).toMatchObject({
      contact,
      login,
    }),
  );
});
