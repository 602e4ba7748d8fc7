import type { TableDefinition } from '@talloor/platform/subscription/projector.ts';

/** What became of the baskets that were sent for approval; one that is sent again begins anew. Its lines are in `basket_lines`. */
export const approvalsTable = {
  name: 'approvals_2',
  columns: {
    basket_id: 'text not null',
    customer_number: 'text not null',
    /** awaiting, approved, sent_back, withdrawn or lapsed */
    status: 'text not null',
    asked_by: 'text not null',
    /** Instants are ISO 8601 in UTC, which sort as text. */
    asked_at: 'text not null',
    deadline: 'text not null',
    /** AskedRow */
    asked: 'json not null',
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
    approvals_2_waiting: "(customer_number, deadline) where status = 'awaiting'",
    approvals_2_decided: '(customer_number, decided_at)',
  },
} as const satisfies TableDefinition;

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
