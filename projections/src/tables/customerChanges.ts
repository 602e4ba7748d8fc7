import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const customerChangesModel = defineReadModel({
  name: 'customerChanges',
  version: 2,
  on: ['CustomerChangeRequested', 'CustomerChangeAccepted', 'CustomerChangeRefused'],
  tables: {
    /** Home address fields read null after erasure. */
    customer_changes: {
      columns: {
        request_id: 'text not null',
        customer_number: 'text not null',
        /** delivery or billing */
        kind: 'text not null',
        requested_by: 'text not null',
        requested_at: 'text not null',
        /** requested, accepted or refused */
        status: 'text not null',
        old_personal: 'json not null',
        old_postal: 'text not null',
        old_city: 'text not null',
        new_personal: 'json not null',
        new_postal: 'text not null',
        new_city: 'text not null',
        comment: 'text',
        decided_at: 'text',
        /** User id of the office. */
        decided_by: 'text',
        /** Reason code; null for older acceptances. */
        reason: 'text',
        answer: 'text',
      },
      primaryKey: ['request_id'],
      indexes: {
        customer: '(customer_number, requested_at)',
        status: '(status, requested_at)',
      },
      personal: {
        old_personal: 'requested_by',
        new_personal: 'requested_by',
        comment: 'requested_by',
        answer: 'requested_by',
      },
    },
  },
});
export const { customer_changes: customerChangesTable } = customerChangesModel.tables;
