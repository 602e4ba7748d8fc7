/** `reserved` sums reservations after the report; `available` null is unlimited. */
export const stockTables = `
create table catalogue.stock (
  article_number text primary key references catalogue.products,
  reported numeric(12, 3),
  as_of timestamptz not null,
  reserved numeric(12, 3) not null default 0,
  available numeric(12, 3) generated always as (case when reported is not null then greatest(reported - reserved, 0) end) stored
) with (fillfactor = 70);

create table catalogue.reservation_orders (
  order_event_id uuid primary key,
  order_number text not null,
  reserved_at timestamptz not null
);

create table catalogue.reservations (
  order_event_id uuid not null references catalogue.reservation_orders,
  line_id text not null,
  sequence int not null,
  article_number text not null,
  wanted numeric(12, 3) not null,
  allocated numeric(12, 3) not null,
  reserved_at timestamptz not null,
  primary key (order_event_id, line_id)
);
create index reservations_after_report on catalogue.reservations (article_number, reserved_at);
`;
