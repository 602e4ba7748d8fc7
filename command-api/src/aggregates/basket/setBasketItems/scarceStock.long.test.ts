import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { createTestShop, friday, type TestShop } from '../../../testing/testShop.ts';

const buyers = Array.from({ length: 200 }, (_, index) => String(300_000 + index));
const scarce = Array.from({ length: 10 }, (_, index) => String(100_001 + index));
const stock = 100;
const each = 20;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(buyers, Object.fromEntries(scarce.map((article) => [article, stock])));
}, 60_000);
afterAll(() => shop.close());

test('200 simultaneous customers of ten scarce articles never get more than the stock, and keep valid baskets', async () => {
  const { api } = shop.main;
  const userId = await api.registerAccount({
    username: 'drukte',
    password: 'Welkom-2026',
    firstName: 'Lotte',
    lastName: 'Peeters',
    email: 'drukte@talloor.example',
    language: 'nl',
    roles: ['customer'],
    customers: buyers,
  });
  const call = async (name: string, customerNumber: string, input: { params?: object; body?: unknown }) => {
    const route = api.routes.find(({ endpoint }) => endpoint.name === name);
    if (!route) throw new Error(`no ${name}`);
    const user = { userId, roles: ['customer'], customers: buyers, customerNumber, language: 'nl' };
    const context = { user, customerNumber, language: 'nl', locale: 'nl', idempotencyKey: randomUUID() };
    const routeInput = { params: input.params ?? {}, query: {}, body: input.body };
    try {
      const answer = await route.handle(routeInput, { ...context, correlationId: 'druk' } as unknown as RequestContext);
      if (answer === 'handled') throw new Error('an answer was expected');
      return { code: null, body: answer.body as Record<string, unknown> };
    } catch (error) {
      if (error instanceof Problem) return { code: error.code, body: {} };
      throw error;
    }
  };
  const articleOf = (index: number) => scarce[index % scarce.length] ?? '';
  const results = await Promise.all(
    buyers.map(async (customer, index) => {
      const put = await call('setBasketItems', customer, { body: { [articleOf(index)]: each } });
      const day = await call('confirmDeliveryMomentByPost', customer, { params: { timestamp: String(friday) } });
      const order = await call('checkout', customer, { body: { po_number: '', message: '', extra_emails: [] } });
      return { put: put.code, day: day.code, order: order.code };
    }),
  );
  await shop.runPolicies(api);

  const refusals = new Set(results.map(({ order }) => order).filter((code) => code !== null));
  expect(
    [...refusals].every((code) =>
      ['basket.stock_issues', 'basket.empty', 'basket.faulty_lines', 'basket.below_minimum'].includes(code),
    ),
  ).toBe(true);
  expect(
    results.every(
      ({ put }) => put === null || put === 'item.not_available' || put === 'basket.error.max_available_stock',
    ),
  ).toBe(true);

  const allocated = new Map<string, number>();
  for (const { event } of await shop.decoded()) {
    const { type, data } = event as OrderEvent;
    const allocatedLines =
      type === 'OrderLinesAllocated'
        ? data.lines
        : type === 'OrderLineShort'
          ? [{ articleNumber: data.articleNumber, quantity: data.allocated }]
          : [];
    for (const { articleNumber, quantity } of allocatedLines)
      allocated.set(articleNumber, (allocated.get(articleNumber) ?? 0) + quantity);
  }
  for (const article of scarce) expect(allocated.get(article) ?? 0).toBeLessThanOrEqual(stock);
  expect([...allocated.values()].reduce((sum, quantity) => sum + quantity, 0)).toBeGreaterThan(0);
  const after = await Promise.all(
    buyers.slice(0, 20).map((customer, index) => call('setBasketItems', customer, { body: { [articleOf(index)]: 0 } })),
  );
  expect(after.every(({ code, body }) => code === null && Array.isArray(body['lines']))).toBe(true);
  expect(results.filter(({ order }) => order === null).length).toBeGreaterThanOrEqual(50);
});
