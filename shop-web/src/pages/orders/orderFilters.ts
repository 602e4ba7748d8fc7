import { askedDay } from '@talloor/contracts/shapes.ts';

/** What every group of orders is filtered by: words, and days (yyyy-mm-dd); empty where nothing is asked. */
export type CommonFilters = { readonly q: string; readonly from: string; readonly to: string };

const dayIn = (value: string | null): string => (askedDay.safeParse(value).success ? (value ?? '') : '');

/** What an address asks for. */
export const commonFiltersOf = (query: URLSearchParams): CommonFilters => ({
  q: (query.get('q') ?? '').slice(0, 60),
  from: dayIn(query.get('from')),
  to: dayIn(query.get('to')),
});

/** Whether anything is asked. */
export const isAsked = ({ q, from, to }: CommonFilters): boolean => q !== '' || from !== '' || to !== '';

/** The same for an address or a call: only what is asked. */
export const askedOf = ({ q, from, to }: CommonFilters) => ({
  ...(q !== '' && { q }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
});
