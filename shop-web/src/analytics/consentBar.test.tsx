/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { UserView } from '@talloor/contracts/endpoints/session.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { paths } from '../paths.ts';
import { enterPunchOut } from '../punchOut/enterPunchOut.tsx';
import { replacePages } from '../punchOut/replacePages.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { fakeServer, reply } from '../testing/fakeServer.ts';
import { consent } from './consent.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { useAnalytics } from './useAnalytics.ts';

configure({ asyncUtilTimeout: 10_000 });

const own: Pick<UserView, 'analytics'> = { analytics: { mode: 'own', script: null } };
const server = fakeServer();

function Shop() {
  useAnalytics();
  return <ConsentBar />;
}

async function openShop(changes: Partial<UserView>, address = '/') {
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const response = await server.fetch(url.replace('/oci', ''), init);
    if (!/\/api\/user/.test(url)) return response;
    return reply({ ...(JSON.parse(await response.text()) as object), ...changes });
  }) as typeof fetch;
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <SessionProvider loading={null} renderFailure={() => null}>
            <LanguageProvider accountLanguage="nl">
              <Shop />
              <p>winkel</p>
            </LanguageProvider>
          </SessionProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
  await screen.findByText('winkel');
  return userEvent.setup();
}

const bar = () => screen.queryByRole('region', { name: 'Cookie-instellingen' });
const collected = () => server.requests.filter(({ path }) => path.includes('/analytics'));

beforeEach(() => {
  jest.restoreAllMocks();
  consent.set(null);
  server.requests.length = 0;
});
afterEach(() => {
  cleanup();
  delete window.dataLayer;
});

test('without a choice the bar asks with two equal buttons, and nothing is measured', async () => {
  await openShop(own);
  expect(bar()).not.toBeNull();
  const buttons = ['Nee, liever niet', 'Ja, dat mag'].map((name) => screen.getByRole('button', { name }).className);
  expect(new Set(buttons).size).toBe(1);
  expect([window.dataLayer, collected()]).toEqual([undefined, []]);
});

test.each([
  ['own', /^Mogen we tellen/, /zonder cookie/],
  ['tag-manager', /^Mag een externe meetdienst/, /je accountnummer/],
] as const)('with %s, the bar says who measures and what', async (mode, question, details) => {
  const user = await openShop({ analytics: { mode, script: mode === 'own' ? null : 'https://tags.example/t.js' } });
  expect(screen.getByText(question)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: /Wat meten we precies/ }));
  expect(screen.getByText(details)).not.toBeNull();
  expect(screen.getByText(/Zoekwoorden die niets vinden/)).not.toBeNull();
});

test('after yes the open page is one event, also in strict mode', async () => {
  const user = await openShop(own);
  await user.click(screen.getByRole('button', { name: 'Ja, dat mag' }));
  expect(bar()).toBeNull();
  await waitFor(() => expect(window.dataLayer).toHaveLength(1));
  expect(window.dataLayer?.[0]).toMatchObject({
    event: 'page_view',
    page: { kind: 'home', path: '/' },
    user: { account_number: '1001', client_number: '204118', segment: 'restaurant', logged: true },
  });
});

test('a yes to our own measurements is none to a tag manager, whose bar asks again', async () => {
  consent.set('own');
  await openShop({ analytics: { mode: 'tag-manager', script: 'https://tags.example/t.js' } });
  expect(screen.getByText(/^Mag een externe meetdienst/)).not.toBeNull();
  expect([window.dataLayer, document.querySelectorAll('script[src]').length]).toEqual([undefined, 0]);
});

test('after no there is no data layer and no random id', async () => {
  const user = await openShop(own);
  await user.click(screen.getByRole('button', { name: 'Nee, liever niet' }));
  expect([bar(), window.dataLayer, localStorage.getItem('talloor.web_id')]).toEqual([null, undefined, null]);
});

test.each([
  ['where analytics are off', {}],
  ['while the office looks on', { ...own, view: { until: '2026-03-11T14:12:00.000Z' } }],
])('nobody is asked or measured %s', async (_, changes) => {
  consent.set('own');
  await openShop(changes);
  expect([bar(), window.dataLayer]).toEqual([null, undefined]);
});

test.each([
  '/wachtwoord-instellen?token=k7x2',
  '/inloggen?next=%2Fvervanging%3Ftoken%3Dk7x2',
  '/nl/contact/antwoord?a=1&token=k7x2',
])('no script of others loads at %s, whose token opens something', async (address) => {
  consent.set('tag-manager');
  await openShop({ analytics: { mode: 'tag-manager', script: 'https://tags.example/t.js' } }, address);
  expect([bar(), window.dataLayer, document.querySelectorAll('script[src]').length]).toEqual([null, undefined, 0]);
});

test('our own collector reads no address, so a page with a token is measured', async () => {
  consent.set('own');
  await openShop(own, '/wachtwoord-instellen?token=k7x2');
  await waitFor(() => expect(window.dataLayer).toHaveLength(1));
  expect(JSON.stringify(window.dataLayer)).not.toContain('k7x2');
});

test('nobody is asked or measured in punch-out', async () => {
  const shop = { ...paths };
  enterPunchOut();
  consent.set('own');
  await openShop(own);
  expect([bar(), window.dataLayer]).toEqual([null, undefined]);
  replacePages(shop);
});
