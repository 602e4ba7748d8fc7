/** Null: the tenant's default. Cents. */
export const customerTables = `
create table catalogue.settings (
  single boolean primary key default true check (single),
  cutoff_time text not null default '17:00',
  cutoff_workdays int not null default 2,
  horizon_days int not null default 28,
  minimum_order_cents int not null default 15000,
  free_delivery_from_cents int not null default 30000,
  delivery_fee_cents int not null default 1500,
  max_lines int not null default 200,
  delivery_weekdays int[] not null default '{1,2,3,4,5}',
  windows jsonb not null default '[{"start": "08:30", "end": "17:00"}]'
);
insert into catalogue.settings default values;

create table catalogue.closing_days (
  day date primary key,
  reason_nl text not null,
  reason_fr text not null
);

create table catalogue.customers (
  customer_number text primary key check (customer_number ~ '^[0-9]{1,20}$'),
  name text not null,
  segment text not null,
  language text not null check (language in ('nl', 'fr')),
  show_prices boolean not null,
  price_group text not null,
  address jsonb not null,
  address_book jsonb not null,
  alternative_address_allowed boolean not null,
  order_reference_required boolean not null,
  minimum_order_cents int,
  free_delivery_from_cents int,
  delivery_fee_cents int,
  max_lines int,
  delivery_weekdays int[],
  windows jsonb
);
`;
