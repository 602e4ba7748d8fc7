import { facetKeys, readFilters, withItems, type FacetKey, type Filters } from './facetKeys.ts';

/** Sort ids of the API by their names (spec shopping §9). */
export const sortings = ['default', 'alphabetic', 'article_number', 'category', 'price_desc', 'price_asc'] as const;
export type Sorting = (typeof sortings)[number];

/** Page sizes until the server has told its own. */
export const usualSizes: readonly number[] = [24, 48, 96];
export const usualSize = 24;

export const views = ['rows', 'tiles'] as const;
export type View = (typeof views)[number];

/** What a lister is asked, beside what its page is about. */
export type ListState = {
  readonly keywords: string;
  readonly page: number;
  /** 1 to 6, in the order of `sortings`. */
  readonly sort: number;
  readonly filters: Filters;
  /** `filteroff=all`: no filters now, not even those that are kept. */
  readonly isOff: boolean;
  /** Null where the address leaves it to what the reader prefers. */
  readonly limit: number | null;
  readonly view: View | null;
  /** The order that is changed meanwhile; absent where none is. */
  readonly order?: string;
};

/** Marks that turn the direction of a text round, also of what stands beside it (Unicode, annex 9). */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const whole = (text: string | null, most: number): number | null =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) && Number(text) <= most ? Number(text) : null;

/**
 * What the address asks; what it does not say is the default. `filteroff=all` turns all filters off.
 *
 * @param kept filters that hold on every lister that does not choose of the same facet
 */
export function readList(address: URLSearchParams, kept: Filters = {}): ListState {
  const isOff = address.get('filteroff') === 'all';
  const chosen = readFilters(Object.fromEntries(facetKeys.map((key) => [key, address.getAll(key)])));
  const view = address.get('view');
  const order = address.get('order');
  return {
    keywords: (address.get('keywords') ?? '').replaceAll(directions, '').trim().slice(0, 200),
    page: whole(address.get('page'), 10_000) ?? 1,
    sort: whole(address.get('sort'), sortings.length) ?? 1,
    filters: isOff ? {} : { ...kept, ...chosen },
    isOff,
    limit: whole(address.get('limit'), 96),
    view: views.find((one) => one === view) ?? null,
    ...(order !== null && /^\d{1,20}$/.test(order) && { order }),
  };
}

/** The address of a list, without what is default anyway. */
export function writeList({ keywords, page, sort, filters, isOff, limit, view, order }: ListState): URLSearchParams {
  const address = new URLSearchParams();
  if (order !== undefined) address.set('order', order);
  if (keywords !== '') address.set('keywords', keywords);
  for (const key of facetKeys) for (const item of filters[key] ?? []) address.append(key, item);
  if (isOff) address.set('filteroff', 'all');
  if (sort !== 1) address.set('sort', String(sort));
  if (page !== 1) address.set('page', String(page));
  if (limit !== null) address.set('limit', String(limit));
  if (view !== null) address.set('view', view);
  return address;
}

/** The same list with other items of one facet; back on page 1. */
export const chooseItems = (state: ListState, key: FacetKey, items: readonly string[]): ListState =>
  withFilters(state, withItems(state.filters, key, items));

/** The same list with other filters; back on page 1. */
export const withFilters = (state: ListState, filters: Filters): ListState => ({
  ...state,
  page: 1,
  filters,
  isOff: false,
});

/** The same list on another page; itself where there is no such page, or it is there already (spec shopping §4, Search). */
export const toPage = (state: ListState, page: number, totalPages: number): ListState =>
  page < 1 || page > totalPages || page === state.page ? state : { ...state, page };
