import type { PortalPerson } from '@talloor/contracts/endpoints/portalOrders.ts';
import { columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';

export const personColumns = columnsOf(accountsTable, 'user_id', 'first_name', 'last_name');
export type PersonRow = RowOf<typeof personColumns>;

/** Null after erasure. */
export const personView = ({ user_id, first_name: first, last_name: last }: PersonRow): PortalPerson => ({
  user_id,
  name: [first, last].filter(Boolean).join(' ') || null,
});

/** People without names last. */
export const peopleView = (rows: readonly PersonRow[]): PortalPerson[] =>
  rows
    .map(personView)
    .toSorted((first, second) =>
      first.name === null || second.name === null
        ? Number(first.name === null) - Number(second.name === null)
        : first.name.localeCompare(second.name, 'nl'),
    );

export function pageView(page: number, limit: number, results: number) {
  return {
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(results / limit)),
    results,
    offset: (page - 1) * limit,
  };
}
