import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testArticle, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import type { Person } from '../../../testing/logIn.ts';
import { createTestShop, type TestShop } from '../../../testing/testShop.ts';

const path = '/api/basket/upload/import';
const numbers = Array.from({ length: 5000 }, (_, index) => String(7_000_000 + index));
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119', '204120'], { '100001': 8 });
  await writeTestCustomer(shop.pool, '204120', { maxLines: 6000 });
  await writeTestArticles(
    shop.pool,
    numbers.map((number) => testArticle(number)),
  );
}, 60_000);
afterAll(() => shop.close());

const itemsOf = (...items: readonly (readonly [string, number])[]) => ({
  items: items.map(([article_number, quantity]) => ({ article_number, quantity })),
});
const basketOf = async (answer: ReturnType<Person>) => (await answer).body as unknown as BasketView;
const quantities = ({ lines }: BasketView) => lines.map(({ product, quantity }) => [product.article_number, quantity]);

test('a repeated import adds its quantities once', async () => {
  const lotte = await shop.signIn('lotte', ['204118']);
  const key = randomUUID();
  const items = itemsOf(['7000000', 6], ['7000001', 2]);
  const first = await basketOf(lotte('POST', path, items, key));
  expect(quantities(first)).toEqual([
    ['7000000', 6],
    ['7000001', 2],
  ]);
  expect(quantities(await basketOf(lotte('POST', path, items, key)))).toEqual(quantities(first));
  expect((await lotte('POST', path, itemsOf(['7000000', 1]), key)).body.code).toBe('idempotency.key_reused');
});

test('simultaneous imports of two users add up, limited by the stock', async () => {
  const firstUser = await shop.signIn('one', ['204119']);
  const secondUser = await shop.signIn('other', ['204119']);
  await Promise.all([
    firstUser('POST', path, itemsOf(['7000000', 6], ['100001', 5])),
    secondUser('POST', path, itemsOf(['7000000', 2], ['7000001', 1], ['100001', 5])),
  ]);
  const basket = await basketOf(firstUser('POST', path, itemsOf(['7000002', 1])));
  expect(quantities(basket)).toEqual([
    ['100001', 8],
    ['7000000', 8],
    ['7000001', 1],
    ['7000002', 1],
  ]);
});

test('five thousand lines are imported in parts of five hundred, repeated parts once; too many lines are rejected', async () => {
  const big = await shop.signIn('big', ['204120']);
  const startedAtMs = performance.now();
  const statuses: number[] = [];
  for (let at = 0; at < numbers.length; at += 500) {
    const part = itemsOf(...numbers.slice(at, at + 500).map((number) => [number, 2] as const));
    for (const _time of at === 1000 ? ['once', 'again'] : ['once'])
      statuses.push((await big('POST', path, part, `part-${at}`)).status);
  }
  expect(statuses).toEqual(Array.from({ length: 11 }, () => 200));
  process.stdout.write(`    5000 lines imported in ${Math.round(performance.now() - startedAtMs)} ms\n`);
  const basket = await basketOf(big('POST', path, itemsOf(['7000000', 1])));
  expect(basket.lines).toHaveLength(5000);
  expect(basket.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(10_001);
  const lotte = await shop.signIn('lotte2', ['204118']);
  const many = itemsOf(...numbers.slice(0, 300).map((number) => [number, 1] as const));
  expect((await lotte('POST', path, many)).body).toMatchObject({ code: 'basket.too_many_lines' });
}, 60_000);
