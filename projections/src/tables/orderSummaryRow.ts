import { typed } from '@talloor/platform/postgres/columns.ts';
import type { DeliveryServiceView } from '@talloor/rules/basket/basketWire.ts';

/** What a change of an order makes of its amounts; stands beside the summary of the order as it was placed. */
export type OrderAmendmentRow = Pick<
  OrderSummaryRow,
  'number_of_products' | 'subtotal' | 'amount_to_pay' | 'is_approximate'
>;

/** `closed` once the deadline was noted; until then the clock says whether it can still be changed. */
export type OrderStateColumn = 'open' | 'closed' | 'cancelled';

/** Who holds an order to change it (account id), since and until when (ISO 8601); counts until then by the clock. */
export type OrderHoldRow = { readonly by: string; readonly since: string; readonly until: string };

/** Why nobody of the customer changes it for now; until null is until it is taken away. */
export type OrderLockRow = { readonly reason: string; readonly until: string | null };

/** The events that change `changeColumns`. */
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

/** What every list of orders keeps of an order's changes. */
export const changeColumns = {
  version: 'int not null',
  state: typed<OrderStateColumn>('text not null'),
  hold: typed<OrderHoldRow>('json'),
  lock: typed<OrderLockRow>('json'),
} as const;

/** What lists show of an order, ready for the wire but for state, allocation and hidden prices; amounts in euros. */
export type OrderSummaryRow = {
  readonly order_number: string;
  readonly customer_number: string;
  readonly reference: string;
  /** The channel it came through. */
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
  /** The order that it is an add-on to; absent where it stands for itself. */
  readonly main_order?: string;
  /** Absent where it is delivered in the ordinary way. */
  readonly delivery_service?: DeliveryServiceView;
};
