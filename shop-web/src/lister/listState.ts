import { facetKeys, readFilters, withItems, type FacetKey, type Filters } from './facetKeys.ts';

/** Names of the API's sort ids (spec shopping §9). */
export const sortings = ['default', 'alphabetic', 'article_number', 'category', 'price_desc', 'price_asc'] as const;
export type Sorting = (typeof sortings)[number];

/** Until the server sends its own. */
export const usualSizes: readonly number[] = [24, 48, 96];
export const usualSize = 24;

export const views = ['rows', 'tiles'] as const;
export type View = (typeof views)[number];

export type ListState = {
  readonly keywords: string;
  readonly page: number;
  /** 1 to 6, as in `sortings`. */
  readonly sort: number;
  readonly filters: Filters;
  /** `filteroff=all`: ignores even kept filters. */
  readonly isOff: boolean;
  /** Null for the user's preference. */
  readonly limit: number | null;
  readonly view: View | null;
  /** Order being changed. */
  readonly order?: string;
};

/** Change text direction (Unicode, annex 9). */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const whole = (text: string | null, most: number): number | null =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) && Number(text) <= most ? Number(text) : null;

/** @param keptFilters for facets that the address does not choose */
export function readList(address: URLSearchParams, keptFilters: Filters = {}): ListState {
  const isOff = address.get('filteroff') === 'all';
  const addressFilters = readFilters(Object.fromEntries(facetKeys.map((key) => [key, address.getAll(key)])));
  const view = address.get('view');
  const order = address.get('order');
  return {
    keywords: (address.get('keywords') ?? '').replaceAll(directions, '').trim().slice(0, 200),
    page: whole(address.get('page'), 10_000) ?? 1,
    sort: whole(address.get('sort'), sortings.length) ?? 1,
    filters: isOff ? {} : { ...keptFilters, ...addressFilters },
    isOff,
    limit: whole(address.get('limit'), 96),
    view: views.find((candidate) => candidate === view) ?? null,
    ...(order !== null && /^\d{1,20}$/.test(order) && { order }),
  };
}

/** Omits defaults. */
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

export const chooseItems = (state: ListState, key: FacetKey, items: readonly string[]): ListState =>
  withFilters(state, withItems(state.filters, key, items));

export const withFilters = (state: ListState, filters: Filters): ListState => ({
  ...state,
  page: 1,
  filters,
  isOff: false,
});

/** Unchanged for a missing or the current page (spec shopping §4). */
export const toPage = (state: ListState, page: number, totalPages: number): ListState =>
  page < 1 || page > totalPages || page === state.page ? state : { ...state, page };
