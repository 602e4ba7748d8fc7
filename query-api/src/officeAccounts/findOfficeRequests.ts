import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { customerChangesTable } from '@talloor/projections/tables/customerChanges.ts';
import { casesTable } from '@talloor/projections/tables/cases.ts';
import { returnsTable } from '@talloor/projections/tables/returns.ts';
import { registrationsTable } from '@talloor/projections/tables/registrations.ts';
import type { FoundChange } from '../customers/findCustomerChanges.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, orNull, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';

const officeRequestRowColumns = {
  ...columnsOf(
    customerChangesTable,
    'requested_at',
    'requested_by',
    'comment',
    'decided_at',
    'decided_by',
    'reason',
    'answer',
  ),
  ...columnsOf(returnsTable, 'language'),
  ...orNull(columnsOf(customerChangesTable, 'customer_number', 'old_postal', 'old_city', 'new_postal', 'new_city')),
  ...orNull(columnsOf(returnsTable, 'customer_name')),
  id: 'text not null',
  kind: typed<'delivery' | 'billing' | 'erasure'>('text not null'),
  status: typed<'requested' | 'accepted' | 'refused'>('text not null'),
  requester: 'text',
  old_personal: typed<FoundChange['old_personal']>('json'),
  new_personal: typed<FoundChange['new_personal']>('json'),
} as const;
export type OfficeRequestRow = RowOf<typeof officeRequestRowColumns>;

const changes = `${customerChangesTable.qualifiedName}`;
const accounts = `${accountsTable.qualifiedName}`;
const nameOf = (table: string) => `nullif(concat_ws(' ', ${table}.first_name, ${table}.last_name), '')`;
const erasureCondition = 'a.erasure_requested_at is not null and a.username is not null';

const changeRows = `select c.request_id as id, c.kind, c.status, c.requested_at, c.requested_by, ${nameOf('a')} as requester,
    coalesce(a.language, 'nl') as language, c.customer_number, coalesce(k.name, c.customer_number) as customer_name,
    c.old_personal, c.old_postal, c.old_city, c.new_personal, c.new_postal, c.new_city, c.comment, c.decided_at,
    coalesce(${nameOf('d')}, c.decided_by) as decided_by, c.reason, c.answer
  from ${changes} c left join ${accounts} a on a.user_id = c.requested_by
    left join ${accounts} d on d.user_id = c.decided_by left join catalogue.customers k using (customer_number)`;
const erasureRows = `select a.user_id, 'erasure', 'requested', a.erasure_requested_at, a.user_id, ${nameOf('a')}, a.language,
    null, null, null::json, null, null, null::json, null, null, null, null, null, null, null
  from ${accounts} a where ${erasureCondition}`;

const parts = {
  todo: `select * from (${changeRows} where c.status = 'requested' union all ${erasureRows}) r`,
  done: `select * from (${changeRows} where c.status <> 'requested') r`,
} as const;

/** Pending: oldest first. Judged: newest first. */
export async function findOfficeRequests(
  pool: pg.Pool,
  part: keyof typeof parts,
  [first, last]: readonly [number, number],
): Promise<{ total: number; requests: OfficeRequestRow[] }> {
  const order = part === 'todo' ? 'requested_at, id' : 'decided_at desc, id';
  const [countRows, pageRows] = await Promise.all([
    findRows(pool, { total: 'int not null' }, `select count(*)::int as total from (${parts[part]}) counted`),
    findRows(
      pool,
      officeRequestRowColumns,
      `${parts[part]} order by ${order} limit ${last - first + 1} offset ${first}`,
    ),
  ]);
  return { total: countRows[0]?.total ?? 0, requests: pageRows };
}

const work = `select
  (select count(*)::int from ${changes} where status = 'requested')
    + (select count(*)::int from ${accounts} a where ${erasureCondition}) as requests,
  (select count(*)::int from ${registrationsTable.qualifiedName} where status = 'todo') as registrations,
  (select count(*)::int from ${returnsTable.qualifiedName}
    where status in ('requested', 'accepted', 'planned', 'collected')) as returns,
  (select count(*)::int from ${casesTable.qualifiedName} where status = 'open') as cases`;

const officeWorkColumns = {
  requests: 'int not null',
  registrations: 'int not null',
  returns: 'int not null',
  cases: 'int not null',
} as const;
type OfficeWork = RowOf<typeof officeWorkColumns>;

export async function countOfficeWork(pool: pg.Pool): Promise<OfficeWork> {
  const rows = await findRows(pool, officeWorkColumns, { name: 'office-work', text: work });
  return rows[0] ?? { requests: 0, registrations: 0, returns: 0, cases: 0 };
}
