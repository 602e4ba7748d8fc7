import type { Page } from 'playwright-core';
import type { Device } from './support/devices.ts';
import { expect } from './support/expect.ts';
import { playJourney } from './support/journey.ts';
import { judgePage } from './support/judgePage.ts';
import { linksAreBuilt } from './support/linksAreBuilt.ts';
import { logIn, pickCustomer } from './support/logIn.ts';
import { someDeliveryNote } from './support/someDeliveryNote.ts';
import { someListOf } from './support/ownListOf.ts';
import { placeOrder } from './support/placeOrder.ts';
import { putIntoBasket } from './support/putIntoBasket.ts';
import { shopWords, type Language } from './support/shopWords.ts';

const languages: readonly Language[] = ['nl', 'fr'];
const devices: readonly Device[] = ['desktop', 'phone'];
/** In the basket, sold out with another in its place, on demand, out of the assortment. */
const articles = [
  ['an article in the basket', '131209'],
  ['an article without stock', '136055'],
  ['an article on demand', '157712'],
  ['an article out of the assortment', '159001'],
] as const;
/** One line of each kind. */
const orderFile = '130104\t20\n131209\t6\n999812\t2\n159001\t1\n162040\t0\n135200\t\n10O855\t3';
/** Whom the walk orders for: each walk changes the basket of a customer of its own. */
const walks = {
  nl: { username: 'lotte', faulty: 'Bistro Lindegaard', ordering: 'Tuinzaal Oude Vismijn' },
  fr: { username: 'amelie', faulty: 'Brasserie du Perron', ordering: 'Château de Fayt Réceptions' },
} as const;

await playJourney('Every page can be used by everybody', async ({ product, visit, check }) => {
  const links = new Set<string>();

  for (const language of languages)
    for (const device of devices) {
      const words = shopWords[language];
      const { paths } = words;
      const { username, faulty, ordering } = walks[language];
      const page = await visit(device, language);
      const at = (what: string) => `${what}, ${language}, ${device}`;
      const judge = () => judgePage(page, links);
      const open = (what: string, address: string) =>
        check(at(what), async () => {
          await page.goto(address);
          await judge();
        });
      const dialog = (what: string, press: () => Promise<void>) =>
        check(at(what), async () => {
          await press();
          await expect(page.getByRole('dialog').first()).toBeVisible();
          await judge();
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        });

      await open('a visitor’s start page', `${paths.start}?lang=${language}`);
      await open('a visitor’s search', `${paths.search}?keywords=tomate`);
      await open('a visitor’s article', paths.product('155018'));
      await open('a visitor’s basket', paths.basket);
      await open('a page that is not there', `/${language}/verdwenen`);
      await open('the terms', paths.terms);
      await open('becoming a customer', paths.registration);
      await open('a login for a customer number', `${paths.registration}?mode=activate&step=contact`);
      await open('a confirmation of no registration', paths.registrationDone);
      await open('a link that activates nothing', `${paths.activate}?token=1.2.3`);
      await open('a link to no question', paths.answer);
      await open('a login of one’s own', `${paths.login}?mode=register`);
      await open('a forgotten password', `${paths.login}?mode=forgot-password`);
      await open('a link that chooses no password', `${paths.resetPassword}?token=none`);
      await open('an invitation that opens nothing', `${paths.invitation}?token=none`);
      await open('an ERP system that brings nobody', `${paths.erp}?reason=hook`);
      await open('login', paths.login);
      await check(at('a refused login'), async () => {
        await page.getByRole('button', { name: words.logIn, exact: true }).click();
        await judge();
        await page.getByLabel(words.username).fill(username);
        await page.getByLabel(words.password, { exact: true }).fill('fout');
        await page.getByRole('button', { name: words.logIn, exact: true }).click();
        await expect(page.getByRole('alert').first()).toBeVisible();
        await judge();
      });

      await check(at('customer choice'), async () => {
        await logIn(page, language, username);
        await expect(page.getByRole('dialog', { name: words.whoFor })).toBeVisible();
        await judge();
        await page.keyboard.press('Escape');
      });
      await open('start without a customer', paths.start);
      await open('orders without a customer', paths.orders);
      await check(at('start'), async () => {
        await page.goto(paths.start);
        await page.getByRole('main').getByRole('button', { name: words.chooseCustomer }).click();
        await pickCustomer(page, language, faulty);
        await judge();
      });
      await open('search as rows', `${paths.search}?keywords=tom`);
      await check(at('search as tiles'), async () => {
        await page.getByRole('button', { name: words.tiles }).click();
        await judge();
        await page.getByRole('button', { name: words.rows }).click();
      });
      if (device === 'phone')
        await dialog('filters', () => page.getByRole('button', { name: words.filters, exact: true }).click());
      await dialog('the lists of an article', async () => {
        await page.goto(`${paths.search}?keywords=tom`);
        await page.locator('.heart').first().click();
      });
      await open('lists', paths.lists);
      await check(at('a name that is changed, and whether a list is to go'), async () => {
        const own = page.getByRole('main').getByRole('button', { name: words.renameList });
        if ((await own.count()) === 0) return;
        await own.first().click();
        await judge();
        await page.keyboard.press('Escape');
      });
      await open('a list to order from', `${paths.list}?id=history`);
      await check(at('a list in its own order'), async () => {
        await page.getByRole('button', { name: words.ownOrder }).click();
        await judge();
      });
      await open('a list that is not there', `${paths.list}?id=0`);
      await check(at('a shelf that is counted'), async () => {
        await page.goto(`${paths.shelf}?id=${await someListOf(page)}`);
        await judge();
        await page.locator('.shelf-counted input').first().fill('2');
        await judge();
      });
      await check(at('a standing order, by weekdays and by dates'), async () => {
        await page.goto(`${paths.standingOrder}?id=${await someListOf(page)}`);
        await judge();
        await page.locator('.standing-card [role="group"] button').nth(1).click();
        await judge();
      });
      await open('a standing order of no list', `${paths.standingOrder}?id=0`);
      await open('a restricted list that there is not', paths.restrictedList);
      await open('promotions', paths.promo);
      await open('the whole assortment', paths.assortmentIndex);
      await check(at('a part of the assortment, and what can be chosen of it'), async () => {
        await page.goto(paths.assortmentIndex);
        await page.locator('.group-card h3 a').first().click();
        await judge();
        await page.locator('.list-children a').first().click();
        await judge();
      });
      if (device === 'desktop')
        await dialog('columns', () => page.getByRole('button', { name: words.columns }).click());
      await open('nothing to compare', paths.compare);
      await open('a comparison', `${paths.compare}?artikels=131209,131244,171208,1`);
      await open('a search that finds nothing', `${paths.search}?keywords=xqzxqz`);
      for (const [what, number] of articles) await open(what, paths.product(number));
      await check(at('every tab of an article'), async () => {
        await page.goto(paths.product('155018'));
        const tabs = page.getByRole('tablist').first().getByRole('tab');
        for (let at = 0; at < (await tabs.count()); at += 1) {
          await tabs.nth(at).click();
          await judge();
        }
      });
      await open('upload of an order', paths.upload);
      await check(at('lines of an order file'), async () => {
        await page.getByRole('textbox', { name: words.pastedLines }).fill(orderFile);
        await page.locator('.upload-paste button').click();
        await expect(page.getByRole('table')).toBeVisible();
        await judge();
      });
      await open('basket viewed', paths.basketView);
      await open('basket', paths.basket);
      await dialog('emptying asks', async () => {
        const isPhone = device === 'phone';
        if (isPhone) await page.getByRole('button', { name: words.moreTools }).click();
        await page.getByRole(isPhone ? 'menuitem' : 'button', { name: words.empty }).click();
      });
      await dialog('delivery day', () =>
        page
          .getByRole('complementary', { name: words.summary })
          .getByRole('button', { name: words.deliveryDay })
          .first()
          .click(),
      );
      await dialog('keys', () => page.getByRole('contentinfo').getByRole('button', { name: words.shortcuts }).click());
      await dialog('account', () => page.getByRole('button', { name: words.account }).click());
      await open('the profile', paths.profile);
      await open('the customers', paths.customers);
      await open('a customer', paths.customer(language === 'nl' ? '204118' : '310222'));
      await open('a customer of somebody else', paths.customer('1'));
      await open('orders', paths.orders);
      await open('orders that were invoiced', `${paths.orders}?group=invoiced`);
      await open('nothing found among what was delivered', `${paths.orders}?group=delivered&q=zz`);
      await open('a delivery note', `${paths.deliveryNote}?number=${await someDeliveryNote(page)}`);
      await open('a delivery note that is not there', `${paths.deliveryNote}?number=99`);
      await open('an order that is not there', `${paths.orderDetail}?order=99`);
      await open('a confirmation of nothing', paths.confirmation);

      await check(at('checkout with another address and its errors'), async () => {
        await chooseCustomer(page, words, ordering);
        await page.goto(paths.basket);
        await putIntoBasket(page, { '131209': 36, '152001': 4 });
        await page.goto(paths.checkout);
        await judge();
        await page.getByRole('radio', { name: words.otherAddress }).check();
        await page.getByLabel(words.extraEmails).fill('geen adres');
        await page.getByLabel(words.message).focus();
        await judge();
      });
      await check(at('confirmation and order'), async () => {
        const orderNumber = await placeOrder(page, { items: { '131209': 36, '152001': 4 }, reference: at('axe') });
        await page.goto(`${paths.confirmation}?order=${orderNumber}`);
        await judge();
        await page.goto(`${paths.orderDetail}?order=${orderNumber}`);
        await judge();
        for (const address of [
          `${paths.modifyOrder}?order=${orderNumber}`,
          `${paths.modifyAdd}?order=${orderNumber}&keywords=room`,
          `${paths.modifyProduct}?order=${orderNumber}&article=131209`,
          `${paths.modifyDone}?order=${orderNumber}`,
          `${paths.orderVersions}?order=${orderNumber}`,
        ]) {
          await page.goto(address);
          await judge();
        }
      });
      await open('an empty basket', paths.basket);
      // Each of these pages asks again for some seconds before it gives up: one device per language will do.
      if ((language === 'nl') === (device === 'desktop'))
        await check(at('blocks that do not load'), async () => {
          for (const [calls, address] of [
            ['**/api/search*', paths.search],
            ['**/api/dashboard/**', paths.orders],
            ['**/api/pending_order/**', `${paths.orderDetail}?order=4402131`],
            ['**/api/basket/list*', paths.basket],
            ['**/api/delivery-moments', paths.start],
          ] as const) {
            await page.route(calls, (route) => route.abort());
            await page.goto(address);
            await expect(page.getByRole('button', { name: words.retry }).first()).toBeVisible();
            await judge();
            await page.unroute(calls);
          }
        });
      await page.context().close();
    }

  for (const language of languages)
    for (const device of devices) {
      const { paths } = shopWords[language];
      const page = await visit(device, language);
      await check(`a restricted list, and what it could allow, ${language}, ${device}`, async () => {
        await logIn(page, language, 'inkoop316042');
        await page.goto(paths.restrictedList);
        for (const text of ['', 'tom']) {
          await page.getByRole('main').getByRole('searchbox').fill(text);
          await expect(page.locator('.allowed-find li')).toHaveCount(text === '' ? 0 : 6);
          await judgePage(page, links);
        }
      });
      await check(`what users of a customer order and keep, ${language}, ${device}`, async () => {
        const list = `${paths.portalList}?id=${await someListOf(page)}`;
        for (const address of [paths.portal, paths.portalOrders, paths.portalLists, paths.approvals, list]) {
          await page.goto(address);
          await judgePage(page, links);
        }
        await page.locator('.list-history summary').click();
        await expect(page.locator('.list-history li').first()).toBeVisible();
        await judgePage(page, links);
      });
      await page.context().close();
    }

  await check('every link leads to a page that is built', () => linksAreBuilt(product.url, links, 20));
});

type Words = (typeof shopWords)[Language];

async function chooseCustomer(page: Page, words: Words, name: string): Promise<void> {
  await page.goto(words.paths.start);
  await page.getByRole('button', { name: words.account }).click();
  await page.getByRole('button', { name: words.switchCustomer }).click();
  await pickCustomer(page, words === shopWords.nl ? 'nl' : 'fr', name);
}
