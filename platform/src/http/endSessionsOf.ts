import type pg from 'pg';

/** Ends views as somebody else, too. */
export async function endSessionsOf(pool: Pick<pg.Pool, 'query'>, userId: string): Promise<void> {
  await pool.query(
    `delete from platform.sessions
     where sess -> 'user' ->> 'userId' = $1 or sess -> 'user' -> 'view' ->> 'actorId' = $1`,
    [userId],
  );
}

export async function endSessionsOfCustomer(pool: Pick<pg.Pool, 'query'>, customerNumber: string): Promise<void> {
  await pool.query(`delete from platform.sessions where (sess -> 'user' -> 'customers')::jsonb ? $1`, [customerNumber]);
}
