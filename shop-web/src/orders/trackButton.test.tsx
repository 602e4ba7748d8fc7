/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, configure, screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { fakeServer } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { TrackButton } from './TrackButton.tsx';

configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

const now = Math.floor(Date.now() / 1000);
const delivery = { number: '6440', stage: 'picked' as const, has_note: false, short_lines: 0, replaced_lines: 0 };
const link = () => screen.findByRole('link', { name: 'Track & trace van bestelling 4402131' });

function show(order: Partial<Parameters<typeof TrackButton>[0]['order']>): void {
  globalThis.fetch = fakeServer().fetch;
  const element = <TrackButton order={{ order_number: '4402131', delivery, ...order }} />;
  renderShop('/hier', <Route path="*" element={element} />);
}

test('an order that cannot be tracked yet says from when, and has no link to a page without a delivery', async () => {
  show({ trackable_from: now + 30 * 86_400 });
  expect(await screen.findByText(/^Track & trace vanaf .* \d\d:\d\d$/)).not.toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['from its hour on', { trackable_from: now - 60 * 86_400 * 365 }],
  ['after an early departure', { trackable_from: now + 30 * 86_400, delivery: { ...delivery, has_note: true } }],
])('an order links to Track & trace %s', async (_, order) => {
  show(order);
  expect(await link()).not.toBeNull();
});
