import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const purchasesModel = defineReadModel({
  name: 'purchases',
  version: 1,
  on: ['DeliveryScheduled', 'DeliveryPicked', 'DeliveryDelivered', 'DeliveryReturnCredited'],
  tables: {
    purchase_notes: {
      columns: {
        delivery_number: 'text not null',
        customer_number: 'text not null',
        order_number: 'text not null',
        ordered_by: 'text not null',
        /** yyyy-mm-dd in Brussels; null before delivery. */
        delivered_on: 'text',
      },
      primaryKey: ['delivery_number'],
      indexes: { of_customer: '(customer_number, delivered_on)' },
    },
    /** Quantities in units of the order; cents without VAT. */
    purchase_lines: {
      columns: {
        delivery_number: 'text not null',
        line_id: 'text not null',
        article_number: 'text not null',
        name_nl: 'text not null',
        name_fr: 'text not null',
        /** Of the order. */
        unit_nl: 'text not null',
        unit_fr: 'text not null',
        brand: 'text not null',
        group_code: 'text not null',
        quantity: 'double precision not null',
        /** In units of the price; 0 of free articles. */
        priced_quantity: 'double precision not null',
        turnover_cents: 'double precision not null',
        is_promotion: 'boolean not null',
        /** Normal price minus price, of promotions and free articles. */
        saving_cents: 'double precision not null',
        short_quantity: 'double precision not null',
        is_replacement: 'boolean not null',
        deposit_cents: 'double precision not null',
      },
      primaryKey: ['delivery_number', 'line_id'],
    },
    /** Position of the last event: the version of a customer's purchases. */
    purchase_changes: {
      columns: { customer_number: 'text not null', position: 'text not null' },
      primaryKey: ['customer_number'],
    },
    /** Credited; cents without VAT. */
    purchase_returns: {
      columns: {
        delivery_number: 'text not null',
        line_id: 'text not null',
        return_id: 'text not null',
        quantity: 'double precision not null',
        base_cents: 'double precision not null',
        deposit_cents: 'double precision not null',
      },
      primaryKey: ['delivery_number', 'line_id', 'return_id'],
    },
  },
});
export const {
  purchase_notes: purchaseNotesTable,
  purchase_lines: purchaseLinesTable,
  purchase_changes: purchaseChangesTable,
  purchase_returns: purchaseReturnsTable,
} = purchasesModel.tables;
