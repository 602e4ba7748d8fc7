/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { maintenance } from '../server/connection.ts';
import { call } from '../server/shopClient.ts';
import { fakeServer, reply } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { getDeliveryMoments } from '@talloor/contracts/endpoints/delivery.ts';
import { ConnectionLost } from './ConnectionLost.tsx';

configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  jest.useRealTimers();
  cleanup();
  maintenance.set(null);
});

test('an open page shows the words of a planned maintenance until the shop answers again', async () => {
  const { fetch } = fakeServer();
  let isClosed = false;
  const words = 'We werken de webshop bij. Einde voorzien op do 06:00.';
  const closed = { type: 'x', title: 'Gepland onderhoud', status: 503, code: 'service.maintenance', detail: words };
  globalThis.fetch = (url, init) => (isClosed ? Promise.resolve(reply(closed, 503)) : fetch(url, init));
  renderShop('/hier', <Route path="*" element={<ConnectionLost />} />);
  await screen.findByRole('alert');
  isClosed = true;
  jest.useFakeTimers();
  await act(() => call(getDeliveryMoments, {}).catch(() => {}));
  expect(screen.getByRole('alert').textContent).toBe(words);
  isClosed = false;
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
});
