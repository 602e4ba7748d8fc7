import type pg from 'pg';
import { accountPasskeysTable, accountsTable } from '@talloor/projections/tables/accounts.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';

/** Personal values are null after erasure or when never given. */
const foundProfileColumns = {
  ...columnsOf(
    accountsTable,
    'username',
    'first_name',
    'last_name',
    'email',
    'wanted_email',
    'gender',
    'phone_1',
    'phone_2',
    'position',
    'company_type',
    'extra_contact_name',
    'extra_contact_email',
    'erasure_requested_at',
  ),
  language: typed<'nl' | 'fr'>('text not null'),
  passkeys: typed<
    readonly {
      readonly passkey_id: string;
      readonly name: string | null;
      readonly added_at: string;
    }[]
  >('json not null'),
} as const;
export type FoundProfile = RowOf<typeof foundProfileColumns>;

const text = `
  select a.username, a.first_name, a.last_name, a.email,
    case when a.wanted_email_until > $2 then a.wanted_email end as wanted_email, a.gender, a.phone_1, a.phone_2, a.position, a.company_type,
    a.extra_contact_name, a.extra_contact_email, a.language, a.erasure_requested_at,
    (select coalesce(json_agg(json_build_object('passkey_id', p.passkey_id, 'name', p.name, 'added_at', p.added_at)
                              order by p.added_at, p.passkey_id), '[]')
     from ${accountPasskeysTable.qualifiedName} p where p.user_id = a.user_id) as passkeys
  from ${accountsTable.qualifiedName} a where a.user_id = $1`;

/** @param now for expired links */
export async function findProfile(pool: pg.Pool, userId: string, now: Date): Promise<FoundProfile | null> {
  const rows = await findRows(pool, foundProfileColumns, {
    name: 'profile',
    text,
    values: [userId, now.toISOString()],
  });
  return rows[0] ?? null;
}
