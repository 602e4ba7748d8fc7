/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import type { StatisticsOrders } from '@talloor/contracts/endpoints/statistics.ts';
import { fakeServer, reply } from '../../testing/fakeServer.ts';
import { addressShown, renderShop } from '../../testing/renderShop.tsx';
import { toasts } from '../../toasts/toasts.ts';
import { OrdersDialog } from './OrdersDialog.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanup();
  toasts.set([]);
});

const orderOf = (customerNumber: string, number: string, turnover: number | null) => ({
  order_number: number,
  delivery_number: `6${number}`,
  day: '2026-03-10',
  customer_number: customerNumber,
  quantity: 2.5,
  turnover,
});
const found: StatisticsOrders = {
  shows_prices: true,
  orders: [orderOf('204118', '4400002', 22), orderOf('204119', '4400003', 77)],
  order_count: 140,
};

function open(answer: () => Response): { readonly chosen: unknown[] } {
  const { fetch } = fakeServer();
  const chosen: unknown[] = [];
  let current = '204118';
  globalThis.fetch = async (url, init) => {
    const address = typeof url === 'string' ? url : '';
    if (address.includes('/api/statistics/orders')) return answer();
    const isChoice = address.endsWith('/api/user/customer');
    if (isChoice) {
      const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as {
        readonly customer_number: string;
      };
      chosen.push(body.customer_number);
      current = body.customer_number;
    }
    if (!isChoice && !address.endsWith('/api/user')) return fetch(url, init);
    const user = JSON.parse(await (await fetch('/nl/api/user', {})).text()) as { customers: object[] };
    const [own] = user.customers;
    const customers = [own, { ...own, customer_number: '204119', name: 'Café Post' }];
    return reply({ ...user, customers, customer_number: current });
  };
  const question = {
    from: '2026-03-01',
    to: '2026-03-31',
    by: 'article',
    customers: ['204118', '204119'],
    group: '',
    brand: '',
  } as const;
  renderShop(
    '/nl/mijn-account/statistieken',
    <>
      <Route
        path="/nl/mijn-account/statistieken"
        element={<OrdersDialog rowKey="131209" name="Room" question={question} onClose={() => undefined} />}
      />
      <Route path="/bestelling-bekijken" element={<h1>De bestelling</h1>} />
    </>,
  );
  return { chosen };
}

test('the newest orders of a row are listed with their customer, quantity and amount', async () => {
  open(() => reply(found));
  const dialog = await screen.findByRole('dialog', { name: 'Bestellingen: Room' });
  expect(await within(dialog).findByText(/^140 leveringen, 01\/03\/2026 tot en met 31\/03\/2026/)).toBeDefined();
  expect(within(dialog).getByText(/De nieuwste 2 staan hieronder/)).toBeDefined();
  const [, first] = within(dialog).getAllByRole('row');
  expect(first?.textContent).toMatch(/4400002.*10\/03\/2026.*64400002.*204118.*2,5.*22,00/);
});

test('hidden prices leave no column of amounts', async () => {
  open(() => reply({ ...found, shows_prices: false, orders: [orderOf('204118', '4400002', null)], order_count: 1 }));
  expect((await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)).not.toContain('Aankopen');
});

test('the order of another own customer is opened after that customer is chosen', async () => {
  const { chosen } = open(() => reply(found));
  await userEvent.click(await screen.findByRole('button', { name: '4400003' }));
  expect(await screen.findByRole('heading', { name: 'De bestelling' })).toBeDefined();
  expect([chosen, addressShown()]).toEqual([['204119'], '/bestelling-bekijken?order=4400003']);
});

test('a failure can be tried again', async () => {
  let isDown = true;
  open(() => (isDown ? reply({ type: 'internal', title: 'Stuk', status: 500, code: 'internal' }, 500) : reply(found)));
  expect(await screen.findByText('De bestellingen zijn niet geladen')).toBeDefined();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw' }));
  expect(await screen.findByRole('link', { name: '4400002' })).toBeDefined();
});
