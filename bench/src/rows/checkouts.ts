import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, Lane } from '../bench.ts';
import { answers, type Call, type Session } from '../load/caller.ts';

const lineCount = 5;
const quantity = 100;
/** Friday 13 March 2026 in Brussels: on the bench's Wednesday it can still be ordered for. */
const deliveryDay = 1_773_356_400;

/** A basket that is ready to be ordered by its customer. */
export type Prepared = { readonly session: Session; readonly call: Call };

/** Fills a basket of 5 lines for each customer but the lanes' first, and confirms its delivery. @returns them by lane */
export const prepareBaskets = ({ lanes, tenant }: Bench): Promise<readonly (readonly Prepared[])[]> =>
  Promise.all(
    lanes.map(async ({ product, sessions }, lane) => {
      const ready: Prepared[] = [];
      for (const [index, session] of sessions.slice(1).entries()) {
        const first = (lane * sessions.length + index) * lineCount;
        const items: Record<string, number> = {};
        for (let line = 0; line < lineCount; line++)
          items[tenant.orderable[(first + line) % tenant.orderable.length] ?? ''] = quantity;
        const isRight = answers(200, '"basket_id"');
        await product.run(session, { method: 'PUT', path: '/api/basket/items', body: items, isRight });
        const confirm: Call = {
          method: 'POST',
          path: `/api/basket/confirm/${deliveryDay}`,
          body: {},
          isRight: answers(200, '"is_valid":true'),
        };
        const { answer } = await product.run(session, confirm);
        const shown = JSON.parse(answer.body.toString()) as { amount_to_pay: number; lines: readonly unknown[] };
        if (shown.lines.length !== lineCount) throw new Error(`a basket has ${shown.lines.length} lines`);
        ready.push({ session, call: checkoutOf(shown.amount_to_pay) });
      }
      return ready;
    }),
  );

const checkoutOf = (amountToPay: number): Call => ({
  method: 'POST',
  path: '/api/basket/checkout',
  body: { po_number: '', message: '', extra_emails: [], amount_to_pay: amountToPay },
  isRight: answers(201, '"order_number":"'),
});

/** Each lane orders its baskets one after another. @returns bytes of each answer */
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

/**
 * Waits until everything that follows from the orders has happened: stock allocated, mails sent and noted, every read model
 * and every policy at the head.
 * @param confirmed orders in the store, whose confirmations are all to be seen in the read model
 */
export async function drained({ pool, product }: Bench, confirmed: number): Promise<void> {
  const text = 'select count(*)::int as count from projections.order_details_1 where confirmation_sent';
  for (;;) {
    const { rows } = await pool.query<{ count: number }>({ name: 'confirmed', text });
    if ((rows[0]?.count ?? 0) >= confirmed && (await isAtHead(product.url))) return;
    await pause(5);
  }
}

async function isAtHead(url: string): Promise<boolean> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const lags = [...metrics.matchAll(/^talloor_subscription_lag\{.*\} (-?\d+)$/gm)].map(([, lag]) => Number(lag));
  return lags.length > 0 && lags.every((lag) => lag === 0);
}
