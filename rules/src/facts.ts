/**
 * Facts for the rules, gathered at the edge (architecture.md §4). `…Mills` are thousandths of a euro. Quantities have
 * at most three decimals.
 * Instants are ISO 8601 in UTC; days and times are in Europe/Brussels.
 */
export type Language = 'nl' | 'fr';
/** English is for auditors. */
export type ShownLanguage = Language | 'en';
export type Bilingual = { readonly nl: string; readonly fr: string };

export type PromoType =
  | 'promotion_reduction_percentage'
  | 'promotion_reduction_amount'
  | 'promotion_net_price'
  | 'promotion_free_article'
  | 'promotion_mixed_article';

/** Spec shopping §3, Promo. A percentage for reduction_percentage, else mills. */
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
  /** All these articles count towards `minQuantity`. */
  readonly articleNumbers: readonly string[];
  /** Last valid day in Brussels; omitted when only counting. */
  readonly lastDay?: string;
};

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
  /** As the ERP writes it. */
  readonly erpNumber: string | null;
  /** Navigation group: basket group and board. */
  readonly groupCode: string;
  readonly groupName: Bilingual;
  readonly groupSorting: number;
  readonly subgroupCode: string;
  readonly subgroupName: Bilingual;
  readonly board: string;
  readonly icon: string | null;
  /** From the group down, with page aliases. */
  readonly trail: readonly { readonly alias: string; readonly name: Bilingual }[];
  readonly labels: readonly LabelFacts[];
  /** Content of one price unit. */
  readonly netContent: { readonly quantity: number; readonly unit: 'kg' | 'l' } | null;
  readonly status: ProductStatus;
  readonly allowPreorder: boolean;
  /** Available = reported − reservations not in the report; null is unlimited. */
  readonly stock: number | null;
  readonly stockAvailableDay: string | null;
  readonly daysToReplenish: number;
  /** Working days to order at the supplier; null for stock articles. */
  readonly onDemandWorkdays: number | null;
  /** Earlier cut-off time on the deadline's day. */
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

/** Spec shopping §4. */
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

/** With the tenant's defaults. */
export type CustomerFacts = {
  readonly customerNumber: string;
  readonly name: string;
  readonly segment: string;
  readonly language: Language;
  readonly showPrices: boolean;
  readonly priceGroup: string;
  readonly address: Address;
  /** Default: the delivery address. */
  readonly billingAddress: Address;
  readonly vatNumber: string;
  readonly accountNumber: string;
  /** As the ERP writes it. */
  readonly erpNumber?: string | null;
  readonly addressBook: readonly (Address & { readonly label: string; readonly message: string })[];
  readonly alternativeAddressAllowed: boolean;
  readonly orderReferenceRequired: boolean;
  readonly minimumOrderCents: number;
  readonly freeDeliveryFromCents: number;
  readonly deliveryFeeCents: number;
  readonly maxLines: number;
  /** After delivery. */
  readonly paymentTermDays: number;
  /** ISO weekdays. */
  readonly deliveryWeekdays: readonly number[];
  readonly windows: readonly { readonly start: string; readonly end: string }[];
};

/** Omitted conditions match every moment; omitted amounts stay. */
export type MomentTerms = {
  readonly day?: string;
  /** 1 Monday … 7 Sunday. */
  readonly weekday?: number;
  readonly windowStart?: string;
  readonly minimumOrderCents?: number;
  readonly freeDeliveryFromCents?: number;
  readonly deliveryFeeCents?: number;
};

/** Delivery after the ordinary cut-off for a fee excluding VAT. */
export type ExpressFacts = { readonly feeCents: number; readonly cutoffTime: string; readonly cutoffWorkdays: number };

export type PickupPlace = {
  readonly siteId: string;
  readonly name: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly postal: string;
  readonly city: string;
};

/** A site with its own cut-off and no delivery cost. */
export type PickupSite = PickupPlace & {
  readonly weekdays: readonly number[];
  readonly opens: string;
  readonly closes: string;
  readonly cutoffTime: string;
  readonly cutoffWorkdays: number;
};

/** Days are yyyy-mm-dd. */
export type CalendarFacts = {
  readonly holidays: readonly { readonly day: string; readonly name: Bilingual }[];
  readonly closingDays: readonly string[];
  readonly cutoffTime: string;
  readonly cutoffWorkdays: number;
  readonly horizonDays: number;
  /** The first match applies. */
  readonly momentTerms: readonly MomentTerms[];
  readonly express: ExpressFacts | null;
  readonly pickupSites: readonly PickupSite[];
  readonly extraOrderMaxLines: number;
};
