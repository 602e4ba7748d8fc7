import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const statisticsLinksModel = defineReadModel({
  name: 'statisticsLinks',
  version: 1,
  on: ['AccountStatisticsRequested'],
  tables: {
    /** The recipients' addresses stay in the event. */
    statistics_links: {
      columns: {
        /** SHA-256 of the link's token, base64url. */
        token_hash: 'text not null',
        user_id: 'text not null',
        /** yyyy-mm-dd */
        from_day: 'text not null',
        to_day: 'text not null',
        customer_numbers: 'text[] not null',
        /** ISO 8601 in UTC. */
        until: 'text not null',
      },
      primaryKey: ['token_hash'],
    },
  },
});
export const { statistics_links: statisticsLinksTable } = statisticsLinksModel.tables;
