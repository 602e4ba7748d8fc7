import type pg from 'pg';
import type { OfficeRoleView } from '@talloor/contracts/endpoints/officeRoles.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { officeRoleRightsTable } from '@talloor/projections/tables/officeRoleRights.ts';
import {
  completeOfficeRights,
  defaultOfficeRights,
  officeRights,
  officeRoles,
  type OfficeRole,
} from '@talloor/rules/account/officeRights.ts';

const text = `select r.role, s.rights, s.changed_at,
    (select count(*)::int from ${accountsTable.qualifiedName} a
      where a.status = 'active' and a.roles ? r.role) as people
  from unnest($1::text[]) with ordinality as r (role, place)
    left join ${officeRoleRightsTable.qualifiedName} s using (role) order by r.place`;
const columns = {
  role: typed<OfficeRole>('text not null'),
  rights: typed<readonly string[]>('jsonb'),
  changed_at: 'text',
  people: 'int not null',
} as const;

export async function findOfficeRoles(pool: Pick<pg.Pool, 'query'>): Promise<OfficeRoleView[]> {
  const rows = await findRows(pool, columns, { name: 'office-roles', text, values: [officeRoles] });
  return rows.map(({ role, rights, changed_at: changedAt, people }) => ({
    id: role,
    rights: [
      ...(rights === null
        ? defaultOfficeRights[role]
        : completeOfficeRights(officeRights.filter((right) => rights.includes(right)))),
    ],
    people,
    changed_at: changedAt,
  }));
}
