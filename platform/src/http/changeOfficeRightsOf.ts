import type pg from 'pg';
import type { OfficeRight, OfficeRole } from '@talloor/contracts/endpoint.ts';
import { findRows } from '../postgres/findRows.ts';

type Db = Pick<pg.Pool, 'query'>;

/** Sessions of people with the role. @param rightsOf of every role */
export async function changeOfficeRightsOf(
  db: Db,
  role: OfficeRole,
  rightsOf: Readonly<Record<OfficeRole, readonly OfficeRight[]>>,
): Promise<void> {
  await db.query(
    `update platform.sessions set sess = jsonb_set(sess::jsonb, '{user,officeRights}', coalesce(
       (select jsonb_agg(distinct granted.name)
        from jsonb_array_elements_text(sess::jsonb -> 'user' -> 'roles') as held (role)
        cross join lateral jsonb_array_elements_text(coalesce($2::jsonb -> held.role, '[]'::jsonb)) as granted (name)),
       '[]'::jsonb))
     where (sess -> 'user' -> 'roles')::jsonb ? $1`,
    [role, JSON.stringify(rightsOf)],
  );
}

export async function changeOfficeRolesOf(
  db: Db,
  userId: string,
  roles: readonly OfficeRole[],
  rights: readonly OfficeRight[],
): Promise<void> {
  await db.query(
    `update platform.sessions set sess = jsonb_set(sess::jsonb, '{user}', (sess::jsonb -> 'user') || $2::jsonb)
     where sess -> 'user' ->> 'userId' = $1 and sess -> 'user' -> 'view' is null`,
    [userId, JSON.stringify({ roles, officeRights: rights })],
  );
}

export async function findViewers(db: Db): Promise<readonly string[]> {
  const text = `select distinct sess -> 'user' -> 'view' ->> 'actorId' as id from platform.sessions
    where sess -> 'user' -> 'view' ->> 'actorId' is not null`;
  return (await findRows(db, { id: 'text not null' }, text)).map(({ id }) => id);
}

export const endViewsOf = async (db: Db, actorId: string): Promise<void> => {
  await db.query(`delete from platform.sessions where sess -> 'user' -> 'view' ->> 'actorId' = $1`, [actorId]);
};
