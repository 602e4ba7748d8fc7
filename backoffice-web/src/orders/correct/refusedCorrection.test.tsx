/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { watchFields } from '@talloor/look/fieldNotices/watchFields.ts';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { i18nProvider } from '../../i18n/i18nProvider.ts';
import { exampleChangedOrder } from '../../testing/exampleChangedOrder.ts';
import { CorrectOrderPage } from './CorrectOrderPage.tsx';

configure({ asyncUtilTimeout: 10_000 });

const reply = (body: unknown, status: number): Response =>
  ({
    ok: status < 400,
    status,
    headers: new Map([['content-type', status < 400 ? 'application/json' : 'application/problem+json']]),
    text: () => Promise.resolve(JSON.stringify(body)),
  }) as unknown as Response;
const malformed = {
  type: 'about:blank',
  title: 'Deze aanvraag klopt niet',
  status: 400,
  code: 'request.malformed',
  detail: 'Kijk de aangeduide velden na en probeer opnieuw.',
  errors: [{ in: 'body', path: 'wishes.1.quantity', message: 'Too big' }],
};

let stop = () => {};
beforeEach(() => {
  stop = watchFields({
    texts: () => ({ tooLong: () => '', refused: { other: 'Niet aanvaard' }, unmarked: 'nergens' }),
    lengthOf: (text) => text.length,
  });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  globalThis.EventSource = class extends EventTarget {
    close() {}
  } as unknown as typeof EventSource;
  globalThis.fetch = ((url: string, { body }: RequestInit) => {
    const { wishes = [] } = JSON.parse((body as string | undefined) ?? '{}') as {
      readonly wishes?: Parameters<typeof exampleChangedOrder>[0];
    };
    if (url.includes('/previewCorrection')) return Promise.resolve(reply(exampleChangedOrder(wishes), 200));
    return Promise.resolve(url.includes('/correct') ? reply(malformed, 400) : reply({}, 404));
  }) as typeof fetch;
});
afterEach(() => {
  stop();
  cleanup();
});

test('a corrected quantity that the server refuses is marked in its line, without the dialog over it', async () => {
  const page = (
    <CoreAdminContext i18nProvider={i18nProvider}>
      <CorrectOrderPage />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  const onions = await screen.findByLabelText<HTMLInputElement>(/^Nieuw aantal st Uien/);
  const tomatoes = screen.getByLabelText<HTMLInputElement>(/^Nieuw aantal st Tomaten/);
  for (const field of [onions, tomatoes]) {
    fireEvent.change(field, { target: { value: '9' } });
    fireEvent.blur(field);
  }
  const send = await screen.findByRole('button', { name: '2 wijzigingen doorvoeren' });
  await waitFor(() => expect(send.getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(send);
  const dialog = document.querySelector('dialog')!;
  const reason = within(dialog).getByLabelText(/^Reden/);
  const [, first] = within(reason).getAllByRole<HTMLOptionElement>('option', { hidden: true });
  fireEvent.change(reason, { target: { value: first?.value } });
  fireEvent.click(within(dialog).getByRole('button', { name: '2 wijzigingen doorvoeren', hidden: true }));
  await waitFor(() => expect(document.activeElement).toBe(onions));
  expect([onions.getAttribute('aria-invalid'), tomatoes.getAttribute('aria-invalid')]).toEqual(['true', 'false']);
  expect(document.querySelector('dialog')).toBeNull();
  expect(screen.getByText('Niet aanvaard')).toBeTruthy();
});
