/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { i18nProvider } from '../../i18n/i18nProvider.ts';
import { FreeLines } from './FreeLines.tsx';

afterEach(cleanup);

const gift = {
  article_number: '500',
  name: 'Blik maïs 2 kg',
  quantity: 3,
  because: 'bij 18 × Tonijn in water',
  board: 'dry',
  icon: null,
} as const;
const show = (lines: readonly object[]) =>
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <FreeLines lines={lines as never} />
      </CoreAdminContext>
    </MemoryRouter>,
  );

test('a correction shows each free article with its quantity and its reason', () => {
  show([gift]);
  expect(screen.getByRole('table', { name: 'Gratis bij deze bestelling' })).toBeTruthy();
  expect(screen.getAllByRole('row').at(-1)?.textContent).toBe('Blik maïs 2 kg5003bij 18 × Tonijn in water');
});

test('a correction names a free article by the number of the ERP beside the digits', () => {
  show([{ ...gift, erp_number: 'AX-20/B' }]);
  expect(screen.getByText('500 · AX-20/B')).toBeTruthy();
});

test('a correction without free articles shows no such table', () => {
  show([]);
  expect(screen.queryByRole('table')).toBeNull();
});
