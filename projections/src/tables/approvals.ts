import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const approvalsModel = defineReadModel({
  name: 'approvals',
  version: 2,
  on: ['BasketApprovalAsked', 'BasketApprovalWithdrawn', 'BasketSentBack', 'BasketApprovalLapsed', 'BasketCheckedOut'],
  tables: {
    /** What became of the baskets that were sent for approval; one that is sent again begins anew. Its lines are in `basket_lines`. */
    approvals: {
      columns: {
        basket_id: 'text not null',
        customer_number: 'text not null',
        status: typed<ApprovalStatus>('text not null'),
        asked_by: 'text not null',
        /** Instants are ISO 8601 in UTC, which sort as text. */
        asked_at: 'text not null',
        deadline: 'text not null',
        asked: typed<AskedRow>('json not null'),
        /** Of the asker: the message to the supplier. */
        message: 'text',
        /** Of the asker: who else is sent the confirmation, with a comma between. */
        extra_emails: 'text',
        decided_by: 'text',
        decided_at: 'text',
        /** Why it was sent back, which is the asker's. */
        reason: 'text',
        order_number: 'text',
      },
      primaryKey: ['basket_id'],
      personal: { message: 'asked_by', extra_emails: 'asked_by', reason: 'asked_by' },
      indexes: {
        waiting: "(customer_number, deadline) where status = 'awaiting'",
        decided: '(customer_number, decided_at)',
      },
    },
  },
});
export const { approvals: approvalsTable } = approvalsModel.tables;

export type ApprovalStatus = 'awaiting' | 'approved' | 'sent_back' | 'withdrawn' | 'lapsed';

/** What it was worth when it was asked, in cents. */
export type AskedRow = {
  readonly reference: string;
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
