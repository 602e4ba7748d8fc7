import type {
  BannerContent,
  ColumnSetContent,
  FacetContent,
  FaqContent,
  LabelContent,
  RedirectContent,
  SpecialListContent,
  SynonymContent,
} from './contentRecords.ts';
import type { ContentTable } from './contentTable.ts';

const both = (column: string) => ({ both: column });
const published = { published: 'published', from_day: 'from_day', to_day: 'to_day' } as const;

export const contentTables = {
  labels: {
    table: 'labels',
    key: 'label_key',
    sequence: 'page_alias',
    columns: {
      type: 'type',
      name: both('name'),
      description: both('description'),
      icon: 'icon',
      color: 'color',
      is_show_on_product: 'show_on_product',
      sorting: 'sorting',
    },
    uses: 'select 1 from catalogue.product_labels where label_key = $1 limit 1',
  } satisfies ContentTable<LabelContent>,
  synonyms: {
    table: 'synonyms',
    key: 'synonym_id',
    sequence: 'synonyms_synonym_id_seq',
    columns: { language: 'language', words: 'words', one_way: 'one_way' },
  } satisfies ContentTable<SynonymContent>,
  banners: {
    table: 'banners',
    key: 'banner_id',
    sequence: 'banners_banner_id_seq',
    columns: {
      place: 'place',
      alias: 'alias',
      keywords: 'keywords',
      title: both('title'),
      text: both('text'),
      tag: both('tag'),
      link: both('link'),
      link_text: both('link_text'),
      board: 'board',
      image: 'image',
      sorting: 'sorting',
      ...published,
    },
  } satisfies ContentTable<BannerContent>,
  redirects: {
    table: 'redirects',
    key: 'redirect_id',
    sequence: 'redirects_redirect_id_seq',
    columns: { language: 'language', keywords: 'keywords', target: 'target' },
    plainWords: ['keywords'],
  } satisfies ContentTable<RedirectContent>,
  specialLists: {
    table: 'special_lists',
    key: 'list_id',
    sequence: 'special_lists_list_id_seq',
    columns: {
      kind: 'kind',
      place: 'place',
      headline: both('headline'),
      description: both('description'),
      display: 'display',
      board: 'board',
      articles: 'articles',
      sorting: 'sorting',
      ...published,
    },
  } satisfies ContentTable<SpecialListContent>,
  facets: {
    table: 'facets',
    key: 'facet_key',
    sequence: null,
    columns: { name: both('name'), enabled: 'enabled', priority: 'priority', show_more_limit: 'show_more_limit' },
  } satisfies ContentTable<FacetContent>,
  faqItems: {
    table: 'faq',
    key: 'faq_id',
    sequence: 'faq_faq_id_seq',
    columns: { question: both('question'), answer: both('answer'), sorting: 'sorting', published: 'published' },
  } satisfies ContentTable<FaqContent>,
  columnSets: {
    table: 'column_sets',
    key: 'column_set_id',
    sequence: 'column_sets_column_set_id_seq',
    columns: { name: 'name', columns: 'columns' },
    fixed: { shared_with: 'everyone', owner_user: null, owner_customer: null },
  } satisfies ContentTable<ColumnSetContent>,
} as const;
