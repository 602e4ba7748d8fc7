import { defineTable } from '@talloor/platform/postgres/columns.ts';

export const downloadChunksTable = defineTable('exports.download_chunks', {
  download_id: 'uuid not null',
  number: 'int not null',
  content: 'bytea not null',
});

export const downloadsTable = defineTable('exports.downloads', {
  download_id: 'uuid not null',
  asker: 'text not null',
  question: 'jsonb not null',
  state: 'text not null',
  progress: 'int not null',
  run: 'uuid',
  attempts: 'int not null',
  created_at: 'timestamptz not null',
  beat_at: 'timestamptz not null',
  finished_at: 'timestamptz',
  size: 'bigint not null',
});
