import { searchProducts } from '@talloor/contracts/endpoints/catalogue.ts';
import { expect, type Page } from '@playwright/test';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';
import { press, typeText } from './support/keyboard.ts';
import { signIn } from './support/logIn.ts';
import { medianPaint, takePaintTimes } from './support/paintTimes.ts';
import { basketOf, emptyBasket, putIntoBasket } from './support/putIntoBasket.ts';

const lines = 300;
/** Doubled for a busy machine. */
const patientMs = 100;

/** The only customer that may order 300 lines. */
journey('A hospital orders 300 lines without delays during typing', async ({ visit, step, check }) => {
  const page = await visit('desktop', 'nl');
  const fields = page.getByRole('main').getByRole('spinbutton');
  // A role lookup in all lines would slow the measured page.
  const quickFields = page.locator('main [role=spinbutton], main input[type=number]');

  await step('the basket has 300 lines', async () => {
    await signIn(page, 'inkoop311046');
    await emptyBasket(page);
    await putIntoBasket(page, await articlesInPlenty(page));
    await page.goto('/winkelwagen');
    await expect(fields).toHaveCount(lines);
    await isSettled(page);
  });

  let line = 0;
  await step('ten typed quantities appear at once, and the focus moves from line to line', async () => {
    await fields.first().focus();
    await expect(async () => {
      await takePaintTimes(page);
      for (const end = line + 10; line < end; line += 1) {
        await typeText(page, '24');
        await press(page, 'Enter');
        await expect(quickFields.nth(line + 1)).toBeFocused();
        await expect(quickFields.nth(line)).toHaveValue('24');
      }
      expect(await medianPaint(page, /^\d$/)).toBeLessThan(patientMs);
      expect(await medianPaint(page, /^Enter$/)).toBeLessThan(patientMs);
    }).toPass({ timeout: 30_000 });
  });

  await step('answers of the server move neither the focus nor a typed quantity', async () => {
    await expect(page.locator('.cell-total.is-busy')).toHaveCount(0);
    await expect(fields.nth(line)).toBeFocused();
    const storedQuantities = Object.values(await basketOf(page)).filter((quantity) => quantity === 24);
    expect(storedQuantities.length).toBeGreaterThanOrEqual(10);
  });

  await step('the last line can be focused and changed', async () => {
    await fields.last().focus();
    await expect(fields.last()).toBeInViewport();
    await typeText(page, '36');
    await press(page, 'Shift+Enter');
    await expect(fields.nth(lines - 2)).toBeFocused();
    await expect(fields.last()).toHaveValue('36');
  });

  await check('sorted by article number, all lines stand in one table, and typing stays as fast', async () => {
    await page.getByRole('button', { name: 'Per artikelnummer' }).click();
    await expect(page.getByRole('table', { name: 'Alle artikelen' }).getByRole('spinbutton')).toHaveCount(lines);
    await isSettled(page);
    await expect(async () => {
      await takePaintTimes(page);
      for (let middle = 150; middle < 160; middle += 1) {
        await quickFields.nth(middle).focus();
        await typeText(page, '12');
        await press(page, 'Escape');
      }
      expect(await medianPaint(page, /^\d$/)).toBeLessThan(patientMs);
    }).toPass({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Per groep' }).click();
    await emptyBasket(page);
  });
});

async function articlesInPlenty(page: Page): Promise<Record<string, number>> {
  const items: Record<string, number> = {};
  for (let number = 1; Object.keys(items).length < lines; number += 1) {
    const answer = await page.context().request.get(`/nl/api/search?keywords=&limit=96&page=${number}`);
    const { products } = searchProducts.response.parse(await answer.json());
    if (products.length === 0) throw new Error('the demo has too few articles with ample stock');
    const plenty = products.filter(
      ({ is_orderable, stock, sold_per, minimum_order, order_before }) =>
        is_orderable && (stock === null || stock > 99) && sold_per <= 1 && minimum_order <= 12 && order_before === null,
    );
    for (const { article_number } of plenty.slice(0, lines - Object.keys(items).length)) items[article_number] = 12;
  }
  return items;
}
