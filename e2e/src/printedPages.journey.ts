import { expect, type Page } from '@playwright/test';
import { findDeliveryNote } from './support/findDeliveryNote.ts';
import { journey } from './support/journey.ts';
import { logInAtOffice, signIn } from './support/logIn.ts';
import { obtainListId } from './support/ownListOf.ts';
import { fillBasketForFirstDay, placeOrder } from './support/placeOrder.ts';
import { shopWords } from './support/shopWords.ts';

const { paths } = shopWords.nl;
const address = 'Predikherenlei 14';

const words = '.ticket-delivery, .line-comment-text, .hint, .last-order, .number-maker';

async function showsPaper(page: Page, shown: readonly (string | RegExp)[]): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const text of shown) await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expect(
    page.locator('header.header, footer.footer, .tab-bar, .office-menu').filter({ visible: true }),
  ).toHaveCount(0);
  const buttons = page.locator(`:is(button, .MuiButton-root, [role="button"]):not(${words})`).filter({ visible: true });
  expect(await buttons.evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent))).toEqual([]);
  await page.emulateMedia({ media: null });
}

journey('Pages on paper have lines, sums and addresses, without header and buttons', async ({ visit, step, check }) => {
  const page = await visit('desktop', 'nl');
  let order = '';
  await step('a buyer orders, and fills a new basket', async () => {
    await signIn(page, 'lotte', 'Bistro Lindegaard');
    order = await placeOrder(page, { items: { 131209: 48 }, reference: 'Papier' });
    await fillBasketForFirstDay(page, { 131209: 48 });
  });
  await check('the basket', async () => {
    await page.goto(paths.basket);
    await showsPaper(page, ['131209', 'Totaal']);
  });
  await check('an order', async () => {
    await page.goto(`${paths.orderDetail}?order=${order}`);
    await showsPaper(page, [order, 'Totaal', address]);
  });
  await check('a delivery note', async () => {
    await page.goto(`${paths.deliveryNote}?number=${await findDeliveryNote(page)}`);
    await showsPaper(page, [/\b\d{6}\b/, 'Totaal', address]);
  });
  await check('a list', async () => {
    await page.goto(`${paths.list}?id=${await obtainListId(page)}`);
    await showsPaper(page, [/\b\d{6}\b/]);
  });
  await check('an article', async () => {
    await page.goto('/131209');
    await showsPaper(page, ['131209', /€/]);
  });
  await check('an order at the office', async () => {
    const office = await visit('desktop', 'nl');
    await logInAtOffice(office, 'auditor');
    await office.goto(`/backoffice/orders/${order}/show`);
    await showsPaper(office, [order, /^Tota(a)?l$/, address]);
  });
});
