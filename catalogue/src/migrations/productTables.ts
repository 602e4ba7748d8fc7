/** Mills. */
export const productTables = `
create table catalogue.version (
  single boolean primary key default true check (single),
  version bigint not null default 1
);
insert into catalogue.version default values;

create table catalogue.changes (
  change_id bigint generated always as identity primary key,
  changed_at timestamptz not null,
  changed_by text not null,
  subject text not null,
  subject_key text not null,
  before jsonb,
  after jsonb
);
create index changes_of_subject on catalogue.changes (subject, subject_key, change_id);

create table catalogue.navigation_groups (
  group_code text primary key,
  name_nl text not null,
  name_fr text not null,
  sorting int not null
);

create table catalogue.navigation_subgroups (
  subgroup_code text primary key,
  group_code text not null references catalogue.navigation_groups,
  name_nl text not null,
  name_fr text not null,
  sorting int not null
);

create table catalogue.vat_rates (
  vat_code text not null,
  from_day date not null,
  percentage numeric(5, 2) not null,
  primary key (vat_code, from_day)
);
insert into catalogue.vat_rates values
  ('standard', '1996-01-01', 21), ('intermediate', '1996-01-01', 12), ('reduced', '1996-01-01', 6), ('zero', '1996-01-01', 0);

create table catalogue.products (
  article_number text primary key check (article_number ~ '^[0-9]{1,20}$'),
  name_nl text not null,
  name_fr text not null,
  brand text not null,
  pack_nl text not null,
  pack_fr text not null,
  image text,
  ean text,
  subgroup_code text not null references catalogue.navigation_subgroups,
  status text not null check (status in ('active', 'out_of_assortment', 'not_orderable')),
  allow_preorder boolean not null,
  stock_available_day date,
  days_to_replenish int not null,
  on_demand_workdays int,
  order_before text,
  sold_per numeric(12, 3) not null check (sold_per > 0),
  wrapped_per numeric(12, 3) not null,
  minimum_order numeric(12, 3) not null,
  maximum_order numeric(12, 3) not null,
  sales_unit_nl text not null,
  sales_unit_fr text not null,
  order_unit_nl text not null,
  order_unit_fr text not null,
  wrap_unit_nl text not null,
  wrap_unit_fr text not null,
  price_unit_nl text not null,
  price_unit_fr text not null,
  unit_of_measure text not null,
  unit_of_measure_conversion_factor numeric(12, 6) not null,
  orderable_by_order_unit boolean not null,
  order_unit_conversion_factor numeric(12, 6) not null,
  weight_article boolean not null,
  vat_code text not null,
  deposit_mills int not null,
  replaces text,
  replacement text
);
create index products_by_subgroup on catalogue.products (subgroup_code);
create unique index products_by_ean on catalogue.products (ean);

-- holder: '' for list, day and box prices, the price group for group prices, the customer for offers and tenders.
create table catalogue.prices (
  article_number text not null references catalogue.products,
  kind text not null check (kind in ('list', 'group', 'offer', 'tender', 'day', 'box')),
  holder text not null default '',
  from_day date not null default '-infinity',
  to_day date not null default 'infinity' check (to_day >= from_day),
  from_quantity numeric(12, 3),
  price_mills int not null check (price_mills >= 0),
  primary key (article_number, kind, holder, from_day),
  check ((kind in ('list', 'day', 'box')) = (holder = '')),
  check ((kind = 'box') = (from_quantity is not null))
);

create table catalogue.promotions (
  promo_id text primary key,
  type text not null,
  label_nl text not null,
  label_fr text not null,
  description_nl text not null,
  description_fr text not null,
  percentage numeric(6, 3),
  amount_mills int,
  net_price_mills int,
  min_quantity numeric(12, 3) not null,
  free_article_quantity numeric(12, 3) not null,
  max_free_articles numeric(12, 3) not null,
  free_article_number text references catalogue.products,
  from_day date not null,
  to_day date not null check (to_day >= from_day)
);

create table catalogue.promotion_articles (
  promo_id text not null references catalogue.promotions,
  article_number text not null references catalogue.products,
  primary key (promo_id, article_number)
);
create index promotions_of_article on catalogue.promotion_articles (article_number);
`;
