/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { AuditPage } from './AuditPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const row = {
  id: '1',
  at: '2026-03-11T13:00:00.000Z',
  title: 'Bestelling geannuleerd: op vraag van de klant',
  changes: [{ what: 'Wijzigen kon tot', before: null, after: 'wo 11/03, 12:00' }],
  by: { id: '3001', name: 'Nele Claes' },
  on_behalf_of: { id: '7', name: null },
  customer: { id: '204118', name: 'Bistro Lindegaard' },
  event: 'order-4402131@9',
  page: { kind: 'order', id: '4402131' },
  change: null,
};
const period = { from: '2026-02-09', to: '2026-03-11' };
let asked: string[] = [];

async function open(answer: (url: string) => object | null, language: 'nl' | 'fr' = 'nl') {
  await i18nProvider.changeLocale(language);
  asked = [];
  globalThis.fetch = ((url: string) => {
    asked.push(url);
    const body = url.includes('audited-employees') ? [{ id: '3001', name: 'Nele Claes' }] : answer(url);
    const headers = new Map([['content-type', body === null ? 'application/problem+json' : 'application/json']]);
    const text = () => Promise.resolve(JSON.stringify(body ?? { code: 'service.unavailable', status: 503 }));
    return Promise.resolve({ ok: body !== null, status: body === null ? 503 : 200, headers, text });
  }) as unknown as typeof fetch;
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <I18nContextProvider value={i18nProvider}>
          <AuditPage />
        </I18nContextProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

test('a row of a price names its change and leads to it', async () => {
  const change = { id: '12', subject: 'prices', key: '100001/list' };
  await open(() => ({ ...period, rows: [{ ...row, event: null, page: null, change }], total: 1, next: null }));
  expect((await screen.findByRole('link', { name: 'wijziging 12' })).getAttribute('href')).toMatch(/catalogueChanges/);
});

test('a row says who did what for whom, and leads to its event', async () => {
  await open(() => ({ ...period, rows: [row], total: 1, next: null }));
  const shown = within((await screen.findByRole('rowheader')).closest('tr')!);
  expect(shown.getByRole('rowheader').textContent).toContain('Wijzigen kon tot');
  expect(shown.getByText('in naam van gebruiker 7')).toBeTruthy();
  expect(shown.getByRole('link', { name: 'order-4402131@9' }).getAttribute('href')).toBe(
    '/orders/4402131/show?event=order-4402131%409',
  );
  expect(screen.getByRole('status').textContent).toBe('1 rij');
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toMatch(
    /\/api\/office\/audit\/after_deadline\/export\?.*from=2026-02-09&to=2026-03-11&format=csv$/,
  );
});

test('another question is asked with its filter, and the next page follows', async () => {
  await open((url) => ({
    ...period,
    rows: [{ ...row, id: url.includes('after=') ? '2' : '1' }],
    total: null,
    next: url.includes('after=') ? null : 'place',
  }));
  expect(await screen.findByText('Meer dan 1.000 rijen')).toBeTruthy();
  expect(screen.getByText(/^Een bestand telt hoogstens 10\.000 rijen/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Vraag'), { target: { value: 'employee' } });
  await screen.findByRole('option', { name: 'Nele Claes' });
  fireEvent.change(screen.getByLabelText('Medewerker'), { target: { value: '3001' } });
  fireEvent.click(screen.getByRole('button', { name: 'Tonen' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Meer tonen' }));
  await screen.findAllByRole('rowheader');
  expect(asked.some((url) => /\/audit\/employee\?.*employee=3001/.test(url))).toBe(true);
});

test.each([
  ['nl', 'In deze periode is er niets gevonden.'],
  ['fr', 'Rien n’a été trouvé pour cette période.'],
] as const)('an empty answer says so: %s', async (language, words) => {
  await open(() => ({ ...period, rows: [], total: 0, next: null }), language);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a failed question can be asked again', async () => {
  await open(() => null);
  expect((await screen.findByRole('alert')).textContent).toContain('De vraag kan nu niet beantwoord worden.');
  expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeTruthy();
});
