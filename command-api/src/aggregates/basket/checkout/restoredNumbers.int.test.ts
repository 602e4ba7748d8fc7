import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { logIn, type Person } from '../../../testing/logIn.ts';
import { createTestShop, friday, type TestShop } from '../../../testing/testShop.ts';

const customers = Array.from({ length: 8 }, (_, index) => String(320_001 + index));
const usernameOf = (customer: string) => `herstel${customer}`;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(customers, { 100001: 1000 });
  for (const customer of customers) await shop.signIn(usernameOf(customer), [customer]);
});
afterAll(() => shop.close());

let sequence = 0;
const newKey = () => `restored-${++sequence}`;
const order = async (person: Person, key = newKey()) => {
  await person('PUT', '/api/basket/items', { 100001: 20 });
  await person('GET', `/basket/confirm/${friday}`);
  return person('POST', '/api/basket/checkout', { po_number: 'WK11' }, key);
};
const orderAll = async (url: string) =>
  Promise.all(customers.map(async (customer) => order(await logIn(url, usernameOf(customer)))));
const setBack = (next: number) => shop.pool.query(`select setval('command.order_number', $1, false)`, [next]);

async function ordersByBasket(): Promise<ReadonlyMap<string, string | undefined>> {
  const events = (await shop.decoded()).map(({ event }) => event as BasketEvent | OrderEvent);
  const placed = new Map(
    events.flatMap((event) =>
      event.type === 'OrderPlaced' ? [[event.data.basketId, event.data.orderNumber] as const] : [],
    ),
  );
  return new Map(
    events.flatMap((event) =>
      event.type === 'BasketCheckedOut' ? [[event.data.basketId, placed.get(event.data.basketId)] as const] : [],
    ),
  );
}

describe('order numbers after an older PostgreSQL was restored beside a newer event store', () => {
  test('each new checkout gets a free number and its order', async () => {
    const before = await orderAll(shop.main.url);
    expect(before.map(({ status }) => status)).toEqual(customers.map(() => 201));
    await setBack(4_402_001);

    const restarted = await shop.startProcess();
    const after = await orderAll(restarted.url);
    expect(after.map(({ status }) => status)).toEqual(customers.map(() => 201));
    await shop.runPolicies(restarted.api);

    const numbers = [...before, ...after].map(({ body }) => body['order_number']);
    expect(new Set(numbers).size).toBe(2 * customers.length);
    expect(new Set((await ordersByBasket()).values())).toEqual(new Set(numbers));
  });
});

describe('an order number in the memory of two processes', () => {
  const [one, other] = customers as [string, string];
  const nextNumber = async (): Promise<number> => {
    const { rows } = await shop.pool.query<{ next: string }>(`select nextval('command.order_number') as next`);
    return Number(rows[0]?.next) + 1;
  };
  const drawWithoutOrder = async (person: Person) => {
    await person('DELETE', '/api/basket');
    const { status } = await person('POST', '/api/basket/checkout', { po_number: 'WK11' }, newKey());
    expect(status).toBeGreaterThanOrEqual(400);
  };

  test('is replaced for the second basket, whose answer, policy and repeated checkout name one order', async () => {
    const processes = [await shop.startProcess(), await shop.startProcess()] as const;
    const [first, second] = [
      await logIn(processes[0].url, usernameOf(one)),
      await logIn(processes[1].url, usernameOf(other)),
    ];
    const next = await nextNumber();
    await drawWithoutOrder(first);
    await setBack(next);
    await drawWithoutOrder(second);

    const key = newKey();
    const [ordered, replaced] = [await order(first), await order(second, key)];
    expect([ordered.status, replaced.status]).toEqual([201, 201]);
    expect(ordered.body['order_number']).toBe(String(next));
    expect(replaced.body['order_number']).toBe(String(next + 1));
    for (const { api } of processes) await shop.runPolicies(api);
    const checkout = { po_number: 'WK11' };
    const repeated = await second('POST', '/api/basket/checkout', checkout, key);
    expect(repeated.body['order_number']).toBe(replaced.body['order_number']);

    const orders = [...(await ordersByBasket()).values()];
    expect(orders).not.toContain(undefined);
    expect(new Set(orders).size).toBe(orders.length);
    const replacements = (await shop.decoded()).filter(
      ({ event }) => (event as BasketEvent).type === 'BasketOrderNumberReplaced',
    );
    expect(replacements).toHaveLength(1);
    const { rows } = await shop.pool.query(
      `select o.order_number, sum(r.allocated)::int as allocated from catalogue.reservation_orders o
         join catalogue.reservations r using (order_event_id)
       where order_number = any($1) group by 1 order by 1`,
      [[String(next), String(next + 1)]],
    );
    expect(rows).toEqual([
      { order_number: String(next), allocated: 20 },
      { order_number: String(next + 1), allocated: 20 },
    ]);
  });

  test('is replaced by the policy when the process ends before the order is placed', async () => {
    const dying = await shop.startProcess({
      reach: (place) => {
        if (place === 'afterBasketCheckedOut') throw new Error('the process ends');
      },
    });
    const survivor = await shop.startProcess();
    const [first, second] = [await logIn(dying.url, usernameOf(one)), await logIn(survivor.url, usernameOf(other))];
    const next = await nextNumber();
    await drawWithoutOrder(first);
    await setBack(next);
    const key = newKey();
    expect((await order(first, key)).status).toBe(500);
    expect((await order(second)).body['order_number']).toBe(String(next));
    await shop.runPolicies(survivor.api);
    const orders = [...(await ordersByBasket()).values()];
    expect(orders).not.toContain(undefined);
    expect(new Set(orders).size).toBe(orders.length);
    const again = await logIn(survivor.url, usernameOf(one));
    const repeated = await again('POST', '/api/basket/checkout', { po_number: 'WK11' }, key);
    expect(orders).toContain(repeated.body['order_number']);
    expect(repeated).toMatchObject({ status: 201, body: { order_number: expect.not.stringMatching(String(next)) } });
  });
});
