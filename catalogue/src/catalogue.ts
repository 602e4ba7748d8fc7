import type { CalendarFacts, CustomerFacts, ProductFacts } from '@talloor/rules/facts.ts';
import type { Assortment } from './assortment/assortment.ts';
import type { Places } from './places/places.ts';
import type { RestrictedListWatch } from './customer/watchRestrictedLists.ts';
import type { CompanyRegister } from './register/companyRegister.ts';
import type { ProductDetail } from './product/findDetail.ts';

/** What a selection of articles is. `customerNumber` null is a visitor: no own prices, no own assortment. */
export type Selection = {
  /** Terms with spaces or semicolons between. */
  readonly keywords: string;
  /** Sort ids of contracts' `sortIds`; prices order nothing where the customer sees none. */
  readonly sort: number;
  /** Facet key to chosen item keys; a facet or item that does not exist is passed over. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** What the page is about: nothing else is shown on it. */
  readonly about?: PageContext;
  readonly language: 'nl' | 'fr';
  readonly customerNumber: string | null;
  /** Of the prices and promotions. */
  readonly onDay: string;
  /** How often the customer ordered an article before, by its number. */
  readonly history?: ReadonlyMap<string, number>;
  /** What an article must make to be deliverable; null where nothing is delivered. Without it the stock alone counts. */
  readonly delivery?: Delivery | null;
};

/** `category`: alias of a category, label or theme. Several are all meant together. */
export type PageContext = {
  readonly category?: string;
  readonly promo?: boolean;
  readonly labels?: readonly string[];
  readonly articles?: readonly string[];
};

/** A delivery moment by a calendar, and when it is judged (`deadline` is an ISO 8601 instant, `day` yyyy-mm-dd). */
export type Delivery = {
  readonly day: string;
  readonly deadline: string;
  readonly calendar: CalendarFacts;
  readonly now: Date;
};

/** Pages count from 1. */
export type SearchQuestion = Selection & { readonly page: number; readonly limit: number };

export type FoundFacet = {
  readonly key: string;
  readonly label: string;
  readonly priority: number;
  readonly type: 'price' | 'checkbox';
  readonly showMoreLimit: number;
  readonly items: readonly {
    readonly key: string;
    /** Null where the key is one of the house's own words (storage, allergens, countries, yes). */
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

/** The category, label or theme that a page is about. */
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
  readonly didYouMean: readonly string[];
  /** Null where the page is about nothing; `unknown` where nothing has its alias. */
  readonly about: AboutPage | null | 'unknown';
};

/** What completes a text that is being typed. */
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

/** One line that an order wants of the stock. */
export type StockWish = { readonly lineId: string; readonly articleNumber: string; readonly quantity: number };
export type StockGrant = StockWish & { readonly allocated: number };

/** Finders of facts that both APIs use; nothing here writes but `reserveStock` and `amendReservation` (architecture.md §2, §4 Stock). */
export type Catalogue = Assortment &
  Places &
  CompanyRegister & {
    /** Facts of the articles that exist and that this customer may see, prices of this customer (null: list prices) on that day, stock as available now. */
    readonly findProducts: (
      articleNumbers: readonly string[],
      customerNumber: string | null,
      onDay: string,
    ) => Promise<ReadonlyMap<string, ProductFacts>>;
    /** The same for many articles that nobody asks for again soon: they are not remembered. */
    readonly readProducts: Catalogue['findProducts'];
    /** What is told about an article beside its facts; null for one that does not exist. */
    readonly findDetail: (articleNumber: string) => Promise<ProductDetail | null>;
    readonly searchProducts: (question: SearchQuestion) => Promise<SearchAnswer>;
    /** For a text of two characters or more; nothing for a shorter one. */
    readonly suggest: (question: {
      readonly text: string;
      readonly language: 'nl' | 'fr';
      readonly customerNumber: string | null;
      readonly onDay: string;
      readonly history?: ReadonlyMap<string, number>;
    }) => Promise<Suggestions>;
    /** Reads the assortment into memory, so that the first question need not wait for it. */
    readonly prepareSearch: () => Promise<void>;
    /** Every article of a selection, in its order. */
    readonly searchArticles: (selection: Selection) => Promise<readonly string[]>;
    /** How many articles this customer (null: a visitor) may see in each category that has any, by the alias of its page. */
    readonly countByCategory: (customerNumber: string | null) => Promise<ReadonlyMap<string, number>>;
    readonly findCustomer: (customerNumber: string) => Promise<CustomerFacts | null>;
    readonly findCustomers: (customerNumbers: readonly string[]) => Promise<readonly CustomerFacts[]>;
    readonly findCalendar: () => Promise<CalendarFacts>;
    readonly restrictedLists: RestrictedListWatch;
    /**
     * Commits the reservation of an order's lines, keyed by the order's event: the same event again answers the same grant.
     * What the ledger lacks is granted in part (largest multiple of the step that is there).
     */
    readonly reserveStock: (
      orderEventId: string,
      orderNumber: string,
      wishes: readonly StockWish[],
    ) => Promise<readonly StockGrant[]>;
    /**
     * Makes the reservation of an order what its changed lines want, keyed by the event of the change: the same event again answers
     * the same. Lines that are not named give back what they hold. Grants are what each line then has, all in all. A version that comes
     * after a later one takes and gives back nothing.
     * @param version of the order that wants it, 2 for its first change; where it is cancelled the one after its last
     */
    readonly amendReservation: (
      changeEventId: string,
      orderNumber: string,
      version: number,
      wishes: readonly StockWish[],
    ) => Promise<readonly StockGrant[]>;
  };
