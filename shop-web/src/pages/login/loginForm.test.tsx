/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { LoginForm } from './LoginForm.tsx';

configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(120_000);
afterEach(cleanup);

/** Like a password manager: the value changes, and React hears no event. */
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
