/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { standardRights } from '@talloor/rules/account/rights.ts';
import type { ReactNode } from 'react';
import { LanguageProvider } from '../../i18n/LanguageProvider.tsx';
import { RightsFields, type RightsChange } from './RightsFields.tsx';
import { RolesTable } from './RolesTable.tsx';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(20_000);
afterEach(cleanup);

const show = (part: ReactNode) =>
  render(
    <MemoryRouter initialEntries={['/nl']}>
      <LanguageProvider accountLanguage="nl">{part}</LanguageProvider>
    </MemoryRouter>,
  );

test('the role reads takes all acts, and leaves the right to see prices', async () => {
  const onChange = jest.fn<(change: RightsChange) => void>();
  show(<RightsFields rights={standardRights} legend="Rechten" rolesLabel="Rollen" onChange={onChange} />);
  const reads = await screen.findByRole('button', { name: 'Leest' });
  expect(reads.getAttribute('aria-pressed')).toBe('false');
  await userEvent.setup({ delay: null }).click(reads);
  expect(onChange).toHaveBeenCalledWith({ role: 'reads', isGiven: true, rights: ['see_prices'] });
});

test('a user without acts has the role reads', async () => {
  const onChange = jest.fn<(change: RightsChange) => void>();
  show(<RightsFields rights={['see_prices']} legend="Rechten" rolesLabel="Rollen" onChange={onChange} />);
  const reads = await screen.findByRole('button', { name: 'Leest' });
  expect(reads.getAttribute('aria-pressed')).toBe('true');
  await userEvent.setup({ delay: null }).click(reads);
  expect(onChange).not.toHaveBeenCalled();
});

test('the table of roles says that each role reads, and what the right to order gives', async () => {
  show(<RolesTable />);
  const row = await screen.findByRole('row', { name: /^Lezen/, hidden: true });
  expect(within(row).getAllByText('ja')).toHaveLength(4);
  expect(screen.getByText(/vaste bestellingen wijzigen/)).toBeTruthy();
});
