import { cookieText } from '../preferences/cookieText.ts';
import { isStickyKey, readFilters, type FacetKey, type Filters } from './facetKeys.ts';
import { views, type View } from './listState.ts';

const asWritten = (text: string) => text;

/** Null before the first choice. */
export const viewPreference = cookieText<View | null>(
  'listView',
  (text) => views.find((view) => view === text) ?? null,
  (view) => view ?? '',
);

export const pageSizePreference = cookieText<number | null>(
  'pageSize',
  (text) => (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 96 ? Number(text) : null),
  (size) => (size === null ? '' : String(size)),
);

/** Column set id; empty for the usual rows. */
export const columnSetPreference = cookieText<string>(
  'columnSet',
  (text) => (/^\d{1,20}$/.test(text) ? text : ''),
  asWritten,
);

const onlySticky = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([key]) => isStickyKey(key as FacetKey)));

/** Spec shopping §9, cookie `sticky_filters`. */
export const stickyFilters = cookieText<Filters>(
  'sticky_filters',
  (text) => {
    try {
      const storedValue: unknown = JSON.parse(text || '{}');
      if (typeof storedValue !== 'object' || storedValue === null) return {};
      return onlySticky(readFilters(storedValue as Record<string, unknown>));
    } catch {
      return {};
    }
  },
  (filters) => (Object.keys(filters).length === 0 ? '' : JSON.stringify(filters)),
);
