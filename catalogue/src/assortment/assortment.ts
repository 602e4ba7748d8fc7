import type { Bilingual, Language } from '@talloor/rules/facts.ts';

/** A banner of the back office, in both languages. */
export type BannerFacts = {
  readonly id: string;
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly tag: Bilingual;
  readonly link: Bilingual;
  readonly linkText: Bilingual;
  readonly board: string;
  readonly image: string | null;
};

/** A category with its page: group, sub-group or item. `count` is of the articles that the asking customer may see. */
export type CategoryFacts = {
  readonly code: string;
  readonly alias: string;
  readonly name: Bilingual;
  /** Board and icon that it wears, its parents' where it has none. */
  readonly board: string;
  readonly icon: string | null;
  readonly count: number;
  readonly banner: BannerFacts | null;
  readonly children: readonly CategoryFacts[];
};

/** A list that the back office made; a theme has a page of its own under its alias. */
export type SpecialListFacts = {
  readonly id: string;
  readonly alias: string;
  readonly headline: Bilingual;
  readonly display: 'swiper' | 'grid';
  readonly board: string;
  readonly articles: readonly string[];
};

/** Article numbers that go with one article, in order, at most 24 of each. */
export type RelatedArticles = {
  readonly products: readonly string[];
  readonly accessories: readonly string[];
  readonly cross_sell: readonly string[];
  readonly up_sell: readonly string[];
};

export type SheetType = 'T' | 'S' | 'L' | 'H' | 'F' | 'G';
export type SheetFile = {
  readonly fileName: string;
  readonly contentType: string;
  /** Of the content, by which a browser knows that it has it already. */
  readonly hash: string;
  readonly content: Buffer;
};

/** A set of columns of the lister; the columns are keys of the contract's `columnKeys`. */
export type ColumnSetFacts = {
  readonly id: string;
  readonly name: string;
  readonly sharedWith: 'nobody' | 'customer' | 'everyone';
  readonly columns: readonly string[];
  /** Whether who asks made it. */
  readonly isMine: boolean;
};

/** What the users of a customer may order, but those who manage the list (spec shopping §6). */
export type RestrictedListFacts = {
  readonly name: string;
  /** User ids. */
  readonly managers: readonly string[];
  readonly articles: readonly string[];
};

/** Finders of the assortment and its content. `customerNumber` null is a visitor; days are yyyy-mm-dd. */
export type Assortment = {
  /** Categories from the groups down, without those in which this customer sees nothing. */
  readonly findNavigation: (customerNumber: string | null, onDay: string) => Promise<readonly CategoryFacts[]>;
  /** Banners of a page that run on that day, in their order. */
  readonly findBanners: (place: 'start' | 'promo', onDay: string) => Promise<readonly BannerFacts[]>;
  /** Lists that run on that day, in their order: those of a place, or the themes. */
  readonly findSpecialLists: (
    which: 'start' | 'promo' | 'assortment' | 'themes',
    onDay: string,
  ) => Promise<readonly SpecialListFacts[]>;
  /** Null for a list that does not exist or does not run on that day. */
  readonly findSpecialList: (id: string, onDay: string) => Promise<SpecialListFacts | null>;
  /** The articles that this customer may order alone; null where its assortment is not restricted. */
  readonly findOwnAssortment: (customerNumber: string) => Promise<readonly string[] | null>;
  /** Null where the customer has none. */
  readonly findRestrictedList: (customerNumber: string) => Promise<RestrictedListFacts | null>;
  readonly findRelated: (articleNumber: string, customerNumber: string | null) => Promise<RelatedArticles>;
  /** The article with this barcode that this customer may see. */
  readonly findTradeItem: (barcode: string, customerNumber: string | null) => Promise<string | null>;
  /** Articles that this customer may see, by the digits that an order file calls them: numbers or barcodes. */
  readonly findByCode: (
    codes: readonly string[],
    customerNumber: string | null,
  ) => Promise<ReadonlyMap<string, string>>;
  /** The sheet in this language, else the one for all; null where the customer may not see the article either. */
  readonly findSheet: (
    articleNumber: string,
    type: SheetType,
    language: Language,
    customerNumber: string | null,
  ) => Promise<SheetFile | null>;
  /** Questions and answers that fit all the words, the best first; without words all. */
  readonly findFaq: (
    keywords: string,
    language: Language,
  ) => Promise<readonly { readonly id: string; readonly question: string; readonly answer: string }[]>;
  /** Sets of the shop, those shared with the customer, and one's own; a visitor sees those of the shop. */
  readonly findColumnSets: (userId: string | null, customerNumber: string | null) => Promise<readonly ColumnSetFacts[]>;
  /** Samples that are given away on that day, in their order, and how many a basket may have. */
  readonly findFreeSamples: (onDay: string) => Promise<{ readonly max: number; readonly articles: readonly string[] }>;
};
