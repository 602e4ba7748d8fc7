/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, useLocation } from 'react-router-dom';
import { fakeServer } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { isNewVersionOut } from './newVersion.ts';
import { useNewVersion } from './useNewVersion.ts';

configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  isNewVersionOut.set(false);
});

test('a new version loads with the next navigation, not before', async () => {
  globalThis.fetch = fakeServer().fetch;
  const reload = jest.fn();
  function Page() {
    useNewVersion(useLocation().pathname, reload);
    return <Link to="/verder">Verder</Link>;
  }
  renderShop('/hier', <Route path="*" element={<Page />} />);
  const link = await screen.findByRole('link', { name: 'Verder' });
  isNewVersionOut.set(true);
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(link);
  expect(reload).toHaveBeenCalledTimes(1);
});
