/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { OfficeRecallCustomer } from '@talloor/contracts/endpoints/officeRecalls.ts';
import type { OfficeReturn } from '@talloor/contracts/endpoints/officeReturns.ts';
import type { previewCorrection } from '@talloor/contracts/endpoints/orderCorrections.ts';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { z } from 'zod';
import { CustomerEmpties } from '../customers/CustomerEmpties.tsx';
import { officeClient } from '../data/officeClient.ts';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { CorrectOrderPage } from '../orders/correct/CorrectOrderPage.tsx';
import { AnswerDialog } from '../recalls/AnswerDialog.tsx';
import { CollectDialog } from '../returns/CollectDialog.tsx';
import { exampleChangedOrder } from '../testing/exampleChangedOrder.ts';

configure({ asyncUtilTimeout: 10_000 });

const onClose = () => {};
const returned = {
  id: '91',
  lines: [{ line_id: '1', name: 'Tomaten', quantity: 3, unit: 'st' }],
} as unknown as OfficeReturn;
const recalled = {
  customer_number: '204118',
  name: 'Bistro Lindegaard',
  version: 'v1',
  deliveries: [
    { delivery_number: '801', lines: [{ line_id: '1', name: 'Tomaten', quantity: 3, unit: 'st', answer: null }] },
  ],
} as unknown as OfficeRecallCustomer;

type Row = {
  readonly field: string;
  readonly form: ReactElement;
  readonly label: RegExp;
  readonly opener?: string;
  readonly button: RegExp;
  readonly sends: string;
  readonly limit: RegExp;
  readonly unreadable: readonly string[];
};
const rows: readonly Row[] = [
  {
    field: 'correction of an order',
    form: <CorrectOrderPage />,
    label: /^Nieuw aantal st Tomaten/,
    button: /doorvoeren$/,
    sends: '"quantity":2',
    limit: /van 0 tot 9.999/,
    unreadable: ['½', '2-', '-2', '', '1e3'],
  },
  {
    field: 'collection of a return',
    form: <CollectDialog officeReturn={returned} onClose={onClose} />,
    label: /Tomaten/,
    button: /^Opgehaald melden$/,
    sends: '"quantity":2',
    limit: /tot 3 st/,
    unreadable: ['½', '2-', '-2', '', '1e3'],
  },
  {
    field: 'answer to a recall',
    form: <AnswerDialog recall="3" customer={recalled} onClose={onClose} />,
    label: /^Apart/,
    button: /^Antwoord noteren$/,
    sends: '"held":2',
    limit: /hoogstens 3 st/,
    unreadable: ['½', '2-', '-2', '1e3'],
  },
  {
    field: 'correction of empties',
    form: <CustomerEmpties id="204118" name="Bistro" mayEdit />,
    opener: 'empties.correct',
    label: /^Zoveel meer/,
    button: /^Saldo rechtzetten$/,
    sends: '"count":2',
    limit: /tot 9.999/,
    unreadable: ['½', '2-', '', '0', '1,5', '-10000'],
  },
];

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  globalThis.EventSource = class extends EventTarget {
    close() {}
  } as unknown as typeof EventSource;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  jest.spyOn(officeClient, 'call').mockImplementation((({ name }: { name: string }, { body }: { body?: unknown }) => {
    if (name === 'previewCorrection') {
      const { wishes } = body as z.output<typeof previewCorrection.body>;
      if (wishes.length > 0) sent.push(body);
      return Promise.resolve(exampleChangedOrder(wishes));
    }
    if (body !== undefined) sent.push(body);
    return new Promise(() => {});
  }) as never);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

async function typeInto({ form, label, opener, button }: Row, text: string) {
  const router = createMemoryRouter([
    { path: '*', element: <CoreAdminContext i18nProvider={i18nProvider}>{form}</CoreAdminContext> },
  ]);
  render(<RouterProvider router={router} />);
  if (opener !== undefined)
    fireEvent.click(await screen.findByRole('button', { name: i18nProvider.translate(opener) }));
  const [field] = (await screen.findAllByLabelText<HTMLInputElement>(label)) as [HTMLInputElement];
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  const place = field.closest('dialog') ?? document.body;
  const reason = within(place).queryByLabelText(/^Reden/);
  if (reason !== null)
    fireEvent.change(reason, {
      target: { value: within(reason).getAllByRole<HTMLOptionElement>('option', { hidden: true })[1]?.value },
    });
  fireEvent.click(within(place).getAllByRole('button', { name: button, hidden: true }).at(-1)!);
  return field;
}

test.each(rows)('$field: 2 st is 2', async (row) => {
  await typeInto(row, '2 st');
  await waitFor(() => expect(sent.map((body) => JSON.stringify(body)).join(' ')).toContain(row.sends));
});

test.each(rows.flatMap((row) => [...row.unreadable, '1.000.000'].map((typed) => ({ ...row, typed }))))(
  '$field: "$typed" stays visible with an error that names the limit, and nothing is sent',
  async ({ typed, ...row }) => {
    const field = await typeInto(row, typed);
    expect([field.value, field.getAttribute('aria-invalid'), sent]).toEqual([typed, 'true', []]);
    const alerts = screen.getAllByRole('alert', { hidden: true }).map(({ textContent }) => textContent);
    expect(alerts.join(' ').replaceAll('\u00a0', ' ')).toMatch(row.limit);
  },
);

test('a quantity that cannot be read holds the corrections of the other lines', async () => {
  const [row] = rows as [Row];
  const field = await typeInto({ ...row, label: /^Nieuw aantal st Uien/ }, '8');
  await waitFor(() => expect(sent).toHaveLength(1));
  const unread = screen.getByLabelText(row.label);
  fireEvent.change(unread, { target: { value: '12-' } });
  fireEvent.blur(unread);
  await waitFor(() => expect(field.value).toBe('8'));
  const send = await screen.findByRole('button', { name: '1 wijziging doorvoeren' });
  await waitFor(() => expect(send.getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(send);
  expect(document.activeElement).toBe(unread);
  expect(document.querySelector('dialog')).toBeNull();
  fireEvent.change(unread, { target: { value: '6' } });
  fireEvent.blur(unread);
  fireEvent.click(send);
  expect(document.querySelector('dialog')).not.toBeNull();
});
