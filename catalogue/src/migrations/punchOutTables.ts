/** Settings are reference data; a session's messages are kept for 90 days, without secrets (ADR 0149). */
export const punchOutTables = `
create table catalogue.punch_out_settings (
  customer_number text primary key,
  settings jsonb not null,
  reason text not null
);
create table catalogue.punch_outs (
  punch_out_id uuid primary key,
  started_at timestamptz not null,
  customer_number text,
  user_id text,
  function text not null,
  hook_host text,
  outcome text not null,
  reason text,
  lines_returned int not null default 0,
  basket_id uuid
);
create index punch_outs_started on catalogue.punch_outs (started_at);
create index punch_outs_of_customer on catalogue.punch_outs (customer_number, started_at);
create index punch_outs_of_basket on catalogue.punch_outs (basket_id) where basket_id is not null;
create table catalogue.punch_out_messages (
  message_id bigint generated always as identity primary key,
  punch_out_id uuid not null references catalogue.punch_outs on delete cascade,
  written_at timestamptz not null,
  kind text not null,
  fields json not null,
  more_fields int not null
);
-- Compressing costs more than the space of 90 days.
alter table catalogue.punch_out_messages alter column fields set storage external;
create index punch_out_messages_of on catalogue.punch_out_messages (punch_out_id, message_id);
`;
