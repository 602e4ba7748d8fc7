/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { forgetBasket } from '../../basket/storedBasket.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { addressShown, renderShop } from '../../testing/renderShop.tsx';
import { Component as BasketPage } from './BasketPage.tsx';

configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(120_000);
afterEach(() => {
  cleanup();
  forgetBasket();
});

test('the order button goes to a quantity that cannot be read, and not to the next step', async () => {
  const server = fakeServer();
  server.setLines({ '121040': 0, '136055': 0 });
  globalThis.fetch = server.fetch;
  renderShop(
    '/winkelwagen',
    <>
      <Route path="/winkelwagen" element={<BasketPage />} />
      <Route path="/winkelwagen/gegevens" element={<h1>gegevens</h1>} />
    </>,
  );
  const [field] = await screen.findAllByRole<HTMLInputElement>('spinbutton');
  if (field === undefined) throw new Error('the basket has no quantity');
  const order = screen.getAllByRole('button', { name: 'Bestellen' })[0] as HTMLElement;
  await userEvent.click(field);
  await userEvent.keyboard('12-');
  await userEvent.click(order);
  expect([addressShown(), field.value, document.activeElement]).toEqual(['/winkelwagen', '12-', field]);
  await userEvent.clear(field);
  await userEvent.keyboard('12 st');
  await userEvent.click(order);
  await screen.findByRole('heading', { name: 'gegevens' });
});
