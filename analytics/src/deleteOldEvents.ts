import type { Pool } from 'pg';

export const keptMonths = 13;

const oldest = `$1::timestamptz - interval '${keptMonths} months'`;
const oldestDay = `((${oldest}) at time zone 'Europe/Brussels')::date`;

export async function deleteOldEvents(pool: Pick<Pool, 'query'>, now: Date, limit: number): Promise<boolean> {
  const deleted = await Promise.all(
    [
      // Ids follow time.
      `delete from analytics.events where event_id = any (array(
         select event_id from (select event_id, at from analytics.events order by event_id limit $2) as first_events
         where at < ${oldest}))`,
      `delete from analytics.visits where visit_id = any (array(
         select visit_id from analytics.visits where day < ${oldestDay} order by day limit $2))`,
      `delete from analytics.article_days where ctid = any (array(
         select ctid from analytics.article_days where day < ${oldestDay} order by day limit $2))`,
    ].map((text) => pool.query(text, [now, limit])),
  );
  return deleted.some(({ rowCount }) => (rowCount ?? 0) === limit);
}
