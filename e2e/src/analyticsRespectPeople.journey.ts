import { expect, type Page } from '@playwright/test';
import { collectedEvents, type AnalyticsPage } from '@talloor/contracts/analytics/collectedEvents.ts';
import { accept, barOf, listenForEvents, refuse, reopen } from './support/consentBar.ts';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { isSettled } from './support/isSettled.ts';
import { journey, unasked } from './support/journey.ts';
import { press, tabTo } from './support/keyboard.ts';
import { signIn } from './support/logIn.ts';
import { fillBasketForFirstDay } from './support/placeOrder.ts';
import { findEvent, readDataLayer } from './support/readDataLayer.ts';
import { openDatabase } from './support/openDatabase.ts';
import { emptyBasket } from './support/putIntoBasket.ts';
import { shopWords } from './support/shopWords.ts';

const article = '131209';
const { paths } = shopWords.nl;
const customer = 'Tuinzaal Oude Vismijn';

async function readKept(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const storage = await page.evaluate<string[]>('[...Object.keys(localStorage), ...Object.keys(sessionStorage)]');
  return { cookies: cookies.toSorted(), storage: storage.toSorted() };
}

async function seePages(page: Page): Promise<void> {
  await page.goto(paths.product(article));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/room/);
  for (const path of [`${paths.search}?keywords=room`, paths.start]) {
    await page.goto(path);
    await isSettled(page);
  }
}

journey('A visitor who refuses is not measured, and one who agrees is', { tag: '@main' }, async ({ visit, step }) => {
  const page = await visit('desktop', 'nl', { storageState: unasked });
  const collected = listenForEvents(page);
  let kept: Awaited<ReturnType<typeof readKept>>;

  await step('before a choice and after no, nothing is kept or sent but the choice', async () => {
    await seePages(page);
    kept = await readKept(page);
    await refuse(page).click();
    await expect(barOf(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await seePages(page);
    await expect(barOf(page)).toBeHidden();
    const storage = [...kept.storage, 'talloor.analytics'].toSorted();
    expect(await readKept(page)).toEqual({ cookies: kept.cookies, storage });
    expect([await page.evaluate('window.dataLayer'), collected]).toEqual([undefined, []]);
  });

  await step('the footer shows the choice, and yes measures the page without a cookie', async () => {
    await reopen(page).click();
    await expect(barOf(page)).toBeFocused();
    await expect(barOf(page)).toContainText('Je keuze nu: nee.');
    await accept(page).click();
    const view = await findEvent(page, 'page_view');
    expect(view.page).toEqual({ kind: 'home', path: '/', language: 'nl', device: 'desktop' });
    await expect.poll(() => collected).toContainEqual({ name: 'page_view', page: 'home' });
    expect((await readKept(page)).cookies).toEqual(kept.cookies);
  });

  await step('a later no removes the events and the random number', async () => {
    await reopen(page).click();
    await refuse(page).click();
    expect(await page.evaluate('window.dataLayer')).toBeUndefined();
    expect((await readKept(page)).storage).toEqual([...kept.storage, 'talloor.analytics'].toSorted());
  });
});

journey('The data layer has an event of each page and act of a customer', async ({ product, visit, step, check }) => {
  const page = await visit('desktop', 'nl', { storageState: unasked });
  const main = page.getByRole('main');

  await step('lotte agrees to be measured', async () => {
    await signIn(page, 'lotte', customer);
    await emptyBasket(page);
    await page.goto(paths.start);
    await accept(page).click();
    const { user, category_trail: trail } = await findEvent(page, 'page_view');
    expect(user).toMatchObject({ logged: true, segment: expect.stringMatching(/^[a-z_]+$/) as unknown });
    expect(user.account_number).toMatch(/^\d+$/);
    expect(user.client_number).toMatch(/^\d{6}$/);
    expect(trail).toHaveLength(6);
  });

  const kinds: Readonly<Record<AnalyticsPage, readonly string[]>> = {
    home: [paths.start],
    list: [paths.promo, paths.assortmentIndex],
    search: [`${paths.search}?keywords=room`],
    product: [paths.product(article)],
    basket: [paths.basket],
    checkout: [],
    confirmation: [],
    orders: [paths.orders],
    deliveries: [paths.deliveryNote],
    invoices: [paths.invoices],
    lists: [paths.lists],
    account: [paths.profile],
    service: [paths.faq],
    other: ['/onzin'],
  };
  for (const [kind, addresses] of Object.entries(kinds))
    for (const address of addresses)
      await check(`${address} is a page of the kind ${kind}`, async () => {
        await page.goto(address);
        await expect.poll(async () => (await readDataLayer(page)).map((event) => event.page.kind)).toContain(kind);
        expect((await readDataLayer(page)).filter(({ event }) => event === 'page_view')).toHaveLength(1);
      });

  await step('a search counts its words and results, and its list has articles with prices', async () => {
    await page.goto(`${paths.search}?keywords=room`);
    const search = await findEvent(page, 'search');
    expect(search).toMatchObject({ words: 1, filters: 0 });
    const list = await findEvent(page, 'view_list');
    expect(list.results).toBe(search.results);
    expect(list.products[0]).toMatchObject({ price: expect.any(Number) as unknown, widget_name: 'search' });
  });

  await step('an article has its categories, and a quantity its place', async () => {
    await main.getByRole('button', { name: shopWords.nl.add }).first().click();
    const added = await findEvent(page, 'add_to_cart');
    expect(added.products).toMatchObject([{ widget_name: 'search' }]);
    await page.goto(paths.product(article));
    const viewed = await findEvent(page, 'view_product');
    expect(viewed.products[0]).toMatchObject({ article_number: article, category_1: viewed.category_trail[0] });
    expect(viewed.category_trail[0]).not.toBeNull();
  });

  await step('the basket and its emptied line are events', async () => {
    await page.goto(paths.basket);
    const cart = await findEvent(page, 'view_cart');
    expect(cart).toMatchObject({ lines: 1, value: expect.any(Number) as unknown });
    const field = main.getByRole('spinbutton').first();
    await field.fill('0');
    await field.press('Enter');
    expect((await findEvent(page, 'remove_from_cart')).products).toMatchObject([{ widget_name: 'basket' }]);
  });

  await step('an order is one event, and no other when its confirmation is loaded again', async () => {
    await fillBasketForFirstDay(page, { [article]: 60 });
    await page.goto(paths.checkout);
    const checkout = await findEvent(page, 'begin_checkout');
    await page.getByLabel(shopWords.nl.reference).fill('meting');
    await page.getByRole('button', { name: shopWords.nl.placeOrder }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(shopWords.nl.thanks);
    const order = await findEvent(page, 'order');
    expect(order).toMatchObject({ lines: 1, value: checkout.value, page: { kind: 'confirmation' } });
    expect(order.products).toMatchObject([{ article_number: article, quantity: 60 }]);
    await page.reload();
    await findEvent(page, 'page_view');
    await isSettled(page);
    expect((await readDataLayer(page)).map(({ event }) => event)).not.toContain('order');
  });

  await step('the collector has them all, also those of pages that were left at once, and no names', async () => {
    const { user } = await findEvent(page, 'page_view');
    await page.goto(paths.faq);
    const database = await openDatabase(product);
    try {
      const stored = async () => {
        const { rows } = await database.query<{ name: string; details: string }>(
          'select name, details::text from analytics.events where web_id = $1',
          [user.web_id],
        );
        return rows;
      };
      await expect
        .poll(async () => [...new Set((await stored()).map(({ name }) => name))].toSorted())
        .toEqual(Object.keys(collectedEvents).toSorted());
      const rows = await stored();
      expect(rows.filter(({ name }) => name === 'order')).toHaveLength(1);
      expect(rows.filter(({ details }) => /lotte|room|Boterveld|meting/i.test(details))).toEqual([]);
    } finally {
      await database.end();
    }
  });
});

journey('A phone asks in French, by keyboard too, and covers nothing', async ({ visit, step }) => {
  const page = await visit('phone', 'fr', { storageState: unasked });

  await step('the bar follows the skip link, and has no barriers', async () => {
    await page.goto('/fr');
    await isSettled(page);
    expect(await findBarriers(page)).toEqual([]);
    await fitsSideways(page);
    const boxes = await Promise.all([refuse(page), accept(page)].map((button) => button.boundingBox()));
    expect([boxes[0]?.width, boxes[0]?.height]).toEqual([boxes[1]?.width, boxes[1]?.height]);
    const bar = await barOf(page).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await page.emulateMedia({ media: 'print' });
    await expect(barOf(page)).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await step('the details say what is not measured, and Enter agrees', async () => {
    const details = barOf(page).getByRole('button', { name: 'Que mesurons-nous exactement' });
    await tabTo(page, details);
    await press(page, 'Enter');
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(barOf(page)).toContainText('Nous ne mesurons jamais votre nom');
    expect(await findBarriers(page)).toEqual([]);
    await tabTo(page, accept(page));
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect((await findEvent(page, 'page_view')).page).toMatchObject({ language: 'fr', device: 'phone' });
  });

  await step('another page does not ask again, and the footer changes the choice', async () => {
    await page.goto(`${shopWords.fr.paths.search}?keywords=tomate`);
    await findEvent(page, 'search');
    await expect(barOf(page)).toBeHidden();
    await tabTo(page, reopen(page));
    await press(page, 'Enter');
    await expect(barOf(page)).toBeFocused();
    await expect(barOf(page)).toContainText('Votre choix actuel : oui.');
    await tabTo(page, refuse(page));
    await press(page, 'Enter');
    await expect(barOf(page)).toBeHidden();
    expect(await page.evaluate('window.dataLayer')).toBeUndefined();
  });
});
