import { defineTable, typed } from './postgres/columns.ts';

export const auditReadsTable = defineTable('platform.audit_reads', {
  read_id: 'bigint not null',
  read_at: 'timestamptz not null',
  read_by: 'text not null',
  what: 'text not null',
  about: 'text not null',
  filter: typed<Readonly<Record<string, string>>>('jsonb not null'),
  shown: 'int',
  five_minutes: 'bigint',
});

export const checkpointsTable = defineTable('platform.checkpoints', {
  name: 'text not null',
  store_id: 'text not null',
  position: 'text not null',
  moved_at: 'timestamptz not null',
  rows_written_at: 'text',
  event_id: 'text',
});

export const erasuresTable = defineTable('platform.erasures', {
  id: 'bigint not null',
  person_id: 'text not null',
  erased_by: 'text not null',
  reason: 'text not null',
  begun_at: 'timestamptz not null',
  finished_at: 'timestamptz',
});

export const failedLoginsTable = defineTable('platform.failed_logins', {
  name_hash: 'text not null',
  hour: 'timestamptz not null',
  user_id: 'text',
  failures: 'int not null',
  last_at: 'timestamptz not null',
});

export const filesTable = defineTable('platform.files', {
  file_id: 'uuid not null',
  owner_id: 'text not null',
  content_type: 'text not null',
  content: 'bytea not null',
  kept_at: 'timestamptz not null',
});

export const parkedTable = defineTable('platform.parked', {
  policy: 'text not null',
  position: 'text not null',
  stream_id: 'text not null',
  revision: 'int not null',
  event_id: 'text not null',
  event_type: 'text not null',
  error: 'text',
  tries: 'int not null',
  parked_at: 'timestamptz not null',
  retry_requested_at: 'timestamptz',
  next_try_at: 'timestamptz',
  discarded_at: 'timestamptz',
  discarded_by: 'text',
  discard_reason: 'text',
  planned: 'boolean not null',
});

export const personKeysTable = defineTable('platform.person_keys', {
  person_id: 'text not null',
  wrapped_key: 'bytea',
  master_key_id: 'text not null',
  created_at: 'timestamptz not null',
  erased_at: 'timestamptz',
});

export const rateLimitsTable = defineTable('platform.rate_limits', {
  key: 'text not null',
  hits: 'int not null',
  resets_at: 'timestamptz not null',
});

export const resetsTable = defineTable('platform.resets', {
  id: 'bigint not null',
  policy: 'text not null',
  store_id: 'text not null',
  from_position: 'text not null',
  to_position: 'text not null',
  removed: 'jsonb not null',
  reset_by: 'text not null',
  reason: 'text not null',
  reset_at: 'timestamptz not null',
});

export const sealCopiesTable = defineTable('platform.seal_copies', {
  archive: 'text not null',
  last_number: 'int not null',
  copied_at: 'timestamptz',
  error: 'text',
  failed_at: 'timestamptz',
});

export const sealedHeadsTable = defineTable('platform.sealed_heads', {
  stream_id: 'text not null',
  revision: 'int not null',
  hash: 'text not null',
});

export const sealingTable = defineTable('platform.sealing', {
  only_row: 'boolean not null',
  store_id: 'text not null',
  heads_position: 'text not null',
  last_number: 'int not null',
});

export const sealingFailureTable = defineTable('platform.sealing_failure', {
  only_row: 'boolean not null',
  kind: 'text not null',
  error: 'text not null',
  failed_at: 'timestamptz not null',
});

export const sessionsTable = defineTable('platform.sessions', {
  sid: 'varchar not null',
  sess: 'json not null',
  expire: 'timestamp not null',
});

export const snapshotsTable = defineTable('platform.snapshots', {
  stream_id: 'text not null',
  category: 'text not null',
  state_version: 'int not null',
  revision: 'int not null',
  last_hash: 'text not null',
  persons: 'text[] not null',
  content: 'bytea not null',
  taken_at: 'timestamptz not null',
});

export const tenantTable = defineTable('platform.tenant', {
  only_row: 'boolean not null',
  tenant_id: 'text not null',
  key_check: 'text not null',
  claimed_at: 'timestamptz not null',
});

export const subscriptionsTable = defineTable('platform.subscriptions', {
  name: 'text not null',
  kind: 'text not null',
  state: 'text not null',
  error: 'text',
  told_at: 'timestamptz not null',
  retry_requested_at: 'timestamptz',
});
