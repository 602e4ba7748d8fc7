import type pg from 'pg';

/** Ends every session of a user, on whatever device, and those in which this user looks as somebody else: its next request is a visitor's. */
export async function endSessionsOf(pool: Pick<pg.Pool, 'query'>, userId: string): Promise<void> {
  await pool.query(
    `delete from platform.sessions
     where sess -> 'user' ->> 'userId' = $1 or sess -> 'user' -> 'view' ->> 'actorId' = $1`,
    [userId],
  );
}

/** Ends every session of whoever orders for a customer, whichever they chose: who has others signs in again for those. */
export async function endSessionsOfCustomer(pool: Pick<pg.Pool, 'query'>, customerNumber: string): Promise<void> {
  await pool.query(`delete from platform.sessions where (sess -> 'user' -> 'customers')::jsonb ? $1`, [customerNumber]);
}
