/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { DeliverySummary } from '@talloor/contracts/endpoints/dashboard.ts';
import type { OrderDetail } from '@talloor/contracts/shapes.ts';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { forgetBasket } from '../../basket/storedBasket.ts';
import { fakeServer, reply } from '../../testing/fakeServer.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { NextMoments } from '../confirmation/NextMoments.tsx';
import { fromDetail } from '../confirmation/confirmedOrder.ts';
import { DeliveryCard } from '../orders/DeliveryCard.tsx';
import { DeliveryTable } from '../orders/DeliveryTable.tsx';
import { OrderTicket } from '../orders/OrderTicket.tsx';
import { MyOrders } from '../start/MyOrders.tsx';
import { DetailTicket } from './DetailTicket.tsx';

configure({ asyncUtilTimeout: 10_000 });
const now = Date.parse('2026-03-11T14:12:00+01:00') / 1000;

beforeEach(() => {
  globalThis.fetch = fakeServer().fetch as typeof fetch;
});
afterEach(() => {
  cleanup();
  forgetBasket();
});

const musselOrder = (changes: Partial<OrderDetail>): OrderDetail => ({
  order_number: '4402131',
  customer_number: '204118',
  reference: '',
  status: 'open',
  allocation: 'allocated',
  origin: 'web',
  order_date: now,
  delivery_date: now + 86_400,
  delivery_window: { start: '08:30', end: '12:00' },
  delivery_service: { kind: 'mussels', moment: 'morning' },
  changeable_until: now + 1200,
  number_of_products: 1,
  subtotal: null,
  amount_to_pay: null,
  is_approximate: true,
  version: 1,
  customer_name: 'Bistro Lindegaard',
  placed_by: 'Lotte Vermeersch',
  comment: '',
  extra_emails: [],
  address: {
    kind: 'default',
    name: 'Bistro Lindegaard',
    street: 'Dok',
    street_number: '4',
    po_box: null,
    postal: '9000',
    city: 'Gent',
  },
  lines: [],
  totals: null,
  confirmation_sent: true,
  ...changes,
});

function open(order: OrderDetail): void {
  renderShop(
    '/nl/test',
    <Route
      path="/nl/test"
      element={
        <>
          <DetailTicket order={order} />
          <OrderTicket order={order} heading="h3" />
          <NextMoments order={fromDetail(order)} />
        </>
      }
    />,
  );
}

test('mussels are not ordered again through the basket, which refuses them', async () => {
  const again = () => screen.queryAllByRole('button', { name: /opnieuw/i });
  open(musselOrder({}));
  await screen.findAllByText(/Mosselen/);
  expect(again()).toEqual([]);
  cleanup();
  open(musselOrder({ delivery_service: { kind: 'express', fee: null } }));
  await screen.findAllByText('Laatste minuten om te wijzigen');
  expect(again()).toHaveLength(2);
});

test('mussels can be cancelled, not changed, in the last minutes', async () => {
  open(musselOrder({}));
  expect(await screen.findAllByText('Laatste minuten om te annuleren')).toHaveLength(3);
  expect(screen.queryByText(/wijzigen/i)).toBeNull();
});

test('mussels ordered after the deadline cannot be cancelled, and no moment is named', async () => {
  open(musselOrder({ status: 'processed', changeable_until: now }));
  expect(await screen.findByText('Annuleren kan niet meer. We maken de bestelling klaar.')).toBeTruthy();
  expect(screen.queryByText(/Annuleren kon/)).toBeNull();
});

test('delivered mussels are not ordered again through the basket', async () => {
  const delivery: DeliverySummary = {
    number: '66103777',
    order_number: '4402131',
    reference: '',
    delivery_date: now,
    stage: 'delivered',
    delivered_at: now,
    number_of_lines: 1,
    short_lines: 0,
    replaced_lines: 0,
    checked_lines: 0,
    amount_to_pay: null,
    invoice: null,
    invoices: [],
  };
  const openDelivery = async (shown: DeliverySummary) => {
    const lists = (
      <>
        <DeliveryCard delivery={shown} />
        <DeliveryTable
          deliveries={[shown]}
          group="delivered"
          isUpdating={false}
          chosenNumbers={new Set()}
          onChoose={() => undefined}
        />
      </>
    );
    renderShop('/nl/test', <Route path="/nl/test" element={lists} />);
    await screen.findByRole('table');
    return screen.queryAllByRole('button', { name: /opnieuw/i }).length;
  };
  expect(await openDelivery({ ...delivery, delivery_moment: 'morning' })).toBe(0);
  cleanup();
  expect(await openDelivery(delivery)).toBe(2);
});

test('the start page counts mussels as open, not as changeable', async () => {
  const { fetch } = fakeServer();
  const { delivery_service: _, ...ordinary } = musselOrder({ order_number: '4402132', changeable_until: now + 90_000 });
  const orders = [musselOrder({ changeable_until: now + 80_000 }), ordinary];
  const pagination = { currentPage: 1, totalPages: 1, results: 2, offset: 0, listSizes: [24] };
  globalThis.fetch = ((url: string, init?: RequestInit) =>
    url.includes('/api/dashboard/orders/pending')
      ? Promise.resolve(reply({ orders, pagination }))
      : fetch(url, init)) as typeof globalThis.fetch;
  renderShop('/nl/test', <Route path="/nl/test" element={<MyOrders />} />);
  const group = await screen.findByRole('link', { name: /^Open/ });
  await waitFor(() => expect(group.textContent).toMatch(/^Openwijzigen kan tot .*2$/));
});
