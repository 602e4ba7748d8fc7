import type { Page } from 'playwright-core';
import { z } from 'zod';
import { expect } from './expect.ts';

const user = z.object({ csrfToken: z.string() });

/** Sets quantities of articles in the basket of the page's user by the shop's own call. */
export async function putIntoBasket(page: Page, items: Readonly<Record<string, number>>): Promise<void> {
  const { request } = page.context();
  const { csrfToken } = user.parse(await (await request.get('/nl/api/user')).json());
  const answer = await request.put('/nl/api/basket/items', { headers: { 'X-CSRF-Token': csrfToken }, data: items });
  expect(answer.status()).toBe(200);
}
