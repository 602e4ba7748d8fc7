import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const paymentsModel = defineReadModel({
  name: 'payments',
  version: 3,
  on: [
    'PaymentStarted',
    'PaymentRefused',
    'PaymentPrepared',
    'PaymentCreated',
    'PaymentFlagged',
    'PaymentFlagClosed',
    'PaymentFinished',
    'PaymentSettled',
  ],
  tables: {
    /** Amounts in cents. */
    payments: {
      columns: {
        payment_id: 'text not null',
        customer_number: 'text not null',
        started_by: 'text not null',
        started_at: 'text not null',
        shares: typed<readonly PaymentShareRow[]>('json not null'),
        invoice_numbers: 'text[] not null',
        credit_numbers: 'text[] not null',
        /** Money. */
        amount_cents: 'double precision not null',
        status: typed<'started' | 'refused' | 'prepared' | 'created' | 'finished'>('text not null'),
        refusal: typed<{ readonly code: string; readonly number: string }>('json'),
        provider_id: 'text',
        checkout_url: 'text',
        expires_at: 'text',
        flag: typed<PaymentFlagRow>('json'),
        /** What the office did with the money. */
        flag_note: 'text',
        flag_closed_at: 'text',
        flag_closed_by: 'text',
        outcome: typed<PaymentOutcomeRow>('text'),
        finished_at: 'text',
        released_by: 'text',
        settled_outcome: typed<PaymentOutcomeRow>('text'),
      },
      primaryKey: ['payment_id'],
      indexes: {
        by_start: '(started_at)',
        of_customer: '(customer_number, started_at)',
        flagged: '(started_at) where flag is not null and flag_closed_at is null',
        under_way: "(started_at) where status in ('started', 'prepared', 'created')",
      },
    },
  },
});
export const { payments: paymentsTable } = paymentsModel.tables;

export type PaymentOutcomeRow = 'paid' | 'failed' | 'canceled' | 'expired' | 'released';
export type PaymentShareRow = {
  readonly invoice_number: string;
  readonly money_cents: number;
  readonly credits: readonly { readonly credit_number: string; readonly cents: number }[];
};
export type PaymentFlagRow = {
  readonly reason: 'amount' | 'currency' | 'identity';
  readonly provider_cents: number;
  readonly currency: string;
  readonly at: string;
};
