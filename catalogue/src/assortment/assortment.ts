import type { Bilingual, Language } from '@talloor/rules/facts.ts';
import type { FaqAnswer, FaqQuestion } from '../faq/createFaqFinder.ts';
import type { AnnouncementFacts } from './findAnnouncements.ts';

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

/** `count` covers articles visible to the customer. */
export type CategoryFacts = {
  readonly code: string;
  readonly alias: string;
  readonly name: Bilingual;
  /** Own or inherited. */
  readonly board: string;
  readonly icon: string | null;
  readonly count: number;
  readonly banner: BannerFacts | null;
  readonly children: readonly CategoryFacts[];
};

/** A theme has a page under its alias. */
export type SpecialListFacts = {
  readonly id: string;
  readonly alias: string;
  readonly headline: Bilingual;
  readonly display: 'swiper' | 'grid';
  readonly board: string;
  readonly articles: readonly string[];
};

/** In order, at most 24 of each. */
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
  readonly hash: string;
  readonly content: Buffer;
};

/** Contract's `columnKeys`. */
export type ColumnSetFacts = {
  readonly id: string;
  readonly name: string;
  readonly sharedWith: 'nobody' | 'customer' | 'everyone';
  readonly columns: readonly string[];
  readonly isMine: boolean;
};

/** Articles that users may order, except managers (spec shopping §6). */
export type RestrictedListFacts = {
  readonly name: string;
  readonly managers: readonly string[];
  readonly articles: readonly string[];
};

/** `customerNumber` null is a visitor; days are yyyy-mm-dd. */
export type Assortment = {
  /** Without categories empty for this customer. */
  readonly findNavigation: (customerNumber: string | null, onDay: string) => Promise<readonly CategoryFacts[]>;
  readonly findBanners: (place: 'start' | 'promo', onDay: string) => Promise<readonly BannerFacts[]>;
  readonly findSpecialLists: (
    place: 'start' | 'promo' | 'assortment' | 'themes',
    onDay: string,
  ) => Promise<readonly SpecialListFacts[]>;
  readonly findSpecialList: (id: string, onDay: string) => Promise<SpecialListFacts | null>;
  readonly findOwnAssortment: (customerNumber: string) => Promise<readonly string[] | null>;
  readonly findRestrictedList: (customerNumber: string) => Promise<RestrictedListFacts | null>;
  readonly findRelated: (articleNumber: string, customerNumber: string | null) => Promise<RelatedArticles>;
  readonly findTradeItem: (barcode: string, customerNumber: string | null) => Promise<string | null>;
  readonly findByCode: (
    codes: readonly string[],
    customerNumber: string | null,
  ) => Promise<ReadonlyMap<string, string>>;
  /** In this language, else for all; null if invisible. */
  readonly findSheet: (
    articleNumber: string,
    type: SheetType,
    language: Language,
    customerNumber: string | null,
  ) => Promise<SheetFile | null>;
  readonly findFaq: (question: FaqQuestion) => Promise<FaqAnswer>;
  readonly findAnnouncements: () => Promise<readonly AnnouncementFacts[]>;
  /** Of shop, customer and user. */
  readonly findColumnSets: (userId: string | null, customerNumber: string | null) => Promise<readonly ColumnSetFacts[]>;
  readonly findFreeSamples: (onDay: string) => Promise<{ readonly max: number; readonly articles: readonly string[] }>;
};
