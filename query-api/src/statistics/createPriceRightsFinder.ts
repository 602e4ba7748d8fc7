import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { customerUsersTable } from '@talloor/projections/tables/customerUsers.ts';
import { purchaseChangesTable } from '@talloor/projections/tables/purchases.ts';
import { gathering } from '@talloor/platform/gathering.ts';
import { typed, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { isGranted, type CustomerRight } from '@talloor/rules/account/rights.ts';
import type { QuerySide } from '../module.ts';

const columns = {
  is_linked: 'boolean not null',
  rights: typed<readonly CustomerRight[]>('jsonb'),
  version: 'text not null',
} as const;

const text = `
  select a.user_id is not null as is_linked, u.rights, concat(c.tableoid, ' ', c.position) as version
  from unnest($1::text[], $2::text[]) with ordinality as question (user_id, customer_number, place)
    left join (${customerUsersTable.qualifiedName} u
      join ${accountsTable.qualifiedName} a on a.user_id = u.user_id and a.status = 'active')
      on u.user_id = question.user_id and u.customer_number = question.customer_number
    left join ${purchaseChangesTable.qualifiedName} c on c.customer_number = question.customer_number
  order by place`;

export type PriceRights = {
  /** To every customer, with an active account. */
  readonly isLinked: boolean;
  /** Of every customer. */
  readonly showsPrices: boolean;
  /** By customer; another after any change of purchases, and after a rebuild. */
  readonly versions: ReadonlyMap<string, string>;
};
type Link = { readonly userId: string; readonly customerNumber: string };

const limits = { together: 200, underWay: 2 };

/** Concurrent questions share a statement. */
export function createPriceRightsFinder({ pool, showsPrices }: Pick<QuerySide, 'showsPrices'> & { pool: pg.Pool }) {
  const findLink = gathering<Link, RowOf<typeof columns>>(limits, (links) =>
    findRows(pool, columns, {
      name: 'price-rights',
      text,
      values: [links.map(({ userId }) => userId), links.map(({ customerNumber }) => customerNumber)],
    }),
  );
  return async (userId: string, customerNumbers: readonly string[]): Promise<PriceRights> => {
    const [links, shown] = await Promise.all([
      Promise.all(customerNumbers.map((customerNumber) => findLink({ userId, customerNumber }))),
      Promise.all(customerNumbers.map(showsPrices)),
    ]);
    const isLinked = links.every((link) => link.is_linked);
    return {
      isLinked,
      versions: new Map(links.map(({ version }, index) => [customerNumbers[index] ?? '', version])),
      showsPrices:
        isLinked && links.every(({ rights }) => isGranted(rights ?? undefined, 'see_prices')) && shown.every(Boolean),
    };
  };
}
