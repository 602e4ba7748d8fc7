import { expect } from '@playwright/test';
import { fitsSideways } from './support/fitsSideways.ts';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';
import { signIn } from './support/logIn.ts';
import { missesThumbs } from './support/missesThumbs.ts';
import { obtainListId } from './support/ownListOf.ts';
import { placeOrderInNewBasket } from './support/placeOrder.ts';
import { shopWords } from './support/shopWords.ts';
import { findDeliveryNote } from './support/findDeliveryNote.ts';

const { paths } = shopWords.fr;

journey('Every control is large enough for a thumb, in French on a phone', async ({ visit, step, check }) => {
  const page = await visit('phone', 'fr');
  const main = page.getByRole('main');
  let order = '';
  let pages: Readonly<Record<string, string>> = {};

  await step('the buyer places an order and collects the pages to check', async () => {
    await signIn(page, 'amelie', 'Brasserie du Perron');
    order = await placeOrderInNewBasket(page, { items: { 131209: 48, 131244: 6 }, reference: 'POUCE' });
    const note = await findDeliveryNote(page);
    const list = await obtainListId(page);
    pages = {
      orders: paths.orders,
      'an order': `${paths.orderDetail}?order=${order}`,
      'an order changed': `${paths.changeOrder}?order=${order}`,
      'articles for an order': `${paths.changeOrderAdd}?order=${order}`,
      'a receipt': `${paths.orderReceipt}?order=${order}&version=1`,
      versions: `${paths.orderVersions}?order=${order}`,
      'a delivery note': `${paths.deliveryNote}?number=${note}`,
      'a return': `${paths.returns}?number=${note}`,
      lists: paths.lists,
      'a list': `${paths.list}?id=${list}`,
      'a shelf': `${paths.shelf}?id=${list}`,
      'a standing order': `${paths.standingOrder}?id=${list}`,
      recalls: paths.recall,
      'a question': paths.contact,
      'a complaint': `${paths.complaint}?note=${note}`,
      questions: paths.questions,
      documents: paths.documents,
      statistics: paths.statistics,
      'answered questions': paths.faq,
      'the terms': paths.terms,
    };
  });

  await check('every control is large enough on each page, and no label overflows its button', async () => {
    const findings: string[] = [];
    for (const [name, address] of Object.entries(pages)) {
      await page.goto(address);
      await isSettled(page);
      await fitsSideways(page);
      findings.push(...(await missesThumbs(page)).map((finding) => `${name}: ${finding}`));
    }
    expect(findings).toEqual([]);
  });

  await check('the actions of an open order stand in one row, under the one that orders it again', async () => {
    await page.goto(`${paths.orders}?group=open`);
    const ticket = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: order, exact: true }) });
    const acts = ticket.locator('.order-ticket-acts').locator('a, button');
    await expect(acts).toHaveText(['Commander à nouveau', 'Commander en plus', 'Modifier', 'Voir']);
    const tops = await acts.evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().top)));
    expect(new Set(tops.slice(1)).size).toBe(1);
  });

  await check('an unchanged line shows its quantity once, a changed line its old quantity too', async () => {
    await page.goto(`${paths.changeOrder}?order=${order}`);
    const row = main.getByRole('row', { name: /Crème entière 35/ });
    await expect(row.getByText('identique')).toBeHidden();
    await row.getByRole('spinbutton').fill('54');
    await row.getByRole('spinbutton').press('Enter');
    await expect(row.locator('.cell-original')).toHaveText(/48\s*pc/);
    await expect(row.getByText('+6')).toBeVisible();
    await main.getByRole('button', { name: 'Abandonner les modifications' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Abandonner les modifications' }).click();
    await expect(page).toHaveURL(`${paths.orderDetail}?order=${order}`);
  });
});
