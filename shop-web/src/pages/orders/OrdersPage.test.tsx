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

configure({ asyncUtilTimeout: 5000 });
afterEach(() => {
  cleanup();
  toasts.set([]);
  forgetBasket();
});

const pagination = { currentPage: 1, totalPages: 1, results: 0, offset: 0, listSizes: [24] };
const groups = ['incomplete', 'pending', 'delivered', 'invoiced'] as const;
type Group = (typeof groups)[number];
const none = {
  incomplete: { baskets: [] },
  pending: { orders: [] },
  delivered: { deliveries: [] },
  invoiced: { deliveries: [] },
};

/** The page where the groups' calls answer that there is nothing, but for one that fails. @returns the groups' questions */
function open(path: string, failing: () => Group | null): string[] {
  const { fetch } = fakeServer();
  const asked: string[] = [];
  globalThis.fetch = (url, init) => {
    const address = typeof url === 'string' ? url : '';
    const group = groups.find((name) => address.includes(`/api/dashboard/orders/${name}`));
    if (group === undefined) return fetch(url, init);
    asked.push(address);
    return Promise.resolve(
      group === failing()
        ? reply({ type: 'internal', title: 'Stuk', status: 500, code: 'internal' }, 500)
        : reply({ ...none[group], pagination }),
    );
  };
  renderShop(path, <Route path="/nl/mijn-account/bestellingen" element={<OrdersPage />} />);
  return asked;
}

const messages = {
  incomplete: 'Onafgewerkte bestellingen niet opgehaald',
  pending: 'Open bestellingen niet opgehaald',
  delivered: 'Geleverde bestellingen niet opgehaald',
  invoiced: 'Gefactureerde bestellingen niet opgehaald',
};
const names = { incomplete: 'Onafgewerkt', pending: 'Open', delivered: 'Geleverd', invoiced: 'Gefactureerd' };

test.each(groups)(
  'the group %s says itself that it could not be fetched; the others are there, and it can be tried again',
  async (group) => {
    let failing: Group | null = group;
    open('/nl/mijn-account/bestellingen', () => failing);
    const failed = await screen.findByText(messages[group]);
    for (const other of groups.filter((each) => each !== group)) {
      expect(screen.queryByText(messages[other])).toBeNull();
      const rail = await screen.findByRole('region', { name: `${names[other]} 0` });
      expect(within(rail).queryByRole('alert')).toBeNull();
    }
    failing = null;
    const alert = failed.closest('[role=alert]');
    if (!(alert instanceof HTMLElement)) throw new Error('the failure is no alert');
    await userEvent.setup().click(within(alert).getByRole('button'));
    expect(await screen.findByRole('region', { name: `${names[group]} 0` })).not.toBeNull();
    expect(screen.queryByText(messages[group])).toBeNull();
  },
);

test('open orders are sought by words, day and state, which the address keeps', async () => {
  const asked = open('/nl/mijn-account/bestellingen?group=open', () => null);
  const user = userEvent.setup();
  expect(await screen.findByText('Je hebt geen open bestellingen')).not.toBeNull();
  await user.type(screen.getByLabelText('Nummer of referentie'), 'WK 11');
  await user.type(screen.getByLabelText('Levering vanaf'), '2026-03-12');
  await user.selectOptions(screen.getByLabelText('Toestand'), 'Nog te wijzigen');
  await user.click(screen.getByRole('button', { name: 'Zoeken' }));
  expect(await screen.findByText('Niets gevonden met deze filters')).not.toBeNull();
  expect(addressShown()).toBe('/nl/mijn-account/bestellingen?group=open&q=WK+11&from=2026-03-12&state=changeable');
  expect(asked.at(-1)).toContain('q=WK+11&from=2026-03-12&state=changeable');
  await user.click(screen.getByRole('button', { name: 'Filters wissen' }));
  expect(addressShown()).toBe('/nl/mijn-account/bestellingen?group=open');
});
