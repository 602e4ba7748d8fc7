/** Cents; a customer's null is the tenant's default. */
export const checkoutTables = `
create table catalogue.postal_codes (
  postal text not null check (postal ~ '^[0-9]{4}$'),
  city_nl text not null,
  city_fr text not null,
  primary key (postal, city_nl)
);
create table catalogue.streets (
  postal text not null check (postal ~ '^[0-9]{4}$'),
  city text not null,
  street text not null,
  primary key (postal, city, street)
);
create table catalogue.undelivered_postal_codes (
  postal text primary key check (postal ~ '^[0-9]{4}$')
);
create table catalogue.pickup_sites (
  site_id text primary key check (site_id ~ '^[0-9]{1,9}$'),
  name text not null,
  street text not null,
  street_number text not null,
  postal text not null,
  city text not null,
  weekdays int[] not null default '{1,2,3,4,5,6}',
  opens text not null default '09:00',
  closes text not null default '20:00',
  cutoff_time text not null default '17:00',
  cutoff_workdays int not null default 1,
  sorting int not null default 0
);
alter table catalogue.settings
  add column moment_terms jsonb not null default '[]',
  add column express jsonb,
  add column extra_order_max_lines int not null default 10,
  add column payment_term_days int not null default 30;
alter table catalogue.customers add column payment_term_days int;
`;
