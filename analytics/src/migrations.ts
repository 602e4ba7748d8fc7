import type { Migration } from '@talloor/platform/postgres/migrate.ts';

const eventTables = `
create table analytics.events (
  event_id bigint generated always as identity primary key,
  at timestamptz not null,
  name text not null,
  web_id uuid not null,
  visit_id uuid not null,
  customer_number text,
  is_signed_in boolean not null,
  language text not null,
  device text not null,
  details json not null
);
create index events_of_name on analytics.events (name, event_id);

create table analytics.visits (
  visit_id uuid primary key,
  day date not null,
  customer_number text,
  language text not null,
  device text not null,
  searches int not null,
  missed_searches int not null,
  additions int not null,
  orders int not null
);
create index visits_of_day on analytics.visits (day);

create table analytics.article_days (
  day date not null,
  article_number text not null,
  views int not null,
  orders int not null,
  primary key (day, article_number)
);
`;

export const analyticsMigrations: readonly Migration[] = [
  { name: '001_events', up: (db) => db.raw(eventTables).then(() => undefined) },
];
