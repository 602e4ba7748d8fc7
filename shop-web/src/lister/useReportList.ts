import { useReport } from '../analytics/useReport.ts';
import type { SearchAnswer } from '../products/useSearch.ts';
import { filterCount } from './facetKeys.ts';
import type { ListState } from './listState.ts';
import type { Subject } from './subject.ts';

/** Reports a search once for all its pages. @param answer null while it is not the one of this state */
export function useReportList(subject: Subject, state: ListState, limit: number, answer: SearchAnswer | null): void {
  const { keywords, filters, sort, page } = state;
  const isSearch = subject.kind === 'search';
  const words = keywords.split(/[\s;]+/).filter((word) => word !== '').length;
  const shown = answer && {
    products: answer.products,
    results: answer.pagination.results,
    trail: trailOf(answer),
  };
  useReport(
    shown !== null && isSearch && words > 0 ? JSON.stringify([keywords, filters]) : null,
    shown && { name: 'search', words, filters: filterCount(filters), ...shown },
  );
  useReport(
    shown === null ? null : JSON.stringify([keywords, filters, sort, page, limit]),
    shown && { name: 'view_list', widget: isSearch ? 'search' : 'list', ...shown },
  );
}

function trailOf({ about }: SearchAnswer): readonly string[] {
  if (about === null) return [];
  const above = about.trail.filter(({ alias }) => alias !== about.alias);
  return [...above.map(({ name }) => name), about.name];
}
