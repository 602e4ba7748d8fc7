/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { UserView } from '@talloor/contracts/endpoints/session.ts';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet, Route } from 'react-router-dom';
import { forgetBasket } from '../basket/storedBasket.ts';
import { Component as ListPage } from '../pages/list/ListPage.tsx';
import { Component as ListsPage } from '../pages/lists/ListsPage.tsx';
import { SaveAsList } from '../pages/basket/SaveAsList.tsx';
import { exampleProduct } from '../testing/exampleProduct.ts';
import { fakeServer, reply } from '../testing/fakeServer.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { toasts } from '../toasts/toasts.ts';
import { Heart } from './Heart.tsx';
import { ListsProvider } from './ListsProvider.tsx';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(20_000);

const id = '7d65ee48-a0d4-55aa-a2f9-4bb86d47a30a';
const line = { artNo: '131209', comment: 'in een emmer' };
const list = {
  id,
  name: 'Kaart voorjaar',
  type: 'mine',
  is_shared: false,
  is_editable: true,
  lines: [line],
  owner: null,
  number_of_products: 1,
  updated_at: null,
  boards: ['dairy'],
};
const failure = 'Er ging iets mis. Probeer opnieuw.';
let hasLists = true;
let broken: readonly string[] = [];
let isSilent = false;

beforeEach(() => {
  const server = fakeServer();
  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const path = url.replace(/^\/nl/, '').replace(/\?.*/, '');
    if (path === '/api/user') {
      const user = JSON.parse(await (await server.fetch(url, init)).text()) as UserView;
      return reply({ ...user, features: { ...user.features, wish_list: true } });
    }
    if (!path.startsWith('/api/wishlist')) return server.fetch(url, init);
    if (isSilent) return new Promise(() => {});
    const call = `${init.method ?? 'GET'} ${path}`;
    if (broken.some((each) => call.startsWith(each)))
      return reply({ type: 'x', title: 'x', status: 500, code: 'internal' }, 500);
    if (path === '/api/wishlist/list') return reply(hasLists ? [list] : []);
    return reply({ ...list, lines: [{ ...line, product: exampleProduct() }] });
  };
  globalThis.fetch = fetch as typeof globalThis.fetch;
});
afterEach(() => {
  cleanup();
  toasts.set([]);
  forgetBasket();
  [hasLists, broken, isSilent] = [true, [], false];
});

function open(path: string) {
  renderShop(
    path,
    <Route
      element={
        <ListsProvider>
          <Outlet />
        </ListsProvider>
      }
    >
      <Route path="/nl/mijn-account/lijstjes" element={<ListsPage />} />
      <Route path="/nl/mijn-account/lijstjes/bekijk" element={<ListPage />} />
      <Route path="/hart" element={<Heart article={{ articleNumber: '144011', name: 'Boter' }} />} />
      <Route path="/bewaar" element={<SaveAsList articles={['131209']} isOpen onClose={() => {}} />} />
    </Route>,
  );
  return userEvent.setup({ delay: null });
}
const myLists = '/nl/mijn-account/lijstjes';
const oneList = `/nl/mijn-account/lijstjes/bekijk?id=${id}`;
const notices = () => screen.getByRole('region', { name: 'Meldingen' });
const findNotice = (text: string) => within(notices()).findByText(text, { exact: false });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('failures of lists are shown and stay until they are closed (spec shopping §8, Lists)', () => {
  test('a failed load of all lists shows a message and a toast', async () => {
    broken = ['GET /api/wishlist/list'];
    open(myLists);
    expect(await screen.findByText('Lijstjes niet geladen')).not.toBeNull();
    expect(await within(notices()).findByText('Niet geladen')).not.toBeNull();
  });

  test('a failed load of one list shows a message and no buttons', async () => {
    broken = [`GET /api/wishlist/${id}`];
    open(oneList);
    expect(await screen.findByText('Lijstje niet geladen')).not.toBeNull();
    for (const name of [/^Alles in winkelwagen/, /^Naam wijzigen/, 'Lijstje verwijderen'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('the list menu offers no lists while they load', async () => {
    isSilent = true;
    const user = open('/hart');
    await user.click(await button('Boter aan een lijstje toevoegen'));
    const menu = await screen.findByRole('dialog');
    expect(within(menu).getByText('Lijstjes laden')).not.toBeNull();
    expect(within(menu).queryByRole('checkbox')).toBeNull();
  });

  test('a failed toggle shows an error and restores the checkbox', async () => {
    broken = [`POST /api/wishlist/${id}/toggle`];
    const user = open('/hart');
    await user.click(await button('Boter aan een lijstje toevoegen'));
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Kaart voorjaar/ });
    await user.click(box);
    const text = `Het artikel is niet in of uit je lijstje gezet. ${failure}`;
    expect(await within(await screen.findByRole('dialog')).findByText(text)).not.toBeNull();
    expect(box.checked).toBe(false);
    expect(toasts.get()).toMatchObject([{ kind: 'error', text }]);
  });

  test('a failed save of the basket into a list shows an error', async () => {
    broken = [`POST /api/wishlist/${id}`];
    const user = open('/bewaar');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'In welk lijstje' }), 'Kaart voorjaar');
    await user.click(await button('Bewaar als lijstje'));
    expect(await screen.findByText(`De artikelen zijn niet aan je lijstje toegevoegd. ${failure}`)).not.toBeNull();
  });

  test('a failed creation shows an error and keeps the typed name', async () => {
    broken = ['POST /api/wishlist/create'];
    const user = open(myLists);
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nieuw lijstje' });
    await user.type(name, 'Terras{Enter}');
    expect(await findNotice(`Het lijstje is niet gemaakt. ${failure}`)).not.toBeNull();
    expect(name.value).toBe('Terras');
  });

  test('a failed deletion shows an error and keeps the list', async () => {
    broken = [`DELETE /api/wishlist/${id}`];
    const user = open(myLists);
    await user.click(await button('Kaart voorjaar verwijderen'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Lijstje verwijderen' }));
    const text = `Het lijstje is niet verwijderd. ${failure}`;
    await waitFor(() => expect(toasts.get()).toMatchObject([{ kind: 'error', text }]));
    expect(screen.getByText('Kaart voorjaar', { selector: 'a' })).not.toBeNull();
  });

  test('a failed change of a name shows an error and keeps the typed name for a retry', async () => {
    broken = ['POST /api/wishlist/update'];
    const user = open(myLists);
    await user.click(await button('Naam wijzigen van Kaart voorjaar'));
    await user.type(
      screen.getByRole('textbox', { name: 'Nieuwe naam voor Kaart voorjaar' }),
      '{Control>}a{/Control}Terras{Enter}',
    );
    expect(await findNotice(`Het lijstje is niet gewijzigd. ${failure}`)).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Nieuwe naam/ }).value).toBe('Terras');
  });

  test('a user without lists sees "no lists available"', async () => {
    hasLists = false;
    open(myLists);
    expect(await screen.findAllByText('Geen lijstje beschikbaar')).toHaveLength(2);
  });

  test("a deletion shows a notice with the list's name", async () => {
    const user = open(myLists);
    await user.click(await button('Kaart voorjaar verwijderen'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Lijstje verwijderen' }));
    const notice = { kind: 'info', title: 'Lijstje verwijderd', text: 'Kaart voorjaar' };
    await waitFor(() => expect(toasts.get()).toMatchObject([notice]));
  });
});
