import type { Occurrence } from '../analytics/occurrence.ts';
import { useReport } from '../analytics/useReport.ts';
import type { SearchAnswer } from '../products/useSearch.ts';
import { filterCount } from './facetKeys.ts';
import type { ListState } from './listState.ts';
import type { Subject } from './subject.ts';

/** @param answer null while an older one is shown */
export function useReportList(subject: Subject, state: ListState, limit: number, answer: SearchAnswer | null): void {
  const { keywords, filters, sort, page } = state;
  const occurrences = answer && occurrencesOfList(subject, state, answer);
  useReport(JSON.stringify([keywords, filters]), occurrences && occurrences.search);
  useReport(JSON.stringify([keywords, filters, sort, page, limit]), occurrences && occurrences.list);
}

type ListOccurrences = { readonly search: Occurrence | null; readonly list: Occurrence };

export function occurrencesOfList(subject: Subject, state: ListState, answer: SearchAnswer): ListOccurrences {
  const isSearch = subject.kind === 'search';
  const words = state.keywords.split(/[\s;]+/).filter((word) => word !== '').length;
  const shown = { products: answer.products, results: answer.pagination.results, trail: trailOf(answer) };
  return {
    search: isSearch && words > 0 ? { name: 'search', words, filters: filterCount(state.filters), ...shown } : null,
    list: { name: 'view_list', widget: isSearch ? 'search' : 'list', ...shown },
  };
}

function trailOf({ about }: SearchAnswer): readonly string[] {
  if (about === null) return [];
  const above = about.trail.filter(({ alias }) => alias !== about.alias);
  return [...above.map(({ name }) => name), about.name];
}
