import { defineTable } from '@talloor/platform/postgres/columns.ts';

/** Tables of schema `demo` as its migrations leave them: a test compares them with a real database. */

export const seedTable = defineTable('demo.seed', {
  single: 'boolean not null',
  moment: 'timestamptz not null',
  is_finished: 'boolean not null',
  content_version: 'int not null',
});
