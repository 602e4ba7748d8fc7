import type { z } from 'zod';
import type { officeContents } from '@talloor/contracts/endpoints/officeContent.ts';

export type ContentName = keyof typeof officeContents;

type RowOf<Name extends ContentName> = z.output<(typeof officeContents)[Name]['get']['response']>;
type BodyOf<Name extends ContentName> = z.input<(typeof officeContents)[Name]['save']['body']>;

export type ProductRow = RowOf<'products'>;
export type LabelRow = RowOf<'labels'>;
export type SynonymRow = RowOf<'synonyms'>;
export type BannerRow = RowOf<'banners'>;
export type RedirectRow = RowOf<'redirects'>;
export type SpecialListRow = RowOf<'specialLists'>;
export type FacetRow = RowOf<'facets'>;
export type NavigationRow = RowOf<'navigationNodes'>;
export type FaqRow = RowOf<'faqItems'>;
export type AnnouncementRow = RowOf<'announcements'>;
export type TermsRow = RowOf<'termsVersions'>;
export type CannedTextRow = RowOf<'cannedTexts'>;
export type ColumnSetRow = RowOf<'columnSets'>;
export type MusselSeasonRow = RowOf<'musselSeasons'>;
export type MusselPackageRow = RowOf<'musselPackages'>;
export type MusselCustomerRow = RowOf<'musselCustomers'>;

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
  faqItems: ['group', 'question', 'answer', 'sorting', 'published'],
  announcements: ['place', 'text', 'segment', 'sorting', 'published', 'from_day', 'to_day'],
  termsVersions: ['from_day', 'text'],
  cannedTexts: ['title', 'text', 'sorting'],
  columnSets: ['name', 'columns'],
  musselSeasons: ['sale_start', 'sale_end', 'priority_start', 'priority_end', 'vat_percentage'],
  musselPackages: ['article_number', 'weight_kg', 'price_per_kg'],
  musselCustomers: ['customer_number', 'is_priority', 'is_afternoon_only'],
} as const satisfies { [Name in ContentName]: readonly (keyof BodyOf<Name>)[] };

export const bodyOf = (name: ContentName, row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(bodyFields[name].map((field) => [field, row[field]]));
