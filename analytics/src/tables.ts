import type { CollectedBatch, CollectedEvent } from '@talloor/contracts/analytics/collectedEvents.ts';
import { defineTable, typed } from '@talloor/platform/postgres/columns.ts';

export const eventsTable = defineTable('analytics.events', {
  event_id: 'bigint not null',
  at: 'timestamptz not null',
  name: typed<CollectedEvent['name']>('text not null'),
  web_id: 'uuid not null',
  visit_id: 'uuid not null',
  customer_number: 'text',
  is_signed_in: 'boolean not null',
  language: typed<CollectedBatch['language']>('text not null'),
  device: typed<CollectedBatch['device']>('text not null'),
  details: typed<CollectedEvent>('json not null'),
});

export const visitsTable = defineTable('analytics.visits', {
  visit_id: 'uuid not null',
  day: 'date not null',
  customer_number: 'text',
  language: typed<CollectedBatch['language']>('text not null'),
  device: typed<CollectedBatch['device']>('text not null'),
  searches: 'int not null',
  missed_searches: 'int not null',
  additions: 'int not null',
  orders: 'int not null',
});

export const articleDaysTable = defineTable('analytics.article_days', {
  day: 'date not null',
  article_number: 'text not null',
  views: 'int not null',
  orders: 'int not null',
});
