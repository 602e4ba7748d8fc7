import type { Page } from '@playwright/test';
import { z } from 'zod';

const user = z.object({ csrfToken: z.string() });
const list = z.object({ id: z.string(), name: z.string(), is_editable: z.boolean() });

/** @throws when missing */
export async function ownListOf(page: Page, name: string): Promise<string> {
  const namedList = (await ownLists(page)).find((ownList) => ownList.name === name);
  if (!namedList) throw new Error(`there is no list ${name}`);
  return namedList.id;
}

export async function obtainListId(page: Page): Promise<string> {
  const [own] = await ownLists(page);
  if (own) return own.id;
  const { request } = page.context();
  const { csrfToken } = user.parse(await (await request.get('/nl/api/user')).json());
  const answer = await request.post('/nl/api/wishlist/create', {
    headers: { 'X-CSRF-Token': csrfToken },
    data: { name: 'Rayon', items: ['131209', '152001'] },
  });
  return list.parse(await answer.json()).id;
}

async function ownLists(page: Page) {
  const answer: unknown = await (await page.context().request.get('/nl/api/wishlist/list')).json();
  return z
    .array(list)
    .parse(answer)
    .filter((ownList) => ownList.is_editable);
}
