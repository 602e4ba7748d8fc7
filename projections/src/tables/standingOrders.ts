import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const standingOrdersModel = defineReadModel({
  name: 'standingOrders',
  version: 1,
  on: [
    'StandingOrderSet',
    'StandingOrderChanged',
    'StandingOrderPaused',
    'StandingOrderResumed',
    'StandingOrderDateSkipped',
    'StandingOrderDateRestored',
    'StandingOrderCameDue',
    'StandingOrderBasketMade',
    'StandingOrderDateMissed',
    'StandingOrderNoticeSent',
    'StandingOrderEnded',
  ],
  tables: {
    /** Standing orders as they stand, by their list; one that ended keeps its row. */
    standing_orders: {
      columns: {
        list_id: 'text not null',
        customer_number: 'text not null',
        /** Account of who set it. */
        set_by: 'text not null',
        status: typed<'set' | 'ended'>('text not null'),
        plan: 'json not null',
        /** ISO 8601 in UTC. */
        in_force_since: 'text not null',
        /** Null where it runs; else `until` (a day or null) and `reason`. */
        pause: typed<StandingPause>('json'),
      },
      primaryKey: ['list_id'],
      indexes: { customer: '(customer_number)' },
    },
    /** What became of a date: skipped, due (its basket is being made), made or missed. */
    standing_dates: {
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
      indexes: { basket: '(basket_id) where basket_id is not null' },
    },
  },
});
export const { standing_orders: standingOrdersTable, standing_dates: standingDatesTable } = standingOrdersModel.tables;

export type StandingPause = { until: string | null; reason: 'asked' | 'account' | 'customer' };
