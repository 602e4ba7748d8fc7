import type { Page } from '@playwright/test';
import { z } from 'zod';

const user = z.object({ csrfToken: z.string() });
const moments = z.object({ moments: z.array(z.object({ timestamp: z.number(), available: z.boolean() })) });
const placed = z.object({ order_number: z.string() });

export type OrderRequest = { readonly items: Readonly<Record<string, number>>; readonly reference: string };

/** Replaces the basket. */
export async function fillBasketForFirstDay(page: Page, items: OrderRequest['items']): Promise<void> {
  await prepare(callsOf(page), items);
}

export async function placeOrder(page: Page, { items, reference }: OrderRequest): Promise<string> {
  const calls = callsOf(page);
  await prepare(calls, items);
  const order = { po_number: reference, message: '', extra_emails: [] };
  return placed.parse(await calls.send('POST', '/nl/api/basket/checkout', order)).order_number;
}

const basket = z.object({ basket_id: z.string().nullable() });

/** Restores the previous basket. */
export async function placeOrderInNewBasket(page: Page, orderRequest: OrderRequest): Promise<string> {
  const calls = callsOf(page);
  const { basket_id: keptBasketId } = basket.parse(await calls.read('/nl/api/basket/list'));
  // After checkout there may be no basket.
  if (keptBasketId === null) return placeOrder(page, orderRequest);
  await calls.send('POST', '/nl/api/baskets', {});
  const order = await placeOrder(page, orderRequest);
  await calls.send('POST', `/nl/api/basket/activate/${keptBasketId}`, {});
  return order;
}

type Calls = ReturnType<typeof callsOf>;

function callsOf(page: Page) {
  const { request } = page.context();
  const read = async (path: string): Promise<unknown> => {
    const response = await request.get(path);
    if (!response.ok()) throw new Error(`GET ${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
  const send = async (method: 'PUT' | 'POST' | 'DELETE', path: string, data?: unknown): Promise<unknown> => {
    const headers = { 'X-CSRF-Token': user.parse(await read('/nl/api/user')).csrfToken };
    const response = await request.fetch(path, { method, headers, data });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
  return { read, send };
}

async function prepare({ read, send }: Calls, items: OrderRequest['items']): Promise<void> {
  await send('DELETE', '/nl/api/basket');
  await send('PUT', '/nl/api/basket/items', items);
  const first = moments.parse(await read('/nl/api/delivery-moments')).moments.find(({ available }) => available);
  if (first === undefined) throw new Error('there is no delivery moment');
  await send('POST', `/nl/api/basket/confirm/${first.timestamp}`);
}
