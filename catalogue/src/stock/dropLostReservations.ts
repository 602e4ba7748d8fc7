import type { Pool } from 'pg';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { inTransaction } from '@talloor/platform/postgres/inTransaction.ts';

const columns = { id: 'uuid not null' } as const;

export async function findReservingEvents(pool: Pool): Promise<readonly string[]> {
  // A row without lines is a placeholder of no event.
  const text = 'select distinct order_event_id as id from catalogue.reservations';
  return (await findRows(pool, columns, text)).map(({ id }) => id);
}

/** Takes back what these events reserved or released. No process may reserve meanwhile. */
export async function dropLostReservations(pool: Pool, eventIds: readonly string[]): Promise<number> {
  return inTransaction(pool, async (client) => {
    const articles = await findRows(
      client,
      { article_number: 'text not null' },
      'delete from catalogue.reservations where order_event_id = any($1::uuid[]) returning article_number',
      [eventIds],
    );
    await client.query(
      `update catalogue.stock s set reserved = coalesce((
          select sum(allocated) from catalogue.reservations r
          where r.article_number = s.article_number and r.reserved_at > s.as_of), 0)
        where article_number = any($1)`,
      [[...new Set(articles.map((row) => row.article_number))]],
    );
    const text = 'delete from catalogue.reservation_orders where order_event_id = any($1::uuid[])';
    return (await client.query(text, [eventIds])).rowCount ?? 0;
  });
}
