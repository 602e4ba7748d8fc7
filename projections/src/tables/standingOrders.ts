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
    /** By list; ended ones keep their row. */
    standing_orders: {
      columns: {
        list_id: 'text not null',
        customer_number: 'text not null',
        set_by: 'text not null',
        status: typed<'set' | 'ended'>('text not null'),
        plan: 'json not null',
        /** ISO 8601 in UTC. */
        in_force_since: 'text not null',
        /** Null when running. */
        pause: typed<StandingPause>('json'),
      },
      primaryKey: ['list_id'],
      indexes: { customer: '(customer_number)' },
    },
    /** State: skipped, due, made or missed. */
    standing_dates: {
      columns: {
        list_id: 'text not null',
        /** Chosen day, yyyy-mm-dd. */
        day: 'text not null',
        state: 'text not null',
        /** ISO 8601 in UTC. */
        at: 'text not null',
        basket_id: 'text',
        /** Event data of a made or missed date. */
        data: 'json',
        /** Time of the mail. */
        told_at: 'text',
      },
      primaryKey: ['list_id', 'day'],
      indexes: { basket: '(basket_id) where basket_id is not null' },
    },
  },
});
export const { standing_orders: standingOrdersTable, standing_dates: standingDatesTable } = standingOrdersModel.tables;

export type StandingPause = { until: string | null; reason: 'asked' | 'account' | 'customer' };
