/**
 * Facts: what the rules need to know, gathered at the edge and passed in (architecture.md §4). Money in whole units:
 * `…Mills` thousandths of a euro (unit prices), `…Cents` hundredths (amounts). Quantities are numbers with at most three
 * decimals. Instants are ISO 8601 in UTC; days are yyyy-mm-dd and times HH:MM in Europe/Brussels.
 */
export type Language = 'nl' | 'fr';
export type Bilingual = { readonly nl: string; readonly fr: string };

export type PromoType =
  | 'promotion_reduction_percentage'
  | 'promotion_reduction_amount'
  | 'promotion_net_price'
  | 'promotion_free_article'
  | 'promotion_mixed_article';

/** Spec shopping §3, Promo. Amounts: a percentage for reduction_percentage, mills for the others. */
export type PromoFacts = {
  readonly promoId: string;
  readonly type: PromoType;
  readonly label: Bilingual;
  readonly description: Bilingual;
  readonly percentage: number | null;
  readonly amountMills: number | null;
  readonly netPriceMills: number | null;
  readonly minQuantity: number;
  readonly freeArticleQuantity: number;
  /** 0 means no cap. */
  readonly maxFreeArticles: number;
  readonly freeItem: { readonly articleNumber: string; readonly name: Bilingual; readonly priceMills: number } | null;
  /** Mixed: every article of this promo counts towards `minQuantity`. */
  readonly articleNumbers: readonly string[];
  /** Brussels day up to which it holds; not told by who needs it only to count. */
  readonly lastDay?: string;
};

/** Every price known for this article and this customer today; the rules choose. */
export type PriceFacts = {
  readonly listMills: number;
  readonly groupMills: number | null;
  readonly offerMills: number | null;
  readonly tenderMills: number | null;
  readonly dayMills: number | null;
  readonly box: { readonly priceMills: number; readonly fromQuantity: number } | null;
};

export type ProductStatus = 'active' | 'out_of_assortment' | 'not_orderable';

export type ProductFacts = {
  readonly articleNumber: string;
  readonly name: Bilingual;
  readonly brand: string;
  readonly pack: Bilingual;
  readonly image: string | null;
  readonly ean: string | null;
  /** Navigation group (basket grouping, board) and sub-group (icon). */
  readonly groupCode: string;
  readonly groupName: Bilingual;
  readonly groupSorting: number;
  readonly subgroupCode: string;
  readonly subgroupName: Bilingual;
  /** Board and icon that it wears: content of its categories. */
  readonly board: string;
  readonly icon: string | null;
  /** Its categories from the group down, each with the alias of its page. */
  readonly trail: readonly { readonly alias: string; readonly name: Bilingual }[];
  readonly labels: readonly LabelFacts[];
  /** What one price unit holds; null where unknown. */
  readonly netContent: { readonly quantity: number; readonly unit: 'kg' | 'l' } | null;
  readonly status: ProductStatus;
  readonly allowPreorder: boolean;
  /** Available = reported − reservations not yet in the report; null is unlimited. */
  readonly stock: number | null;
  readonly stockAvailableDay: string | null;
  readonly daysToReplenish: number;
  /** Ordered at the supplier on demand: working days needed before delivery, null where kept in stock. */
  readonly onDemandWorkdays: number | null;
  /** On the deadline's day this article closes earlier, at this time. */
  readonly orderBefore: string | null;
  readonly soldPer: number;
  readonly wrappedPer: number;
  readonly minimumOrder: number;
  readonly maximumOrder: number;
  readonly salesUnit: Bilingual;
  readonly orderUnit: Bilingual;
  readonly wrapUnit: Bilingual;
  readonly priceUnit: Bilingual;
  readonly unitOfMeasure: string;
  readonly unitOfMeasureConversionFactor: number;
  readonly orderableByOrderUnit: boolean;
  readonly orderUnitConversionFactor: number;
  readonly weightArticle: boolean;
  readonly vatRate: number;
  readonly depositMills: number;
  readonly prices: PriceFacts;
  readonly promo: PromoFacts | null;
  readonly replaces: string | null;
  readonly replacement: ReplacementFacts | null;
  readonly lastOrder: { readonly at: string; readonly quantity: number } | null;
};

/** Spec shopping §3, Label. */
export type LabelFacts = {
  readonly type: 'category' | 'spec';
  readonly key: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly icon: string;
  readonly color: string;
  readonly showOnProduct: boolean;
};

/** Only enough of the other article to judge whether it is usable (spec shopping §4). */
export type ReplacementFacts = {
  readonly articleNumber: string;
  readonly name: Bilingual;
  readonly status: ProductStatus;
  readonly stock: number | null;
};

export type Address = {
  readonly name: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly box: string;
  readonly postal: string;
  readonly city: string;
};

/** Conditions of one customer, with the tenant's defaults filled in. */
export type CustomerFacts = {
  readonly customerNumber: string;
  readonly name: string;
  readonly segment: string;
  readonly language: Language;
  readonly showPrices: boolean;
  readonly priceGroup: string;
  readonly address: Address;
  /** Where invoices go; the delivery address unless it was said. */
  readonly billingAddress: Address;
  /** VAT or company number; empty where there is none. */
  readonly vatNumber: string;
  /** Number of its account in the provider's books; empty where it has none. */
  readonly accountNumber: string;
  readonly addressBook: readonly (Address & { readonly label: string; readonly message: string })[];
  readonly alternativeAddressAllowed: boolean;
  readonly orderReferenceRequired: boolean;
  readonly minimumOrderCents: number;
  readonly freeDeliveryFromCents: number;
  readonly deliveryFeeCents: number;
  readonly maxLines: number;
  /** Days after delivery within which an invoice is paid. */
  readonly paymentTermDays: number;
  /** ISO weekdays (1 Monday … 7 Sunday) on which this customer can be delivered. */
  readonly deliveryWeekdays: readonly number[];
  readonly windows: readonly { readonly start: string; readonly end: string }[];
};

/** What a delivery moment asks instead of the customer's own terms. What is left out fits every moment; amounts left out stay. */
export type MomentTerms = {
  readonly day?: string;
  /** 1 Monday … 7 Sunday. */
  readonly weekday?: number;
  readonly windowStart?: string;
  readonly minimumOrderCents?: number;
  readonly freeDeliveryFromCents?: number;
  readonly deliveryFeeCents?: number;
};

/** Delivery on a day whose ordinary cut-off has passed, for a fee excluding VAT. */
export type ExpressFacts = { readonly feeCents: number; readonly cutoffTime: string; readonly cutoffWorkdays: number };

/** A partner's site as an order names it. */
export type PickupPlace = {
  readonly siteId: string;
  readonly name: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly postal: string;
  readonly city: string;
};

/** A partner's site where orders are picked up, without a delivery cost, with a cut-off of its own. */
export type PickupSite = PickupPlace & {
  readonly weekdays: readonly number[];
  readonly opens: string;
  readonly closes: string;
  readonly cutoffTime: string;
  readonly cutoffWorkdays: number;
};

/** The tenant's calendar: legal holidays and closing days (yyyy-mm-dd), and the cut-off. */
export type CalendarFacts = {
  readonly holidays: readonly { readonly day: string; readonly name: Bilingual }[];
  readonly closingDays: readonly string[];
  readonly cutoffTime: string;
  readonly cutoffWorkdays: number;
  readonly horizonDays: number;
  /** The first that fits a moment holds. */
  readonly momentTerms: readonly MomentTerms[];
  /** Null where the tenant offers none. */
  readonly express: ExpressFacts | null;
  readonly pickupSites: readonly PickupSite[];
  /** Most lines of an order that is an add-on to another. */
  readonly extraOrderMaxLines: number;
};
