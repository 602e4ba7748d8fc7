import type { Migration } from './postgres/migrate.ts';

/** Schema `platform`: tables of the plumbing. */
export const platformMigrations: readonly Migration[] = [
  {
    name: '001_sessions',
    // The shape of connect-pg-simple.
    up: async (db) => {
      await db.raw(`
        create table platform.sessions (
          sid varchar not null collate "default" primary key,
          sess json not null,
          expire timestamp(6) not null
        );
        create index sessions_expire on platform.sessions (expire);
      `);
    },
  },
  {
    name: '002_person_keys',
    up: async (db) => {
      await db.raw(`
        create table platform.person_keys (
          person_id text primary key,
          wrapped_key bytea,
          master_key_id text not null,
          created_at timestamptz not null default now(),
          erased_at timestamptz,
          check ((wrapped_key is null) = (erased_at is not null))
        );
        comment on column platform.person_keys.wrapped_key is 'null once the person was erased, for ever';
      `);
    },
  },
  {
    name: '003_checkpoints',
    up: async (db) => {
      await db.raw(`
        create table platform.checkpoints (
          name text primary key,
          store_id text not null,
          position text not null check (position ~ '^[0-9]{20}$'),
          moved_at timestamptz not null default now()
        );

        -- Called in the transaction that writes the rows: whoever does not stand where it thinks it stands writes nothing.
        create function platform.move_checkpoint(of_name text, old_position text, new_position text) returns void
        language plpgsql as $$
        begin
          update platform.checkpoints set position = new_position, moved_at = now()
          where name = of_name and position = old_position;
          if not found then
            raise exception 'checkpoint % is not at %', of_name, old_position using errcode = 'TL001';
          end if;
        end $$;
      `);
    },
  },
  {
    name: '004_parked',
    up: async (db) => {
      await db.raw(`
        create table platform.parked (
          policy text not null,
          position text not null,
          stream_id text not null,
          revision int not null,
          event_id text not null,
          event_type text not null,
          error text,
          tries int not null default 0,
          parked_at timestamptz not null default now(),
          retry_requested_at timestamptz,
          primary key (policy, position)
        );
        create index parked_stream on platform.parked (policy, stream_id, revision);
        comment on column platform.parked.error is 'null where the event only waits behind an earlier one of its stream';
      `);
    },
  },
  {
    name: '005_snapshots',
    up: async (db) => {
      await db.raw(`
        create table platform.snapshots (
          stream_id text not null,
          category text not null,
          state_version int not null,
          revision int not null,
          last_hash text not null,
          persons text[] not null,
          content bytea not null,
          taken_at timestamptz not null default now(),
          primary key (stream_id, category)
        );
      `);
    },
  },
  {
    name: '006_subscriptions',
    up: async (db) => {
      await db.raw(`
        create table platform.subscriptions (
          name text primary key,
          kind text not null,
          state text not null,
          error text,
          told_at timestamptz not null default now(),
          retry_requested_at timestamptz
        );
        comment on table platform.subscriptions is 'what the process that leads a subscription says of it';
      `);
    },
  },
  {
    name: '007_deferred_and_discarded',
    up: async (db) => {
      await db.raw(`
        alter table platform.parked add next_try_at timestamptz;
        update platform.parked set next_try_at = retry_requested_at;
        comment on column platform.parked.next_try_at is 'null where it waits for a person or behind an earlier one';
        comment on column platform.parked.retry_requested_at is 'only for processes of the version before';
        alter table platform.parked
          add discarded_at timestamptz, add discarded_by text, add discard_reason text,
          add check (num_nulls(discarded_at, discarded_by, discard_reason) in (0, 3));
        comment on column platform.parked.discarded_at is 'the row stays for ever: what was left undone, by whom and why';
      `);
    },
  },
  {
    name: '008_erasures',
    up: async (db) => {
      await db.raw(`
        create table platform.erasures (
          id bigint generated always as identity primary key,
          person_id text not null,
          erased_by text not null,
          reason text not null,
          begun_at timestamptz not null default now(),
          finished_at timestamptz
        );
        comment on table platform.erasures is 'stays for ever: who was erased, when, by whom and why';
        comment on column platform.erasures.finished_at is 'null where read models may still hold something of the person';
      `);
    },
  },
  {
    name: '009_planned_waits',
    up: async (db) => {
      await db.raw(`
        alter table platform.parked add planned boolean not null default false;
        comment on column platform.parked.planned is 'it waits for its time and is no trouble: lists leave it out';
      `);
    },
  },
  {
    name: '010_parked_by_time',
    up: async (db) => {
      await db.raw(`
        create index parked_due on platform.parked (policy, next_try_at) where next_try_at is not null;
        create index parked_discarded on platform.parked (policy, discarded_at) where discarded_at is not null;
      `);
    },
  },
  {
    name: '011_files',
    up: async (db) => {
      await db.raw(`
        create table platform.files (
          file_id uuid primary key,
          owner_id text not null,
          content_type text not null,
          content bytea not null,
          kept_at timestamptz not null default now()
        );
        alter table platform.files alter column content set storage external;
        create index files_of_owner on platform.files (owner_id);
        comment on table platform.files is 'what people sent, checked and written anew; a file goes with its owner';
      `);
    },
  },
  {
    name: '012_rows_written',
    // Old instances call the old function until they end.
    up: async (db) => {
      await db.raw(`
        alter table platform.checkpoints add rows_written_at text check (rows_written_at ~ '^[0-9]{20}$');
        comment on column platform.checkpoints.rows_written_at is 'position of the last batch that wrote rows: what is ignored moves only position';

        create function platform.move_written_checkpoint(of_name text, old_position text, new_position text) returns void
        language plpgsql as $$
        begin
          update platform.checkpoints set position = new_position, rows_written_at = new_position, moved_at = now()
          where name = of_name and position = old_position;
          if not found then
            raise exception 'checkpoint % is not at %', of_name, old_position using errcode = 'TL001';
          end if;
        end $$;
      `);
    },
  },
  {
    name: '013_checkpoint_events',
    // Old instances leave out the last argument until they end.
    up: async (db) => {
      await db.raw(`
        alter table platform.checkpoints add event_id text;
        comment on column platform.checkpoints.event_id is 'the event at position: a store that lost it is refused';

        drop function platform.move_checkpoint(text, text, text);
        drop function platform.move_written_checkpoint(text, text, text);
        create function platform.move_checkpoint(
          of_name text, old_position text, new_position text, new_event_id text default null
        ) returns void
        language plpgsql as $$
        begin
          update platform.checkpoints set position = new_position, event_id = new_event_id, moved_at = now()
          where name = of_name and position = old_position;
          if not found then
            raise exception 'checkpoint % is not at %', of_name, old_position using errcode = 'TL001';
          end if;
        end $$;
        create function platform.move_written_checkpoint(
          of_name text, old_position text, new_position text, new_event_id text default null
        ) returns void
        language plpgsql as $$
        begin
          update platform.checkpoints
          set position = new_position, event_id = new_event_id, rows_written_at = new_position, moved_at = now()
          where name = of_name and position = old_position;
          if not found then
            raise exception 'checkpoint % is not at %', of_name, old_position using errcode = 'TL001';
          end if;
        end $$;
      `);
    },
  },
  {
    name: '014_tenant',
    up: async (db) => {
      await db.raw(`
        create table platform.tenant (
          only_row boolean primary key default true check (only_row),
          tenant_id text not null,
          key_check text not null,
          claimed_at timestamptz not null default now()
        );
        comment on table platform.tenant is 'whose database this is: the event store holds the same id and check of the master key';
        `);
    },
  },
  {
    name: '015_rate_limits',
    up: async (db) => {
      await db.raw(`
        create unlogged table platform.rate_limits (
          key text primary key,
          hits int not null,
          resets_at timestamptz not null
        );
        create index rate_limits_expired on platform.rate_limits (resets_at);
        comment on table platform.rate_limits is 'calls per hashed address or name in the current window; empty after a crash of PostgreSQL';
        `);
    },
  },
  {
    name: '016_resets',
    up: async (db) => {
      await db.raw(`
        create table platform.resets (
          id bigint generated always as identity primary key,
          policy text not null,
          store_id text not null,
          from_position text not null,
          to_position text not null,
          removed jsonb not null,
          reset_by text not null,
          reason text not null,
          reset_at timestamptz not null default now()
        );
        create index resets_of_policy on platform.resets (policy, id);
        comment on table platform.resets is 'stays for ever: which checkpoint was set, when, by whom and why';
        comment on column platform.resets.removed is 'rows of platform.parked whose events the store lost';
      `);
    },
  },
  {
    name: '017_search_indexes',
    // Both are trusted: the owner of the database may create them (ADR 0156).
    up: async (db) => {
      await db.raw('create extension if not exists pg_trgm; create extension if not exists btree_gin;');
    },
  },
  {
    name: '018_seals',
    up: async (db) => {
      await db.raw(`
        create table platform.sealing (
          only_row boolean primary key default true check (only_row),
          store_id text not null,
          heads_position text not null,
          last_number int not null
        );
        create table platform.sealed_heads (
          stream_id text collate "C" primary key,
          revision int not null,
          hash text not null
        );
        create table platform.seal_copies (
          archive text primary key,
          last_number int not null,
          copied_at timestamptz,
          error text,
          failed_at timestamptz
        );
        comment on table platform.sealed_heads is 'last event of each stream: the next seal need not read the whole store';
      `);
    },
  },
  {
    name: '019_sealing_failure',
    up: async (db) => {
      await db.raw(`
        create table platform.sealing_failure (
          only_row boolean primary key default true check (only_row),
          kind text not null,
          error text not null,
          failed_at timestamptz not null
        );
      `);
    },
  },
  {
    name: '020_failed_logins',
    up: async (db) => {
      await db.raw(`
        create table platform.failed_logins (
          name_hash text not null,
          hour timestamptz not null,
          user_id text,
          failures int not null,
          last_at timestamptz not null,
          primary key (name_hash, hour)
        );
        create index failed_logins_by_time on platform.failed_logins (last_at);
        comment on table platform.failed_logins is 'failures per hashed name and hour, for auditors; user_id is null for an unknown name';
      `);
    },
  },
  {
    name: '021_acts_of_sessions',
    // As the upcaster of CustomerRightsChanged (ADR 0106).
    up: async (db) => {
      await db.raw(`
        update platform.sessions set sess = jsonb_set(sess::jsonb, '{user,rights}',
          (sess::jsonb #> '{user,rights}') || '["lists","returns","receive","recalls"]')
        where sess::jsonb #> '{user,rights}' @> '["order"]' or sess::jsonb #> '{user,rights}' @> '["portal"]'
      `);
    },
  },
  {
    name: '022_audit_reads',
    up: async (db) => {
      await db.raw(`
        create table platform.audit_reads (
          read_id bigint generated always as identity primary key,
          read_at timestamptz not null,
          read_by text not null,
          what text not null,
          about text not null,
          filter jsonb not null,
          shown int,
          five_minutes bigint
        );
        create index audit_reads_by_time on platform.audit_reads (read_at, read_id);
        create index audit_reads_by_reader on platform.audit_reads (read_by, what, about, read_at);
        create unique index audit_reads_once on platform.audit_reads (read_by, what, about, filter, five_minutes);
        create function platform.refuse_audit_read_change() returns trigger language plpgsql as $$
        begin raise exception 'audit reads are only added'; end $$;
        create trigger audit_reads_are_only_added before update or delete on platform.audit_reads
          for each statement execute function platform.refuse_audit_read_change();
      `);
    },
  },
];
