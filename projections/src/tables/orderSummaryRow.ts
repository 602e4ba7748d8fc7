import type { DeliveryServiceView } from '@talloor/rules/basket/basketWire.ts';

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
