import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';
import { changeColumns, orderChangeEvents, type OrderAmendmentRow, type OrderSummaryRow } from './orderSummaryRow.ts';

export const orderDetailModel = defineReadModel({
  name: 'orderDetail',
  version: 4,
  on: [
    'OrderPlaced',
    'OrderLinesAllocated',
    'OrderLineShort',
    'OrderConfirmationSent',
    'OrderNoted',
    'OrderPickingBegun',
    'OrderLineReplacementChosen',
    ...orderChangeEvents,
  ],
  tables: {
    /**
     * `revision`, `last_hash` and `position` reveal a truncated stream. Personal values are separate, each with its
     * account (ADR 0034).
     */
    order_details: {
      columns: {
        order_number: 'text not null',
        basket_id: 'text not null',
        customer_number: 'text not null',
        placed_by: 'text not null',
        placed_at: 'text not null',
        delivery_day: 'text not null',
        detail: typed<OrderDetailRow>('json not null'),
        amended: typed<OrderDetailAmendmentRow>('json'),
        /** Latest deadline, ISO 8601. */
        change_deadline: 'text not null',
        personal: typed<PersonalOrderRow>('json not null'),
        /** Account of the address: who typed it, else the buyer. */
        address_of: 'text not null',
        address_personal: typed<PersonalOrderAddress>('json not null'),
        /** Rebuilds faster than one row per line. */
        lines: typed<readonly OrderLineRow[]>('json not null'),
        /** Quantity by line id after allocation. */
        allocated_lines: typed<Readonly<Record<string, number>>>('json'),
        short: 'boolean not null',
        confirmation_sent: 'boolean not null',
        ...changeColumns,
        revision: 'int not null',
        last_hash: 'text not null',
        position: 'text not null',
      },
      primaryKey: ['order_number'],
      personal: { personal: 'placed_by', address_personal: 'address_of' },
    },
    order_short_lines: {
      columns: {
        order_number: 'text not null',
        line_id: 'text not null',
        allocated_quantity: 'double precision not null',
      },
      primaryKey: ['order_number', 'line_id'],
    },
    /** Per article; null: the customer's setting (ADR 0124). */
    order_line_choices: {
      columns: { order_number: 'text not null', article_number: 'text not null', choice: 'text' },
      primaryKey: ['order_number', 'article_number'],
    },
  },
});
export const {
  order_details: orderDetailsTable,
  order_short_lines: orderShortLinesTable,
  order_line_choices: orderLineChoicesTable,
} = orderDetailModel.tables;

type Bilingual = { readonly nl: string; readonly fr: string };

/** `totals` has the wire's shape; euros. */
export type OrderDetailRow = OrderSummaryRow & {
  readonly customer_name: string;
  /** Account. */
  readonly approved_by?: string;
  readonly address: { readonly kind: 'default' | 'alternative'; readonly postal: string; readonly city: string };
  readonly totals: {
    readonly subtotal: number;
    readonly delivery_cost: number;
    readonly express_fee: number;
    readonly discounts: number;
    readonly vat: readonly { readonly tax_percentage: number; readonly base: number; readonly amount: number }[];
    readonly total_excl_vat: number;
    readonly total_vat: number;
    readonly deposit: number;
    readonly amount_to_pay: number;
    readonly is_approximate: boolean;
  };
};

export type OrderDetailAmendmentRow = OrderAmendmentRow &
  Pick<OrderDetailRow, 'totals'> & {
    /** Account and time (ISO 8601). */
    readonly edited: { readonly by: string; readonly at: string; readonly is_by_office: boolean };
  };

/** Erased with the buyer. */
export type PersonalOrderRow = {
  readonly comment: string | null;
  readonly extra_emails: readonly string[] | null;
};

/** Erased with the owner of the address (`address_of`). */
export type PersonalOrderAddress = {
  readonly name: string | null;
  readonly street: string | null;
  readonly street_number: string | null;
  readonly po_box: string | null;
};

export type OrderLineRow = {
  readonly line_id: string;
  readonly article_number: string;
  readonly name: Bilingual;
  readonly brand: string;
  readonly group_code: string;
  readonly quantity: number;
  readonly unit: Bilingual;
  readonly price_per_unit: number;
  readonly normal_price: number;
  readonly is_day_price: boolean;
  readonly is_offer_price: boolean;
  readonly is_promo_price: boolean;
  readonly is_box_price: boolean;
  readonly is_weight_article: boolean;
  readonly is_free: boolean;
  readonly tax_percentage: number;
  readonly line_total: number;
};
