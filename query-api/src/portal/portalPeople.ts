import type { PortalPerson } from '@talloor/contracts/endpoints/portalOrders.ts';
import { columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';

export const personColumns = columnsOf(accountsTable, 'user_id', 'first_name', 'last_name');
export type PersonRow = RowOf<typeof personColumns>;

/** A user by first and last name; null where the account's personal data were erased. */
export const personView = ({ user_id, first_name: first, last_name: last }: PersonRow): PortalPerson => ({
  user_id,
  name: [first, last].filter(Boolean).join(' ') || null,
});

/** In the order in which a person looks for a name; who has none comes last. */
export const peopleView = (rows: readonly PersonRow[]): PortalPerson[] =>
  rows
    .map(personView)
    .toSorted((one, other) =>
      one.name === null || other.name === null
        ? Number(one.name === null) - Number(other.name === null)
        : one.name.localeCompare(other.name, 'nl'),
    );

/** Which page of how many; `limit` rows on each. */
export function pageView(page: number, limit: number, results: number) {
  return {
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(results / limit)),
    results,
    offset: (page - 1) * limit,
  };
}
