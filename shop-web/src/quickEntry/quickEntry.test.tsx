/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { forgetBasket } from '../basket/storedBasket.ts';
import { exampleMussels } from '../testing/exampleMussels.ts';
import { exampleProduct } from '../testing/exampleProduct.ts';
import { fakeServer, reply } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { QuickEntry } from './QuickEntry.tsx';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(20_000);

const musselPackage = '121153';
let server = fakeServer();
const entered: string[] = [];
beforeEach(() => {
  entered.length = 0;
  server = fakeServer();
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    if (url.endsWith('/api/mussel')) return Promise.resolve(reply(exampleMussels));
    if (!url.includes('/api/getproducts')) return server.fetch(url, init);
    const number = /articles=(\d+)/.exec(url)?.[1] ?? '';
    const status = number === musselPackage ? 'not_orderable' : 'active';
    const product = exampleProduct({ article_number: number, name: `Artikel ${number}`, status });
    return Promise.resolve(reply({ products: number === '999999' ? [] : [product] }));
  }) as typeof fetch;
});
afterEach(() => {
  cleanup();
  forgetBasket();
});

async function open() {
  renderShop('/', <Route path="/" element={<QuickEntry onEntered={(article) => entered.push(article)} />} />);
  const number = await screen.findByLabelText<HTMLInputElement>('Artikelnummer');
  return {
    user: userEvent.setup({ delay: null }),
    number,
    quantity: screen.getByLabelText<HTMLInputElement>('Aantal'),
  };
}
const changes = () => server.requests.filter(({ path }) => path.includes('/api/basket/item/'));

test('number, Enter, quantity, Enter is one line, and the next number can be typed at once', async () => {
  const { user, number, quantity } = await open();
  await user.click(number);
  await user.keyboard('162051{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(quantity));
  expect(screen.getByText('Artikel 162051')).not.toBeNull();
  await user.keyboard('4{Enter}');
  expect(document.activeElement).toBe(number);
  expect(number.value).toBe('');
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toMatchObject({ body: { quantity: 4 } });
  expect(entered).toEqual(['162051']);
});

test('a package of fresh mussels leads to the page where it is ordered', async () => {
  const { user, number } = await open();
  await user.click(number);
  await user.keyboard(`${musselPackage}{Enter}`);
  expect(await screen.findByText('Artikel 121153 is nu niet te bestellen.')).not.toBeNull();
  const link = await screen.findByRole('link', { name: 'Mosselen bestellen' });
  expect(link.getAttribute('href')).toBe('/nl/mosselen');
});

test('an unknown number stays in the field with the reason', async () => {
  const { user, number } = await open();
  await user.click(number);
  await user.keyboard('999999{Enter}');
  expect(await screen.findByText('Artikel 999999 vinden we niet.')).not.toBeNull();
  expect(number.value).toBe('999999');
  expect(changes()).toEqual([]);
});
