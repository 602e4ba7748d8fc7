import { inputDay } from '@talloor/contracts/shapes.ts';

/** Days are yyyy-mm-dd; empty for none. */
export type CommonFilters = { readonly q: string; readonly from: string; readonly to: string };

const dayIn = (value: string | null): string => (inputDay.safeParse(value).success ? (value ?? '') : '');

export const commonFiltersOf = (query: URLSearchParams): CommonFilters => ({
  q: (query.get('q') ?? '').slice(0, 60),
  from: dayIn(query.get('from')),
  to: dayIn(query.get('to')),
});

export const hasCommonFilter = ({ q, from, to }: CommonFilters): boolean => q !== '' || from !== '' || to !== '';

export const commonParameters = ({ q, from, to }: CommonFilters) => ({
  ...(q !== '' && { q }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
});
