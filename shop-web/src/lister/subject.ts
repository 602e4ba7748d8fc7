import { pageOfPath } from '../paths.ts';

/** What a lister is about: what is searched for, a category, label or theme by the alias of its page, or what is in promotion. */
export type Subject =
  { readonly kind: 'search' } | { readonly kind: 'assortment'; readonly alias: string } | { readonly kind: 'promo' };

/** What the list of a page is about, told by its path alone (spec shopping §2, Lister). */
export function subjectOfPath(pathname: string): Subject {
  const found = pageOfPath(pathname);
  if (found?.page === 'promo') return { kind: 'promo' };
  const alias = found?.page === 'assortment' ? found.numbers['alias'] : undefined;
  return alias === undefined ? { kind: 'search' } : { kind: 'assortment', alias };
}

/** The subject in words of the API: `extraFilters` of a search. */
export function extraFiltersOf(subject: Subject): string {
  switch (subject.kind) {
    case 'search':
      return '{}';
    case 'assortment':
      return JSON.stringify({ category: [subject.alias] });
    case 'promo':
      return JSON.stringify({ promo: ['1'] });
    default:
      return subject satisfies never;
  }
}
