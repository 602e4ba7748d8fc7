import type { Migration } from '@talloor/platform/postgres/migrate.ts';

/** Schema `exports` (ADR 0071). Times use the database clock, so that other processes can resume jobs. */
const downloadTables = `
create table exports.downloads (
  download_id uuid primary key,
  -- Who asked: a user with the customer chosen, or a visitor's browser.
  asker text not null,
  question jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  progress int not null default 0 check (progress between 0 and 100),
  -- The run that writes; another one's chunks are refused.
  run uuid,
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  beat_at timestamptz not null default now(),
  finished_at timestamptz,
  size bigint not null default 0
);
create index downloads_of_asker on exports.downloads (asker);

create table exports.download_chunks (
  download_id uuid not null references exports.downloads on delete cascade,
  number int not null,
  content bytea not null,
  primary key (download_id, number)
);
-- The file is packed already.
alter table exports.download_chunks alter column content set storage external;
`;

const bundleTables = `
create table exports.document_bundles (
  request_id text primary key,
  requested_by text not null,
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  failure text check (failure in ('too_many', 'technical')),
  run uuid not null,
  attempts int not null default 1,
  beat_at timestamptz not null default now(),
  total_count int not null default 0,
  done_count int not null default 0,
  byte_count bigint not null default 0,
  missing json not null default '[]'
);
create table exports.document_chunks (
  request_id text not null references exports.document_bundles on delete cascade,
  number int not null,
  content bytea not null,
  primary key (request_id, number)
);
alter table exports.document_chunks alter column content set storage external;
`;

const bundleRewrites = 'alter table exports.document_bundles add column is_rewrite boolean not null default false;';

/** Rows stay as they were written. */
const auditReads = `
create table exports.audit_reads (
  read_id bigint generated always as identity primary key,
  read_at timestamptz not null,
  read_by text not null,
  what text not null,
  about text not null,
  filter jsonb not null,
  shown int
);
create index audit_reads_by_time on exports.audit_reads (read_at, read_id);
create index audit_reads_by_reader on exports.audit_reads (read_by, what, about, read_at);
create function exports.refuse_audit_read_change() returns trigger language plpgsql as $$
begin raise exception 'audit reads are only added'; end $$;
create trigger audit_reads_are_only_added before update or delete on exports.audit_reads
  for each statement execute function exports.refuse_audit_read_change();
`;

/** For calls at the same time; older rows have none. */
const auditReadsOnce = `
alter table exports.audit_reads add column five_minutes bigint;
create unique index audit_reads_once on exports.audit_reads (read_by, what, about, filter, five_minutes);
`;

/** command-api records reads too. */
const auditReadsToPlatform = `
insert into platform.audit_reads (read_at, read_by, what, about, filter, shown, five_minutes)
  select read_at, read_by, what, about, filter, shown, five_minutes from exports.audit_reads order by read_id;
drop table exports.audit_reads;
drop function exports.refuse_audit_read_change();
`;

export const exportMigrations: readonly Migration[] = [
  { name: '001_downloads', up: (db) => db.raw(downloadTables).then(() => undefined) },
  { name: '002_document_bundles', up: (db) => db.raw(bundleTables).then(() => undefined) },
  { name: '003_bundle_rewrites', up: (db) => db.raw(bundleRewrites).then(() => undefined) },
  { name: '004_audit_reads', up: (db) => db.raw(auditReads).then(() => undefined) },
  { name: '005_audit_reads_once', up: (db) => db.raw(auditReadsOnce).then(() => undefined) },
  { name: '006_audit_reads_to_platform', up: (db) => db.raw(auditReadsToPlatform).then(() => undefined) },
];
