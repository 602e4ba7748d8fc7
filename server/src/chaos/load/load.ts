import { setTimeout as pause } from 'node:timers/promises';
import type { Answered, Method, Person } from '@talloor/command-api/testing/logIn.ts';
import { emptyLedger, type Habits, type Ledger, type Shopper, shopUntil } from '../../faults/testing/crash/shopper.ts';

export type ChaosLedger = Ledger & { readonly notes: { readonly orderNumber: string; readonly text: string }[] };

export const emptyChaosLedger = (): ChaosLedger => ({ ...emptyLedger(), notes: [] });

const restMs = { shopper: 250, reader: 1_000 };
const habits: Habits = { transient: [502, 503], retryMs: 250, rest: () => pause(restMs.shopper) };

const pages = [
  '/api/basket/list',
  '/api/navigation/tree',
  '/api/getproducts?articles=100001,100002',
  '/api/delivery-moments',
  '/api/dashboard/orders/pending',
];

export async function loadUntil(
  isOver: () => boolean,
  { shoppers, office }: { readonly shoppers: readonly Shopper[]; readonly office: Person },
  ledger: ChaosLedger,
): Promise<void> {
  await Promise.all([
    ...shoppers.map((shopper) => shopUntil(isOver, shopper, ledger, habits)),
    ...shoppers.map((shopper) => browseUntil(isOver, shopper, ledger)),
    workInOfficeUntil(isOver, office, ledger),
  ]);
}

async function browseUntil(isOver: () => boolean, by: Shopper, ledger: ChaosLedger): Promise<void> {
  for (let round = 0; !isOver(); round += 1) {
    await pause(restMs.reader);
    await expectOk(by.person, 'GET', pages[round % pages.length] ?? '', ledger);
    const order = ledger.orders.findLast((each) => each.by === by);
    if (order) await expectOk(by.person, 'GET', `/api/pending_order/${order.orderNumber}`, ledger);
  }
}

async function workInOfficeUntil(isOver: () => boolean, office: Person, ledger: ChaosLedger): Promise<void> {
  for (let round = 0; !isOver(); round += 1) {
    await pause(restMs.reader);
    const { body: list } = await expectOk(office, 'GET', '/api/office/orders', ledger);
    const orders = Array.isArray(list) ? (list as readonly { readonly id: string }[]) : [];
    const orderNumber = orders[round % Math.max(1, orders.length)]?.id;
    if (orderNumber === undefined) continue;
    const path = `/api/office/orders/${orderNumber}`;
    await expectOk(office, 'GET', path, ledger);
    const text = `chaos ${round}`;
    const noted = await expectOk(office, 'POST', `${path}/notes`, ledger, { text });
    if (noted.status === 200) ledger.notes.push({ orderNumber, text });
    const verified = await expectOk(office, 'POST', `${path}/verify`, ledger, {});
    if (verified.body['holds'] !== true) ledger.complaints.push(`POST ${path}/verify: ${JSON.stringify(verified)}`);
  }
}

let sequence = 0;

/** All answers but 200, 502 and 503 are complaints. */
async function expectOk(
  person: Person,
  method: Method,
  path: string,
  ledger: ChaosLedger,
  body?: unknown,
): Promise<Answered> {
  const key = method === 'GET' ? undefined : `office-${++sequence}`;
  for (let isRepeat = false; ; isRepeat = true) {
    const attempt = isRepeat && key !== undefined ? 'again' : 'first';
    const answer = await person(method, path, body, key, attempt).catch(() => null);
    if (answer && !habits.transient.includes(answer.status)) {
      ledger.answers += 1;
      if (answer.status !== 200) ledger.complaints.push(`${method} ${path}: ${JSON.stringify(answer)}`);
      return answer;
    }
    ledger.repeats += 1;
    await pause(habits.retryMs);
  }
}
