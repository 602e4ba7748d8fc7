import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StatisticsOrders, StatisticsView } from '@talloor/contracts/endpoints/statistics.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { purchaseChangesTable, purchaseLinesTable } from '@talloor/projections/tables/purchases.ts';
import { deliver, lineOf, writePurchaseStory } from '../audit/testing/purchaseStory.ts';
import { startReadSide, type Browser, type ReadSideUnderTest } from '../audit/testing/startReadSide.ts';

let side: ReadSideUnderTest;
let lotte: Browser;
let noor: Browser;
let amelie: Browser;

const march = 'from=2026-03-01&to=2026-03-31';
const both = `${march}&customer_numbers=204118,204119`;
const call = async (browser: Browser, path: string): Promise<unknown> => {
  const answer = await browser.get(`/nl/api/${path}`);
  if (answer.status !== 200) throw new Error(await answer.text());
  return answer.json();
};
const read = async (browser: Browser, query: string) => (await call(browser, `statistics?${query}`)) as StatisticsView;
const ordersOf = async (browser: Browser, query: string, key: string) =>
  (await call(browser, `statistics/orders?${query}&key=${encodeURIComponent(key)}`)) as StatisticsOrders;
const problemOf = async (browser: Browser, path: string) => {
  const answer = await browser.get(`/nl/api/${path}`);
  return [answer.status, ((await answer.json()) as { code: string }).code];
};

beforeAll(async () => {
  side = await startReadSide('2026-04-25T10:00:00.000Z');
  await writePurchaseStory(side);
  lotte = await side.browser({ customers: ['204118', '209999', '204119'] });
  noor = await side.browser({ userId: '8', rights: ['order'] });
  amelie = await side.browser({ userId: '9', customers: ['204119'], customerNumber: '204119' });
});
afterAll(() => side.close());

describe('the orders behind a row of statistics', () => {
  it('are the deliveries of the period, newest first, with their part of the row', async () => {
    expect(await ordersOf(lotte, `${march}&by=article`, '131209')).toEqual({
      shows_prices: true,
      order_count: 2,
      orders: [
        {
          order_number: '4400003',
          delivery_number: '66100003',
          day: '2026-03-31',
          customer_number: '204118',
          quantity: 5,
          turnover: 11,
        },
        {
          order_number: '4400002',
          delivery_number: '66100002',
          day: '2026-03-10',
          customer_number: '204118',
          quantity: 10,
          turnover: 22,
        },
      ],
    });
  });

  it.each(['article', 'group', 'brand', 'month', 'address', 'user'])(
    'add up to each row by %s, of several customers together',
    async (by) => {
      const { rows } = await read(lotte, `${both}&by=${by}`);
      expect(rows.length).toBeGreaterThan(0);
      for (const { key, quantity, turnover } of rows) {
        const { orders, order_count: count } = await ordersOf(lotte, `${both}&by=${by}`, key);
        const add = (name: 'quantity' | 'turnover') => orders.reduce((sum, each) => sum + (each[name] ?? 0), 0);
        expect([count, add('quantity'), add('turnover')]).toEqual([
          orders.length,
          quantity,
          expect.closeTo(turnover ?? 0, 2),
        ]);
      }
    },
  );

  it('keep to a group or brand', async () => {
    const { orders } = await ordersOf(lotte, `${march}&by=month&group=meat`, '2026-03');
    expect(orders.map(({ quantity, turnover }) => [quantity, turnover])).toEqual([[3, 40.5]]);
    expect((await ordersOf(lotte, `${march}&by=month&brand=Nobody`, '2026-03')).order_count).toBe(0);
  });

  it('have no turnover for a user who may not see prices', async () => {
    const { shows_prices: shows, orders } = await ordersOf(noor, `${march}&by=article`, '131209');
    expect([shows, orders.map(({ turnover }) => turnover)]).toEqual([false, [null, null]]);
  });

  it('are refused for another customer, a wrong period, and a key that is too long', async () => {
    const article = 'by=article&key=131209';
    expect(await problemOf(amelie, `statistics/orders?${both}&${article}`)).toEqual([404, 'customer.not_found']);
    expect(await problemOf(lotte, `statistics/orders?from=2026-03-02&to=2026-03-01&${article}`)).toEqual([
      422,
      'statistics.period_reversed',
    ]);
    expect(await problemOf(lotte, `statistics/orders?from=2000-01-01&to=2099-12-31&${article}`)).toEqual([
      422,
      'statistics.period_too_long',
    ]);
    const long = 'x'.repeat(10_000);
    for (const query of [`by=article&key=${long}`, `${article}&group=${long}`, `${article}&brand=${long}`])
      expect(await problemOf(lotte, `statistics/orders?${march}&${query}`)).toEqual([400, 'request.malformed']);
    expect(await problemOf(lotte, `statistics?${march}&group=${long}`)).toEqual([400, 'request.malformed']);
    expect(await problemOf(lotte, `statistics?${march}&by=%3Cscript%3E`)).toEqual([400, 'request.malformed']);
    expect((await ordersOf(lotte, `${march}&by=brand`, '<script>alert(1)</script>')).orders).toEqual([]);
    expect((await read(lotte, `${march}&brand=%3Cb%3E`)).rows).toEqual([]);
  });
});

describe('remembered purchases', () => {
  it('hold a delivery and a return as soon as their reader saw them', async () => {
    const april = 'from=2026-04-01&to=2026-04-30&by=article';
    expect((await read(lotte, april)).totals.quantity).toBe(0);
    const delivery = { number: '66100005', at: '2026-04-10T09:00:00.000Z', lines: [lineOf('1', {})] };
    await deliver(side, delivery);
    expect((await read(lotte, april)).totals).toMatchObject({ quantity: 10, returned_quantity: 0 });
    await side.append('delivery-66100005', [
      {
        type: 'DeliveryReturnCredited',
        data: {
          returnId: '70000002',
          lines: [{ lineId: '1', quantity: 4, vatRate: 6, baseCents: 800, depositCents: 0 }],
          vat: [],
          baseCents: 800,
          vatCents: 48,
          depositCents: 0,
          totalCents: 848,
        },
      },
    ]);
    expect((await read(lotte, april)).totals).toMatchObject({ quantity: 10, returned_quantity: 4, returned_amount: 8 });
  });

  it('hold no name or address, so that an erased one is gone from the next answer', async () => {
    const names = async () => (await read(lotte, `${march}&by=user`)).rows.map(({ label }) => label);
    expect(await names()).toContain('Noor Vermeersch');
    await side.pool.query(
      `update ${accountsTable.qualifiedName} set first_name = '', last_name = '' where user_id = '8'`,
    );
    expect(await names()).toEqual(['Lotte Vermeersch', '']);
  });

  it('are read again after a rebuild', async () => {
    const quantity = async () => (await read(amelie, `${march}&by=article`)).totals.quantity;
    expect(await quantity()).toBe(10);
    await side.pool.query(`update ${purchaseLinesTable.qualifiedName} set quantity = 99`);
    expect(await quantity()).toBe(10);
    await side.pool.query(`update ${purchaseChangesTable.qualifiedName} set position = '1'`);
    expect(await quantity()).toBe(99);
    await side.rebuild('purchases');
    expect(await quantity()).toBe(10);
  });
});
