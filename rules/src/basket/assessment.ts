import type { AlternativeAddress } from './basketWire.ts';
import type { BasketMessage, BlockingMessage, LineError } from './lineError.ts';
import type { ChosenMoment } from '../delivery/deliveryMoments.ts';
import type { Bilingual, CalendarFacts, CustomerFacts, ProductFacts } from '../facts.ts';
import type { ChosenPrice } from '../price/choosePrice.ts';

/** What a customer wants: the fold of the basket's stream, or its read model. */
export type BasketInput = {
  readonly basketId: string | null;
  readonly lines: readonly { readonly articleNumber: string; readonly quantity: number }[];
  readonly delivery: ChosenMoment | null;
  readonly address: AlternativeAddress | null;
  readonly reference: string;
  /** The open order of the same day that it is an add-on to; null is an order of its own. */
  readonly mainOrder: string | null;
  /** Articles chosen as free samples. */
  readonly freeSamples: readonly string[];
};

export type BasketFacts = {
  readonly basket: BasketInput;
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly customer: CustomerFacts;
  readonly calendar: CalendarFacts;
  readonly now: Date;
  /** Articles that are given away as samples today, in their order. */
  readonly offeredSamples: readonly string[];
  /** What an order that is being changed promised already; absent of a basket. */
  readonly promised?: Promised;
};

/** What an order promised: lines that stay as they are stand as promised, the others are judged by what may be done with them. */
export type Promised = {
  /** By article number, as they were counted then. */
  readonly lines: ReadonlyMap<string, CountedLine>;
  /** Why another quantity of an article cannot be had; empty where it can. */
  readonly judge: (product: ProductFacts, quantity: number) => LineError[];
};

type Line = { readonly product: ProductFacts; readonly quantity: number };

export type CountedLine = Line & {
  readonly counted: true;
  readonly chosen: ChosenPrice;
  /** Units of the price in one ordered unit. */
  readonly conversionFactor: number;
  readonly lineCents: number;
  readonly depositCents: number;
  /** Sold by weight: the amount is an expectation. */
  readonly approximate: boolean;
};

/** A line that holds the order back and is in no amount. */
export type FaultyLine = Line & { readonly counted: false; readonly errors: readonly [LineError, ...LineError[]] };

export type FreeLine = {
  readonly articleNumber: string;
  readonly name: Bilingual;
  readonly quantity: number;
  readonly groupCode: string;
  readonly board: string;
  readonly icon: string | null;
} & (
  | {
      readonly kind: 'promo';
      readonly promoId: string;
      /** The line that earns it, and how many count towards the promo. */
      readonly because: { readonly product: ProductFacts; readonly quantity: number };
    }
  | { readonly kind: 'sample'; readonly product: ProductFacts }
);
/** What a promo gives. */
export type PromoLine = Extract<FreeLine, { kind: 'promo' }>;

/** Amounts of one VAT rate; `baseCents` = goods + share of the delivery cost. */
export type VatOfRate = {
  readonly rate: number;
  readonly goodsCents: number;
  /** With that of the express fee. */
  readonly deliveryCents: number;
  readonly baseCents: number;
  readonly vatCents: number;
};

export type Totals = {
  /** Goods excluding VAT and deposit; thresholds are judged by it. */
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

/** A basket judged and counted: numbers and codes, no texts. */
export type BasketAssessment = Totals & {
  readonly basket: BasketInput;
  /** With the terms of the chosen moment. */
  readonly customer: CustomerFacts;
  readonly now: Date;
  /** All lines, by group and article number (VCG last). */
  readonly lines: readonly (CountedLine | FaultyLine)[];
  readonly countedLines: readonly CountedLine[];
  readonly faultyLines: readonly FaultyLine[];
  readonly freeLines: readonly FreeLine[];
  readonly approximate: boolean;
  /** The confirmed moment can still be ordered for. */
  readonly deliveryConfirmed: boolean;
  /** All messages, blocking ones first. */
  readonly messages: readonly BasketMessage[];
  /** Only those that hold the order back; none means that it can be ordered. */
  readonly blockers: readonly BlockingMessage[];
};
