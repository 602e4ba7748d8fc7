import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';
import type { OrderDetailRow } from './orderDetail.ts';

export const deliveriesModel = defineReadModel({
  name: 'deliveries',
  version: 2,
  on: [
    'DeliveryScheduled',
    'DeliveryPicked',
    'DeliveryLoaded',
    'DeliveryDispatched',
    'DeliveryExpected',
    'DeliveryDelivered',
    'DeliveryInvoiced',
    'DeliveryNoteLineChecked',
    'DeliveryNoteLineUnchecked',
  ],
  tables: {
    /** One row per delivery note, with the note's amounts. */
    deliveries: {
      columns: {
        delivery_number: 'text not null',
        order_number: 'text not null',
        customer_number: 'text not null',
        customer_name: 'text not null',
        ordered_by: 'text not null',
        /** Account whose key encrypts the receipt: the signer, or the buyer. */
        receipt_of: 'text not null',
        reference: 'text not null',
        placed_at: 'text not null',
        change_deadline: 'text not null',
        /** yyyy-mm-dd in Brussels */
        day: 'text not null',
        /** `open` until departure, then `delivered`, then `invoiced`. */
        dashboard_group: typed<'open' | 'delivered' | 'invoiced'>('text not null'),
        route: 'text not null',
        stop: 'int not null',
        stops: 'int not null',
        expected: typed<DeliveryExpectation>('json not null'),
        stops_before: 'int',
        picked_at: 'text',
        lines: typed<readonly DeliveredLineRow[]>('json'),
        totals: typed<OrderDetailRow['totals']>('json'),
        line_count: 'int',
        short_lines: 'int',
        replaced_lines: 'int',
        loaded_at: 'text',
        containers: typed<readonly ContainerRow[]>('json'),
        dispatched_at: 'text',
        delivered_at: 'text',
        /** yyyy-mm-dd */
        delivered_day: 'text',
        receipt: typed<PersonalReceiptRow>('json'),
        empties: typed<readonly EmptiesRow[]>('json'),
        invoice_number: 'text',
        invoiced_on: 'text',
        due_on: 'text',
        /** Lower case: number, order and reference. */
        search: 'text not null',
        /** Lower case: numbers and names of the articles. */
        search_lines: 'text',
      },
      primaryKey: ['delivery_number'],
      personal: { receipt: 'receipt_of' },
      indexes: {
        of_customer: '(customer_number, dashboard_group, day, delivery_number)',
        of_order: '(order_number)',
        by_day: '(day, route, stop)',
        under_way: '(order_number) where dispatched_at is not null and delivered_at is null',
      },
    },
    /** Also removed ticks. */
    delivery_checks: {
      columns: { delivery_number: 'text not null', line_id: 'text not null', checked: 'boolean not null' },
      primaryKey: ['delivery_number', 'line_id'],
    },
  },
});
export const { deliveries: deliveriesTable, delivery_checks: deliveryChecksTable } = deliveriesModel.tables;

type Bilingual = { readonly nl: string; readonly fr: string };

/** ISO 8601 in UTC. */
export type DeliveryExpectation = { readonly from: string; readonly until: string };

/** Erased with `receipt_of`. */
export type PersonalReceiptRow = { readonly received_by: string | null; readonly signature: string | null };

/** Amounts in euros. */
export type DeliveredLineRow = {
  readonly line_id: string;
  readonly article_number: string;
  readonly name: Bilingual;
  readonly brand: string;
  readonly unit: Bilingual;
  readonly ordered: number;
  readonly delivered: number;
  readonly replaced: number;
  readonly short: number;
  readonly percentage: number;
  readonly state: 'delivered' | 'partly' | 'missing' | 'replaced' | 'replacement';
  readonly reason: 'out_of_stock' | 'supplier' | 'quality' | 'damaged' | 'other' | null;
  readonly comment?: string;
  readonly replaces: string | null;
  readonly is_weight_article: boolean;
  readonly expected_weight: number | null;
  readonly weight: number | null;
  readonly lots: readonly {
    readonly lot: string | null;
    readonly best_before: string | null;
    readonly quantity: number;
  }[];
  readonly price_per_unit: number;
  readonly total_excl_vat: number;
  readonly ordered_total: number;
  readonly tax_percentage: number;
  /** Per unit. */
  readonly deposit: number;
  readonly is_free: boolean;
  readonly withheld?: readonly WithheldRow[];
};

/** Withheld while `why` holds (ADR 0124). */
export type WithheldRow = {
  /** Line id on the note. */
  readonly line_id: string;
  readonly article_number: string;
  readonly name: Bilingual;
  readonly unit: Bilingual;
  readonly quantity: number;
  /** Replaced quantity of the ordered line. */
  readonly replaces: number;
  readonly why: 'never' | 'asked' | 'declined' | 'unanswered';
  /** ISO 8601. */
  readonly answer_until: string | null;
  readonly total_excl_vat: number;
};

export type ContainerRow = { readonly sscc: string; readonly kind: 'pallet' | 'crate' | 'roll' };
export type EmptiesRow = { readonly kind: string; readonly count: number };
