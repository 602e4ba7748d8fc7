import type { Migration } from '@talloor/platform/postgres/migrate.ts';

/** Schema `command`: rows that must be unique before an event is appended. No read model, and no fact of the business. */
export const commandMigrations: readonly Migration[] = [
  {
    name: '001_command',
    up: async (db) => {
      await db.raw(`
        create table command.active_baskets (
          customer_number text primary key,
          basket_id uuid not null
        );
        create sequence command.order_number start with 4402001;
        create table command.checkout_attempts (
          command_id text primary key,
          basket_id uuid not null,
          order_number text not null,
          attempted_at timestamptz not null default now()
        );
        create sequence command.user_id start with 1001;
        create table command.credentials (
          username text primary key,
          user_id text not null unique,
          password_hash text not null
        );
      `);
    },
  },
];
