import type { CalendarFacts, CustomerFacts, ProductFacts } from '@talloor/rules/facts.ts';
import type { Assortment } from './assortment/assortment.ts';
import type { ProductDetail } from './product/findDetail.ts';

/** What a selection of articles is. `customerNumber` null is a visitor: no own prices, no own assortment. */
export type Selection = {
  /** Terms with spaces or semicolons between. */
  readonly keywords: string;
  /** Sort ids of contracts' `sortIds`. */
  readonly sort: number;
  /** Facet key to chosen item keys; a facet or item that does not exist is passed over. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly language: 'nl' | 'fr';
  readonly customerNumber: string | null;
  /** Of the prices and promotions. */
  readonly onDay: string;
};

export type SearchQuestion = Selection & { readonly page: number; readonly limit: number };

export type FoundFacet = {
  readonly key: string;
  readonly priority: number;
  readonly type: 'price' | 'checkbox';
  readonly items: readonly {
    readonly key: string;
    readonly label: string;
    readonly count: number;
    readonly sortKey: number;
  }[];
};

/** One line that an order wants of the stock. */
export type StockWish = { readonly lineId: string; readonly articleNumber: string; readonly quantity: number };
export type StockGrant = StockWish & { readonly allocated: number };

/** Finders of facts that both APIs use; nothing here writes but `reserveStock` (architecture.md §2, §4 Stock). */
export type Catalogue = Assortment & {
  /** Facts of the articles that exist and that this customer may see, prices of this customer (null: list prices) on that day, stock as available now. */
  readonly findProducts: (
    articleNumbers: readonly string[],
    customerNumber: string | null,
    onDay: string,
  ) => Promise<ReadonlyMap<string, ProductFacts>>;
  /** What is told about an article beside its facts; null for one that does not exist. */
  readonly findDetail: (articleNumber: string) => Promise<ProductDetail | null>;
  readonly searchProducts: (question: SearchQuestion) => Promise<{
    readonly products: readonly ProductFacts[];
    readonly results: number;
    readonly facets: readonly FoundFacet[];
  }>;
  /** Every article of a selection, in its order. */
  readonly searchArticles: (selection: Selection) => Promise<readonly string[]>;
  /** How many articles this customer (null: a visitor) may see in each category that has any, by the alias of its page. */
  readonly countByCategory: (customerNumber: string | null) => Promise<ReadonlyMap<string, number>>;
  readonly findCustomer: (customerNumber: string) => Promise<CustomerFacts | null>;
  readonly findCustomers: (customerNumbers: readonly string[]) => Promise<readonly CustomerFacts[]>;
  readonly findCalendar: () => Promise<CalendarFacts>;
  /**
   * Commits the reservation of an order's lines, keyed by the order's event: the same event again answers the same grant.
   * What the ledger lacks is granted in part (largest multiple of the step that is there).
   */
  readonly reserveStock: (
    orderEventId: string,
    orderNumber: string,
    wishes: readonly StockWish[],
  ) => Promise<readonly StockGrant[]>;
};
