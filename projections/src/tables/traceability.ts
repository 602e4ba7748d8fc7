import type { TableDefinition } from '@talloor/platform/subscription/projector.ts';

/** What containers each delivery or correction moved. The balance of a kind is the sum of what counts. */
export const containerMovesTable = {
  name: 'container_moves_1',
  columns: {
    /** What told of it: `{delivery}/brought`, `{delivery}/taken`, or `{revision}/corrected`. */
    source: 'text not null',
    customer_number: 'text not null',
    kind: 'text not null',
    /** Below 0 went away from the customer. */
    count: 'int not null',
    /** ISO 8601 in UTC. */
    moved_at: 'text not null',
    /** What is loaded counts from when it arrives. */
    counts: 'boolean not null',
    delivery_number: 'text',
    /** Code and account id of the office's correction. */
    reason: 'text',
    corrected_by: 'text',
  },
  primaryKey: ['customer_number', 'source', 'kind'],
  indexes: { container_moves_1_of_delivery: '(delivery_number)' },
} as const satisfies TableDefinition;

/** Which lots and articles lie in a delivery, to find it by; how many says the delivery itself. */
export const deliveredLotsTable = {
  name: 'delivered_lots_1',
  columns: {
    delivery_number: 'text not null',
    customer_number: 'text not null',
    /** Lower case. */
    lots: 'text[] not null',
    articles: 'text[] not null',
  },
  primaryKey: ['delivery_number'],
  indexes: {
    delivered_lots_1_lots: 'using gin (lots)',
    delivered_lots_1_articles: 'using gin (articles)',
  },
} as const satisfies TableDefinition;
