import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const recallsModel = defineReadModel({
  name: 'recalls',
  version: 1,
  on: [
    'RecallOpened',
    'RecallNoticeSent',
    'RecallReminded',
    'RecallMailSent',
    'RecallAcknowledged',
    'RecallAnswerChanged',
    'RecallClosed',
  ],
  tables: {
    /** Texts are about goods, never about people. */
    recalls: {
      columns: {
        recall_id: 'text not null',
        title: typed<BilingualRow>('json not null'),
        reason: typed<BilingualRow>('json not null'),
        instruction: typed<BilingualRow>('json not null'),
        lots: typed<readonly string[]>('json not null'),
        articles: typed<readonly string[]>('json not null'),
        opened_by: 'text not null',
        opened_at: 'text not null',
        status: typed<'open' | 'closed'>('text not null'),
        closed_at: 'text',
        closed_by: 'text',
        close_reason: 'text',
      },
      primaryKey: ['recall_id'],
      indexes: { by_status: '(status, opened_at)' },
    },
    recall_customers: {
      columns: {
        recall_id: 'text not null',
        customer_number: 'text not null',
        customer_name: 'text not null',
        notices: 'int not null',
        notified_at: 'text',
        last_notified_at: 'text not null',
        recipients: typed<readonly string[]>('json not null'),
        mailed_at: 'text',
        /** Number of accepted mails by language. */
        mailed_nl: 'int',
        mailed_fr: 'int',
        reminders: 'int',
        reminded_at: 'text',
        awaits: 'boolean not null',
        acknowledged_at: 'text',
        acknowledged_by: 'text',
        /** Source when the office answered. */
        office_reason: 'text',
        answer: typed<readonly RecallAnswerRow[]>('json'),
      },
      primaryKey: ['recall_id', 'customer_number'],
      indexes: { of_customer: '(customer_number, recall_id)' },
    },
    /** Affected deliveries, each in one notice. */
    recall_deliveries: {
      columns: {
        recall_id: 'text not null',
        delivery_number: 'text not null',
        customer_number: 'text not null',
        order_number: 'text not null',
        /** yyyy-mm-dd */
        day: 'text not null',
        lines: typed<readonly RecallLineRow[]>('json not null'),
        quantity: 'double precision not null',
      },
      primaryKey: ['recall_id', 'delivery_number'],
      indexes: {
        of_customer: '(customer_number, recall_id)',
        of_delivery: '(delivery_number)',
        of_order: '(order_number)',
      },
    },
  },
});
export const {
  recalls: recallsTable,
  recall_customers: recallCustomersTable,
  recall_deliveries: recallDeliveriesTable,
} = recallsModel.tables;

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
