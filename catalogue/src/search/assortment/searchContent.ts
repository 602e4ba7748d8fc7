import type { Bilingual, PromoFacts } from '@talloor/rules/facts.ts';

/** Reloaded per version. */
export type SearchContent = {
  readonly groups: readonly (Category & { readonly board: string })[];
  readonly subgroups: readonly (Category & { readonly groupCode: string })[];
  readonly items: readonly (Category & { readonly subgroupCode: string })[];
  readonly labels: readonly {
    readonly key: string;
    readonly name: Bilingual;
    readonly description: Bilingual;
    readonly sorting: number;
  }[];
  readonly themes: readonly (Published & {
    readonly alias: string;
    readonly name: Bilingual;
    readonly description: Bilingual;
    readonly board: string;
    readonly articles: readonly string[];
  })[];
  readonly facets: readonly {
    readonly key: string;
    readonly name: Bilingual;
    readonly enabled: boolean;
    readonly priority: number;
    readonly showMoreLimit: number;
  }[];
  readonly synonyms: readonly {
    readonly language: 'nl' | 'fr';
    readonly words: readonly string[];
    readonly oneWay: boolean;
  }[];
  readonly redirects: readonly { readonly language: 'nl' | 'fr'; readonly keywords: string; readonly target: string }[];
  readonly banners: readonly SearchBanner[];
  /** Newest first, without free articles. */
  readonly promotions: readonly (PromoFacts & { readonly from: string; readonly to: string })[];
  readonly vatRates: readonly { readonly code: string; readonly from: string }[];
};

export type Category = {
  readonly code: string;
  readonly alias: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly sorting: number;
};

/** Inclusive days; null: without end. */
export type Published = { readonly from: string | null; readonly to: string | null };

export type SearchBanner = Published & {
  readonly id: string;
  readonly place: 'search-top' | 'search-inside' | 'autocomplete';
  readonly alias: string;
  readonly keywords: string;
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly tag: Bilingual;
  readonly link: Bilingual;
  readonly linkText: Bilingual;
  readonly board: string;
  readonly image: string | null;
};

export const isShownOn = ({ from, to }: Published, day: string): boolean =>
  (from === null || from <= day) && (to === null || to >= day);

const both = (column: string) => `jsonb_build_object('nl', ${column}_nl, 'fr', ${column}_fr)`;
const category = (code: string) =>
  `'code', ${code}, 'alias', alias, 'name', ${both('name')}, 'description', ${both('description')}, 'sorting', sorting`;
const list = (object: string, from: string, order: string) =>
  `coalesce((select jsonb_agg(jsonb_build_object(${object}) order by ${order}) from catalogue.${from}), '[]')`;

export const contentExpression = `jsonb_build_object(
  'groups', ${list(`${category('group_code')}, 'board', board`, 'navigation_groups', 'sorting, group_code')},
  'subgroups', ${list(`${category('subgroup_code')}, 'groupCode', group_code`, 'navigation_subgroups', 'sorting, subgroup_code')},
  'items', ${list(`${category('item_code')}, 'subgroupCode', subgroup_code`, 'navigation_items', 'sorting, item_code')},
  'labels', ${list(`'key', label_key, 'name', ${both('name')}, 'description', ${both('description')}, 'sorting', sorting`, 'labels', 'sorting, label_key')},
  'themes', ${list(
    `'alias', alias, 'name', ${both('headline')}, 'description', ${both('description')}, 'board', board, 'articles', articles,
     'from', from_day, 'to', to_day`,
    `special_lists where kind = 'theme' and published`,
    'sorting, list_id',
  )},
  'facets', ${list(`'key', facet_key, 'name', ${both('name')}, 'enabled', enabled, 'priority', priority, 'showMoreLimit', show_more_limit`, 'facets', 'priority, facet_key')},
  'synonyms', ${list(`'language', language, 'words', words, 'oneWay', one_way`, 'synonyms', 'synonym_id')},
  'redirects', ${list(`'language', language, 'keywords', keywords, 'target', target`, 'redirects', 'redirect_id')},
  'banners', ${list(
    `'id', banner_id::text, 'place', place, 'alias', alias, 'keywords', keywords, 'title', ${both('title')}, 'text', ${both('text')},
     'tag', ${both('tag')}, 'link', ${both('link')}, 'linkText', ${both('link_text')}, 'board', board, 'image', image,
     'from', from_day, 'to', to_day`,
    `banners where place in ('search-top', 'search-inside', 'autocomplete') and published`,
    'sorting, banner_id',
  )},
  'promotions', ${list(
    `'promoId', promo_id, 'type', type, 'label', ${both('label')}, 'description', ${both('description')}, 'freeItem', null,
     'percentage', percentage, 'amountMills', amount_mills, 'netPriceMills', net_price_mills,
     'minQuantity', min_quantity, 'freeArticleQuantity', free_article_quantity, 'maxFreeArticles', max_free_articles,
     'from', from_day, 'to', to_day, 'articleNumbers', array(
       select article_number from catalogue.promotion_articles a where a.promo_id = promotions.promo_id order by 1)`,
    'promotions',
    'from_day desc, promo_id',
  )},
  'vatRates', ${list(`'code', vat_code, 'from', from_day`, 'vat_rates', 'vat_code, from_day')})`;
