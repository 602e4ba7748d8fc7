import { expect, type Locator } from '@playwright/test';
import { journey } from './support/journey.ts';
import { findDeliveryNote } from './support/findDeliveryNote.ts';
import { findOverlaps } from './support/findOverlaps.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { isSettled } from './support/isSettled.ts';
import { signIn } from './support/logIn.ts';
import { fillBasketForFirstDay, placeOrder } from './support/placeOrder.ts';
import { enlargeText } from './support/textSize.ts';

const items = { 131209: 48, 131244: 6 };
const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? Infinity;
const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0;

journey('A tablet and a phone have room for names, lines and delivery days', async ({ visit, step }) => {
  const page = await visit('desktop', 'fr');
  const main = page.getByRole('main');
  let order = '';

  await step('on a tablet an article name in the basket and in an order is wide', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await signIn(page, 'amelie', 'Brasserie du Perron');
    order = await placeOrder(page, { items, reference: 'ETROIT' });
    await fillBasketForFirstDay(page, items);
    for (const address of ['/panier', `/detail-de-la-commande?order=${order}`]) {
      await page.goto(address);
      const name = main.getByRole('rowheader', { name: 'Crème entière 35 % UHT 1 l' });
      await expect(name).toBeVisible();
      expect(await widthOf(name)).toBeGreaterThan(180);
    }
  });

  await step('on a tablet the chosen delivery stands whole in the header', async () => {
    const ticket = page.getByRole('banner').getByRole('button', { name: /^Livraison/ });
    await expect(ticket).toBeVisible();
    expect(
      await ticket.evaluate((button) => {
        const text = button.lastElementChild ?? button;
        return text.scrollHeight <= button.clientHeight && text.scrollWidth <= button.clientWidth;
      }),
    ).toBe(true);
  });

  await step('on a tablet the invoiced deliveries fit, with each number and day on one line', async () => {
    await page.goto('/fr/mon-compte/commandes?group=invoiced');
    const deliveries = main.getByRole('table').getByRole('row');
    await expect(deliveries.nth(1)).toBeVisible();
    await isSettled(page);
    await fitsSideways(page);
    expect(await heightOf(deliveries.nth(1))).toBeLessThan(90);
  });

  await step('on a tablet a delivery note has quantities and amount beside the name', async () => {
    await page.goto(`/fr/bon-de-livraison?number=${await findDeliveryNote(page)}`);
    const line = page.locator('.note-lines tbody tr').first();
    await expect(line).toBeVisible();
    await isSettled(page);
    await fitsSideways(page);
    expect(await findOverlaps(page)).toEqual([]);
    const [name, course, total] = await Promise.all(
      ['.cell-name', '.cell-course', '.cell-total'].map((cell) => line.locator(cell).boundingBox()),
    );
    expect(course?.y).toBe(name?.y);
    expect(course?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
    expect(total?.x).toBeGreaterThan(course?.x ?? 0);
  });

  const phone = await visit('phone', 'fr');
  await step('on a phone an ordinary line of the basket is compact', async () => {
    await signIn(phone, 'amelie', 'Brasserie du Perron');
    await phone.goto('/panier');
    const row = phone.getByRole('main').getByRole('row').filter({ hasText: 'Crème culinaire' });
    await expect(row).toBeVisible();
    await row.scrollIntoViewIfNeeded();
    await isSettled(phone);
    expect(await heightOf(row)).toBeLessThanOrEqual(124);
  });

  await step('on a phone an article with its last order takes no more room than its price and quantity', async () => {
    await phone.goto('/resultats-de-la-recherche?keywords=creme');
    const rows = phone.locator('.product-row:has(.last-order)');
    await expect(rows.first()).toBeVisible();
    await isSettled(phone);
    for (const row of await rows.all()) {
      const heights = [row.locator('.cell-price'), row.locator('.cell-quantity'), row.locator('.cell-last')].map(
        heightOf,
      );
      const [price = 0, quantity = 0, last = 0] = await Promise.all(heights);
      expect(last).toBeLessThan(32);
      const rest = (await heightOf(row.locator('.cell-name'))) + Math.max(price + last, quantity);
      expect(await heightOf(row)).toBeLessThan(rest + 32);
    }
  });

  await step('on a phone price tiers end before the button', async () => {
    await phone.goto('/fr/131209');
    const tiers = phone.getByRole('main').getByRole('table').first();
    await expect(tiers).toBeVisible();
    const { y = 0, height = 0 } = (await tiers.boundingBox()) ?? {};
    const button = phone
      .getByRole('main')
      .getByRole('spinbutton')
      .or(phone.getByRole('main').getByRole('button', { name: /^Ajouter/ }));
    expect((await button.first().boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  });

  await step('on a phone the picker shows the chosen moment whole, above its confirmation', async () => {
    await phone.goto('/panier');
    await phone
      .getByRole('banner')
      .getByRole('button', { name: /^Livraison/ })
      .tap();
    const picker = phone.getByRole('dialog', { name: 'Choisissez votre jour de livraison' });
    const chosen = picker.locator('.picker-card.is-chosen');
    await expect(chosen).toBeInViewport({ ratio: 1 });
    await expect(picker.getByRole('button', { name: /^Confirmer/ })).toBeInViewport({ ratio: 1 });
  });

  await step('on a phone the page of a change shows more than two lines', async () => {
    await phone.goto(`/modifier-commande?order=${order}`);
    const rows = phone
      .getByRole('main')
      .getByRole('row')
      .filter({ has: phone.getByRole('spinbutton') });
    await expect(rows.first()).toBeVisible();
    expect((await rows.first().boundingBox())?.height).toBeLessThan(844 / 5);
  });

  await step('on a phone with text of twice the size the bar of a change leaves the lines in sight', async () => {
    await enlargeText(phone, 200);
    await phone.reload();
    const bar = phone.locator('.fixed-bar');
    await expect(bar).toBeVisible();
    expect(await heightOf(bar)).toBeLessThan(844 / 5);
    await expect(bar.getByRole('button', { name: 'Envoyer' })).toBeVisible();
    await expect(phone.getByText('Modifiable jusqu’à').filter({ visible: true })).toHaveCount(1);
  });
});
