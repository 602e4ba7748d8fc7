import type { Migration } from '@talloor/platform/postgres/migrate.ts';

/**
 * Schema `exports`: Excel files that are being made or lie ready, and nothing of the business (ADR 0071). Moments are of
 * the database's clock: a job that its process left is taken up by another one.
 */
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

/** Everything that schema `exports` holds, in order. */
export const exportMigrations: readonly Migration[] = [
  { name: '001_downloads', up: (db) => db.raw(downloadTables).then(() => undefined) },
];
