import type { TableDefinition } from '@talloor/platform/subscription/projector.ts';

/** Standing orders as they stand, by their list; one that ended keeps its row. */
export const standingOrdersTable = {
  name: 'standing_orders_1',
  columns: {
    list_id: 'text not null',
    customer_number: 'text not null',
    /** Account of who set it. */
    set_by: 'text not null',
    /** set or ended */
    status: 'text not null',
    plan: 'json not null',
    /** ISO 8601 in UTC. */
    in_force_since: 'text not null',
    /** Null where it runs; else `until` (a day or null) and `reason`. */
    pause: 'json',
  },
  primaryKey: ['list_id'],
  indexes: { standing_orders_1_customer: '(customer_number)' },
} as const satisfies TableDefinition;

/** What became of a date: skipped, due (its basket is being made), made or missed. */
export const standingDatesTable = {
  name: 'standing_dates_1',
  columns: {
    list_id: 'text not null',
    /** The day that was chosen, yyyy-mm-dd. */
    day: 'text not null',
    state: 'text not null',
    /** ISO 8601 in UTC. */
    at: 'text not null',
    basket_id: 'text',
    /** The event's data, where it was made or missed. */
    data: 'json',
    /** When a mail told of it. */
    told_at: 'text',
  },
  primaryKey: ['list_id', 'day'],
  indexes: { standing_dates_1_basket: '(basket_id) where basket_id is not null' },
} as const satisfies TableDefinition;

export type StandingPause = { until: string | null; reason: 'asked' | 'account' | 'customer' };
