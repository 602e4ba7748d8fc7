import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { keepRestrictedList } from '@talloor/catalogue/customer/keepRestrictedList.ts';
import { dropLostReservations, findReservingEvents } from '@talloor/catalogue/stock/dropLostReservations.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { basketFold, type BasketState } from '@talloor/events/basket/state.ts';
import { recallStream } from '@talloor/events/recall/events.ts';
import { recallFold } from '@talloor/events/recall/state.ts';
import { restrictedListFold, restrictedListStream } from '@talloor/events/restrictedList/restrictedList.ts';
import type { Repository } from '@talloor/platform/aggregate/aggregate.ts';
import { beginning, type EventStore, type RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { sideBySide } from '@talloor/platform/sideBySide.ts';
import { createActiveBaskets } from '../aggregates/basket/activeBaskets.ts';
import { activeBasketsTable } from '../tables.ts';

type Side = { readonly pool: pg.Pool; readonly store: EventStore; readonly repository: Repository };

/** Lost events may have removed rows. */
export const policiesThatFillTables: readonly string[] = ['keepApprovers', 'keepKnownEmails'];

export type DroppedWork = {
  /** Events whose stock was given back or taken again. */
  readonly reservations: number;
  readonly baskets: number;
  readonly lists: number;
  /** Recalls that departures check again. */
  readonly recalls: number;
};

/**
 * Undoes in PostgreSQL what lost events did: reserved stock, active baskets, restricted lists, closed recalls.
 * Repeatable; no command may run meanwhile.
 */
export async function dropLostWork(side: Side): Promise<DroppedWork> {
  return {
    reservations: await dropReservations(side),
    baskets: await mendActiveBaskets(side),
    lists: await copyRestrictedLists(side),
    recalls: await openRecallsAgain(side),
  };
}

async function dropReservations({ pool, store }: Side): Promise<number> {
  const lost = new Set(await findReservingEvents(pool));
  let last = beginning;
  for (let page: readonly RecordedEvent[]; lost.size > 0 && (page = await store.readAll(last, 1000)).length > 0;)
    for (const { id, position, metadata } of page) {
      last = position;
      lost.delete(id.toLowerCase());
      // The checkout reserves for the order that follows.
      const cause = metadata instanceof Object ? Reflect.get(metadata, 'causationId') : null;
      if (typeof cause === 'string') lost.delete(cause.toLowerCase());
    }
  return dropLostReservations(pool, [...lost]);
}

const customersAtOnce = 8;

async function mendActiveBaskets({ pool, store, repository }: Side): Promise<number> {
  const head = await store.head();
  // Activations compare positions.
  await pool.query('update command.active_baskets set activated_at = $1 where activated_at > $1', [head]);
  const baskets = createActiveBaskets(pool);
  const statusOf = async (basketId: string): Promise<BasketState['status']> =>
    (await repository.load(basketFold, basketStream(basketId))).state.status;
  const customers = await findRows(
    pool,
    columnsOf(activeBasketsTable, 'customer_number'),
    'select customer_number from command.active_baskets order by customer_number',
  );
  let mended = 0;
  await sideBySide(customers, customersAtOnce, async ({ customer_number: customerNumber }) => {
    const row = await baskets.find(customerNumber);
    if (!row) return;
    const status = await statusOf(row.basketId);
    if (status === 'open') return;
    for (const { basketId } of row.ended)
      if ((await statusOf(basketId)) === 'open') {
        await activate(pool, customerNumber, basketId);
        mended += 1;
        return;
      }
    if (status === 'none') return;
    await activate(pool, customerNumber, randomUUID());
    mended += 1;
  });
  return mended;
}

async function activate(pool: pg.Pool, customerNumber: string, basketId: string): Promise<void> {
  await pool.query(
    `with freed as (delete from command.ended_baskets where customer_number = $1 and basket_id = $2)
     update command.active_baskets set basket_id = $2, previous_basket = null where customer_number = $1`,
    [customerNumber, basketId],
  );
}

async function copyRestrictedLists({ pool, repository }: Side): Promise<number> {
  const text = 'select customer_number from catalogue.restricted_lists order by customer_number';
  const customers = await findRows(pool, { customer_number: 'text not null' }, text);
  for (const { customer_number: customerNumber } of customers) {
    const { state } = await repository.load(restrictedListFold, restrictedListStream(customerNumber));
    // A copy with fewer changes would be refused.
    await pool.query('update catalogue.restricted_lists set changes = -1 where customer_number = $1', [customerNumber]);
    if (state.status === 'none') {
      await pool.query('delete from catalogue.restricted_list_articles where customer_number = $1', [customerNumber]);
      await pool.query('delete from catalogue.restricted_lists where customer_number = $1', [customerNumber]);
      continue;
    }
    const { articleNumbers: articles, ...list } = state;
    await keepRestrictedList(pool, { ...list, articles });
  }
  return customers.length;
}

async function openRecallsAgain({ pool, repository }: Side): Promise<number> {
  const text = 'select recall_id::text as "recallId" from command.recalls where not is_open order by recall_id';
  let opened = 0;
  for (const { recallId } of await findRows(pool, { recallId: 'text not null' }, text)) {
    const { state } = await repository.load(recallFold, recallStream(recallId));
    if (state.status !== 'open') continue;
    await pool.query('update command.recalls set is_open = true where recall_id = $1', [recallId]);
    opened += 1;
  }
  return opened;
}
