/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { vatPreference } from '../../preferences/preferences.ts';
import { FreeSamples } from '../../samples/FreeSamples.tsx';
import { SpecialList } from '../../specialLists/SpecialLists.tsx';
import { fakeProducts } from '../../testing/fakeProducts.ts';
import { exampleMussels } from '../../testing/exampleMussels.ts';
import { exampleProduct } from '../../testing/exampleProduct.ts';
import { reply } from '../../testing/fakeServer.ts';
import { addressShown, renderShop } from '../../testing/renderShop.tsx';
import { closeToast, toasts } from '../../toasts/toasts.ts';
import { viewedProducts } from '../../viewed/viewedProducts.ts';
import { Component as ProductPage } from './ProductPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(20_000);

let server: ReturnType<typeof fakeProducts>;
beforeEach(() => {
  server = fakeProducts();
  globalThis.fetch = server.fetch;
  window.scrollTo = () => {};
  window.matchMedia = () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never;
  globalThis.ResizeObserver = globalThis.IntersectionObserver as never;
});
afterEach(() => {
  cleanup();
  vatPreference.set('0');
  viewedProducts.set([]);
  for (const toast of toasts.get()) closeToast(toast.id);
});

function open(path: string) {
  renderShop(
    path,
    <>
      <Route path="/samples" element={<FreeSamples />} />
      <Route path="/list" element={<SpecialList id="1" headline="" display="grid" />} />
      <Route path="/:id" element={<ProductPage />} />
    </>,
  );
  return userEvent.setup({ delay: null });
}
const arrived = () => screen.findByRole('heading', { level: 1, name: /Garnaalkroketten/ });
const card = () => screen.getByRole('complementary', { name: 'Bestellen' });
const plain = (element: HTMLElement) => element.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ');
const tab = (name: string) => screen.getByRole('tab', { name });

describe('the page of an article', () => {
  test('shows the article, its prices by quantity and its delivery day, and remembers it as viewed', async () => {
    open('/155029?suggested=1');
    await arrived();
    expect(plain(card())).toContain('€ 43,200/ doos€ 25,714 per kg, excl. 6 % btw');
    const rows = within(card()).getAllByRole('row').map(plain);
    expect(rows).toEqual(['Geldt nu: 1 – 2 dozen€ 43,200', 'vanaf 3 dozen€ 41,040−5 %']);
    expect(await within(card()).findByText('Leverbaar vr 13 mrt')).not.toBeNull();
    expect(within(card()).getByText('bestel vóór vandaag 17:00')).not.toBeNull();
    expect(plain(card())).toContain('Nog 14 dozen voor deze leverdatum');
    expect(document.title).toBe('Garnaalkroketten artisanaal 70 g · Talloor');
    expect(viewedProducts.get()).toEqual(['155029']);
    expect(document.cookie).toContain('viewed_products=155029');
    const trail = within(screen.getByRole('navigation', { name: 'Kruimelpad' })).getAllByRole('link');
    expect(trail.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/nl/assortiment',
      '/assortiment/70000',
      '/assortiment/70200',
    ]);
  });

  test('shows every price with VAT when the user chooses it', async () => {
    const user = open('/155029');
    await arrived();
    await user.click(within(card()).getByRole('checkbox', { name: 'Prijs incl. btw' }));
    expect(plain(card())).toContain('€ 45,792/ doos€ 27,257 per kg, incl. 6 % btw');
    expect(within(card()).getAllByRole('row').map(plain)[1]).toBe('vanaf 3 dozen€ 43,502−5 %');
    expect(document.cookie).toContain('showPricesIncVat=1');
  });

  test('tabs follow the arrow keys, are in the address, and exist only with content', async () => {
    const user = open('/155029');
    await arrived();
    await screen.findByRole('tab', { name: 'Verwant' });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Omschrijving',
      'Ingrediënten',
      'Voedingswaarde',
      'Allergenen',
      'Bewaring',
      'Productinfo',
      'Fiches',
      'Verwant',
      'Vaak samen besteld',
      'Vergelijkbaar',
    ]);
    act(() => tab('Omschrijving').focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(addressShown()).toBe('/155029?tab=nutrition');
    expect(screen.getByRole('row', { name: /Energie 890\skJ \/ 213\skcal/ })).not.toBeNull();
    expect(screen.getByRole('row', { name: 'Zout onbekend' })).not.toBeNull();
    await user.keyboard('{End}');
    const related = screen.getByRole('tabpanel', { name: 'Verwant' });
    expect(within(related).getAllByRole('link')).toHaveLength(1);
    await user.keyboard('{ArrowLeft}');
    expect(tab('Fiches').getAttribute('aria-selected')).toBe('true');
    const sheet = screen.getByRole('link', { name: /Technische fiche fiche.pdf 32\skB/ });
    expect(sheet.getAttribute('href')).toBe('/nl/api/article/155029/sheets/T');
    await user.keyboard('{Home}');
    expect(addressShown()).toBe('/155029?tab=description');
  });

  test('a link to the allergens tab opens it with all 14 allergens, the contained ones first', async () => {
    open('/155029?tab=allergens');
    await arrived();
    const lines = within(screen.getByRole('tabpanel', { name: 'Allergenen' }))
      .getAllByRole('listitem')
      .map(plain);
    expect(lines).toHaveLength(14);
    expect(lines.slice(0, 3)).toEqual([
      'Glutenbevattende granen tarwebevat',
      'Vis kan sporen bevatten',
      'Lupine onbekend',
    ]);
    expect(screen.getByText('gluten (tarwe)')).not.toBeNull();
  });

  test('an unknown article number shows "page not found"', async () => {
    open('/999999');
    expect(await screen.findByRole('heading', { level: 1, name: /niet op de kaart/ })).not.toBeNull();
  });

  test('a package of mussels leads to the page where it is ordered, and another refused article does not', async () => {
    let articleNumber = '155029';
    globalThis.fetch = ((url: string, init?: RequestInit) =>
      url.replace(/^\/nl/, '') === '/api/mussel'
        ? Promise.resolve(
            reply({ ...exampleMussels, packagingOptions: [{ articleNumber, weightKg: 5, pricePerKg: 6.5 }] }),
          )
        : server.fetch(url, init)) as typeof fetch;
    server.setArticle({ status: 'not_orderable', price: null });
    open('/155029');
    await arrived();
    const link = await within(card()).findByRole('link', { name: 'Mosselen bestellen' });
    expect(link.getAttribute('href')).toBe('/nl/mosselen');
    expect(within(card()).queryByText('Niet bestelbaar')).toBeNull();
    cleanup();
    articleNumber = '155030';
    open('/155029');
    await arrived();
    expect(within(card()).getByText('Niet bestelbaar')).not.toBeNull();
    expect(within(card()).queryByRole('link', { name: 'Mosselen bestellen' })).toBeNull();
  });

  test('a discontinued article has no price and no quantity control, but shows its replacement', async () => {
    server.setArticle({
      status: 'out_of_assortment',
      price: null,
      replacement: { article_number: '135200', name: 'Kaaskroketten' },
    });
    open('/155029');
    await arrived();
    expect(within(card()).getByText('Uit assortiment')).not.toBeNull();
    const instead = await within(card()).findByRole('link', { name: 'Artikel 135200' });
    expect(instead.getAttribute('href')).toBe('/135200');
    expect(plain(card())).not.toContain('43,200');
    expect(within(card()).queryByRole('button', { name: /Garnaalkroketten/ })).toBeNull();
    expect(within(card()).getByRole('button', { name: /Toevoegen, Artikel 135200/ })).not.toBeNull();
  });

  test('an article without stock shows when it is available again', async () => {
    server.setArticle({ stock: 0, stock_available_date: 1_773_788_400 });
    open('/155029');
    await arrived();
    expect(plain(card())).toContain('Niet op voorraadWeer beschikbaar vanaf 18/03/2026.');
    expect(within(card()).queryByRole('button', { name: /Toevoegen/ })).toBeNull();
  });

  test('a promotion is described in a sentence', async () => {
    const parameters = { amount: null, net_price: null, min_quantity: 11, free_article_qty: 1, max_free_articles: 5 };
    server.setArticle({
      promo: {
        promo_id: 'p',
        type: 'promotion_free_article',
        label: '11 + 1 gratis',
        description: '',
        parameters,
        free_item: null,
      },
    });
    open('/155029');
    await arrived();
    expect(within(card()).getAllByText(/Per 11 dozen krijg je 1 doos gratis, hoogstens 5/)).not.toHaveLength(0);
  });
});

describe('related articles and viewed articles', () => {
  test('tabs show only kinds with articles, and the articles of the chosen kind', async () => {
    const user = open('/155029');
    await arrived();
    const related = await screen.findByRole('region', { name: 'Verwante artikelen' });
    expect(
      within(related)
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(['Vaak samen besteld', 'Vergelijkbaar']);
    expect(await within(related).findAllByRole('listitem')).toHaveLength(2);
    await user.click(within(related).getByRole('tab', { name: 'Vergelijkbaar' }));
    expect(await within(related).findAllByRole('listitem')).toHaveLength(1);
  });

  test('a failed load shows a toast and keeps the page', async () => {
    server.break('GET /api/artikel');
    open('/155029');
    await arrived();
    expect(await screen.findByText('Niet geladen')).not.toBeNull();
    expect(screen.queryByRole('region', { name: 'Verwante artikelen' })).toBeNull();
  });

  test('viewed articles are shown newest first, without the current article', async () => {
    viewedProducts.set(['155029', '131209', '140118']);
    open('/155029');
    await arrived();
    const lastViewed = await screen.findByRole('region', { name: 'Laatst bekeken' });
    const links = await within(lastViewed).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/131209', '/140118']);
  });
});

describe('special lists, samples and tiles', () => {
  test('a special list without a headline is a region with an accessible name', async () => {
    open('/list');
    expect(await screen.findByRole('region', { name: 'In de kijker' })).not.toBeNull();
    expect(await screen.findByRole('heading', { level: 3, name: /Diepvriesfrieten/ })).not.toBeNull();
  });

  test('a failed load of a special list shows a toast', async () => {
    server.break('GET /api/special-list');
    open('/list');
    expect(await screen.findByText('Niet geladen')).not.toBeNull();
  });

  test('the user can choose free samples up to the maximum', async () => {
    const user = open('/samples');
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    await user.click(boxes[0]!);
    await user.click(boxes[1]!);
    await waitFor(() => expect(screen.getByText('2 van 2 gekozen')).not.toBeNull());
    await user.click(boxes[2]!);
    expect(boxes[2]?.checked).toBe(false);
    const bodies = server.requests
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => JSON.parse(String(body)));
    expect(bodies).toEqual([{ article_numbers: ['135200'] }, { article_numbers: ['135200', '152001'] }]);
  });

  test('a tile links to its article and names its visible labels', async () => {
    server.setSameKind([
      exampleProduct({
        article_number: '139999',
        labels: [
          {
            type: 'spec',
            key: '1',
            name: 'Bio',
            description: '',
            icon: '',
            color: '#3C7428',
            is_show_on_product: true,
          },
          { type: 'spec', key: '2', name: 'Intern', description: '', icon: '', color: '', is_show_on_product: false },
        ],
      }),
    ]);
    const user = open('/155029');
    await arrived();
    await user.click(await screen.findByRole('tab', { name: 'Vergelijkbaar' }));
    const link = await screen.findByRole('link', { name: /Volle room/ });
    expect(link.getAttribute('href')).toBe('/139999');
    expect(screen.getByText('Bio')).not.toBeNull();
    expect(screen.queryByText('Intern')).toBeNull();
  });
});
