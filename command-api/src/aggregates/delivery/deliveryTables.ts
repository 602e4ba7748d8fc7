/** Order of a delivery, and parked reports (ADR 0120). */
export const deliveryTables = `
  create table command.delivery_numbers (
    delivery_number text primary key,
    order_number text not null unique
  );
  create table command.parked_deliveries (
    parked_id bigint generated always as identity primary key,
    message_id text not null,
    delivery_number text,
    message json not null,
    message_hash text not null,
    code text not null,
    parameters jsonb not null default '{}',
    parked_at timestamptz not null,
    tried_at timestamptz not null,
    tries int not null default 1,
    discarded_at timestamptz,
    discarded_by text,
    unique (message_id, message_hash)
  );
  comment on table command.parked_deliveries is 'reports of the ERP that could not be taken in; gone once they are';
  create index parked_deliveries_of_delivery on command.parked_deliveries (delivery_number, parked_id) where discarded_at is null;
`;

/** Office acts on parked reports and own reports (ADR 0120). */
export const deliveryActTables = `
  alter table command.parked_deliveries
    add column kind text,
    add column order_number text,
    add column correction json;
  comment on column command.parked_deliveries.correction is 'what the office had taken in instead; its row stays, discarded_at tells since when';
  create index parked_deliveries_waiting on command.parked_deliveries (parked_at, parked_id) where discarded_at is null;
  create table command.delivery_acts (
    act_id bigint generated always as identity primary key,
    command_id text not null unique,
    parked_id bigint,
    message_id text not null,
    delivery_number text,
    act text not null,
    outcome text not null,
    reason text,
    acted_by text not null,
    acted_at timestamptz not null
  );
  comment on table command.delivery_acts is 'who of the office retried, corrected, discarded or told a report, and why; only ever added to';
  create index delivery_acts_of_report on command.delivery_acts (parked_id, act_id);
`;
