/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, configure, screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { OrderPages } from './OrderPages.tsx';

configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
const place = { page: 1, pages: 42, from: 1, to: 24, total: 1000, onTurn: () => {} };

test.each([
  ['/nl', 'van meer dan 1.000'],
  ['/fr', 'sur plus de 1 000'],
])('%s: a list of more than 1,000 rows says so', async (path, words) => {
  globalThis.fetch = fakeServer().fetch;
  renderShop(path, <Route path="/:language" element={<OrderPages {...place} isLimited />} />);
  expect(await screen.findByText((text) => text.includes(words))).toBeTruthy();
});
