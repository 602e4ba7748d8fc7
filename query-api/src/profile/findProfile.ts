import type pg from 'pg';
import { accountPasskeysTable, accountsTable } from '@talloor/projections/tables/accounts.ts';

/** A row of the read model; what belongs to the person is null once they were erased or where it was never told. */
export type FoundProfile = {
  readonly username: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly wanted_email: string | null;
  readonly gender: string | null;
  readonly phone_1: string | null;
  readonly phone_2: string | null;
  readonly position: string | null;
  readonly company_type: string | null;
  readonly extra_contact_name: string | null;
  readonly extra_contact_email: string | null;
  readonly language: 'nl' | 'fr';
  readonly erasure_requested_at: string | null;
  readonly passkeys: readonly {
    readonly passkey_id: string;
    readonly name: string | null;
    readonly added_at: string;
  }[];
};

const text = `
  select a.username, a.first_name, a.last_name, a.email,
    case when a.wanted_email_until > $2 then a.wanted_email end as wanted_email, a.gender, a.phone_1, a.phone_2, a.position, a.company_type,
    a.extra_contact_name, a.extra_contact_email, a.language, a.erasure_requested_at,
    (select coalesce(json_agg(json_build_object('passkey_id', p.passkey_id, 'name', p.name, 'added_at', p.added_at)
                              order by p.added_at, p.passkey_id), '[]')
     from ${accountPasskeysTable.qualifiedName} p where p.user_id = a.user_id) as passkeys
  from ${accountsTable.qualifiedName} a where a.user_id = $1`;

/** What a user told about himself, with his passkeys; null where the read model does not know him yet. @param now which links have lapsed */
export async function findProfile(pool: pg.Pool, userId: string, now: Date): Promise<FoundProfile | null> {
  const { rows } = await pool.query<FoundProfile>({ name: 'profile', text, values: [userId, now.toISOString()] });
  return rows[0] ?? null;
}
