import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const approvalsModel = defineReadModel({
  name: 'approvals',
  version: 3,
  on: [
    'BasketApprovalAsked',
    'BasketApprovalWithdrawn',
    'BasketSentBack',
    'BasketApprovalLapsed',
    'BasketCheckedOut',
    'BasketOrderNumberReplaced',
  ],
  tables: {
    /** A repeated request replaces its row. The lines are in `basket_lines`. */
    approvals: {
      columns: {
        basket_id: 'text not null',
        customer_number: 'text not null',
        status: typed<ApprovalStatus>('text not null'),
        asked_by: 'text not null',
        /** ISO 8601 in UTC, so that text order is time order. */
        asked_at: 'text not null',
        deadline: 'text not null',
        asked: typed<AskedRow>('json not null'),
        reference: 'text',
        message: 'text',
        /** Personal data of the requester: comma-separated recipients. */
        extra_emails: 'text',
        decided_by: 'text',
        decided_at: 'text',
        /** Personal data of the requester: the reason of sending back. */
        reason: 'text',
        order_number: 'text',
      },
      primaryKey: ['basket_id'],
      personal: { reference: 'asked_by', message: 'asked_by', extra_emails: 'asked_by', reason: 'asked_by' },
      indexes: {
        waiting: "(customer_number, deadline) where status = 'awaiting'",
        decided: '(customer_number, decided_at)',
      },
    },
  },
});
export const { approvals: approvalsTable } = approvalsModel.tables;

export type ApprovalStatus = 'awaiting' | 'approved' | 'sent_back' | 'withdrawn' | 'lapsed';

/** Value at the request, in cents. */
export type AskedRow = {
  readonly limit_cents: number;
  readonly approximate: boolean;
  readonly subtotal_cents: number;
  readonly delivery_cents: number;
  readonly express_cents: number;
  readonly discount_cents: number;
  readonly payable_cents: number;
  /** `[article number, quantity, line total in cents]` */
  readonly lines: readonly (readonly [string, number, number])[];
};
