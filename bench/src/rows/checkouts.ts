import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, Lane } from '../bench.ts';
import { answers, type Call, type Connection, type Session } from '../load/caller.ts';

const lineCount = 5;
const quantity = 100;
/** Friday 13 March 2026 in Brussels. */
const deliveryDay = 1_773_356_400;

export type Prepared = { readonly session: Session; readonly call: Call };

export const prepareBaskets = ({ lanes, tenant }: Bench): Promise<readonly (readonly Prepared[])[]> =>
  Promise.all(
    lanes.map(async ({ product, sessions }, lane) => {
      const ready: Prepared[] = [];
      for (const [index, session] of sessions.slice(1).entries()) {
        const first = (lane * sessions.length + index) * lineCount;
        const items: Record<string, number> = {};
        for (let line = 0; line < lineCount; line++)
          items[tenant.orderable[(first + line) % tenant.orderable.length] ?? ''] = quantity;
        ready.push(await prepareBasket(product, session, items));
      }
      return ready;
    }),
  );

export async function prepareBasket(
  product: Connection,
  session: Session,
  items: Readonly<Record<string, number>>,
): Promise<Prepared> {
  const isRight = answers(200, '"basket_id"');
  await product.run(session, { method: 'PUT', path: '/api/basket/items', body: items, isRight });
  const confirm: Call = {
    method: 'POST',
    path: `/api/basket/confirm/${deliveryDay}`,
    body: {},
    isRight: answers(200, '"is_valid":true'),
  };
  const { answer } = await product.run(session, confirm);
  const confirmedBasket = JSON.parse(answer.body.toString()) as { amount_to_pay: number; lines: readonly unknown[] };
  const expectedCount = Object.keys(items).length;
  if (confirmedBasket.lines.length !== expectedCount)
    throw new Error(`a basket has ${confirmedBasket.lines.length} lines`);
  return { session, call: checkoutOf(confirmedBasket.amount_to_pay) };
}

const checkoutOf = (amountToPay: number): Call => ({
  method: 'POST',
  path: '/api/basket/checkout',
  body: { po_number: '', message: '', extra_emails: [], amount_to_pay: amountToPay },
  isRight: answers(201, '"order_number":"'),
});

/** @returns bytes of each answer */
export async function orderAll(
  lanes: readonly Lane[],
  ready: readonly (readonly Prepared[])[],
  latencies: number[],
): Promise<readonly number[]> {
  const sizes: number[] = [];
  await Promise.all(
    lanes.map(async ({ product }, lane) => {
      for (const { session, call } of ready[lane] ?? []) {
        const { milliseconds, answer } = await product.run(session, call);
        latencies.push(milliseconds);
        sizes.push(answer.body.length);
      }
    }),
  );
  return sizes;
}

const eventsPerCheckout = 4;

/** Resolves when allocation, mails, read models and policies are done. */
export async function drainedAfter({ pool, product }: Bench, checkouts: number): Promise<() => Promise<void>> {
  const head = async (): Promise<number> => {
    const { rows } = await pool.query<{ position: string }>({
      name: 'head',
      text: 'select position from event_store.head',
    });
    return Number(rows[0]?.position);
  };
  const last = (await head()) + checkouts * eventsPerCheckout;
  return async () => {
    while ((await head()) < last || !(await isAtHead(product.url))) await pause(5);
  };
}

export const waitUntilSettled = async (bench: Bench): Promise<void> => (await drainedAfter(bench, 0))();

async function isAtHead(url: string): Promise<boolean> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const lags = [...metrics.matchAll(/^talloor_subscription_lag\{.*\} (-?\d+)$/gm)].map(([, lag]) => Number(lag));
  return lags.length > 0 && lags.every((lag) => lag === 0);
}
