import type { TableDefinition } from '@talloor/platform/subscription/projector.ts';

/** Recalls as the office opened them; their words are of goods, never of people. */
export const recallsTable = {
  name: 'recalls_1',
  columns: {
    recall_id: 'text not null',
    /** Bilingual, as the next two. */
    title: 'json not null',
    reason: 'json not null',
    instruction: 'json not null',
    /** string[], as the next one. */
    lots: 'json not null',
    articles: 'json not null',
    opened_by: 'text not null',
    opened_at: 'text not null',
    /** open or closed */
    status: 'text not null',
    closed_at: 'text',
    closed_by: 'text',
    close_reason: 'text',
  },
  primaryKey: ['recall_id'],
  indexes: { recalls_1_by_status: '(status, opened_at)' },
} as const satisfies TableDefinition;

/** Customers that were told of a recall, and what they said. */
export const recallCustomersTable = {
  name: 'recall_customers_1',
  columns: {
    recall_id: 'text not null',
    customer_number: 'text not null',
    customer_name: 'text not null',
    notices: 'int not null',
    notified_at: 'text',
    last_notified_at: 'text not null',
    /** string[]: account ids of who is told by mail. */
    recipients: 'json not null',
    mailed_at: 'text',
    /** How many took the last mail, by language. */
    mailed_nl: 'int',
    mailed_fr: 'int',
    reminders: 'int',
    reminded_at: 'text',
    awaits: 'boolean not null',
    acknowledged_at: 'text',
    acknowledged_by: 'text',
    /** Where somebody of the office heard it. */
    office_reason: 'text',
    /** RecallAnswerRow[] */
    answer: 'json',
  },
  primaryKey: ['recall_id', 'customer_number'],
  indexes: { recall_customers_1_of_customer: '(customer_number, recall_id)' },
} as const satisfies TableDefinition;

/** Deliveries in which something of a recall left, each in one notice. */
export const recallDeliveriesTable = {
  name: 'recall_deliveries_1',
  columns: {
    recall_id: 'text not null',
    delivery_number: 'text not null',
    customer_number: 'text not null',
    order_number: 'text not null',
    /** yyyy-mm-dd */
    day: 'text not null',
    /** RecallLineRow[] */
    lines: 'json not null',
    quantity: 'double precision not null',
  },
  primaryKey: ['recall_id', 'delivery_number'],
  indexes: {
    recall_deliveries_1_of_customer: '(customer_number, recall_id)',
    recall_deliveries_1_of_delivery: '(delivery_number)',
    recall_deliveries_1_of_order: '(order_number)',
  },
} as const satisfies TableDefinition;

export type BilingualRow = { readonly nl: string; readonly fr: string };
export type RecallLineRow = {
  readonly line_id: string;
  readonly article_number: string;
  readonly name: BilingualRow;
  readonly unit: BilingualRow;
  readonly quantity: number;
  readonly lots: readonly {
    readonly lot: string | null;
    readonly best_before: string | null;
    readonly quantity: number;
  }[];
};
export type RecallAnswerRow = {
  readonly delivery_number: string;
  readonly line_id: string;
  readonly held: number;
  readonly used: number;
  readonly destroyed: number;
};
