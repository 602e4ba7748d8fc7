/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InvoiceView } from '@talloor/contracts/endpoints/invoices.ts';
import { Route } from 'react-router-dom';
import { exampleInvoice, exampleSummary } from '../../testing/exampleInvoice.ts';
import { fakeServer, reply } from '../../testing/fakeServer.ts';
import { fillIn } from '../../testing/fillIn.ts';
import { addressShown, renderShop } from '../../testing/renderShop.tsx';
import { toasts } from '../../toasts/toasts.ts';
import { Component as InvoicesPage } from '../invoices/InvoicesPage.tsx';
import { Component as PaymentPage } from '../payment/PaymentPage.tsx';
import { DisputeDialog } from './DisputeDialog.tsx';
import { Component as InvoicePage } from './InvoicePage.tsx';

configure({ asyncUtilTimeout: 10_000 });
const user = userEvent.setup({ delay: null });
type Answer = (path: string, body: unknown) => Response | null;
let requests: { readonly call: string; readonly body: unknown }[] = [];
beforeEach(() => {
  requests = [];
});
afterEach(() => {
  cleanup();
  toasts.set([]);
});

const problem = (status: number, code: string) => reply({ type: code, title: code, status, code }, status);

function open(path: string, answers: Readonly<Record<string, Answer>>, rights?: readonly string[]): void {
  const { fetch } = fakeServer();
  globalThis.fetch = async (url, init) => {
    const address = (typeof url === 'string' ? url : '').replace(/^\/nl/, '');
    const call = `${init?.method ?? 'GET'} ${address.replace(/\?.*/, '')}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const answer = Object.entries(answers).find(([name]) => name === call)?.[1](address, body) ?? null;
    if (answer !== null) {
      requests.push({ call: `${init?.method ?? 'GET'} ${address}`, body });
      return answer;
    }
    const reached = await fetch(url, init);
    if (call !== 'GET /api/user' || rights === undefined) return reached;
    return reply({ ...(JSON.parse(await reached.text()) as object), rights });
  };
  renderShop(
    path,
    <>
      <Route path="/nl/mijn-account/facturen" element={<InvoicesPage />} />
      <Route path="/nl/mijn-account/factuur-bekijken" element={<InvoicePage />} />
      <Route path="/nl/mijn-account/betaling" element={<PaymentPage />} />
      <Route
        path="/nl/betwisting"
        element={<DisputeDialog invoice={ofThreeLines} isOpen onClose={() => undefined} mostLines={2} />}
      />
    </>,
  );
}

const [firstNote] = exampleInvoice.notes;
const ofThreeLines: InvoiceView = {
  ...exampleInvoice,
  notes: firstNote
    ? [
        {
          ...firstNote,
          lines: [1, 2, 3].flatMap((line) => firstNote.lines.slice(0, 1).map((each) => ({ ...each, line }))),
        },
      ]
    : [],
};

const listPath = '/nl/mijn-account/facturen';
const listOf =
  (...invoices: readonly object[]): Answer =>
  () =>
    reply({
      invoices: invoices.map((invoice) => ({ ...exampleSummary, ...invoice })),
      pagination: {
        currentPage: 1,
        totalPages: 1,
        results: invoices.length,
        is_limited: false,
        offset: 0,
        listSizes: [24],
      },
      totals: { open: 62.74, overdue: 20, usable_credit: 5, open_count: 2, overdue_count: 1 },
      addresses: [],
    });
const threeInvoices = listOf(
  {},
  { number: '264402118', state: 'overdue', amount: 20, open_amount: 20 },
  { number: '274402117', kind: 'credit_note', state: 'usable', amount: 5, open_amount: 0, usable_credit: 5 },
  { number: '264402119', state: 'paid', open_amount: 0, can_choose: false },
);

describe('the list of invoices', () => {
  test('shows what is open and overdue, and offers no payment of what the server does not offer', async () => {
    open(listPath, { 'GET /api/invoices': threeInvoices });
    expect(await screen.findByText('€ 62,74')).not.toBeNull();
    expect(screen.getAllByRole('checkbox', { name: /Factuur|Creditnota/ })).toHaveLength(4);
    await user.click(screen.getByLabelText('Factuur 264402119 kiezen'));
    expect(screen.queryByRole('button', { name: /^Betaal/ })).toBeNull();
  });

  test('pays several at once, minus a credit note, with the amount that it shows', async () => {
    open(listPath, {
      'GET /api/invoices': threeInvoices,
      'POST /api/invoices/pay': () => reply({ payment_id: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31', checkout_url: null }),
      'GET /api/payment/0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31': () => null,
    });
    await user.click(await screen.findByLabelText('Factuur 264402117 kiezen'));
    await user.click(screen.getByLabelText('Factuur 264402118 kiezen'));
    await user.click(screen.getByLabelText('Creditnota 274402117 kiezen'));
    await user.click(screen.getByRole('button', { name: /^Betaal €\s57,74$/ }));
    expect(requests.at(-1)).toEqual({
      call: 'POST /api/invoices/pay',
      body: { invoice_numbers: ['264402117', '264402118'], credit_note_numbers: ['274402117'], amount: 57.74 },
    });
    await waitFor(() =>
      expect(addressShown()).toBe('/nl/mijn-account/betaling?payment=0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31'),
    );
  });

  test('names a refused payment and loads the invoices again', async () => {
    open(listPath, {
      'GET /api/invoices': threeInvoices,
      'POST /api/invoices/pay': () => problem(409, 'invoice.in_payment'),
    });
    await user.click(await screen.findByLabelText('Factuur 264402117 kiezen'));
    await user.click(screen.getByRole('button', { name: /^Betaal €\s42,74$/ }));
    expect(await screen.findByText('De betaling is niet gestart')).not.toBeNull();
    expect(requests.filter(({ call }) => call.startsWith('GET /api/invoices')).length).toBeGreaterThan(1);
  });

  test('drops invoices that are paid meanwhile after a refusal, and names them', async () => {
    let isRefused = false;
    open(listPath, {
      'GET /api/invoices': (path, body) => {
        const paid = listOf(
          { state: 'paid', open_amount: 0, can_choose: false },
          { number: '264402118', state: 'overdue', open_amount: 7 },
        );
        // The page itself stays as it was: the chosen ones may be on another.
        return isRefused && path.includes('numbers=') ? paid(path, body) : threeInvoices(path, body);
      },
      'POST /api/invoices/pay': () => {
        isRefused = true;
        return problem(409, 'invoice.amount_changed');
      },
    });
    await user.click(await screen.findByLabelText('Factuur 264402117 kiezen'));
    await user.click(screen.getByLabelText('Factuur 264402118 kiezen'));
    await user.click(screen.getByRole('button', { name: /^Betaal €\s62,74$/ }));
    expect(await screen.findByText(/Uit je selectie gehaald: 264402117\./)).not.toBeNull();
    expect(requests.some(({ call }) => call.includes('numbers=264402117%2C264402118'))).toBe(true);
    expect(within(screen.getByRole('region', { name: 'Gekozen' })).getByText('1 factuur')).not.toBeNull();
  });

  test('holds a payment of more invoices than one payment takes, and says so', async () => {
    open(listPath, {
      'GET /api/invoices': listOf(...Array.from({ length: 101 }, (_, index) => ({ number: String(1000 + index) }))),
    });
    await user.click(await screen.findByLabelText('Alles op deze pagina kiezen'));
    expect(screen.getByText('Betaal hoogstens 100 facturen en 100 tegoeden samen.')).not.toBeNull();
    expect(screen.getByRole('button', { name: /^Betaal/ })).toHaveProperty('disabled', true);
    await user.click(screen.getByLabelText('Factuur 1000 kiezen'));
    expect(screen.getByRole('button', { name: /^Betaal/ })).toHaveProperty('disabled', false);
  });

  test('says when nothing is found, and when it could not be loaded', async () => {
    open(`${listPath}?state=overdue`, { 'GET /api/invoices': listOf() });
    expect(await screen.findByText('Geen facturen gevonden met deze filters')).not.toBeNull();
    expect(requests[0]?.call).toContain('state=overdue');
    cleanup();
    open(listPath, { 'GET /api/invoices': () => problem(500, 'internal') });
    expect(await screen.findByText('Je facturen zijn niet geladen')).not.toBeNull();
  });

  test('is closed to a user without the right', async () => {
    open(listPath, { 'GET /api/invoices': threeInvoices }, ['order']);
    expect(await screen.findByText('Je hebt hier geen toegang toe')).not.toBeNull();
    expect(requests).toEqual([]);
  });
});

describe('an invoice', () => {
  const path = '/nl/mijn-account/factuur-bekijken?number=264402117';
  const shown = (change: Partial<InvoiceView>): Record<string, Answer> => ({
    'GET /api/invoice/264402117': () => reply({ ...exampleInvoice, ...change }),
  });

  test('shows its lines by delivery note, deposits and empties apart, and how to pay', async () => {
    open(path, shown({}));
    const lines = await screen.findByRole('table', { name: 'Regels van levernota 66103012' });
    expect(within(lines).getByText('€ 39,85')).not.toBeNull();
    expect(within(lines).getByText('AX-20/B').parentElement?.textContent).toBe('131209AX-20/B');
    expect(screen.getByText('Teruggenomen leeggoed')).not.toBeNull();
    expect(screen.getByAltText('QR-code om € 42,74 te betalen')).not.toBeNull();
    expect(screen.getByText('+++090/9337/55493+++')).not.toBeNull();
  });

  test('names what differs from the delivery notes, with its amount', async () => {
    open(
      path,
      shown({
        differences: 1,
        expected_amount: 41.74,
        difference_list: [
          {
            line: 1,
            description: 'Volle room 35 %',
            delivery_number: '66103012',
            about: 'price',
            invoiced: '3.985',
            expected: '3.885',
            difference: 1,
          },
        ],
      }),
    );
    expect(await screen.findByText(/Prijs: €.3,985 in plaats van €.3,885/)).not.toBeNull();
  });

  test('unfolds an amount to its events, and says that each cent is explained', async () => {
    open(path, {
      ...shown({}),
      'GET /api/invoice/264402117/explanation': () =>
        reply({
          number: '264402117',
          amount: 42.74,
          unexplained: 0,
          tree: {
            ...part('invoice', 'Factuur', 42.74),
            children: [{ ...part('note', 'Levernota 66103012', 40.35), children: [] }],
          },
        }),
    });
    await user.click(await screen.findByText('Waar komt elk bedrag vandaan?'));
    expect(await screen.findByText('Elke cent is verklaard.')).not.toBeNull();
    expect(screen.getByText('Klaargezet: 10 van 12')).not.toBeNull();
  });

  test('is disputed with lines, a reason and a comment', async () => {
    open(path, {
      ...shown({}),
      'POST /api/invoice/264402117/dispute': () => reply({ dispute_id: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c32' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Betwisten' }));
    await user.selectOptions(screen.getByLabelText('Reden'), 'price');
    await user.click(screen.getByLabelText(/^Volle room 35 %/));
    await fillIn(user, screen.getByLabelText('Toelichting'), 'Andere prijs.');
    await user.click(screen.getByRole('button', { name: 'Doorsturen' }));
    expect(await screen.findByText('We kijken het na')).not.toBeNull();
    expect(requests.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      lines: [1],
      reason: 'price',
      comment: 'Andere prijs.',
    });
  });

  test('is not disputed with more lines than a dispute names, and the form says so', async () => {
    open('/nl/betwisting', {});
    await user.selectOptions(await screen.findByLabelText('Reden'), 'price');
    const send = screen.getByRole('button', { name: 'Doorsturen' });
    expect(send).toHaveProperty('disabled', false);
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    expect(screen.getByText('Kies hoogstens 2 regels, of geen enkele voor de hele factuur.')).not.toBeNull();
    expect(send).toHaveProperty('disabled', true);
  });

  test('that does not exist is said to be missing', async () => {
    open(path, { 'GET /api/invoice/264402117': () => problem(404, 'invoice.not_found') });
    expect(await screen.findByText('Factuur niet gevonden')).not.toBeNull();
  });

  test('in payment offers no second payment', async () => {
    open(path, shown({ state: 'in_payment', can_pay: false }));
    expect(await screen.findByText('Deze factuur wordt betaald')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Online betalen' })).toBeNull();
  });
});

const part = (about: string, title: string, amount: number) => ({
  key: about,
  about,
  title,
  amount,
  formula: null,
  steps: [
    {
      event_id: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c40',
      type: 'DeliveryPicked',
      at: 1_773_000_000,
      by: 'magazijn en boekhouding',
      title: 'Klaargezet',
      text: 'Klaargezet: 10 van 12',
    },
  ],
});

test.each([
  ['processing', 'We wachten op de bevestiging'],
  ['paid', 'Betaald, bedankt'],
  ['credit_settled', 'Vereffend met je tegoed'],
  ['failed', 'De betaling is mislukt'],
  ['canceled', 'De betaling is geannuleerd'],
  ['expired', 'De betaling is verlopen'],
])('the result of a payment that is %s says so', async (state, words) => {
  const id = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31';
  open(`/nl/mijn-account/betaling?payment=${id}`, {
    [`GET /api/payment/${id}`]: () =>
      reply({
        state,
        invoice_numbers: ['264402117'],
        credit_note_numbers: [],
        amount: 42.74,
        started_at: 1_773_000_000,
        checkout_url: null,
      }),
  });
  expect(await screen.findByText(words)).not.toBeNull();
});

test('the result of a payment waits for a payment that is not yet shown', async () => {
  jest.useFakeTimers();
  const id = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31';
  let isShown = false;
  open(`/nl/mijn-account/betaling?payment=${id}`, {
    [`GET /api/payment/${id}`]: () =>
      isShown
        ? reply({
            state: 'processing',
            invoice_numbers: ['264402117'],
            credit_note_numbers: [],
            amount: 42.74,
            started_at: 1_773_000_000,
            checkout_url: null,
          })
        : reply({ code: 'service.unavailable' }, 503),
  });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText(/geladen/)).toBeNull();
  isShown = true;
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(screen.getByText('We wachten op de bevestiging')).not.toBeNull();
  jest.useRealTimers();
});
