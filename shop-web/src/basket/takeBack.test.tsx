/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { fakeServer } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { useBasket } from './BasketProvider.tsx';
import { forgetBasket } from './storedBasket.ts';
import { useTakeBack } from './useTakeBack.ts';

configure({ asyncUtilTimeout: 10_000 });

let server = fakeServer();
beforeEach(() => {
  server = fakeServer();
  globalThis.fetch = server.fetch;
});
afterEach(() => {
  cleanup();
  forgetBasket();
});

function Undo() {
  const { quantityOf } = useBasket();
  const { run } = useTakeBack()({ '131209': quantityOf('131209'), '100855': 99 }, { '131209': 3 });
  return (
    <button type="button" onClick={run}>
      {`neem terug van ${quantityOf('131209')}`}
    </button>
  );
}

test('an undone addition returns to the earlier quantity, and leaves an article that was changed since', async () => {
  renderShop('/', <Route path="/" element={<Undo />} />);
  await userEvent.click(await screen.findByRole('button', { name: 'neem terug van 12' }));
  await waitFor(() => {
    const changes = server.requests.filter(({ path }) => path.includes('/api/basket/items'));
    expect(changes.map(({ body }) => body)).toEqual([{ '131209': 3 }]);
  });
});
