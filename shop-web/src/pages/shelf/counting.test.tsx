/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { forgetBasket } from '../../basket/storedBasket.ts';
import { forgetDraft } from '../../session/draft.ts';
import { exampleProduct } from '../../testing/exampleProduct.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { addressShown, renderShop } from '../../testing/renderShop.tsx';
import { Counting } from './Counting.tsx';

configure({ asyncUtilTimeout: 10_000 });

const product = exampleProduct({ article_number: '131209', sold_per: 1, minimum_order: 1, stock: null });
const list = {
  id: '7d65ee48-a0d4-55aa-a2f9-4bb86d47a30a',
  name: 'Koelcel',
  type: 'mine',
  is_shared: false,
  is_editable: true,
  owner: null,
  updated_at: null,
  number_of_products: 1,
  boards: [],
  lines: [{ artNo: '131209', comment: '', par: 12, product }],
} as const;

afterEach(() => {
  cleanup();
  forgetBasket();
  forgetDraft();
});

test.each([
  ['what a colleague put there for a party meanwhile stays', 24, 24],
  ['what is missing still is put there', 4, 8],
])('the order filled from a shelf count: %s', async (_, meanwhile, after) => {
  const server = fakeServer();
  globalThis.fetch = server.fetch;
  server.setLines({ 131209: 3 });
  const ofCream = () => server.view().lines.find((line) => line.product.article_number === '131209')?.quantity;
  renderShop(
    '/tellen',
    <Route
      path="*"
      element={<Counting list={{ ...list, boards: [], lines: [...list.lines] }} onPar={() => Promise.resolve(true)} />}
    />,
  );
  const [count] = await screen.findAllByRole('textbox', { name: /geteld/i });
  await userEvent.type(count as HTMLElement, '4');
  const [fill] = await screen.findAllByRole('button', { name: '1 artikel in winkelwagen' });
  server.setLines({ 131209: meanwhile });
  await userEvent.click(fill as HTMLElement);
  await waitFor(() => expect(addressShown()).toBe('/winkelwagen'));
  expect(ofCream()).toBe(after);
});
