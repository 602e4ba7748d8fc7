import { setTimeout as pause } from 'node:timers/promises';
import type { Answered, Method, Person } from '@talloor/command-api/testing/logIn.ts';

/** Everything acknowledged; none may be lost. */
export type Ledger = {
  readonly changes: {
    readonly by: Shopper;
    readonly key: string;
    readonly article: string;
    readonly quantity: number;
  }[];
  readonly orders: {
    readonly by: Shopper;
    readonly key: string;
    readonly orderNumber: string;
    readonly lines: Readonly<Record<string, number>>;
  }[];
  readonly submits: {
    readonly by: Shopper;
    readonly orderNumber: string;
    readonly article: string;
    readonly quantity: number;
  }[];
  readonly complaints: string[];
  answers: number;
  repeats: number;
};

export type Shopper = { readonly userId: string; readonly customerNumber: string; readonly person: Person };

export const emptyLedger = (): Ledger => ({
  changes: [],
  orders: [],
  submits: [],
  complaints: [],
  answers: 0,
  repeats: 0,
});

const friday = 1_773_356_400;
const plenty = ['100001', '100002', '100003'];
export const scarce = '100009';

export type Habits = {
  readonly transient: readonly number[];
  readonly retryMs: number;
  readonly rest: () => Promise<void>;
};
const hurry: Habits = { transient: [503], retryMs: 50, rest: () => Promise.resolve() };

/** Each request is repeated under its key until answered. */
export async function shopUntil(
  isOver: () => boolean,
  by: Shopper,
  ledger: Ledger,
  { transient, retryMs, rest }: Habits = hurry,
): Promise<void> {
  let sequence = 0;
  const newKey = () => `${by.customerNumber}-${++sequence}`;

  const insist = async (method: Method, path: string, body: unknown, key: string): Promise<Answered> => {
    await rest();
    for (let attempt: 'first' | 'again' = 'first'; ; attempt = 'again') {
      const answer = await by.person(method, path, body, key, attempt).catch(() => null);
      if (answer && !transient.includes(answer.status)) {
        ledger.answers += 1;
        if (answer.status >= 500) ledger.complaints.push(`${method} ${path}: ${JSON.stringify(answer)}`);
        else return answer;
      }
      ledger.repeats += 1;
      await pause(retryMs);
    }
  };

  const changeOrder = async (orderNumber: string, lines: Readonly<Record<string, number>>): Promise<void> => {
    const [[article, orderedQuantity] = ['', 0]] = Object.entries(lines);
    const quantity = orderedQuantity + 10;
    const steps = [
      ['startChanges', {}],
      ['updateline', { article_number: article, quantity }],
      ['submitChanges', {}],
    ] as const;
    for (const [step, body] of steps) {
      const answer = await insist('POST', `/api/pending_order/${orderNumber}/${step}`, body, newKey());
      if (answer.status === 200) continue;
      ledger.complaints.push(`${orderNumber} ${step}: ${JSON.stringify(answer)}`);
      return;
    }
    ledger.submits.push({ by, orderNumber, article, quantity });
  };

  for (let round = 0; !isOver(); round += 1) {
    const basket: Record<string, number> = {};
    const set = async (article: string, quantity: number): Promise<boolean> => {
      const key = newKey();
      const answer = await insist('PUT', `/api/basket/item/${article}`, { quantity }, key);
      if (answer.status === 200) {
        if (quantity > 0) basket[article] = quantity;
        else delete basket[article];
        ledger.changes.push({ by, key, article, quantity });
        const shownLines = linesOf(answer);
        if (!isSame(shownLines, basket))
          ledger.complaints.push(
            `${by.customerNumber} has ${JSON.stringify(basket)}, is shown ${JSON.stringify(shownLines)}`,
          );
      } else if (article !== scarce) ledger.complaints.push(`${article}: ${JSON.stringify(answer)}`);
      return answer.status === 200;
    };

    await set(plenty[round % plenty.length] ?? '', 20 + (round % 5));
    await set(plenty[(round + 1) % plenty.length] ?? '', 1 + (round % 7));
    if (round % 3 === 0) await set(scarce, 1);
    await insist('POST', `/api/basket/confirm/${friday}`, {}, newKey());
    for (;;) {
      const key = newKey();
      const order = { po_number: key, message: 'zijdeur', extra_emails: [] };
      const placed = await insist('POST', '/api/basket/checkout', order, key);
      if (placed.status === 201) {
        const orderNumber = String(placed.body['order_number']);
        ledger.orders.push({ by, key, orderNumber, lines: basket });
        if (round % 2 === 1) await changeOrder(orderNumber, basket);
        break;
      }
      // Sold out: the order goes on without it.
      if (basket[scarce] === undefined) ledger.complaints.push(`no order: ${JSON.stringify(placed)}`);
      if (basket[scarce] === undefined || !(await set(scarce, 0))) return;
    }
  }
}

const linesOf = ({ body }: Answered): Record<string, number> =>
  Object.fromEntries(
    (body['lines'] as { product: { article_number: string }; quantity: number }[]).map((line) => [
      line.product.article_number,
      line.quantity,
    ]),
  );

const isSame = (first: Readonly<Record<string, number>>, second: Readonly<Record<string, number>>): boolean =>
  Object.keys(first).length === Object.keys(second).length &&
  Object.entries(first).every(([article, quantity]) => second[article] === quantity);
