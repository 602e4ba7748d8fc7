/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { RecordPage } from './RecordPage.tsx';

configure({ asyncUtilTimeout: 10_000 });

const intervalMs = 1000;

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test.each([
  ['keeps the page of a missing record and does not fetch it again', 404, 1],
  ['fetches a record again that failed to load', 503, 4],
] as const)('%s', async (_, status, fetches) => {
  jest.useFakeTimers();
  const getOne = jest.fn(() => Promise.reject(new ProblemError('network.failed', status, null)));
  render(
    <MemoryRouter initialEntries={['/returns/99/show']}>
      <CoreAdminContext i18nProvider={i18nProvider} dataProvider={{ getOne } as unknown as DataProvider}>
        <Routes>
          <Route
            path="/returns/:id/show"
            element={
              <RecordPage
                resource="returns"
                refetchMs={() => intervalMs}
                isWhole={(record): record is { id: string } => record.id !== undefined}
                notFound="Geen retour"
                list={{ to: '/returns', label: 'Retouren' }}
              >
                {() => null}
              </RecordPage>
            }
          />
        </Routes>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await act(() => jest.advanceTimersByTimeAsync(3.5 * intervalMs));
  expect(getOne).toHaveBeenCalledTimes(fetches);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});
