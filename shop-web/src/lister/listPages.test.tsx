/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { Component as AssortmentIndexPage } from '../pages/assortment/AssortmentIndexPage.tsx';
import { fakeLister } from '../testing/fakeLister.ts';
import { fillIn } from '../testing/fillIn.ts';
import { addressShown, renderShop } from '../testing/renderShop.tsx';
import { closeToast, toasts } from '../toasts/toasts.ts';
import { columnSetPreference, stickyFilters, viewPreference } from './listPreferences.ts';
import { ListPage } from './ListPage.tsx';

configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(120_000);

let server: ReturnType<typeof fakeLister>;
beforeEach(() => {
  server = fakeLister();
  globalThis.fetch = server.fetch;
  window.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  for (const toast of toasts.get()) closeToast(toast.id);
  stickyFilters.set({});
  viewPreference.set(null);
  columnSetPreference.set('');
});

async function open(path: string, awaited: string | RegExp = /artikelen/) {
  renderShop(
    path,
    <>
      <Route path="/nl/assortiment" element={<AssortmentIndexPage />} />
      <Route path="/nl/promo" element={<ListPage promoTitle="Promo van week 11" />} />
      <Route path="*" element={<ListPage />} />
    </>,
  );
  await screen.findByRole('heading', { level: 1, name: awaited });
  return userEvent.setup({ delay: null });
}
const filters = () => screen.getByRole('complementary', { name: 'Filters' });
const checkbox = (name: RegExp) => within(filters()).getByRole<HTMLInputElement>('checkbox', { name });
const lastSearch = () => server.searches().at(-1);

describe('the product list', () => {
  test('a filter leads to page 1, and shows in the address and as a chip; Back undoes it', async () => {
    const user = await open('/zoekresultaten?keywords=room&page=2');
    expect(lastSearch()).toMatchObject({ keywords: 'room', page: '2', limit: '24', sort: '1', extraFilters: '{}' });
    await user.click(checkbox(/^Boterveld/));
    expect(await screen.findByRole('heading', { level: 1, name: /20 artikelen/ })).not.toBeNull();
    expect(addressShown()).toBe('/zoekresultaten?keywords=room&brand=boterveld');
    expect(lastSearch()).toMatchObject({ filters: '{"brand":["boterveld"]}', page: '1' });
    expect(screen.getByRole('button', { name: 'Boterveld, filter verwijderen' })).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'browser back' }));
    expect(addressShown()).toBe('/zoekresultaten?keywords=room&page=2');
    expect(await screen.findByRole('heading', { level: 1, name: /60 artikelen/ })).not.toBeNull();
    expect(checkbox(/^Boterveld/).checked).toBe(false);
  });

  test.each([
    ['offers them to a customer who sees prices', () => {}, ['5', '6']],
    ['has none for a customer with hidden prices', () => server.hidePrices(), []],
    ['has none for a visitor', () => void server.fetch('/nl/api/logout', { method: 'POST' }), []],
  ])('the choice of sorts by price %s', async (_, arrange, offered) => {
    arrange();
    await open('/zoekresultaten?keywords=room&sort=5');
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sorteer' });
    await waitFor(() => {
      expect([...sort.options].map(({ value }) => value).filter((value) => Number(value) > 4)).toEqual(offered);
    });
    expect(sort.value).toBe(offered.length === 0 ? '1' : '5');
  });

  test('facets are sorted by priority; a facet with more than six items has a search field and a "more" button', async () => {
    const user = await open('/zoekresultaten');
    const headings = within(filters()).getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Categorie', 'Merk', 'Prijs', 'Bewaring']);
    expect(within(filters()).getAllByRole('searchbox')).toHaveLength(1);
    expect(within(filters()).queryByRole('checkbox', { name: /^Klaar/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Toon 2 meer' }));
    expect(checkbox(/^Klaar/).checked).toBe(false);
    await fillIn(user, within(filters()).getByRole('searchbox'), 'graan');
    expect(within(filters()).queryByRole('checkbox', { name: /^Boterveld/ })).toBeNull();
    expect(checkbox(/^Graanvliet/)).not.toBeNull();
  });

  test('the price slider moves by whole euros with keys, and applies the price after a pause', async () => {
    const user = await open('/zoekresultaten');
    const from = await screen.findByRole('slider', { name: 'Prijs vanaf' });
    expect(from.getAttribute('aria-valuetext')).toBe('€\u00a02');
    act(() => from.focus());
    await user.keyboard('{ArrowRight}{PageUp}');
    await waitFor(() => expect(addressShown()).toBe('/zoekresultaten?price=13-50'));
    expect(document.activeElement).toBe(from);
    await user.click(screen.getByRole('button', { name: /^€\u00a013 – €\u00a050, filter verwijderen/ }));
    expect(addressShown()).toBe('/zoekresultaten');
  });

  test('a kept filter applies to other lists, until the user removes it', async () => {
    const user = await open('/zoekresultaten?keywords=room');
    await user.click(checkbox(/^Diepvries/));
    await user.click(await screen.findByRole('button', { name: 'Overal onthouden: Bewaring' }));
    expect(decodeURIComponent(document.cookie)).toContain('sticky_filters={"storage":["diepvries"]}');
    cleanup();
    const secondUser = await open('/assortiment/1036', /^Room 12 artikelen/);
    expect(lastSearch()).toMatchObject({ filters: '{"storage":["diepvries"]}', extraFilters: '{"category":["1036"]}' });
    await waitFor(() => expect(addressShown()).toBe('/assortiment/1036?storage=diepvries'));
    await secondUser.click(screen.getByRole('button', { name: 'Diepvries, overal onthouden filter verwijderen' }));
    expect(document.cookie).not.toContain('sticky_filters');
    await waitFor(() => expect(addressShown()).toBe('/assortiment/1036'));
  });

  test('an empty list offers other keywords, a search without filters, and two tips', async () => {
    const user = await open('/zoekresultaten?keywords=xqz&brand=boterveld', /0 artikelen/);
    expect(screen.getByRole('link', { name: 'room' }).getAttribute('href')).toBe('/zoekresultaten?keywords=room');
    expect(screen.getByText(/Controleer de spelling/).parentElement?.children).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Zoek zonder filters' }));
    await waitFor(() => expect(addressShown()).toBe('/zoekresultaten?keywords=xqz&filteroff=all'));
    expect(lastSearch()).toMatchObject({ filters: '{}' });
  });

  test('a failed search shows a toast and a message in the list, and can be retried', async () => {
    server.breakSearch(true);
    const user = await open('/zoekresultaten?keywords=room', /room/);
    expect(await screen.findByText('Artikelen niet geladen')).not.toBeNull();
    expect(within(screen.getByRole('region', { name: 'Meldingen' })).getByRole('alert').textContent).toContain(
      'Niet geladen',
    );
    server.breakSearch(false);
    await user.click(screen.getByRole('button', { name: 'Opnieuw' }));
    expect(await screen.findByRole('heading', { level: 1, name: /60 artikelen/ })).not.toBeNull();
  });

  test('keywords with their own page lead to that page, but never to another site', async () => {
    for (const redirectUrl of ['//elsewhere.example/', '/.//elsewhere.example/']) {
      server.answerWith((answer) => ({ ...answer, redirectUrl }));
      await open('/zoekresultaten?keywords=promo');
      expect(addressShown()).toBe('/zoekresultaten?keywords=promo');
      cleanup();
    }
    server.answerWith((answer) => ({ ...answer, redirectUrl: '/nl/promo' }));
    await open('/zoekresultaten?keywords=acties', /Promo van week 11/);
    expect(addressShown()).toBe('/nl/promo');
  });

  test('the list names the corrected keywords that were searched', async () => {
    server.answerWith((answer) => ({ ...answer, corrected: 'room' }));
    await open('/zoekresultaten?keywords=rooom');
    expect(screen.getByText('We zochten op “room” in plaats van “rooom”.')).not.toBeNull();
  });

  test('the list says which words were left out, what else was searched, and counts articles by category apart', async () => {
    server.answerWith((answer) => ({
      ...answer,
      corrected: 'room',
      hasTyped: true,
      relaxed: { omitted: ['1 kg', 'verse'] },
      inCategory: 45,
    }));
    await open('/zoekresultaten?keywords=verse%20rooom%201%20kg');
    for (const note of [
      'We zochten ook op “room”.',
      'Weinig artikelen met alle woorden. We zochten ook zonder “1 kg”, “verse”.',
    ])
      expect(screen.getByText(note)).not.toBeNull();
    const count = /15 artikelen en onderaan 45 uit een categorie met die naam$/;
    expect(screen.getByRole('heading', { level: 1, name: count })).not.toBeNull();
  });

  test('a filter that removes articles by category does not move the list', async () => {
    server.answerWith((answer) => ({ ...answer, inCategory: answer.pagination.results === 60 ? 45 : 0 }));
    const user = await open('/zoekresultaten?keywords=room', /en onderaan 45/);
    const aboveList = () => {
      const tools = document.querySelector('.list-tools');
      return [...(tools?.parentElement?.children ?? [])].filter((one) => one !== tools && !one.contains(list()));
    };
    const list = () => screen.getByRole('table');
    const before = aboveList().map(({ textContent }) => textContent);
    await user.click(checkbox(/^Boterveld/));
    await screen.findByRole('heading', { level: 1, name: /20 artikelen$/ });
    expect(aboveList().map(({ textContent }) => textContent)).toEqual(before);
  });

  test('the list offers the parts of the question when no article has all its words', async () => {
    server.answerWith((answer) => ({ ...answer, relaxed: { omitted: [] }, didYouMean: ['kaas', 'olie'] }));
    await open('/zoekresultaten?keywords=kaas%20olie');
    expect(screen.getByText(/Geen artikelen met alle woorden samen/)).not.toBeNull();
    expect(screen.getByRole('link', { name: 'olie' }).getAttribute('href')).toMatch(/keywords=olie$/);
  });

  test('the choice of rows or tiles is remembered; the banner has its own row after the eighth article', async () => {
    const user = await open('/zoekresultaten');
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows[9]?.textContent).toContain('Tussen');
    await user.click(screen.getByRole('button', { name: 'Tegels' }));
    expect(addressShown()).toBe('/zoekresultaten?view=tiles');
    cleanup();
    await open('/zoekresultaten?keywords=room');
    expect(screen.queryByRole('table')).toBeNull();
    expect(document.querySelectorAll('.product-tile')).toHaveLength(9);
  });

  test('the pager leads to a page by number, but not to the current page or beyond the last one', async () => {
    const user = await open('/zoekresultaten?page=99');
    await waitFor(() => expect(addressShown()).toBe('/zoekresultaten?page=3'));
    const pager = await screen.findByRole('navigation', { name: 'Paginering' });
    expect(within(pager).queryByRole('link', { name: 'Volgende pagina' })).toBeNull();
    await user.click(within(pager).getByRole('link', { name: 'Pagina 3' }));
    expect(addressShown()).toBe('/zoekresultaten?page=3');
    await user.click(within(pager).getByRole('link', { name: 'Vorige pagina' }));
    expect(addressShown()).toBe('/zoekresultaten?page=2');
  });
});

describe('assortment pages', () => {
  test('a category page shows its breadcrumbs, its description and its subcategories', async () => {
    await open('/assortiment/1036', /^Room 60 artikelen/);
    const crumbs = within(screen.getByRole('navigation', { name: 'Kruimelpad' })).getAllByRole('link');
    expect(crumbs.map((crumb) => [crumb.textContent, crumb.getAttribute('href')])).toEqual([
      ['Start', '/'],
      ['Assortiment', '/nl/assortiment'],
      ['Zuivel, kaas & eieren', '/assortiment/1005'],
    ]);
    expect(screen.getByText('Alles om te binden en te kloppen.')).not.toBeNull();
    const within1036 = await screen.findByRole('navigation', { name: 'Binnen Room' });
    expect(within(within1036).getByRole('link').getAttribute('href')).toBe('/assortiment/2036');
  });
  test('an unknown category shows "page not found" without an error toast', async () => {
    await open('/assortiment/404', 'Deze pagina staat niet op de kaart');
    expect(toasts.get()).toEqual([]);
  });
  test('the index shows every group with its categories, and the themes', async () => {
    await open('/nl/assortiment', /Assortiment/);
    expect((await screen.findByRole('link', { name: 'Room 60' })).getAttribute('href')).toBe('/assortiment/1036');
    expect((await screen.findByRole('link', { name: /Barbecue/ })).getAttribute('href')).toBe('/assortiment/9001');
  });
});

describe('column sets and Excel', () => {
  test('a new column set is saved with its name, sharing and column order, and becomes the chosen set', async () => {
    const user = await open('/zoekresultaten?brand=boterveld');
    await user.click(screen.getByRole('button', { name: 'Kolommen' }));
    await user.click(await screen.findByRole('button', { name: 'Nieuwe kolomset' }));
    await fillIn(user, screen.getByRole('textbox', { name: /Naam/ }), 'Inkoop');
    await user.click(screen.getByRole('checkbox', { name: 'Verpakking' }));
    await user.click(screen.getByRole('checkbox', { name: 'EAN' }));
    await user.click(screen.getByRole('button', { name: 'EAN naar voren' }));
    await user.click(screen.getByRole('checkbox', { name: 'Delen met iedereen van Bistro Lindegaard' }));
    await user.click(screen.getByRole('button', { name: 'Kolomset bewaren' }));
    const columns = ['article_number', 'name', 'ean', 'price'];
    const saveRequest = server.requests.find(({ method, path }) => method === 'POST' && path.includes('/column-sets'));
    expect(saveRequest?.body).toEqual({ name: 'Inkoop', shared_with: 'customer', columns });
    expect(await screen.findByRole('radio', { name: /^Inkoop/, checked: true })).not.toBeNull();
  });

  test('rows and the Excel file have the columns of the chosen set; a second click starts no second download', async () => {
    const columns = ['article_number', 'name', 'ean', 'price'] as const;
    server.columnSets = [{ id: '7', name: 'Inkoop', shared_with: 'nobody', columns: [...columns], is_mine: true }];
    columnSetPreference.set('7');
    const user = await open('/zoekresultaten?brand=boterveld');
    const heads = (await screen.findAllByRole('columnheader')).map((head) => head.textContent);
    expect(heads).toEqual(['Artikelnummer', 'Artikel', 'EAN', 'Prijs excl. btw', 'Aantal', 'Vergelijken']);
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
    await user.click(screen.getByRole('button', { name: 'Excel downloaden' }));
    await user.click(await screen.findByRole('button', { name: 'Excel downloaden, 40\u00a0%' }));
    server.finishDownload();
    const file = '/nl/api/product/search/download/7f/file';
    expect((await screen.findByRole('link', { name: 'Excel openen' })).getAttribute('href')).toBe(file);
    expect(openWindow.mock.calls).toEqual([[file, '_blank']]);
    expect(document.activeElement?.textContent).toBe('Excel openen');
    const downloadRequests = server.requests.filter(({ path }) => path.includes('/search/download?'));
    expect(downloadRequests).toHaveLength(1);
    const query = new URL(downloadRequests[0]?.path ?? '', 'http://shop.example').searchParams;
    expect([query.get('filters'), query.get('columns')]).toEqual(['{"brand":["boterveld"]}', columns.join(',')]);
    openWindow.mockRestore();
  });
});
