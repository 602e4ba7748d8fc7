import type pg from 'pg';
import type { CustomerRight } from '@talloor/contracts/endpoint.ts';

export async function changeRightsOf(
  pool: Pick<pg.Pool, 'query'>,
  userId: string,
  customerNumber: string,
  rights: readonly CustomerRight[],
): Promise<void> {
  await pool.query(
    `update platform.sessions set sess = jsonb_set(sess::jsonb, '{user,rights}', $3::jsonb)
     where sess -> 'user' ->> 'userId' = $1 and sess -> 'user' ->> 'customerNumber' = $2`,
    [userId, customerNumber, JSON.stringify(rights)],
  );
}
