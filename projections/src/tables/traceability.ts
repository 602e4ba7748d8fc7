import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const traceabilityModel = defineReadModel({
  name: 'traceability',
  version: 1,
  on: ['DeliveryPicked', 'DeliveryLoaded', 'DeliveryDelivered', 'ContainersCorrected'],
  tables: {
    /** A balance is the sum of rows that count. */
    container_moves: {
      columns: {
        /** `{delivery}/brought`, `{delivery}/taken`, or `{revision}/corrected`. */
        source: 'text not null',
        customer_number: 'text not null',
        kind: 'text not null',
        /** Negative leaves the customer. */
        count: 'int not null',
        /** ISO 8601 in UTC. */
        moved_at: 'text not null',
        /** Loaded containers count from arrival. */
        counts: 'boolean not null',
        delivery_number: 'text',
        /** Reason code and account of a correction. */
        reason: 'text',
        corrected_by: 'text',
      },
      primaryKey: ['customer_number', 'source', 'kind'],
      indexes: { of_delivery: '(delivery_number)' },
    },
    /** For search; quantities are in the delivery. */
    delivered_lots: {
      columns: {
        delivery_number: 'text not null',
        customer_number: 'text not null',
        /** Lower case. */
        lots: 'text[] not null',
        articles: 'text[] not null',
      },
      primaryKey: ['delivery_number'],
      indexes: {
        lots: 'using gin (lots)',
        articles: 'using gin (articles)',
      },
    },
  },
});
export const { container_moves: containerMovesTable, delivered_lots: deliveredLotsTable } = traceabilityModel.tables;
