import type { Standings } from '../../../ordering/standings.ts';
import type { MainOrder } from '../chooseBasketKind/mainOrder.ts';
import type { BasketFacts } from '../../../ordering/basketFacts.ts';

/** What the customer asks at checkout, with the number drawn for it. */
export type Checkout = {
  readonly orderNumber: string;
  /** The basket that was shown; null where the client did not name it. */
  readonly basketId: string | null;
  /** What was shown of it (`shownContent`); null where the client did not say. */
  readonly shown: string | null;
  readonly placedBy: string;
  /** Who approved it; absent where nobody had to. */
  readonly approvedBy?: string;
  readonly language: 'nl' | 'fr';
  /** Empty: the one that was set on the basket. */
  readonly reference: string;
  readonly message: string;
  readonly extraEmails: readonly string[];
  /** What the customer saw; null where the client did not send it or prices are hidden. */
  readonly amountToPayCents: number | null;
};

/** What the world knows at checkout; standings are folded from the streams of customer and account. */
export type CheckoutFacts = BasketFacts &
  Standings & {
    /** Whether a van goes to where the basket is to go. */
    readonly isDelivered: boolean;
    /** The order that the basket is an add-on to, folded from its stream; null where it is none. */
    readonly mainOrder: MainOrder | null;
  };
