/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { fakeServer, reply } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component as InvitationPage } from './invitation/InvitationPage.tsx';
import { Component as ChangeOrderPage } from './changeOrder/ChangeOrderPage.tsx';
import { Component as ReplacementPage } from './replacement/ReplacementPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function open(Page: ComponentType, address: string, call: string, answer: () => Response | null): void {
  const { fetch } = fakeServer();
  globalThis.fetch = (url, init) => {
    if (typeof url !== 'string' || !url.includes(call)) return fetch(url, init);
    const response = answer();
    return response ? Promise.resolve(response) : Promise.reject(new TypeError('Failed to fetch'));
  };
  renderShop(address, <Route path="/nl/pagina" element={<Page />} />);
}
const refusal = (status: number, code: string, title: string) =>
  reply({ type: 'about:blank', title, status, code, detail: 'Vraag het je collega.' }, status);

test.each<[string, ComponentType, string, string, string]>([
  ['an invitation', InvitationPage, '/api/invitation', 'De uitnodiging kon niet geladen worden', 'De link opent niets'],
  ['a question', ReplacementPage, '/api/replacement', 'De vraag kon niet worden geladen', 'Deze link is ongeldig'],
])(
  'the link of %s that is opened offline shows that loading failed, and can be retried',
  async (_, Page, call, failureHeading, refusalText) => {
    let isThere = false;
    open(Page, '/nl/pagina?token=a', call, () =>
      isThere ? refusal(404, 'route.not_found', 'De link opent niets') : null,
    );
    await screen.findByRole('heading', { name: failureHeading });
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw' }));
    expect(await screen.findByText(refusalText)).toBeTruthy();
  },
);

test('a user who waits for a colleague\'s order sees a load failure, not "cannot be changed", during an outage', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  let isAway = false;
  open(ChangeOrderPage, '/nl/pagina?order=4402131', 'startChanges', () =>
    isAway ? null : refusal(409, 'order.in_use', 'Karim wijzigt deze bestelling'),
  );
  await screen.findByText('Karim wijzigt deze bestelling');
  isAway = true;
  const failureAlert = await screen.findByRole('alert', {}, { timeout: 12_000 });
  expect(failureAlert.textContent).toContain('De bestelling kon niet geladen worden');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Opnieuw' }));
  await screen.findByText('Karim wijzigt deze bestelling');
});
