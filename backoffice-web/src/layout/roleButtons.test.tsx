/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ReactElement } from 'react';
import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import { officeRights, type OfficeRight } from '@talloor/rules/account/officeRights.ts';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, type AuthProvider, type DataProvider } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { useOfficeRights } from '../data/useMayEdit.ts';
import { officeClient } from '../data/officeClient.ts';
import { HandDeliveryPage } from '../handDelivery/HandDeliveryPage.tsx';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import type { OfficeTextKey } from '../i18n/useOfficeText.ts';
import { LotsPage } from '../lots/LotsPage.tsx';
import { OrderActs } from '../orders/console/OrderActs.tsx';
import { OrderNotes } from '../orders/console/OrderNotes.tsx';
import { RecallPage } from '../recalls/RecallPage.tsx';
import { RestrictedListPage } from '../restrictedLists/RestrictedListPage.tsx';
import { ReturnPage } from '../returns/ReturnPage.tsx';

configure({ asyncUtilTimeout: 10_000 });

const customer = { customer_number: '204118', customer_name: 'Bistro Lindegaard', name: 'Bistro Lindegaard' };
const words = { nl: 'Volle room', fr: 'Crème' };
const notified = {
  ...customer,
  awaits: true,
  recipients: [],
  mailed_at: null,
  mailed_to: 0,
  reminded_at: null,
  reminders: 0,
  acknowledged_at: null,
  acknowledged_by: null,
  office_reason: null,
  last_notified_at: 1_773_000_000,
  deliveries: [],
};
const records: Readonly<Record<string, object>> = {
  returns: {
    id: '91',
    ...customer,
    status: 'requested',
    lines: [],
    photos: [],
    steps: [],
    credit: null,
    expected_credit: null,
    answer: null,
    address: null,
    contact: { name: null, email: null },
    requested_by: { id: '7', name: 'Lotte' },
    requested_at: 1_773_000_000,
    delivery_number: '801',
    order_number: '4402131',
    collection_day: null,
  },
  recalls: {
    id: '3',
    status: 'open',
    title: words,
    reason: words,
    instruction: words,
    scope: { lots: ['L1'], articles: [] },
    told: [notified],
    in_house: [],
    customers: 1,
    acknowledged: 0,
    quantity: 1,
    opened_at: '2026-03-09T14:00:00.000Z',
    opened_by: { id: '8', name: 'Eva' },
    closed_at: null,
    closed_by: null,
    close_reason: null,
  },
  restrictedLists: {
    id: '204118',
    ...customer,
    managers: [{ id: '7', name: 'Lotte' }],
    number_of_products: 2,
    users: [{ id: '7', name: 'Lotte' }],
    history: [],
  },
};
const delivery = {
  order_number: '4402131',
  delivery_number: '904',
  customer_name: 'Bistro',
  stage: 'under_way',
  version: 'v1',
  lines: [],
  promised: { day: '2026-03-13', start: '08:00', end: '12:00' },
  plan: null,
  picked: null,
  loaded: null,
  is_cancelled: false,
  is_invoiced: false,
  delivered_at: null,
  change_deadline: '2026-03-12T16:00:00.000Z',
  dispatched_at: '2026-03-13T06:00:00.000Z',
};
const answers: Readonly<Record<string, object>> = {
  getOfficeDelivery: delivery,
  listOrderNotes: { notes: [] },
  getRecallHistory: { events: [] },
};
const order = { order_number: '4402131', status: 'open' } as OrderSummary;
const locked = { ...order, locked: { reason: 'stock', until: null } } as unknown as OrderSummary;

type Row = {
  readonly right: OfficeRight;
  readonly page: string;
  readonly element: ReactElement;
  readonly id?: string;
  readonly buttons: readonly OfficeTextKey[];
  /** Shown with and without the right. */
  readonly ready?: OfficeTextKey;
};
const table: readonly Row[] = [
  {
    right: 'correct_orders',
    page: 'order',
    element: <OrderActs order={order} />,
    buttons: ['orderActs.lock', 'orderActs.extend', 'orderActs.cancel', 'correctOrder.open'],
  },
  {
    right: 'correct_orders',
    page: 'locked order',
    element: <OrderActs order={locked} />,
    buttons: ['orderActs.unlock'],
  },
  {
    right: 'correct_orders',
    page: 'notes of an order',
    element: <OrderNotes orderNumber="4402131" />,
    buttons: ['orderNotes.add'],
    ready: 'orderNotes.none',
  },
  {
    right: 'handle_deliveries',
    page: 'order',
    element: <OrderActs order={order} />,
    buttons: ['handDelivery.open'],
  },
  {
    right: 'handle_deliveries',
    page: 'delivery by hand',
    element: <HandDeliveryPage />,
    id: '4402131',
    buttons: ['handDelivery.kind.delivered'],
    ready: 'handDelivery.back',
  },
  {
    right: 'handle_deliveries',
    page: 'return',
    element: <ReturnPage />,
    id: '91',
    buttons: ['returns.accept', 'returns.refuse'],
    ready: 'returns.articles',
  },
  {
    right: 'handle_deliveries',
    page: 'recall',
    element: <RecallPage />,
    id: '3',
    buttons: ['recalls.remind', 'recalls.close'],
    ready: 'recalls.sheet',
  },
  {
    right: 'handle_deliveries',
    page: 'lots',
    element: <LotsPage />,
    buttons: ['recalls.open'],
    ready: 'lots.lead',
  },
  {
    right: 'manage_customers',
    page: 'restricted list',
    element: <RestrictedListPage />,
    id: '204118',
    buttons: ['restrictedLists.save'],
    ready: 'restrictedLists.managersHint',
  },
];
const cases = table.map((row) => [`${row.right} on the page ${row.page}`, row] as const);
const text = (key: OfficeTextKey): string => i18nProvider.translate(key);

beforeEach(() => {
  Object.assign(globalThis, {
    EventSource: class extends EventTarget {
      readonly close = () => undefined;
    },
  });
  jest
    .spyOn(officeClient, 'call')
    .mockImplementation(({ name }) =>
      name in answers ? Promise.resolve(answers[name] as never) : new Promise(() => {}),
    );
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const Ready = () => useOfficeRights() !== null && <p>rights are known</p>;

function open({ element, id = '' }: Row, rights: readonly OfficeRight[]): void {
  const authProvider = {
    checkAuth: () => Promise.resolve(),
    getPermissions: () => Promise.resolve(rights),
  } as unknown as AuthProvider;
  const getOne = (resource: string) => Promise.resolve({ data: records[resource] });
  render(
    <MemoryRouter initialEntries={[`/page/${id}`]}>
      <CoreAdminContext
        i18nProvider={i18nProvider}
        authProvider={authProvider}
        dataProvider={{ getOne } as unknown as DataProvider}
      >
        <Ready />
        <Routes>
          <Route path="/page/:id?" element={element} />
        </Routes>
      </CoreAdminContext>
    </MemoryRouter>,
  );
}
const controlsOf = (key: OfficeTextKey): HTMLElement[] =>
  (['button', 'link'] as const).flatMap((role) => screen.queryAllByRole(role, { name: text(key) }));

test.each(cases)('%s: an employee with the right finds each button', async (_, row) => {
  open(row, officeRights);
  for (const button of row.buttons) await waitFor(() => expect([button, controlsOf(button)]).not.toEqual([button, []]));
});

test.each(cases)('%s: an employee without the right finds no button', async (_, row) => {
  open(
    row,
    officeRights.filter((right) => right !== row.right),
  );
  await screen.findByText('rights are known');
  if (row.ready !== undefined) await screen.findAllByText(text(row.ready));
  for (const button of row.buttons) expect([button, controlsOf(button)]).toEqual([button, []]);
});
