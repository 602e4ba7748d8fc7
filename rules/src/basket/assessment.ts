import type { AlternativeAddress } from './basketWire.ts';
import type { BasketMessage, BlockingMessage, LineError } from './lineError.ts';
import type { ChosenMoment } from '../delivery/deliveryMoments.ts';
import type { Bilingual, CalendarFacts, CustomerFacts, ProductFacts } from '../facts.ts';
import type { ChosenPrice } from '../price/choosePrice.ts';

export type BasketInput = {
  readonly basketId: string | null;
  readonly lines: readonly { readonly articleNumber: string; readonly quantity: number }[];
  readonly delivery: ChosenMoment | null;
  readonly address: AlternativeAddress | null;
  readonly reference: string;
  /** Null is an order of its own. */
  readonly mainOrder: string | null;
  readonly freeSamples: readonly string[];
};

export type BasketFacts = {
  readonly basket: BasketInput;
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly customer: CustomerFacts;
  readonly calendar: CalendarFacts;
  readonly now: Date;
  readonly offeredSamples: readonly string[];
  /** Promises of the order under change; absent for a basket. */
  readonly promised?: OrderPromise;
};

/** Unchanged lines keep their promise; other lines are judged. */
export type OrderPromise = {
  /** By article number. */
  readonly lines: ReadonlyMap<string, CountedLine>;
  /** Errors of another quantity; empty when it is possible. */
  readonly judge: (product: ProductFacts, quantity: number) => LineError[];
};

type Line = { readonly product: ProductFacts; readonly quantity: number };

export type CountedLine = Line & {
  readonly counted: true;
  readonly chosen: ChosenPrice;
  /** Price units per ordered unit. */
  readonly conversionFactor: number;
  readonly lineCents: number;
  readonly depositCents: number;
  /** Sold by weight: the amount is an estimate. */
  readonly approximate: boolean;
};

/** A faulty line blocks the order and is in no amount. */
export type FaultyLine = Line & { readonly counted: false; readonly errors: readonly [LineError, ...LineError[]] };

export type FreeLine = {
  readonly articleNumber: string;
  readonly name: Bilingual;
  readonly erpNumber: string | null;
  readonly quantity: number;
  readonly groupCode: string;
  readonly board: string;
  readonly icon: string | null;
} & (
  | {
      readonly kind: 'promo';
      readonly promoId: string;
      /** The line that earns the free article. */
      readonly because: {
        readonly product: ProductFacts;
        readonly quantity: number;
        /** Label of a promotion over several articles. */
        readonly promotion: Bilingual | null;
      };
    }
  | { readonly kind: 'sample'; readonly product: ProductFacts }
);
export type PromoLine = Extract<FreeLine, { kind: 'promo' }>;

/** `baseCents` = goods + share of the delivery cost. */
export type VatOfRate = {
  readonly rate: number;
  readonly goodsCents: number;
  /** Includes the express fee. */
  readonly deliveryCents: number;
  readonly baseCents: number;
  readonly vatCents: number;
};

export type Totals = {
  /** Goods excluding VAT and deposit; thresholds use it. */
  readonly subtotalCents: number;
  readonly deliveryCents: number;
  readonly expressCents: number;
  readonly discountCents: number;
  /** Lowest rate first. */
  readonly vat: readonly VatOfRate[];
  readonly vatCents: number;
  readonly depositCents: number;
  readonly payableCents: number;
};

export type BasketAssessment = Totals & {
  readonly basket: BasketInput;
  readonly customer: CustomerFacts;
  readonly now: Date;
  /** By group and article number (VCG last). */
  readonly lines: readonly (CountedLine | FaultyLine)[];
  readonly countedLines: readonly CountedLine[];
  readonly faultyLines: readonly FaultyLine[];
  readonly freeLines: readonly FreeLine[];
  readonly approximate: boolean;
  /** The confirmed moment is still possible. */
  readonly deliveryConfirmed: boolean;
  /** Blocking ones first. */
  readonly messages: readonly BasketMessage[];
  /** Empty when the basket can be ordered. */
  readonly blockers: readonly BlockingMessage[];
};
