/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { type AuthProvider, CoreAdminContext } from 'react-admin';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { officeRights } from '@talloor/rules/account/officeRights.ts';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { OfficeDialog } from './OfficeDialog.tsx';
import { OfficeLayout } from './OfficeLayout.tsx';

configure({ asyncUtilTimeout: 10_000 });

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = () => {};
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.fetch = () => Promise.reject(new TypeError());
});
afterEach(cleanup);

const authProvider = {
  getPermissions: () => Promise.resolve(officeRights),
} as unknown as AuthProvider;
let isBroken = false;
const Child = () => {
  if (isBroken) throw new Error('broken');
  return <p>Hersteld</p>;
};
const show = (children: ReactNode) => {
  isBroken = true;
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider} authProvider={authProvider}>
        {children}
      </CoreAdminContext>
    </MemoryRouter>,
  );
};
const retry = async () => {
  isBroken = false;
  fireEvent.click(await screen.findByRole('button', { name: 'Opnieuw' }));
  expect(await screen.findByText('Hersteld')).toBeTruthy();
};

test('an error inside an office dialog leaves the page and the button that closes the dialog', async () => {
  const onClose = jest.fn();
  show(
    <>
      <p>Rest</p>
      <OfficeDialog title="Titel" onClose={onClose} actions={<button onClick={onClose}>Annuleren</button>}>
        <Child />
      </OfficeDialog>
    </>,
  );
  expect(screen.getByText('Rest')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Dit kon niet gelezen worden.');
  fireEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await retry();
});

test('an error inside an office page leaves the menu', async () => {
  show(
    <OfficeLayout>
      <Child />
    </OfficeLayout>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Dit kon niet gelezen worden.');
  expect(screen.getByRole('link', { name: 'Bestellingen' })).toBeTruthy();
  await retry();
});
