import type { Migration } from '../postgres/migrate.ts';

/** Steps of schema `platform` that sessions need. */
export const sessionMigrations: readonly Migration[] = [
  {
    name: '010_sessions',
    up: async (db) => {
      await db.raw(`create table platform.sessions (
        id text primary key,
        data jsonb not null,
        expires_at timestamptz not null
      )`);
      await db.raw('create index sessions_expires_at on platform.sessions (expires_at)');
    },
  },
];
