import { pageOfPath } from '../paths.ts';

/** Categories, labels and themes by page alias. */
export type Subject =
  | { readonly kind: 'search' }
  | { readonly kind: 'assortment'; readonly alias: string }
  | { readonly kind: 'promo' };

/** Spec shopping §2, Lister. */
export function subjectOfPath(pathname: string): Subject {
  const foundPage = pageOfPath(pathname);
  if (foundPage?.page === 'promo') return { kind: 'promo' };
  const alias = foundPage?.page === 'assortment' ? foundPage.numbers['alias'] : undefined;
  return alias === undefined ? { kind: 'search' } : { kind: 'assortment', alias };
}

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
