import { cookiePreference } from '../../preferences/cookiePreference.ts';

/** Facets that the search knows; each is a name in the address. */
export const facetKeys = ['group', 'subgroup', 'brand', 'promo'] as const;
export type FacetKey = (typeof facetKeys)[number];

/** Sort ids of the API (spec shopping §9). */
export const sortings = [
  { id: 1, key: 'default' },
  { id: 2, key: 'alphabetic' },
  { id: 3, key: 'article_number' },
  { id: 4, key: 'category' },
  { id: 5, key: 'price_desc' },
  { id: 6, key: 'price_asc' },
] as const;

export const pageSizes = [24, 48, 96] as const;

/** How results look, and how many; kept for a year. */
export const viewPreference = cookiePreference('listView', ['rows', 'tiles']);
export const pageSizePreference = cookiePreference('pageSize', ['24', '48', '96']);

export type SearchState = {
  readonly keywords: string;
  readonly page: number;
  readonly sort: number;
  readonly filters: Readonly<Record<FacetKey, readonly string[]>>;
};

/** The address of everything in promotion. */
export const promoSearch = '?promo=1';

const whole = (text: string | null, otherwise: number): number =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : otherwise;

/** What the address asks; what it does not say is the default. `filteroff=all` turns the filters off. */
export function readSearch(address: URLSearchParams): SearchState {
  const isOff = address.get('filteroff') === 'all';
  const chosen = (key: FacetKey) => (isOff ? [] : [...new Set(address.getAll(key))]);
  const sort = whole(address.get('sort'), 1);
  return {
    keywords: (address.get('keywords') ?? '').trim(),
    page: whole(address.get('page'), 1),
    sort: sortings.some((one) => one.id === sort) ? sort : 1,
    filters: { group: chosen('group'), subgroup: chosen('subgroup'), brand: chosen('brand'), promo: chosen('promo') },
  };
}

/** The address of a search, without what is default anyway. */
export function writeSearch({ keywords, page, sort, filters }: SearchState): URLSearchParams {
  const address = new URLSearchParams();
  if (keywords !== '') address.set('keywords', keywords);
  for (const key of facetKeys) for (const value of filters[key]) address.append(key, value);
  if (sort !== 1) address.set('sort', String(sort));
  if (page !== 1) address.set('page', String(page));
  return address;
}

export const noFilters: SearchState['filters'] = { group: [], subgroup: [], brand: [], promo: [] };

/** How many filters are set. */
export const filterCount = ({ filters }: SearchState): number =>
  facetKeys.reduce((count, key) => count + filters[key].length, 0);

/** The same search with one filter switched; back on page 1. */
export function toggleFilter(state: SearchState, key: FacetKey, value: string): SearchState {
  const chosen = state.filters[key];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return { ...state, page: 1, filters: { ...state.filters, [key]: next } };
}
