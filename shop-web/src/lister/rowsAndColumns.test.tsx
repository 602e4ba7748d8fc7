/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { compareList } from '../compare/compareList.ts';
import { Component as ComparePage } from '../pages/compare/ComparePage.tsx';
import { RowTools } from '../products/RowTools.tsx';
import { exampleProduct } from '../testing/exampleProduct.ts';
import { fakeLister } from '../testing/fakeLister.ts';
import { reply } from '../testing/fakeServer.ts';
import { addressShown, renderShop } from '../testing/renderShop.tsx';
import { columnSetPreference } from './listPreferences.ts';
import { ListPage } from './ListPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(20_000);

let server: ReturnType<typeof fakeLister>;
beforeEach(() => {
  server = fakeLister();
  globalThis.fetch = server.fetch;
  window.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  columnSetPreference.set('');
  compareList.set([]);
  Reflect.deleteProperty(window, 'matchMedia');
});

async function open(path: string) {
  renderShop(
    path,
    <>
      <Route path="/vergelijken" element={<ComparePage />} />
      <Route path="/nl/promo" element={<ListPage promoTitle="Promo van week 11" />} />
      <Route path="*" element={<ListPage />} />
    </>,
  );
  await screen.findByRole('heading', { level: 1, name: /artikel/ });
  return userEvent.setup({ delay: null });
}
const columns = ['article_number', 'name', 'deposit'] as const;
const chooseColumns = () => {
  server.columnSets = [{ id: '7', name: 'Inkoop', shared_with: 'nobody', columns: [...columns], is_mine: true }];
  columnSetPreference.set('7');
};
const onPhone = () => {
  window.matchMedia = () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as never;
};
const answerWithArticle = (changes: Parameters<typeof exampleProduct>[0]) =>
  server.answerWith((answer) => ({
    ...answer,
    products: [exampleProduct({ article_number: '131900', ...changes })],
    bannerInside: null,
  }));

describe('rows', () => {
  test('the top banner comes before the tools', async () => {
    await open('/zoekresultaten?keywords=room');
    const banner = screen.getByText('Boven');
    const tools = screen.getByRole('button', { name: 'Excel downloaden' });
    expect(banner.compareDocumentPosition(tools)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('"order again" adds the last quantity, limited to the stock', async () => {
    answerWithArticle({ stock: 8, last_order_quantity: 12, last_order_date: 1_772_000_000 });
    const user = await open('/zoekresultaten');
    await user.click(screen.getByRole('button', { name: /12.st/ }));
    const quantityRequest = () => server.requests.find(({ path }) => path.includes('/api/basket/item'));
    await waitFor(() => expect(quantityRequest()?.body).toEqual({ quantity: 8 }));
  });

  test('Tab stops once at the tools of a row; the arrow keys move between them', async () => {
    renderShop('/', <Route path="*" element={<Tools />} />);
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('button', { name: 'before' }));
    await user.tab();
    expect(document.activeElement?.textContent).toBe('heart');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('compare');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('after');
  });
});

const Tools = () => (
  <>
    <button type="button">before</button>
    <RowTools>
      <button type="button">heart</button>
      <button type="button">compare</button>
    </RowTools>
    <button type="button">after</button>
  </>
);

describe('a chosen column set', () => {
  test('appears without showing the default rows first', async () => {
    chooseColumns();
    let release = () => {};
    const heldAnswer = new Promise<void>((resolve) => (release = resolve));
    globalThis.fetch = async (url, init) => {
      if (typeof url === 'string' && url.includes('/column-sets')) await heldAnswer;
      return server.fetch(url, init);
    };
    await open('/zoekresultaten');
    expect(screen.queryByRole('columnheader', { name: 'Laatst besteld' })).toBeNull();
    release();
    expect(await screen.findByRole('columnheader', { name: 'Leeggoed' })).not.toBeNull();
  });

  test('links to the article outside the Tab order, and keeps a number and its unit on one line', async () => {
    chooseColumns();
    answerWithArticle({ name: 'Volle room 1 l' });
    await open('/zoekresultaten');
    const link = await screen.findByRole('link', { name: 'Volle room 1\u00a0l' });
    expect([link.tabIndex, link.dataset['productLink']]).toEqual([-1, '']);
  });

  test('does not apply to the cards on a phone, but does apply to the Excel file', async () => {
    chooseColumns();
    onPhone();
    const user = await open('/zoekresultaten');
    expect(screen.queryByRole('columnheader', { name: 'Leeggoed' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(within(sheet).getByRole('button', { name: 'Excel downloaden' }));
    const downloadPath = () => server.requests.find(({ path }) => path.includes('/search/download?'))?.path ?? '';
    await waitFor(() =>
      expect(new URL(downloadPath(), 'http://shop.example').searchParams.get('columns')).toBe(columns.join()),
    );
  });
});

describe('promotions and comparisons', () => {
  const promo = (until: number) => ({
    promo_id: 'p',
    type: 'promotion_reduction_percentage' as const,
    label: '−10 %',
    description: '',
    parameters: { amount: 10, net_price: null, min_quantity: 1, free_article_qty: 0, max_free_articles: 0 },
    free_item: null,
    valid_until: until,
  });

  test('the promo page shows until when its promotions are valid', async () => {
    const [first, last] = [Date.parse('2026-03-21T12:00Z') / 1000, Date.parse('2026-04-04T12:00Z') / 1000];
    server.answerWith((answer) => ({
      ...answer,
      products: answer.products.map((product, at) => ({ ...product, promo: promo(at === 3 ? last : first) })),
    }));
    await open('/nl/promo');
    expect(screen.getByText('Geldig tot en met za 21 maart, sommige tot en met za 4 april')).not.toBeNull();
  });

  test('unavailable articles are removed from a comparison together; an empty comparison links to the assortment', async () => {
    globalThis.fetch = (url, init) =>
      typeof url === 'string' && url.includes('/api/article/')
        ? Promise.resolve(reply({ code: 'article.not_found', status: 404 }, 404))
        : server.fetch(url, init);
    const user = await open('/vergelijken?artikels=1,2');
    expect(await screen.findByText(/1, 2/)).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Toon het hele assortiment' })).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Niet meer vergelijken' }));
    expect(addressShown()).toBe('/vergelijken');
  });
});
