/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { measuring } from '../analytics/measuring.ts';
import { fakeLister } from '../testing/fakeLister.ts';
import { addressShown, renderShop } from '../testing/renderShop.tsx';
import { ListPage } from './ListPage.tsx';

configure({ asyncUtilTimeout: 10_000 });

let server: ReturnType<typeof fakeLister>;
beforeEach(() => {
  server = fakeLister();
  globalThis.fetch = server.fetch;
  window.scrollTo = () => {};
  measuring.set({
    settings: { mode: 'own', script: null },
    userId: 0,
    customerNumber: null,
    segment: null,
    language: 'nl',
  });
});
afterEach(() => {
  cleanup();
  measuring.set(null);
  delete window.dataLayer;
});

const open = (path: string) => renderShop(path, <Route path="*" element={<ListPage />} />);
const eventNames = () => (window.dataLayer ?? []).map(({ event }) => event);

test('a search is one event, and a filter shows another list of it', async () => {
  open('/zoekresultaten?keywords=room');
  await waitFor(() => expect(eventNames()).toEqual(['search', 'view_list']), { timeout: 30_000 });
  await userEvent.click(screen.getByRole('checkbox', { name: /^Boterveld/ }));
  await waitFor(() => expect(eventNames()).toEqual(['search', 'view_list', 'view_list']), { timeout: 30_000 });
}, 120_000);

test('words that lead to their own page are no search without result', async () => {
  server.answerWith((answer) => ({
    ...answer,
    products: [],
    redirectUrl: addressShown() === '/nl/promo' ? null : '/nl/promo',
  }));
  open('/zoekresultaten?keywords=acties');
  await waitFor(() => expect(eventNames()).toEqual(['view_list']), { timeout: 30_000 });
  expect(addressShown()).toBe('/nl/promo');
}, 120_000);
