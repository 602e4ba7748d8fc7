import type { OrderContent } from '@talloor/events/basket/events.ts';
import { noBasket, type BasketState } from '@talloor/events/basket/state.ts';
import type { DeliveryState } from '@talloor/events/delivery/state.ts';
import type { InvoiceState } from '@talloor/events/invoice/state.ts';
import { noOrder, type OrderState } from '@talloor/events/order/state.ts';
import type { PaymentState } from '@talloor/events/payment/state.ts';
import type { RecallState } from '@talloor/events/recall/state.ts';
import type { ReturnState } from '@talloor/events/return/state.ts';
import type { ServiceRequestState } from '@talloor/events/serviceRequest/state.ts';
import type { Act } from './orderState/act.ts';
import type { TrackedLine } from './orderState/trackedLine.ts';

export type ByStream<State> = ReadonlyMap<string, State>;

export type HistoryState = {
  /** Business time of the last event. */
  readonly at: string;
  readonly basket: BasketState;
  readonly order: OrderState;
  readonly content: OrderContent | null;
  readonly deliveries: ByStream<DeliveryState>;
  readonly returns: ByStream<ReturnState>;
  readonly recalls: ByStream<RecallState>;
  readonly invoices: ByStream<InvoiceState>;
  readonly payments: ByStream<PaymentState>;
  readonly cases: ByStream<ServiceRequestState>;
  readonly lines: ReadonlyMap<string, TrackedLine>;
  readonly removals: ReadonlyMap<string, Act>;
};

export const noHistoryState: HistoryState = {
  at: '',
  basket: noBasket,
  order: noOrder,
  content: null,
  deliveries: new Map(),
  returns: new Map(),
  recalls: new Map(),
  invoices: new Map(),
  payments: new Map(),
  cases: new Map(),
  lines: new Map(),
  removals: new Map(),
};
