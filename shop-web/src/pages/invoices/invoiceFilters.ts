import {
  invoiceSorts,
  invoiceStates,
  type InvoiceSort,
  type InvoiceState,
} from '@talloor/contracts/endpoints/invoices.ts';
import { commonFiltersOf, commonParameters, hasCommonFilter, type CommonFilters } from '../orders/orderFilters.ts';

/** Empty for none. */
export type InvoiceFilters = CommonFilters & { readonly state: InvoiceState | ''; readonly address: string };
export const noFilters: InvoiceFilters = { q: '', from: '', to: '', state: '', address: '' };

export const sortings = ['date desc', 'date asc', 'due asc', 'amount desc', 'amount asc', 'number asc'] as const;
export type Sorting = (typeof sortings)[number];

export const filtersOf = (query: URLSearchParams): InvoiceFilters => ({
  ...commonFiltersOf(query),
  state: invoiceStates.find((state) => state === query.get('state')) ?? '',
  address: (query.get('address') ?? '').slice(0, 200),
});

export const isFiltered = (filters: InvoiceFilters): boolean =>
  hasCommonFilter(filters) || filters.state !== '' || filters.address !== '';

export const sortingOf = (query: URLSearchParams): Sorting =>
  sortings.find((sorting) => sorting === query.get('sort')) ?? 'date desc';

export function selectionOf(filters: InvoiceFilters, sorting: Sorting) {
  const [sort, order] = sorting.split(' ') as [InvoiceSort, 'asc' | 'desc'];
  return {
    ...commonParameters(filters),
    ...(filters.state !== '' && { state: filters.state }),
    ...(filters.address !== '' && { address: filters.address }),
    sort: invoiceSorts.find((each) => each === sort) ?? 'date',
    order,
  };
}
