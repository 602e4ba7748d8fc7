import type { PaymentsUnderWay } from '../aggregates/payment/paymentsUnderWay.ts';
import {
  type PaymentAtProvider,
  type PaymentProvider,
  type PaymentRequest,
  ProviderUnavailable,
} from '../payments/paymentProvider.ts';

type Held = { -readonly [Key in keyof PaymentAtProvider]: PaymentAtProvider[Key] };

/** `ails` is what happens to the next call. */
export function createProviderDouble() {
  const payments = new Map<string, Held>();
  const requests: PaymentRequest[] = [];
  let ails: 'before' | 'after' | null = null;
  const answer = async <T>(work: () => T): Promise<T> => {
    await Promise.resolve();
    const ailment = ails;
    ails = null;
    if (ailment === 'before') throw new ProviderUnavailable('down');
    const result = work();
    if (ailment === 'after') throw new ProviderUnavailable('answer lost');
    return result;
  };
  const provider: PaymentProvider = {
    createPayment: (request) =>
      answer(() => {
        requests.push(request);
        const { paymentId, amountCents } = request;
        const known = [...payments.values()].find((payment) => payment.paymentId === paymentId);
        if (known) return { ...known };
        const id = `tr_${payments.size + 1}`;
        const created: Held = {
          id,
          status: 'open',
          amountCents,
          currency: 'EUR',
          checkoutUrl: `https://pay.example/${id}`,
          expiresAt: '2026-03-11T13:27:00.000Z',
          paymentId,
        };
        payments.set(id, created);
        return { ...created };
      }),
    getPayment: (id) =>
      answer(() => {
        const payment = payments.get(id);
        if (!payment) throw new ProviderUnavailable('unknown');
        return { ...payment };
      }),
  };
  return {
    provider,
    requests,
    all: (): readonly Held[] => [...payments.values()],
    fail: (when: 'before' | 'after' | null) => (ails = when),
  };
}

export function createUnderWayDouble(): PaymentsUnderWay {
  const rows = new Map<string, { providerId: string | null; startedAt: number; lookAt: Date | null }>();
  return {
    watch: (paymentId, startedAt, lookAt) => {
      const row = rows.get(paymentId) ?? { providerId: null, startedAt: startedAt.getTime(), lookAt };
      rows.set(paymentId, row);
      return Promise.resolve(row.startedAt);
    },
    note: (paymentId, providerId, lookAt) => {
      const row = rows.get(paymentId);
      if (row) rows.set(paymentId, { ...row, providerId: providerId ?? row.providerId, lookAt });
      return Promise.resolve();
    },
    findByProvider: (providerId) =>
      Promise.resolve([...rows].find(([, row]) => row.providerId === providerId)?.[0] ?? null),
    findDue: (now) =>
      Promise.resolve([...rows].filter(([, { lookAt }]) => lookAt !== null && lookAt <= now).map(([id]) => id)),
    findNext: () => {
      const due = [...rows.values()].flatMap(({ lookAt }) => (lookAt === null ? [] : [lookAt.getTime()]));
      return Promise.resolve(due.length === 0 ? null : new Date(Math.min(...due)));
    },
  };
}
