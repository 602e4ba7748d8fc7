import type { CalendarFacts, CustomerFacts, ProductFacts } from '@talloor/rules/facts.ts';
import type { TermsVersion } from '@talloor/rules/account/termsOn.ts';
import type { Assortment } from './assortment/assortment.ts';
import type { DepositOn } from './deposits/createDepositFinder.ts';
import type { MusselSale } from './mussel/createMusselFinder.ts';
import type { Places } from './places/places.ts';
import type { RestrictedListWatch } from './customer/watchRestrictedLists.ts';
import type { CompanyRegister } from './register/companyRegister.ts';
import type { PunchOutFinder } from './punchOut/createPunchOutFinder.ts';
import type { ProductDetail } from './product/findDetail.ts';

/** `customerNumber` null is a visitor without own prices and assortment. */
export type Selection = {
  readonly keywords: string;
  /** Contracts' `sortIds`; price sorts need visible prices. */
  readonly sort: number;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly about?: PageContext;
  readonly language: 'nl' | 'fr';
  readonly customerNumber: string | null;
  readonly onDay: string;
  readonly history?: ReadonlyMap<string, number>;
  readonly popularity?: Popularity;
  /** Null when nothing is delivered. Absent: stock alone counts. */
  readonly delivery?: Delivery | null;
};

export type Popularity = {
  /** Of the customer's segment. */
  readonly similar: ReadonlyMap<string, number>;
  readonly all: ReadonlyMap<string, number>;
};

/** `category`: alias of a category, label or theme; `type`: code of an item or subgroup. */
export type PageContext = {
  readonly category?: string;
  readonly promo?: boolean;
  readonly labels?: readonly string[];
  readonly articles?: readonly string[];
  readonly type?: string;
};

/** `deadline` ISO 8601, `day` yyyy-mm-dd. */
export type Delivery = {
  readonly day: string;
  readonly deadline: string;
  readonly calendar: CalendarFacts;
  readonly now: Date;
};

/** Pages start at 1. */
export type SearchQuestion = Selection & { readonly page: number; readonly limit: number };

export type FoundFacet = {
  readonly key: string;
  readonly label: string;
  readonly priority: number;
  readonly type: 'price' | 'checkbox';
  readonly showMoreLimit: number;
  readonly items: readonly {
    readonly key: string;
    /** Null for keys with texts in messages/. */
    readonly label: string | null;
    readonly count: number;
    readonly sortKey: number;
  }[];
};

export type FoundBanner = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly tag: string;
  readonly link: string;
  readonly link_text: string;
  readonly board: string;
  readonly image: string | null;
};

export type AboutPage = {
  readonly kind: 'category' | 'label' | 'theme';
  readonly alias: string;
  readonly name: string;
  readonly description: string;
  readonly board: string;
  readonly trail: readonly { readonly alias: string; readonly name: string }[];
};

export type SearchAnswer = {
  readonly products: readonly ProductFacts[];
  readonly results: number;
  readonly facets: readonly FoundFacet[];
  readonly bannerTop: FoundBanner | null;
  readonly bannerInside: FoundBanner | null;
  readonly redirectUrl: string | null;
  readonly corrected: string | null;
  /** Whether the typed words have results too. */
  readonly hasTyped: boolean;
  /** None are named when any one is missing. */
  readonly relaxed: { readonly omitted: readonly string[] } | null;
  readonly inCategory: number;
  readonly didYouMean: readonly string[];
  /** Null without a subject. */
  readonly about: AboutPage | null | 'unknown';
};

export type Suggestions = {
  readonly keywords: readonly string[];
  readonly categories: readonly {
    readonly alias: string;
    readonly name: string;
    readonly parentName: string | null;
    readonly board: string;
  }[];
  readonly products: readonly ProductFacts[];
  readonly results: number;
  readonly banner: FoundBanner | null;
};

export type StockRequest = { readonly lineId: string; readonly articleNumber: string; readonly quantity: number };
export type StockGrant = StockRequest & { readonly allocated: number };

/** Only `reserveStock` and `amendReservation` write (architecture.md §2, §4 Stock). */
export type Catalogue = Assortment &
  Places &
  PunchOutFinder &
  CompanyRegister & {
    /** Visible articles with the customer's prices (null: list prices) and current stock. */
    readonly findProducts: (
      articleNumbers: readonly string[],
      customerNumber: string | null,
      onDay: string,
    ) => Promise<ReadonlyMap<string, ProductFacts>>;
    /** Uncached, for long lists. */
    readonly readProducts: Catalogue['findProducts'];
    /** Without articles that lack one. */
    readonly findErpNumbers: (articleNumbers: readonly string[]) => Promise<ReadonlyMap<string, string>>;
    readonly findDetail: (articleNumber: string) => Promise<ProductDetail | null>;
    readonly searchProducts: (question: SearchQuestion) => Promise<SearchAnswer>;
    readonly suggest: (question: {
      readonly text: string;
      readonly language: 'nl' | 'fr';
      readonly customerNumber: string | null;
      readonly onDay: string;
      readonly history?: ReadonlyMap<string, number>;
      readonly popularity?: Popularity;
    }) => Promise<Suggestions>;
    readonly prepareSearch: () => Promise<void>;
    /** Changed articles that still show as they were. */
    readonly searchBacklog: () => { readonly articles: number; readonly since: Date | null };
    readonly searchArticles: (selection: Selection) => Promise<readonly string[]>;
    /** Page alias. */
    readonly countByCategory: (customerNumber: string | null) => Promise<ReadonlyMap<string, number>>;
    readonly findCustomer: (customerNumber: string) => Promise<CustomerFacts | null>;
    readonly findCustomers: (customerNumbers: readonly string[]) => Promise<readonly CustomerFacts[]>;
    readonly findCalendar: () => Promise<CalendarFacts>;
    readonly findDeposits: () => Promise<DepositOn>;
    /** Latest first, without the first version. */
    readonly findTermsVersions: () => Promise<readonly TermsVersion[]>;
    readonly findMussels: (customerNumber: string) => Promise<MusselSale>;
    readonly restrictedLists: RestrictedListWatch;
    /** Idempotent per event. Short lines get the largest available multiple of the step. */
    readonly reserveStock: (
      orderEventId: string,
      orderNumber: string,
      requests: readonly StockRequest[],
    ) => Promise<readonly StockGrant[]>;
    /**
     * Idempotent per event. Missing lines release their stock; grants are totals per line. An outdated version changes
     * nothing.
     * @param version of the order, from 2; for a cancellation the last version plus one
     */
    readonly amendReservation: (
      changeEventId: string,
      orderNumber: string,
      version: number,
      requests: readonly StockRequest[],
    ) => Promise<readonly StockGrant[]>;
  };
