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
     * One order with its totals and address. `revision`, `last_hash` and `position` of its stream let an auditor see that the
     * stream was cut off. Personal values stand apart, with the account they belong to beside them: who typed the address need
     * not be the one who ordered (ADR 0034).
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
        /** Once it was changed. */
        amended: typed<OrderDetailAmendmentRow>('json'),
        /** As it was last set, ISO 8601. */
        change_deadline: 'text not null',
        personal: typed<PersonalOrderRow>('json not null'),
        /** Account whose the address is: of the user who typed it, or else of the one who ordered. */
        address_of: 'text not null',
        address_personal: typed<PersonalOrderAddress>('json not null'),
        /** As they stand: one row per order makes a rebuild several times faster than one per line. */
        lines: typed<readonly OrderLineRow[]>('json not null'),
        /** Quantity by line id, once the stock was allocated. */
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
    /** The few lines for which the stock fell short; a line found here is short whatever else is said of it. */
    order_short_lines: {
      columns: {
        order_number: 'text not null',
        line_id: 'text not null',
        allocated_quantity: 'double precision not null',
      },
      primaryKey: ['order_number', 'line_id'],
    },
    /** What the buyer wants of single articles where they fall short; null is what holds for the customer (ADR 0124). */
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

/** Shape of `totals` is the wire's; all amounts in euros. */
export type OrderDetailRow = OrderSummaryRow & {
  readonly customer_name: string;
  /** Account of who approved it; absent where nobody had to. */
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

/** What a change of the order makes of its detail. */
export type OrderDetailAmendmentRow = OrderAmendmentRow &
  Pick<OrderDetailRow, 'totals'> & {
    /** Account of who sent the last change, when (ISO 8601), and whether it was the office in the customer's place. */
    readonly edited: { readonly by: string; readonly at: string; readonly is_by_office: boolean };
  };

/** What goes when the one who ordered is erased. */
export type PersonalOrderRow = {
  readonly comment: string | null;
  readonly extra_emails: readonly string[] | null;
};

/** What goes when the one whose the address is (`address_of`) is erased. */
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
