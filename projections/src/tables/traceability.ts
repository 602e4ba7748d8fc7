import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const traceabilityModel = defineReadModel({
  name: 'traceability',
  version: 1,
  on: ['DeliveryPicked', 'DeliveryLoaded', 'DeliveryDelivered', 'ContainersCorrected'],
  tables: {
    /** What containers each delivery or correction moved. The balance of a kind is the sum of what counts. */
    container_moves: {
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
      indexes: { of_delivery: '(delivery_number)' },
    },
    /** Which lots and articles lie in a delivery, to find it by; how many says the delivery itself. */
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
