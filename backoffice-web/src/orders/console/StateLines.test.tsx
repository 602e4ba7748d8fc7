/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { i18nProvider } from '../../i18n/i18nProvider.ts';
import type { ComparedLine } from './compareStates.ts';
import { StateLines } from './StateLines.tsx';

afterEach(cleanup);

const line: ComparedLine = {
  key: '131209',
  article_number: '131209',
  name: 'Volle room 1 l',
  group_code: 'dairy',
  board: 'dairy',
  quantity: 6,
  quantity_before: null,
  unit: 'st',
  price_per_unit: 4,
  price_before: null,
  line_total: 24,
  is_approximate: false,
  is_removed: false,
  is_changed: false,
  is_free: false,
  last_changed_at: null,
  last_changed_by: null,
  last_changed_event: null,
  numbers: { promised: null, picked: null, delivered: null, invoiced: null, credited: null },
  notes: [],
};

test('the office reads the ERP number of an article that has one beside its digits', () => {
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <StateLines
          lines={[line, { ...line, key: '131210', article_number: '131210' }]}
          instant="2026-03-11T14:31:51.700Z"
          acts={null}
          erpNumbers={new Map([['131209', 'AX-20/B']])}
        />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  expect(screen.getByText('131209 · AX-20/B')).toBeTruthy();
  expect(screen.getByText('131210')).toBeTruthy();
});
