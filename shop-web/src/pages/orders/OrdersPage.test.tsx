/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { forgetBasket } from '../../basket/storedBasket.ts';
import { fakeServer, reply } from '../../testing/fakeServer.ts';
import { addressShown, renderShop } from '../../testing/renderShop.tsx';
import { toasts } from '../../toasts/toasts.ts';
import { Component as OrdersPage } from './OrdersPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanup();
  toasts.set([]);
  forgetBasket();
});

const pagination = { currentPage: 1, totalPages: 1, results: 0, offset: 0, listSizes: [24] };
const groups = ['incomplete', 'pending', 'delivered', 'invoiced'] as const;
type Group = (typeof groups)[number];
const emptyAnswers = {
  incomplete: { baskets: [] },
  pending: { orders: [] },
  delivered: { deliveries: [] },
  invoiced: { deliveries: [] },
};

function open(path: string, failing: () => Group | 'all' | null): string[] {
  const { fetch } = fakeServer();
  const addresses: string[] = [];
  globalThis.fetch = (url, init) => {
    const address = typeof url === 'string' ? url : '';
    const group = groups.find((name) => address.includes(`/api/dashboard/orders/${name}`));
    if (group === undefined) return fetch(url, init);
    addresses.push(address);
    return Promise.resolve(
      group === failing() || failing() === 'all'
        ? reply({ type: 'internal', title: 'Stuk', status: 500, code: 'internal' }, 500)
        : reply({ ...emptyAnswers[group], pagination }),
    );
  };
  renderShop(path, <Route path="/nl/mijn-account/bestellingen" element={<OrdersPage />} />);
  return addresses;
}

const messages = {
  incomplete: 'Onafgewerkte bestellingen niet geladen',
  pending: 'Open bestellingen niet geladen',
  delivered: 'Geleverde bestellingen niet geladen',
  invoiced: 'Gefactureerde bestellingen niet geladen',
};
const names = { incomplete: 'Onafgewerkt', pending: 'Open', delivered: 'Geleverd', invoiced: 'Gefactureerd' };

test.each(groups)('a failed load of the group %s shows in that group only, and can be retried', async (group) => {
  let failing: Group | null = group;
  open('/nl/mijn-account/bestellingen', () => failing);
  const failureMessage = await screen.findByText(messages[group]);
  for (const other of groups.filter((each) => each !== group)) {
    expect(screen.queryByText(messages[other])).toBeNull();
    const rail = await screen.findByRole('region', { name: `${names[other]} 0` });
    expect(within(rail).queryByRole('alert')).toBeNull();
  }
  failing = null;
  const alert = failureMessage.closest('[role=alert]');
  if (!(alert instanceof HTMLElement)) throw new Error('the failure message is not inside an alert');
  await userEvent.setup({ delay: null }).click(within(alert).getByRole('button'));
  expect(await screen.findByRole('region', { name: `${names[group]} 0` })).not.toBeNull();
  expect(screen.queryByText(messages[group])).toBeNull();
});

test('a failed load of all groups shows once, without a claim that others work, and can be retried', async () => {
  let failing: 'all' | null = 'all';
  open('/nl/mijn-account/bestellingen', () => failing);
  const alert = (await screen.findByText('Je bestellingen zijn niet geladen')).closest('[role=alert]');
  if (!(alert instanceof HTMLElement)) throw new Error('the failure message is not inside an alert');
  expect(screen.queryByText('De andere groepen werken wel.')).toBeNull();
  failing = null;
  await userEvent.setup({ delay: null }).click(within(alert).getByRole('button'));
  for (const group of groups) expect(await screen.findByRole('region', { name: `${names[group]} 0` })).not.toBeNull();
});

test('open orders are searched by text, day and state, which stay in the address', async () => {
  const addresses = open('/nl/mijn-account/bestellingen?group=open', () => null);
  const user = userEvent.setup({ delay: null });
  expect(await screen.findByText('Je hebt geen open bestellingen')).not.toBeNull();
  await user.type(screen.getByLabelText('Nummer of referentie'), 'WK 11');
  await user.type(screen.getByLabelText('Levering vanaf'), '2026-03-12');
  await user.selectOptions(screen.getByLabelText('Status'), 'Nog te wijzigen');
  await user.click(screen.getByRole('button', { name: 'Zoeken' }));
  expect(await screen.findByText('Niets gevonden met deze filters')).not.toBeNull();
  expect(addressShown()).toBe('/nl/mijn-account/bestellingen?group=open&q=WK+11&from=2026-03-12&state=changeable');
  expect(addresses.at(-1)).toContain('q=WK+11&from=2026-03-12&state=changeable');
  await user.click(screen.getByRole('button', { name: 'Filters wissen' }));
  expect(addressShown()).toBe('/nl/mijn-account/bestellingen?group=open');
});

test('unfinished orders are searched by text, day and state, which stay in the address', async () => {
  const addresses = open('/nl/mijn-account/bestellingen?group=incomplete', () => null);
  const user = userEvent.setup({ delay: null });
  expect(await screen.findByText('Niets dat nog moet worden doorgestuurd.')).not.toBeNull();
  await user.type(screen.getByLabelText('Referentie, lijstje of artikel'), 'kelder');
  await user.type(screen.getByLabelText('Levering vanaf'), '12/3');
  await user.selectOptions(screen.getByLabelText('Status'), 'Levermoment verlopen');
  await user.click(screen.getByRole('button', { name: 'Zoeken' }));
  expect(await screen.findByText('Niets gevonden met deze filters')).not.toBeNull();
  expect(addressShown()).toBe('/nl/mijn-account/bestellingen?group=incomplete&q=kelder&from=2026-03-12&state=expired');
  expect(addresses.at(-1)).toContain('q=kelder&from=2026-03-12&state=expired');
  await user.click(screen.getByRole('button', { name: 'Filters wissen' }));
  expect(addressShown()).toBe('/nl/mijn-account/bestellingen?group=incomplete');
});

test('a page beyond the last one offers a link to the last page', async () => {
  open('/nl/mijn-account/bestellingen', () => null);
  const { fetch: groupsOnly } = globalThis;
  globalThis.fetch = (url, init) =>
    typeof url === 'string' && url.includes('/orders/delivered')
      ? Promise.resolve(
          reply({ deliveries: [], pagination: { ...pagination, currentPage: 9, totalPages: 2, results: 30 } }),
        )
      : groupsOnly(url, init);
  cleanup();
  renderShop(
    '/nl/mijn-account/bestellingen?group=delivered&page=9',
    <Route path="/nl/mijn-account/bestellingen" element={<OrdersPage />} />,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Naar de laatste pagina' }));
  expect(addressShown()).toBe('/nl/mijn-account/bestellingen?group=delivered&page=2');
});

test('an unfinished order is deleted after confirmation; a failed deletion is shown and can be retried', async () => {
  const { fetch } = fakeServer();
  const keptBasket = {
    basket_id: '7d1f2c4a-5b6e-4f70-8a91-b2c3d4e5f607',
    is_active: false,
    is_expired: false,
    opened_at: 1_773_216_720,
    changed_at: 1_773_216_720,
    origin: null,
    number_of_lines: 4,
    first_articles: ['Kropsla stuk'],
    subtotal: 84.2,
    is_approximate: false,
    delivery_date: null,
    delivery_window: null,
    deadline: null,
    po_number: 'KELDER',
  };
  let baskets = [keptBasket];
  let isBroken = true;
  const deleted: string[] = [];
  open('/nl/mijn-account/bestellingen', () => null);
  const { fetch: groupsOnly } = globalThis;
  globalThis.fetch = (url, init) => {
    const address = typeof url === 'string' ? url : '';
    if (address.includes('/orders/incomplete'))
      return Promise.resolve(reply({ baskets, pagination: { ...pagination, results: baskets.length } }));
    if (init?.method !== 'DELETE') return groupsOnly(url, init);
    deleted.push(address);
    if (isBroken)
      return Promise.resolve(reply({ type: 'internal', title: 'Stuk', status: 500, code: 'internal' }, 500));
    baskets = [];
    return fetch('/nl/api/basket/list');
  };
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Verwijderen, KELDER' }));
  const question = await screen.findByRole('dialog', { name: 'Winkelwagen verwijderen?' });
  expect(within(question).getByText(/^KELDER met 4 regels verdwijnt/)).not.toBeNull();
  expect(deleted).toEqual([]);
  const confirm = within(question).getByRole('button', { name: 'Verwijderen' });
  await user.click(confirm);
  expect(await screen.findByText('Winkelwagen niet verwijderd')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'KELDER', hidden: true })).not.toBeNull();
  isBroken = false;
  await user.click(confirm);
  expect(await screen.findByRole('region', { name: 'Onafgewerkt 0' })).not.toBeNull();
  expect(deleted).toEqual(Array(2).fill(`/nl/api/basket/${keptBasket.basket_id}`));
});
