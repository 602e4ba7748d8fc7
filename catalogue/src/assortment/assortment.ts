import type { Bilingual, Language } from '@talloor/rules/facts.ts';

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

/** A category with its page: group, sub-group or item. `count` covers articles visible to the customer. */
export type CategoryFacts = {
  readonly code: string;
  readonly alias: string;
  readonly name: Bilingual;
  /** Own or inherited board and icon. */
  readonly board: string;
  readonly icon: string | null;
  readonly count: number;
  readonly banner: BannerFacts | null;
  readonly children: readonly CategoryFacts[];
};

/** A list of the office; a theme has a page under its alias. */
export type SpecialListFacts = {
  readonly id: string;
  readonly alias: string;
  readonly headline: Bilingual;
  readonly display: 'swiper' | 'grid';
  readonly board: string;
  readonly articles: readonly string[];
};

/** Article numbers in order, at most 24 of each. */
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
  /** Hash of the content, for browser caches. */
  readonly hash: string;
  readonly content: Buffer;
};

/** Columns of the lister; keys are in the contract's `columnKeys`. */
export type ColumnSetFacts = {
  readonly id: string;
  readonly name: string;
  readonly sharedWith: 'nobody' | 'customer' | 'everyone';
  readonly columns: readonly string[];
  readonly isMine: boolean;
};

/** Articles that a customer's users may order, except managers (spec shopping §6). */
export type RestrictedListFacts = {
  readonly name: string;
  /** User ids. */
  readonly managers: readonly string[];
  readonly articles: readonly string[];
};

/** `customerNumber` null is a visitor; days are yyyy-mm-dd. */
export type Assortment = {
  /** From the groups down, without categories that are empty for this customer. */
  readonly findNavigation: (customerNumber: string | null, onDay: string) => Promise<readonly CategoryFacts[]>;
  /** Active banners of a page, in order. */
  readonly findBanners: (place: 'start' | 'promo', onDay: string) => Promise<readonly BannerFacts[]>;
  /** Active lists of a place, or themes, in order. */
  readonly findSpecialLists: (
    place: 'start' | 'promo' | 'assortment' | 'themes',
    onDay: string,
  ) => Promise<readonly SpecialListFacts[]>;
  /** Null for an unknown or inactive list. */
  readonly findSpecialList: (id: string, onDay: string) => Promise<SpecialListFacts | null>;
  /** Restricted assortment of a customer, or null. */
  readonly findOwnAssortment: (customerNumber: string) => Promise<readonly string[] | null>;
  readonly findRestrictedList: (customerNumber: string) => Promise<RestrictedListFacts | null>;
  readonly findRelated: (articleNumber: string, customerNumber: string | null) => Promise<RelatedArticles>;
  /** Visible article with this barcode. */
  readonly findTradeItem: (barcode: string, customerNumber: string | null) => Promise<string | null>;
  /** Visible articles by numbers or barcodes of an order file. */
  readonly findByCode: (
    codes: readonly string[],
    customerNumber: string | null,
  ) => Promise<ReadonlyMap<string, string>>;
  /** Sheet in this language, else for all; null for an invisible article. */
  readonly findSheet: (
    articleNumber: string,
    type: SheetType,
    language: Language,
    customerNumber: string | null,
  ) => Promise<SheetFile | null>;
  /** Questions that contain all words, best first; without words all. */
  readonly findFaq: (
    keywords: string,
    language: Language,
  ) => Promise<readonly { readonly id: string; readonly question: string; readonly answer: string }[]>;
  /** Sets of the shop, of the customer and of the user. */
  readonly findColumnSets: (userId: string | null, customerNumber: string | null) => Promise<readonly ColumnSetFacts[]>;
  /** Active samples in order, and the maximum per basket. */
  readonly findFreeSamples: (onDay: string) => Promise<{ readonly max: number; readonly articles: readonly string[] }>;
};
