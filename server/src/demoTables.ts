import { defineTable } from '@talloor/platform/postgres/columns.ts';

/** As the migrations leave them; a test compares both. */

export const seedTable = defineTable('demo.seed', {
  single: 'boolean not null',
  moment: 'timestamptz not null',
  is_finished: 'boolean not null',
  content_version: 'int not null',
});
