import type { Migration } from '../../postgres/migrate.ts';
import { appendBatchFunction } from './appendBatchFunction.ts';

const tables = `
  create table event_store.store (
    only_row boolean primary key default true check (only_row),
    id uuid not null default gen_random_uuid()
  );
  insert into event_store.store default values;

  create table event_store.head (
    only_row boolean primary key default true check (only_row),
    position bigint not null
  ) with (fillfactor = 10);
  insert into event_store.head (position) values (0);

  create table event_store.events (
    position bigint primary key,
    stream_id text not null,
    version integer not null,
    event_id uuid not null unique,
    type text not null,
    schema_version integer not null,
    data json not null,
    metadata json not null,
    recorded_at timestamptz not null,
    unique (stream_id, version)
  );
`;

/**
 * Tables of schema `event_store`. `json` keeps the stored text, so that hashes hold. No sequences: a dump by COPY is
 * complete.
 */
export const eventStoreMigrations: readonly Migration[] = [
  {
    name: '001_event_store',
    up: async (db) => {
      await db.raw(tables);
    },
  },
  {
    name: '002_a_batch_tells_its_time',
    // Superseded by the next step; its name stays in existing stores.
    up: () => Promise.resolve(),
  },
  {
    name: '003_events_alone_tell_their_streams_revision',
    up: async (db) => {
      await db.raw('drop function if exists event_store.append_batch');
      await db.raw('drop table if exists event_store.streams');
      await db.raw(appendBatchFunction);
    },
  },
  {
    // Compression slows writes.
    name: '004_events_are_stored_as_they_are',
    up: async (db) => {
      await db.raw('alter table event_store.events set (toast_tuple_target = 4080)');
    },
  },
  {
    name: '005_a_batch_that_fits_needs_no_function',
    up: async (db) => {
      await db.raw('drop function if exists event_store.append_fitting');
    },
  },
  {
    name: '006_tenant',
    up: async (db) => {
      await db.raw('alter table event_store.store add tenant_id text, add key_check text');
    },
  },
];
