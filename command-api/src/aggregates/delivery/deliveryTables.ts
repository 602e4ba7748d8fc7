/** Which order a delivery is of, and reports that wait for what comes before them (ADR 0120). */
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
