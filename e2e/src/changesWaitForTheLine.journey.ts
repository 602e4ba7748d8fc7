import { z } from 'zod';
import { expect } from '@playwright/test';
import { journey } from './support/journey.ts';
import { signIn } from './support/logIn.ts';
import { fillBasketForFirstDay } from './support/placeOrder.ts';
import { putIntoBasket } from './support/putIntoBasket.ts';

const cream = 'Volle room 35 % UHT 1 l';
const refusal = {
  type: 'about:blank',
  title: 'Nee',
  status: 409,
  code: 'basket.concurrent_change',
  detail: 'Probeer opnieuw.',
};
const basketResponse = z.object({
  lines: z.array(z.object({ quantity: z.number(), product: z.object({ article_number: z.string() }) })),
});

const orders = z.object({ pagination: z.object({ results: z.number() }) });

journey('Changes wait while the connection is lost, and none counts twice', async ({ visit, step }) => {
  const page = await visit('desktop', 'nl');
  const main = page.getByRole('main');
  const quantity = main.getByRole('spinbutton', { name: `Aantal st ${cream}` });
  const offlineMessage = page.getByText(/^Geen verbinding/);
  const storedQuantity = async () => {
    const basket = basketResponse.parse(await (await page.context().request.get('/nl/api/basket/list')).json());
    return basket.lines.find(({ product }) => product.article_number === '131209')?.quantity;
  };

  const openOrders = async () => {
    const answer = await page.context().request.get('/nl/api/dashboard/orders/pending');
    return orders.parse(await answer.json()).pagination.results;
  };

  await step('the customer opens a basket', async () => {
    await signIn(page, 'lotte', 'Tuinzaal Oude Vismijn');
    await putIntoBasket(page, { 131209: 6 });
    await page.goto('/winkelwagen');
    await expect(quantity).toHaveValue('6');
  });

  await step('without a connection a new quantity stays on the screen, and the page says that it waits', async () => {
    await page.context().setOffline(true);
    await quantity.fill('8');
    await quantity.press('Enter');
    await expect(offlineMessage).toBeVisible();
    await quantity.fill('9');
    await quantity.press('Enter');
    await expect(quantity).toHaveValue('9');
  });

  await step('after reconnecting the page sends the last quantity, once', async () => {
    await page.context().setOffline(false);
    await expect(offlineMessage).toBeHidden();
    await expect.poll(storedQuantity).toBe(9);
  });

  await step('a change whose answer is lost is sent again and counts once', async () => {
    let answersLost = 0;
    await page.route('**/api/basket/item/*', async (route) => {
      if (answersLost > 0) return route.continue();
      answersLost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await quantity.fill('10');
    await quantity.press('Enter');
    await expect.poll(storedQuantity).toBe(10);
    await expect(offlineMessage).toBeHidden();
    await page.unroute('**/api/basket/item/*');
    expect(answersLost).toBe(1);
    await expect(quantity).toHaveValue('10');
  });

  await step('a rejected quantity returns to its previous value, with a message that stays until closed', async () => {
    await page.route('**/api/basket/item/*', (route) =>
      route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(refusal) }),
    );
    await quantity.fill('12');
    await quantity.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Aantal niet bewaard' })).toBeVisible();
    await expect(quantity).toHaveValue('10');
    await page.unroute('**/api/basket/item/*');
  });

  await step('a checkout whose answer is lost is repeated and makes one order', async () => {
    await fillBasketForFirstDay(page, { 131209: 60 });
    const before = await openOrders();
    await page.goto('/winkelwagen/gegevens');
    let answersLost = 0;
    await page.route('**/api/basket/checkout', async (route) => {
      if (answersLost > 0) return route.continue();
      answersLost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await main.getByRole('button', { name: 'Bestelling plaatsen' }).first().click();
    await expect(page).toHaveURL(/\/winkelwagen\/bevestiging\?order=\d+$/);
    expect(answersLost).toBe(1);
    await expect.poll(openOrders).toBe(before + 1);
  });
});
