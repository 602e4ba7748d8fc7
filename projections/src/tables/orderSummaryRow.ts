import { typed } from '@talloor/platform/postgres/columns.ts';
import type { DeliveryServiceView } from '@talloor/rules/basket/basketWire.ts';

export type OrderAmendmentRow = Pick<
  OrderSummaryRow,
  'number_of_products' | 'subtotal' | 'amount_to_pay' | 'is_approximate'
>;

/** `closed` after the deadline event; before it the clock decides. */
export type OrderStateColumn = 'open' | 'closed' | 'cancelled';

/** Account id, and ISO 8601 times; expires by the clock. */
export type OrderHoldRow = { readonly by: string; readonly since: string; readonly until: string };

/** `until` null: until unlocked. */
export type OrderLockRow = { readonly reason: string; readonly until: string | null };

export const orderChangeEvents = [
  'OrderModificationStarted',
  'OrderDraftLineChanged',
  'OrderUnsentDraftChosen',
  'OrderHoldExtended',
  'OrderModificationSubmitted',
  'OrderModificationCancelled',
  'OrderClosedForChanges',
  'OrderCancelled',
  'OrderLocked',
  'OrderUnlocked',
  'OrderDeadlineExtended',
  'OrderLineRestricted',
  'OrderHoldReleased',
] as const;

export const changeColumns = {
  version: 'int not null',
  state: typed<OrderStateColumn>('text not null'),
  hold: typed<OrderHoldRow>('json'),
  lock: typed<OrderLockRow>('json'),
} as const;

/** Wire values except state, allocation and hidden prices; euros. */
export type OrderSummaryRow = {
  readonly order_number: string;
  readonly customer_number: string;
  readonly reference: string;
  /** Channel. */
  readonly origin: string;
  /** Epoch seconds. */
  readonly order_date: number;
  readonly delivery_date: number;
  readonly delivery_window: { readonly start: string; readonly end: string };
  readonly changeable_until: number;
  readonly number_of_products: number;
  readonly subtotal: number;
  readonly amount_to_pay: number;
  readonly is_approximate: boolean;
  readonly main_order?: string;
  readonly delivery_service?: DeliveryServiceView;
};
