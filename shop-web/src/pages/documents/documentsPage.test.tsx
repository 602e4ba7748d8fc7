/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DocumentRequestView } from '@talloor/contracts/endpoints/documents.ts';
import { Route } from 'react-router-dom';
import { fakeServer, reply } from '../../testing/fakeServer.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { toasts } from '../../toasts/toasts.ts';
import { CopyButton } from '../../documents/CopyButton.tsx';
import { Component as DocumentsPage } from './DocumentsPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
const user = userEvent.setup({ delay: null });
const example: DocumentRequestView = {
  id: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31',
  type: 'invoices',
  from: '2026-01-01',
  to: '2026-02-28',
  numbers: null,
  customer_numbers: ['204118'],
  with_ubl: false,
  comment: null,
  extra_recipient: null,
  requested_at: 1_773_234_720,
  promised_on: '2026-03-13',
  state: 'working',
  progress: 40,
  failure: null,
  documents: null,
  bytes: null,
  missing: [],
  expires_at: null,
};
let requests: unknown[] = [];
beforeEach(() => {
  requests = [];
});
afterEach(() => {
  cleanup();
  toasts.set([]);
});

function open(path: string, ...shown: readonly Partial<DocumentRequestView>[]): void {
  const { fetch } = fakeServer();
  globalThis.fetch = (url, init) => {
    const address = typeof url === 'string' ? url : '';
    if (address.includes('/api/documents/requests'))
      return Promise.resolve(reply({ requests: shown.map((each) => ({ ...example, ...each })) }));
    if (address.includes('/api/documents/request')) {
      requests.push(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
      return Promise.resolve(reply({ id: example.id, promised_on: '2026-03-13' }, 201));
    }
    return fetch(url, init);
  };
  renderShop(
    path,
    <>
      <Route path="/nl/mijn-account/documenten" element={<DocumentsPage />} />
      <Route path="/nl/kopie" element={<CopyButton type="invoices" numbers={[]} />} />
    </>,
  );
}

test('shows how far a request is, and where its file is', async () => {
  open(
    '/nl/mijn-account/documenten',
    {},
    { id: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c32', state: 'ready', progress: 100, documents: 12, bytes: 482_117 },
  );
  expect(await screen.findByRole('progressbar')).toHaveProperty('value', 40);
  expect(screen.getByText('12 documenten, 0,5 MB')).not.toBeNull();
  expect(screen.getByRole('link', { name: /^Download ZIP/ }).getAttribute('href')).toBe(
    '/nl/documents/0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c32/zip',
  );
});

test('names what was not found, and says that an ended file is deleted', async () => {
  const missing = [{ what: 'document', number: '264402117', from: null, to: null } as const];
  open('/nl/mijn-account/documenten', { state: 'expired', documents: 1, bytes: 1, missing });
  expect(await screen.findByText(/Niet gevonden: 264402117/)).not.toBeNull();
  expect(screen.getByText(/na 14 dagen gewist/)).not.toBeNull();
  expect(screen.queryByRole('link', { name: /^Download ZIP/ })).toBeNull();
});

test('asks for the period first', async () => {
  open('/nl/mijn-account/documenten');
  await user.click(await screen.findByRole('button', { name: 'Documenten aanvragen' }));
  expect(screen.getByText('Kies een begin en een einde.')).not.toBeNull();
  expect(requests).toEqual([]);
});

test('empties the form after a request, also the day that was typed last', async () => {
  open('/nl/mijn-account/documenten');
  await user.type(await screen.findByLabelText('Van'), '01/02/2026');
  await user.type(screen.getByLabelText('Tot en met'), '28/02/2026');
  await user.click(screen.getByRole('button', { name: 'Documenten aanvragen' }));
  await waitFor(() => expect(screen.getByLabelText('Van')).toHaveProperty('value', ''));
  expect(screen.getByLabelText('Tot en met')).toHaveProperty('value', '');
  expect(requests).toMatchObject([{ from: '2026-02-01', to: '2026-02-28' }]);
});

test('a copy of nothing is refused with a message', async () => {
  open('/nl/kopie');
  await user.click(await screen.findByRole('button', { name: 'Kopie aanvragen' }));
  expect(await screen.findByText('Je hebt niets gekozen')).not.toBeNull();
  expect(requests).toEqual([]);
});
