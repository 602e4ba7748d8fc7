import type { TableDefinition } from '@talloor/platform/subscription/projector.ts';
import type { OrderSummaryRow } from './orderSummaryRow.ts';

/**
 * One order with its totals and address. `revision`, `last_hash` and `position` of its stream let an auditor see that the
 * stream was cut off. Personal values stand apart in `personal` and go when the person `placed_by` is erased, by a rebuild
 * (the codec then reads null) or an update by `placed_by`.
 */
export const orderDetailsTable = {
  name: 'order_details_1',
  columns: {
    order_number: 'text not null',
    basket_id: 'text not null',
    customer_number: 'text not null',
    placed_by: 'text not null',
    placed_at: 'text not null',
    delivery_day: 'text not null',
    /** OrderDetailRow */
    detail: 'json not null',
    /** PersonalOrderRow */
    personal: 'json not null',
    allocated: 'boolean not null',
    short: 'boolean not null',
    confirmation_sent: 'boolean not null',
    revision: 'int not null',
    last_hash: 'text not null',
    position: 'text not null',
  },
  primaryKey: ['order_number'],
} as const satisfies TableDefinition;

export const orderLinesTable = {
  name: 'order_lines_1',
  columns: {
    order_number: 'text not null',
    line_id: 'text not null',
    /** Place on the order, from 0. */
    place: 'int not null',
    /** OrderLineRow */
    line: 'json not null',
    /** pending, allocated or short */
    status: 'text not null',
    allocated_quantity: 'double precision',
  },
  primaryKey: ['order_number', 'line_id'],
} as const satisfies TableDefinition;

type Bilingual = { readonly nl: string; readonly fr: string };

/** Shape of `totals` is the wire's; all amounts in euros. */
export type OrderDetailRow = OrderSummaryRow & {
  readonly customer_name: string;
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

/** What goes when the person is erased. */
export type PersonalOrderRow = {
  readonly name: string | null;
  readonly street: string | null;
  readonly street_number: string | null;
  readonly po_box: string | null;
  readonly comment: string | null;
  readonly extra_emails: readonly string[] | null;
};

export type OrderLineRow = {
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
