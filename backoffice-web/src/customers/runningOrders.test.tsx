/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import type { OfficeCustomer } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { RunningOrders } from './RunningOrders.tsx';

afterEach(cleanup);

const order = {
  id: '4402131',
  order_number: '4402131',
  status: 'open',
  allocation: 'allocated',
  delivery_date: Date.parse('2026-03-13T00:00:00+01:00') / 1000,
  changeable_until: Date.parse('2026-03-12T14:00:00+01:00') / 1000,
  number_of_products: 1,
  amount_to_pay: null,
};

test('the office sees that mussels can be cancelled until their deadline, and others changed', () => {
  const mussels = { ...order, id: '4402132', delivery_service: { kind: 'mussels', moment: 'morning' } };
  const customer = { id: '204118', figures: { orders: 2 }, running_orders: [order, mussels] };
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <RunningOrders customer={customer as unknown as OfficeCustomer} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const deadlines = screen.getAllByText(/14:00/).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(deadlines).toEqual(['do 14:00', 'annuleren tot do 14:00']);
});
