import { defineTable } from '@talloor/platform/postgres/columns.ts';

export const seedTable = defineTable('demo.seed', {
  single: 'boolean not null',
  moment: 'timestamptz not null',
  is_finished: 'boolean not null',
  content_version: 'int not null',
});
