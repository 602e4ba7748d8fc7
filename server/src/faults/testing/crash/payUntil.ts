import { setTimeout as pause } from 'node:timers/promises';
import { sandboxOutcomes } from '@talloor/contracts/endpoints/paymentSandbox.ts';
import type { Answered, Person } from '@talloor/command-api/testing/logIn.ts';

export type Payer = { readonly customerNumber: string; readonly person: Person };
export type PaymentLedger = {
  readonly paid: string[];
  readonly complaints: string[];
  checkouts: number;
};

export type Round = {
  readonly invoices: readonly string[];
  readonly credit: string;
  /** Euros. */
  readonly amount: number;
};

/** From two tabs; each call is repeated under its key until answered. */
export async function payUntil(
  isOver: () => boolean,
  { person, customerNumber }: Payer,
  rounds: readonly Round[],
  ledger: PaymentLedger,
): Promise<void> {
  const insist = async <T>(ask: (attempt: 'first' | 'again') => Promise<T | null>): Promise<T> => {
    for (let attempt: 'first' | 'again' = 'first'; ; attempt = 'again') {
      const answer = await ask(attempt).catch(() => null);
      if (answer !== null) return answer;
      await pause(50);
    }
  };
  const pay = ({ invoices, credit, amount }: Round, key: string): Promise<Answered> => {
    const body = { invoice_numbers: invoices, credit_note_numbers: [credit], amount };
    return insist(async (attempt) => {
      const answer = await person('POST', '/api/invoices/pay', body, key, attempt);
      return answer.status === 503 && answer.body.code !== 'payment.provider_unavailable' ? null : answer;
    });
  };
  const end = (checkout: string, choice: string): Promise<number> =>
    insist(async () => {
      const body = new URLSearchParams({ choice });
      const { status } = await fetch(checkout, { method: 'POST', body, redirect: 'manual' });
      return status === 303 ? status : null;
    });

  for (const [index, round] of rounds.entries()) {
    for (let tries = 0; ; tries += 1) {
      if (isOver()) return;
      const key = `${customerNumber}-${index}-${tries}`;
      const answers = await Promise.all([pay(round, key), pay(round, `${key}-tab`)]);
      const started = answers.filter(({ status }) => status === 200);
      for (const { status, body } of answers)
        if (![200, 409].includes(status) && body.code !== 'payment.provider_unavailable')
          ledger.complaints.push(`${key}: ${status} ${JSON.stringify(body)}`);
      if (started.length > 1 && started.every(({ body }) => body['checkout_url'] !== null))
        ledger.complaints.push(`${key} was started twice`);
      const checkout = started.map(({ body }) => body['checkout_url']).find((url) => typeof url === 'string');
      const payment = started.find(({ body }) => body['checkout_url'] === checkout);
      if (typeof checkout !== 'string') {
        await pause(50);
        continue;
      }
      // Mostly another end first, so that releases are seen as often.
      const outcome = sandboxOutcomes[(index + 1 + tries) % sandboxOutcomes.length] ?? 'paid';
      await end(checkout, outcome);
      ledger.checkouts += 1;
      if (outcome !== 'paid') continue;
      ledger.paid.push(String(payment?.body['payment_id']));
      break;
    }
  }
  ledger.complaints.push(`${customerNumber} has nothing left to pay`);
}
