/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getUser } from '@talloor/contracts/endpoints/session.ts';
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { officeClient } from '../data/officeClient.ts';
import { MaintenanceBar } from './MaintenanceBar.tsx';

configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

test('an open page shows the words of a planned maintenance until the office answers again', async () => {
  const words = 'We werken de webshop bij. Einde voorzien op do 06:00.';
  const closed = { type: 'x', title: 'Gepland onderhoud', status: 503, code: 'service.maintenance', detail: words };
  const visitor = { id: 0 };
  let isClosed = true;
  globalThis.fetch = () => {
    const [body, status, type] = isClosed
      ? [closed, 503, 'application/problem+json']
      : [visitor, 200, 'application/json'];
    const text = () => Promise.resolve(JSON.stringify(body));
    const headers = new Map([['content-type', type]]);
    return Promise.resolve({ ok: status === 200, status, headers, text } as unknown as Response);
  };
  const queries = new QueryClient();
  const invalidate = jest.spyOn(queries, 'invalidateQueries');
  render(
    <QueryClientProvider client={queries}>
      <MaintenanceBar />
    </QueryClientProvider>,
  );
  jest.useFakeTimers();
  await act(() => officeClient.call(getUser, {}).catch(() => {}));
  expect(screen.getByRole('alert').textContent).toBe(words);
  isClosed = false;
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(invalidate).toHaveBeenCalledTimes(1);
});
