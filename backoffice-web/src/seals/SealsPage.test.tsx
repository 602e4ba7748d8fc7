/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { SealsPage } from './SealsPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const seal = { number: 12, at: '2026-03-11T13:00:00.000Z', events: 412, changes: 3, key: '0badc0de12345678' };
const sealed = {
  total: 12,
  seals: [
    { ...seal, names_next_key: false, replaces_lost_key: true },
    { ...seal, number: 11, key: 'ffff', names_next_key: true, replaces_lost_key: false },
  ],
  unsealed: { count: 4, since: '2026-03-11T13:20:00.000Z', seconds: 660, is_too_old: false },
  failure: null,
  copies: [
    { archive: 'folder', last_number: 12, copied_at: '2026-03-11T13:00:01.000Z', error: null },
    { archive: 'bucket', last_number: 11, copied_at: '2026-03-11T12:00:01.000Z', error: 'example answers 503' },
    { archive: 'mail', last_number: 0, copied_at: null, error: null },
  ],
};

async function open(body: object, language: 'nl' | 'fr' = 'nl') {
  await i18nProvider.changeLocale(language);
  globalThis.fetch = () => {
    const headers = new Map([['content-type', 'application/json']]);
    return Promise.resolve({
      ok: true,
      status: 200,
      headers,
      text: () => Promise.resolve(JSON.stringify(body)),
    } as unknown as Response);
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <I18nContextProvider value={i18nProvider}>
        <SealsPage />
      </I18nContextProvider>
    </QueryClientProvider>,
  );
}

test('the page shows seals, copies, and the age of what has no seal yet', async () => {
  await open(sealed);
  const [, last, before] = await screen.findAllByRole('row');
  expect(within(last!).getByRole('rowheader').textContent).toBe('12');
  expect(last?.textContent).toContain('0badc0de12345678 (nieuw, omdat de vorige verloren ging)');
  expect(before?.textContent).toContain('(noemt een nieuwe sleutel)');
  expect(screen.getByText(/^Nog zonder zegel: 4 gebeurtenissen, .*\(11 min\)\.$/)).toBeTruthy();
  expect(screen.getByText('De laatste kopie lukte niet en wordt herhaald: example answers 503')).toBeTruthy();
  expect(screen.getByText('Mail aan de auditor: nog geen zegel')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the program and the public key can be downloaded', async () => {
  await open(sealed);
  const addressOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await addressOf(/^Publieke sleutel/)).toBe('/audit/key.pem');
  expect(await addressOf(/^Programma/)).toBe('/audit/verifier.mjs');
});

test.each([
  ['nl', 'De sleutel om te zegelen ontbreekt sinds', 'Er is al meer dan twee uur geen zegel.'],
  ['fr', 'La clé des scellés manque depuis', 'Il n’y a plus de scellé depuis plus de deux heures.'],
] as const)('a missing key and seals that are too old raise an alert: %s', async (language, missing, old) => {
  const failure = { kind: 'key_missing', error: 'key.pem is missing', since: '2026-03-11T13:00:00.000Z' };
  await open({ ...sealed, failure, unsealed: { ...sealed.unsealed, is_too_old: true } }, language);
  const alert = await screen.findByRole('alert');
  for (const text of [missing, 'key.pem is missing', old]) expect(alert.textContent).toContain(text);
});
