import type { z } from 'zod';
import type { officeContents } from '@talloor/contracts/calls/officeContents.ts';
import type * as contracts from '@talloor/contracts/endpoints/officeContent.ts';

/** The shop's content by the name of its resource. */
export type ContentName = keyof typeof officeContents;

type RowOf<Contract extends { get: { response: z.ZodType } }> = z.output<Contract['get']['response']>;
type BodyOf<Contract extends { save: { body: z.ZodType } }> = z.input<Contract['save']['body']>;

export type ProductRow = RowOf<typeof contracts.officeProducts>;
export type LabelRow = RowOf<typeof contracts.officeLabels>;
export type SynonymRow = RowOf<typeof contracts.officeSynonyms>;
export type BannerRow = RowOf<typeof contracts.officeBanners>;
export type RedirectRow = RowOf<typeof contracts.officeRedirects>;
export type SpecialListRow = RowOf<typeof contracts.officeSpecialLists>;
export type FacetRow = RowOf<typeof contracts.officeFacets>;
export type NavigationRow = RowOf<typeof contracts.officeNavigation>;
export type FaqRow = RowOf<typeof contracts.officeFaq>;
export type ColumnSetRow = RowOf<typeof contracts.officeColumnSets>;

/** The parts of a row that may be written; all else is only told. */
export const bodyFields = {
  products: [
    'name',
    'description',
    'ingredients',
    'storage',
    'storage_text',
    'packaging',
    'lifestyle',
    'origin',
    'labels',
  ],
  labels: ['type', 'name', 'description', 'icon', 'color', 'is_show_on_product', 'sorting'],
  synonyms: ['language', 'words', 'one_way'],
  banners: [
    'place',
    'alias',
    'keywords',
    'title',
    'text',
    'tag',
    'link',
    'link_text',
    'board',
    'image',
    'sorting',
    'published',
    'from_day',
    'to_day',
  ],
  redirects: ['language', 'keywords', 'target'],
  specialLists: [
    'kind',
    'place',
    'headline',
    'description',
    'display',
    'board',
    'articles',
    'sorting',
    'published',
    'from_day',
    'to_day',
  ],
  facets: ['name', 'enabled', 'priority', 'show_more_limit'],
  navigationNodes: ['name', 'description', 'board', 'icon', 'sorting'],
  faqItems: ['question', 'answer', 'sorting', 'published'],
  columnSets: ['name', 'columns'],
} as const satisfies {
  products: readonly (keyof BodyOf<typeof contracts.officeProducts>)[];
  labels: readonly (keyof BodyOf<typeof contracts.officeLabels>)[];
  synonyms: readonly (keyof BodyOf<typeof contracts.officeSynonyms>)[];
  banners: readonly (keyof BodyOf<typeof contracts.officeBanners>)[];
  redirects: readonly (keyof BodyOf<typeof contracts.officeRedirects>)[];
  specialLists: readonly (keyof BodyOf<typeof contracts.officeSpecialLists>)[];
  facets: readonly (keyof BodyOf<typeof contracts.officeFacets>)[];
  navigationNodes: readonly (keyof BodyOf<typeof contracts.officeNavigation>)[];
  faqItems: readonly (keyof BodyOf<typeof contracts.officeFaq>)[];
  columnSets: readonly (keyof BodyOf<typeof contracts.officeColumnSets>)[];
};

/** What is sent of a row. */
export const bodyOf = (name: ContentName, row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(bodyFields[name].map((field) => [field, row[field]]));
