import type { Pool } from 'pg';
import { gathering } from '@talloor/platform/gathering.ts';
import { sumBatches, type VisitorBatch } from './sumBatches.ts';

type Database = Pick<Pool, 'query'>;

const limits = { together: 50, underWay: 2 };

/** Joins calls of one moment into one statement. */
export function createBatchWriter(database: Database): (batch: VisitorBatch) => Promise<void> {
  return gathering(limits, async (batches: readonly VisitorBatch[]) => {
    await writeBatches(database, batches);
    return batches.map(() => undefined);
  });
}

/** Does not wait for the disk: a crash may lose the last events. */
export async function writeBatches(database: Database, batches: readonly VisitorBatch[]): Promise<void> {
  const events = batches.flatMap(({ batch, ...visitor }) => batch.events.map((event) => ({ batch, visitor, event })));
  const { visits, articles } = sumBatches(batches);
  await database.query({
    ...statement,
    values: [
      events.map(({ visitor }) => visitor.at),
      events.map(({ event }) => event.name),
      events.map(({ batch }) => batch.web_id),
      events.map(({ batch }) => batch.visit_id),
      events.map(({ visitor }) => visitor.customerNumber),
      events.map(({ visitor }) => visitor.isSignedIn),
      events.map(({ batch }) => batch.language),
      events.map(({ batch }) => batch.device),
      events.map(({ event }) => JSON.stringify(event)),
      JSON.stringify(visits),
      JSON.stringify(articles),
    ],
  });
}

const statement = {
  name: 'analytics_write_batches',
  text: `with quick as (select set_config('synchronous_commit', 'off', true) as value),
    visit as (
      insert into analytics.visits as visit
        (visit_id, day, customer_number, language, device, searches, missed_searches, additions, orders)
      select visit_id, day, customer_number, language, device, searches, missed_searches, additions, orders
      from json_to_recordset($10::json) as sent (visit_id uuid, day date, customer_number text, language text,
        device text, searches int, missed_searches int, additions int, orders int)
      -- A page view leaves the row alone.
      where searches + additions + orders > 0 or not exists (
        select from analytics.visits as stored where stored.visit_id = sent.visit_id
          and stored.customer_number is not distinct from coalesce(sent.customer_number, stored.customer_number))
      on conflict (visit_id) do update set
        customer_number = coalesce(excluded.customer_number, visit.customer_number),
        searches = visit.searches + excluded.searches,
        missed_searches = visit.missed_searches + excluded.missed_searches,
        additions = visit.additions + excluded.additions,
        orders = visit.orders + excluded.orders),
    article as (
      insert into analytics.article_days as counted (day, article_number, views, orders)
      select day, article_number, views, orders
      from json_to_recordset($11::json) as sent (day date, article_number text, views int, orders int)
      on conflict (day, article_number) do update set
        views = counted.views + excluded.views, orders = counted.orders + excluded.orders)
    insert into analytics.events
      (at, name, web_id, visit_id, customer_number, is_signed_in, language, device, details)
    select at, name, web_id, visit_id, customer_number, is_signed_in, language, device, details::json
    from unnest($1::timestamptz[], $2::text[], $3::uuid[], $4::uuid[], $5::text[], $6::boolean[], $7::text[],
        $8::text[], $9::text[])
      as event (at, name, web_id, visit_id, customer_number, is_signed_in, language, device, details), quick`,
};
