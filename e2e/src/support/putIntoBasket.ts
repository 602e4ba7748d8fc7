import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

const user = z.object({ csrfToken: z.string() });
const basket = z.object({
  lines: z.array(z.object({ product: z.object({ article_number: z.string() }), quantity: z.number() })),
});

export async function basketOf(page: Page): Promise<Readonly<Record<string, number>>> {
  const { lines } = basket.parse(await (await page.context().request.get('/nl/api/basket/list')).json());
  return Object.fromEntries(lines.map(({ product, quantity }) => [product.article_number, quantity]));
}

export async function putIntoBasket(page: Page, items: Readonly<Record<string, number>>): Promise<void> {
  const { request } = page.context();
  const { csrfToken } = user.parse(await (await request.get('/nl/api/user')).json());
  const answer = await request.put('/nl/api/basket/items', { headers: { 'X-CSRF-Token': csrfToken }, data: items });
  expect(answer.status()).toBe(200);
}

/** Journeys share customers. */
export async function emptyBasket(page: Page): Promise<void> {
  const { request } = page.context();
  const { csrfToken } = user.parse(await (await request.get('/nl/api/user')).json());
  const answer = await request.delete('/nl/api/basket', { headers: { 'X-CSRF-Token': csrfToken } });
  expect(answer.status()).toBe(200);
}
