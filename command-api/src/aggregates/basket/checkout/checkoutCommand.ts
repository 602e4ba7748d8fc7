import type { OrderingFacts } from '../../../ordering/orderingFacts.ts';
import type { MainOrder } from '../chooseBasketKind/mainOrder.ts';
import type { BasketFacts } from '../../../ordering/basketFacts.ts';

export type Checkout = {
  readonly orderNumber: string;
  readonly basketId: string | null;
  /** `contentOfView`; null when not sent. */
  readonly shown: string | null;
  readonly placedBy: string;
  /** Absent without approval. */
  readonly approvedBy?: string;
  readonly language: 'nl' | 'fr';
  readonly reference: string;
  readonly message: string;
  readonly extraEmails: readonly string[];
  /** Null when not sent or hidden. */
  readonly amountToPayCents: number | null;
};

export type CheckoutFacts = BasketFacts &
  OrderingFacts & {
    readonly isDelivered: boolean;
    readonly mainOrder: MainOrder | null;
  };
