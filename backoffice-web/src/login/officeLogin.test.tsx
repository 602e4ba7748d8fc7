/** @jest-environment jsdom */
import { afterAll, afterEach, expect, jest, test } from '@jest/globals';
import { hearFills } from '@talloor/look/hearFills.ts';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type AuthProvider } from 'react-admin';
import { OfficeLogin } from './OfficeLogin.tsx';

configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
afterAll(hearFills());

/** Like a password manager: React hears no event. */
const fillSilently = (field: HTMLElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);

test('an office login that a password manager filled without events is sent as it stands', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError());
  const login = jest.fn<AuthProvider['login']>().mockRejectedValue(new Error('closed'));
  render(
    <AdminContext authProvider={{ login } as unknown as AuthProvider}>
      <OfficeLogin />
    </AdminContext>,
  );
  fillSilently(screen.getByLabelText('login.username'), 'auditor');
  fillSilently(screen.getByLabelText('login.password'), 'geheim 12');
  fireEvent.click(screen.getByRole('button', { name: 'login.submit' }));
  await waitFor(() => expect(login).toHaveBeenCalledWith({ username: 'auditor', password: 'geheim 12' }));
});
