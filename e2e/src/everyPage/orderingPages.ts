import { pickCustomer } from '../support/logIn.ts';
import { placeOrder } from '../support/placeOrder.ts';
import { putIntoBasket } from '../support/putIntoBasket.ts';
import type { Walk } from './walk.ts';

export async function orderingPages(walk: Walk): Promise<void> {
  const { page, language, device, words, paths, judge, check } = walk;
  await check('a checkout with another address, and its errors', async () => {
    await chooseCustomer(walk, walk.walker.ordering);
    await page.goto(paths.basket);
    await putIntoBasket(page, { '131209': 36, '152001': 4 });
    await page.goto(paths.checkout);
    await judge();
    await page.getByRole('radio', { name: words.otherAddress }).check();
    await page.getByLabel(words.extraEmails).fill('geen adres');
    await page.getByLabel(words.message).focus();
    await judge();
  });
  await check('confirmation and order', async () => {
    const orderNumber = await placeOrder(page, {
      items: { '131209': 36, '152001': 4 },
      reference: `axe, ${language}, ${device}`,
    });
    await page.goto(`${paths.confirmation}?order=${orderNumber}`);
    await judge();
    await page.goto(`${paths.orderDetail}?order=${orderNumber}`);
    await judge();
    for (const address of [
      `${paths.changeOrder}?order=${orderNumber}`,
      `${paths.changeOrderAdd}?order=${orderNumber}&keywords=room`,
      `${paths.changeOrderProduct}?order=${orderNumber}&article=131209`,
      `${paths.changeOrderDone}?order=${orderNumber}`,
      `${paths.trackTrace}?order=${orderNumber}`,
      `${paths.orderVersions}?order=${orderNumber}`,
      `${paths.orderReceipt}?order=${orderNumber}&version=1`,
    ]) {
      await page.goto(address);
      await judge();
    }
  });
}

async function chooseCustomer({ page, language, words, paths }: Walk, name: string): Promise<void> {
  await page.goto(paths.start);
  await page.getByRole('button', { name: words.account }).click();
  await page.getByRole('button', { name: words.switchCustomer }).click();
  await pickCustomer(page, language, name);
}
