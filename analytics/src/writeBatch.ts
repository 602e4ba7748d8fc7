import type { CollectedBatch } from '@talloor/contracts/analytics/collectedEvents.ts';
import type { Database } from '@talloor/platform/postgres/findRows.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { countBatch } from './countBatch.ts';

export type Visitor = {
  /** Null: a visitor, or nobody chose a customer. */
  readonly customerNumber: string | null;
  readonly isSignedIn: boolean;
};

/** Does not wait for the disk: a crash may lose the last events. */
export async function writeBatch(database: Database, batch: CollectedBatch, visitor: Visitor, at: Date): Promise<void> {
  const { searches, missedSearches, additions, orders, articles } = countBatch(batch.events);
  // One order of locks.
  const counted = [...articles].toSorted(([one], [other]) => (one < other ? -1 : 1));
  await (database as { query: (query: object) => Promise<unknown> }).query({
    ...statement,
    values: [
      at,
      dayAt(at.getTime()),
      batch.web_id,
      batch.visit_id,
      visitor.customerNumber,
      visitor.isSignedIn,
      batch.language,
      batch.device,
      batch.events.map(({ name }) => name),
      batch.events.map((event) => JSON.stringify(event)),
      searches,
      missedSearches,
      additions,
      orders,
      counted.map(([articleNumber]) => articleNumber),
      counted.map(([, { views }]) => views),
      counted.map(([, counts]) => counts.orders),
    ],
  });
}

const statement = {
  name: 'analytics_write_batch',
  text: `with quick as (select set_config('synchronous_commit', 'off', true) as value),
    visit as (
      insert into analytics.visits as visit
        (visit_id, day, customer_number, language, device, searches, missed_searches, additions, orders)
      select $4::uuid, $2::date, $5::text, $7::text, $8::text, $11::int, $12::int, $13::int, $14::int
      where $11::int + $13::int + $14::int > 0 or not exists (
        select from analytics.visits as known
        where known.visit_id = $4::uuid and known.customer_number is not distinct from coalesce($5::text, known.customer_number))
      on conflict (visit_id) do update set
        customer_number = coalesce(excluded.customer_number, visit.customer_number),
        searches = visit.searches + excluded.searches,
        missed_searches = visit.missed_searches + excluded.missed_searches,
        additions = visit.additions + excluded.additions,
        orders = visit.orders + excluded.orders),
    article as (
      insert into analytics.article_days as counted (day, article_number, views, orders)
      select $2::date, article_number, views, orders
      from unnest($15::text[], $16::int[], $17::int[]) as article (article_number, views, orders)
      on conflict (day, article_number) do update set
        views = counted.views + excluded.views, orders = counted.orders + excluded.orders)
    insert into analytics.events
      (at, name, web_id, visit_id, customer_number, is_signed_in, language, device, details)
    select $1::timestamptz, name, $3::uuid, $4::uuid, $5::text, $6::boolean, $7::text, $8::text, details::json
    from unnest($9::text[], $10::text[]) as event (name, details), quick`,
};
