import type { MissingDocumentRow } from '@talloor/projections/tables/documentRequests.ts';
import { defineTable, typed } from '@talloor/platform/postgres/columns.ts';

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

export const documentChunksTable = defineTable('exports.document_chunks', {
  request_id: 'text not null',
  number: 'int not null',
  content: 'bytea not null',
});

export const documentBundlesTable = defineTable('exports.document_bundles', {
  request_id: 'text not null',
  requested_by: 'text not null',
  state: typed<'running' | 'done' | 'failed'>('text not null'),
  failure: typed<'too_many' | 'technical'>('text'),
  run: 'uuid not null',
  attempts: 'int not null',
  beat_at: 'timestamptz not null',
  total_count: 'int not null',
  done_count: 'int not null',
  byte_count: 'bigint not null',
  is_rewrite: 'boolean not null',
  missing: typed<readonly MissingDocumentRow[]>('json not null'),
});
