/** @jest-environment jsdom */
import { afterAll, afterEach, expect, jest, test } from '@jest/globals';
import { hearFills } from '@talloor/look/hearFills.ts';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { Component as ActivatePage } from '../registration/ActivatePage.tsx';
import { ResetPasswordForm } from '../resetPassword/ResetPasswordForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(120_000);
afterEach(cleanup);
afterAll(hearFills());

/** Like a password manager: React hears no event. */
const fillSilently = (field: HTMLElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);

test('a login that a password manager filled without events is sent as it stands, also after one more look', async () => {
  const server = fakeServer();
  globalThis.fetch = server.fetch;
  renderShop('/login', <Route path="/login" element={<LoginForm nextPage={null} onBusy={() => undefined} />} />);
  fillSilently(await screen.findByLabelText('Gebruikersnaam'), 'lotte');
  fillSilently(screen.getByLabelText('Wachtwoord'), 'geheim 12');
  await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord tonen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }));
  await waitFor(() =>
    expect(server.requests).toContainEqual(
      expect.objectContaining({ method: 'POST', body: { username: 'lotte', password: 'geheim 12' } }),
    ),
  );
});

test('typing a password keeps a name that was filled without events', async () => {
  const server = fakeServer();
  globalThis.fetch = server.fetch;
  renderShop('/login', <Route path="/login" element={<LoginForm nextPage={null} onBusy={() => undefined} />} />);
  fillSilently(await screen.findByLabelText('Gebruikersnaam'), 'lotte');
  await userEvent.type(screen.getByLabelText('Wachtwoord'), 'geheim 12{Enter}');
  await waitFor(() =>
    expect(server.requests).toContainEqual(
      expect.objectContaining({ body: { username: 'lotte', password: 'geheim 12' } }),
    ),
  );
});

test.each<[string, ReactNode, Readonly<Record<string, string>>, string, object]>([
  [
    'a forgotten password',
    <RecoveryForm key="form" what="password" />,
    { Gebruikersnaam: 'lotte', 'E-mailadres': 'lotte@lindegaard.example' },
    'Mail me een link',
    { username: 'lotte', email: 'lotte@lindegaard.example' },
  ],
  [
    'a new password',
    <ResetPasswordForm key="form" token="a" username="lotte" onDone={() => undefined} onInvalid={() => undefined} />,
    { 'Nieuw wachtwoord': 'Welkom-2026!', 'Nieuw wachtwoord, nog eens': 'Welkom-2026!' },
    'Nieuw wachtwoord bewaren',
    { token: 'a', password: 'Welkom-2026!', confirmation: 'Welkom-2026!' },
  ],
  [
    'an activation',
    <ActivatePage key="form" />,
    { Wachtwoord: 'Welkom-2026!' },
    'Mijn login activeren',
    { token: 'b', password: 'Welkom-2026!' },
  ],
])('the form of %s that was filled without events is sent as it stands', async (_, form, fields, button, body) => {
  const server = fakeServer();
  globalThis.fetch = server.fetch;
  renderShop('/form?token=b', <Route path="/form" element={form} />);
  for (const [label, value] of Object.entries(fields)) fillSilently(await screen.findByLabelText(label), value);
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(server.requests).toContainEqual(expect.objectContaining({ method: 'POST', body })));
});
