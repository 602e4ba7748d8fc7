/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { compareList } from '../compare/compareList.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { showToast, toasts } from '../toasts/toasts.ts';
import { forgetViewed, rememberViewed, viewedProducts } from '../viewed/viewedProducts.ts';
import { useSession } from './SessionProvider.tsx';

configure({ asyncUtilTimeout: 10_000 });

const kept = () => [toasts.get().length, compareList.get().length, viewedProducts.get().length];

function Acts() {
  const { user, logOut, enter } = useSession();
  return (
    <>
      <button type="button" onClick={() => void logOut()}>
        log out
      </button>
      <button type="button" onClick={() => enter({ ...user, id: user.id + 1 })}>
        another person
      </button>
      <button type="button" onClick={() => enter(user)}>
        same person
      </button>
    </>
  );
}

beforeEach(async () => {
  globalThis.fetch = fakeServer().fetch;
  sessionStorage.clear();
  renderShop('/', <Route path="/" element={<Acts />} />);
  await screen.findByText('log out');
  showToast({ kind: 'error', title: 'Niet bewaard' });
  compareList.set(['131209']);
  rememberViewed('131209');
});
afterEach(() => {
  cleanup();
  toasts.set([]);
  compareList.set([]);
  forgetViewed();
});

test.each(['log out', 'another person'])('%s: no toast, viewed article or comparison stays', async (act) => {
  await userEvent.click(screen.getByText(act));
  await waitFor(() => expect(kept()).toEqual([0, 0, 0]));
});

test('a new login of the same person keeps what the person saw', async () => {
  await userEvent.click(screen.getByText('same person'));
  expect(kept()).toEqual([1, 1, 1]);
});
