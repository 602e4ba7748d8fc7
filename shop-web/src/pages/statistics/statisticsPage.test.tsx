/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { configure, screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { Component } from './StatisticsPage.tsx';

configure({ asyncUtilTimeout: 5000 });

test('a reversed period is named beside its fields, without a call that fails', async () => {
  const { fetch } = fakeServer();
  const addresses: string[] = [];
  globalThis.fetch = async (url, init) => {
    addresses.push(typeof url === 'string' ? url : '');
    return fetch(url, init);
  };
  const path = '/nl/mijn-account/statistieken';
  renderShop(`${path}?from=2026-03-31&to=2026-03-01`, <Route path={path} element={<Component />} />);
  expect((await screen.findAllByText('De periode eindigt voor ze begint.')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Opnieuw' })).toBeNull();
  expect(addresses.some((address) => address.includes('/api/statistics'))).toBe(false);
});
