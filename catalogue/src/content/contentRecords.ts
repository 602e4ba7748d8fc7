import type { Bilingual } from '@talloor/rules/facts.ts';
import type { FaqGroup } from '@talloor/rules/service/faqGroups.ts';

type Language = 'nl' | 'fr';
/** Inclusive `YYYY-MM-DD`; null is open-ended. */
type Published = { readonly published: boolean; readonly from_day: string | null; readonly to_day: string | null };

export type ProductTexts = {
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly ingredients: Bilingual;
  readonly storage: 'chilled' | 'frozen' | 'ambient' | null;
  readonly storage_text: Bilingual;
  readonly packaging: Bilingual;
  readonly lifestyle: Bilingual;
  /** ISO 3166-1 alpha-2. */
  readonly origin: string | null;
  readonly labels: readonly string[];
};

export type LabelContent = {
  readonly type: 'category' | 'spec';
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly icon: string;
  /** `#RRGGBB`, or empty for the default colour. */
  readonly color: string;
  readonly is_show_on_product: boolean;
  readonly sorting: number;
};

export type SynonymContent = {
  readonly language: Language;
  readonly words: readonly string[];
  readonly one_way: boolean;
};

export type BannerContent = Published & {
  readonly place: 'search-top' | 'search-inside' | 'menu' | 'autocomplete' | 'start' | 'promo';
  readonly alias: string;
  readonly keywords: string;
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly tag: Bilingual;
  readonly link: Bilingual;
  readonly link_text: Bilingual;
  readonly board: string;
  readonly image: string | null;
  readonly sorting: number;
};

export type RedirectContent = { readonly language: Language; readonly keywords: string; readonly target: string };

export type SpecialListContent = Published & {
  /** A theme has its own page. */
  readonly kind: 'list' | 'theme';
  readonly place: 'start' | 'promo' | 'assortment' | 'none';
  readonly headline: Bilingual;
  readonly description: Bilingual;
  readonly display: 'swiper' | 'grid';
  readonly board: string;
  readonly articles: readonly string[];
  readonly sorting: number;
};

export type FacetContent = {
  readonly name: Bilingual;
  readonly enabled: boolean;
  readonly priority: number;
  readonly show_more_limit: number;
};

export type NavigationContent = {
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly board: string;
  readonly icon: string | null;
  readonly sorting: number;
};

export type CannedTextContent = {
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly sorting: number;
};
export type FaqContent = {
  readonly group: FaqGroup;
  readonly question: Bilingual;
  readonly answer: Bilingual;
  readonly sorting: number;
  readonly published: boolean;
};

/** An empty text shows nothing in its language; null: all segments. */
export type AnnouncementContent = Published & {
  readonly place: 'everywhere' | 'basket';
  readonly text: Bilingual;
  readonly segment: string | null;
  readonly sorting: number;
};

export type TermsContent = { readonly from_day: string; readonly text: Bilingual };

/** For everybody. */
export type ColumnSetContent = { readonly name: string; readonly columns: readonly string[] };

/** Inclusive days; null for both: no priority period. */
export type MusselSeasonContent = {
  readonly sale_start: string;
  readonly sale_end: string;
  readonly priority_start: string | null;
  readonly priority_end: string | null;
  readonly vat_percentage: number;
};

/** Euros without VAT. */
export type MusselPackageContent = {
  readonly article_number: string;
  readonly weight_kg: number;
  readonly price_per_kg: number;
};

export type MusselCustomerContent = {
  readonly customer_number: string;
  readonly is_priority: boolean;
  readonly is_afternoon_only: boolean;
};
