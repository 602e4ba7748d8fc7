const markedOn = (event: 'insert' | 'update' | 'delete', table: string, mark: string): string => `
create trigger searched_after_${event} after ${event} on catalogue.${table}
  referencing ${event === 'delete' ? 'old' : 'new'} table as touched for each statement execute function catalogue.${mark}();`;
const marked = (table: string, mark: string): string =>
  markedOn('insert', table, mark) + markedOn('update', table, mark) + markedOn('delete', table, mark);

/**
 * Assortment: navigation levels and aliases, labels, details, related articles, sheets, office content, restricted
 * assortments, imports, search marks.
 */
export const assortmentTables = `
-- Search is held in memory since (ADR 0070).
drop table catalogue.search_index;
drop table catalogue.search_vocabulary;

-- Aliases of pages (categories, labels, themes): digits only, one series for all of them.
create sequence catalogue.page_alias start 1001;

alter table catalogue.navigation_groups
  add column alias text not null unique default nextval('catalogue.page_alias')::text check (alias ~ '^[0-9]{1,20}$'),
  add column board text not null default 'dry',
  add column icon text,
  add column description_nl text not null default '',
  add column description_fr text not null default '';
update catalogue.navigation_groups set board = group_code;
alter table catalogue.navigation_subgroups
  add column alias text not null unique default nextval('catalogue.page_alias')::text check (alias ~ '^[0-9]{1,20}$'),
  add column icon text,
  add column description_nl text not null default '',
  add column description_fr text not null default '';
create table catalogue.navigation_items (
  item_code text primary key,
  subgroup_code text not null references catalogue.navigation_subgroups,
  alias text not null unique default nextval('catalogue.page_alias')::text check (alias ~ '^[0-9]{1,20}$'),
  name_nl text not null,
  name_fr text not null,
  description_nl text not null default '',
  description_fr text not null default '',
  icon text,
  sorting int not null
);
create index items_by_subgroup on catalogue.navigation_items (subgroup_code);

alter table catalogue.products
  add column item_code text references catalogue.navigation_items,
  add column net_content numeric(12, 3) check (net_content > 0),
  add column net_content_unit text check (net_content_unit in ('kg', 'l')),
  add column variant_group text;
create index products_by_variant on catalogue.products (variant_group) where variant_group is not null;

-- The alias of its page is the label's key.
create table catalogue.labels (
  label_key text primary key default nextval('catalogue.page_alias')::text check (label_key ~ '^[0-9]{1,20}$'),
  type text not null check (type in ('category', 'spec')),
  name_nl text not null,
  name_fr text not null,
  description_nl text not null default '',
  description_fr text not null default '',
  icon text not null default '',
  color text not null default '',
  show_on_product boolean not null default true,
  sorting int not null default 0
);
create table catalogue.product_labels (
  article_number text not null references catalogue.products,
  label_key text not null references catalogue.labels,
  primary key (article_number, label_key)
);
create index articles_by_label on catalogue.product_labels (label_key);

-- allergens: {"milk": {"presence": "contains", "detail_nl": "", "detail_fr": ""}}; nutrition: {"per": "100g", "values": {"fat": 3.5}};
-- info: [{"label": {"nl", "fr"}, "value": {"nl", "fr"}}].
create table catalogue.product_details (
  article_number text primary key references catalogue.products,
  description_nl text not null default '',
  description_fr text not null default '',
  ingredients_nl text not null default '',
  ingredients_fr text not null default '',
  nutrition jsonb,
  allergens jsonb not null default '{}',
  storage text check (storage in ('chilled', 'frozen', 'ambient')),
  storage_text_nl text not null default '',
  storage_text_fr text not null default '',
  packaging_nl text not null default '',
  packaging_fr text not null default '',
  lifestyle_nl text not null default '',
  lifestyle_fr text not null default '',
  origin text check (origin ~ '^[A-Z]{2}$'),
  info jsonb not null default '[]'
);

create table catalogue.related_articles (
  article_number text not null references catalogue.products,
  kind text not null check (kind in ('related', 'accessory', 'cross_sell', 'up_sell')),
  other_article text not null references catalogue.products check (other_article <> article_number),
  sorting int not null default 0,
  primary key (article_number, kind, other_article)
);

create table catalogue.spec_sheets (
  article_number text not null references catalogue.products,
  type text not null check (type in ('T', 'S', 'L', 'H', 'F', 'G')),
  -- Empty: the same file for both languages.
  language text not null default '' check (language in ('', 'nl', 'fr')),
  file_name text not null,
  content_type text not null,
  hash text not null,
  content bytea not null,
  primary key (article_number, type, language)
);

create table catalogue.banners (
  banner_id bigint generated by default as identity primary key,
  place text not null check (place in ('search-top', 'search-inside', 'menu', 'autocomplete', 'start', 'promo')),
  alias text not null default '',
  keywords text not null default '',
  title_nl text not null, title_fr text not null,
  text_nl text not null, text_fr text not null,
  tag_nl text not null, tag_fr text not null,
  link_nl text not null, link_fr text not null,
  link_text_nl text not null, link_text_fr text not null,
  board text not null,
  image text,
  sorting int not null default 0,
  published boolean not null default true,
  from_day date,
  to_day date
);

create table catalogue.synonyms (
  synonym_id bigint generated by default as identity primary key,
  language text not null check (language in ('nl', 'fr')),
  words text[] not null check (cardinality(words) >= 2),
  one_way boolean not null default false
);

create table catalogue.redirects (
  redirect_id bigint generated by default as identity primary key,
  language text not null check (language in ('nl', 'fr')),
  -- As catalogue.plain_words writes it, trimmed.
  keywords text not null,
  target text not null,
  unique (language, keywords)
);

create table catalogue.special_lists (
  list_id bigint generated by default as identity primary key,
  -- The page of a theme.
  alias text not null unique default nextval('catalogue.page_alias')::text,
  kind text not null check (kind in ('list', 'theme')),
  place text not null check (place in ('start', 'promo', 'assortment', 'none')),
  headline_nl text not null, headline_fr text not null,
  description_nl text not null default '', description_fr text not null default '',
  display text not null check (display in ('swiper', 'grid')),
  board text not null,
  articles text[] not null default '{}',
  sorting int not null default 0,
  published boolean not null default true,
  from_day date,
  to_day date
);

create table catalogue.facets (
  facet_key text primary key,
  name_nl text not null,
  name_fr text not null,
  enabled boolean not null default true,
  priority int not null,
  show_more_limit int not null default 6 check (show_more_limit > 0)
);
insert into catalogue.facets (facet_key, name_nl, name_fr, priority) values
  ('group', 'Categorie', 'Catégorie', 10), ('subgroup', 'Subcategorie', 'Sous-catégorie', 20), ('item', 'Soort', 'Type', 30),
  ('brand', 'Merk', 'Marque', 40), ('price', 'Prijs', 'Prix', 50), ('storage', 'Bewaring', 'Conservation', 60),
  ('allergen_free', 'Zonder allergeen', 'Sans allergène', 70), ('label', 'Kenmerken', 'Caractéristiques', 80),
  ('origin', 'Herkomst', 'Origine', 90), ('promo', 'Promoties', 'Promotions', 100),
  ('mine', 'Mijn assortiment', 'Mon assortiment', 110), ('deliverable', 'Leverbaar', 'Livrable', 120);

create table catalogue.faq (
  faq_id bigint generated by default as identity primary key,
  question_nl text not null, question_fr text not null,
  answer_nl text not null, answer_fr text not null,
  sorting int not null default 0,
  published boolean not null default true
);

-- owner_user null: a set of the shop.
create table catalogue.column_sets (
  column_set_id bigint generated by default as identity primary key,
  name text not null,
  columns text[] not null check (cardinality(columns) > 0),
  shared_with text not null check (shared_with in ('nobody', 'customer', 'everyone')),
  owner_user text,
  owner_customer text,
  check ((owner_user is null) = (shared_with = 'everyone'))
);
create unique index column_sets_by_name on catalogue.column_sets (coalesce(owner_user, ''), coalesce(owner_customer, ''), name);

create table catalogue.free_samples (
  article_number text primary key references catalogue.products,
  sorting int not null default 0,
  from_day date,
  to_day date
);
alter table catalogue.settings add column max_free_samples int not null default 2;

-- Where restricted, the customer may see and order these articles alone.
alter table catalogue.customers add column assortment_restricted boolean not null default false;
create table catalogue.customer_articles (
  customer_number text not null references catalogue.customers,
  article_number text not null references catalogue.products,
  primary key (customer_number, article_number)
);

create table catalogue.api_keys (
  key_id uuid primary key,
  name text not null,
  secret_hash text not null unique,
  subjects text[] not null,
  created_at timestamptz not null,
  created_by text not null,
  revoked_at timestamptz,
  last_used_at timestamptz
);

-- source: erp, file or office. report: as the wire tells it (contracts, importReport).
create table catalogue.imports (
  batch_id text primary key,
  subject text not null,
  source text not null,
  file_hash text not null,
  imported_at timestamptz not null,
  imported_by text not null,
  report jsonb not null
);
create index imports_by_time on catalogue.imports (imported_at);
alter table catalogue.changes add column batch_id text;
create index changes_by_batch on catalogue.changes (batch_id) where batch_id is not null;
create index changes_by_time on catalogue.changes (changed_at);

-- Of one customer: offers and tenders are read customer by customer.
create index prices_of_holder on catalogue.prices (holder) where kind in ('offer', 'tender');

-- What search has to read again: marked by triggers, whoever writes. Rows are only ever added, so that no two writers wait for
-- each other; who has read up to a snapshot reads what that snapshot did not see. Every process reads within a day or anew.
create table catalogue.search_changes (
  article_number text not null,
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index search_changes_by_transaction on catalogue.search_changes (changed_in);
create index search_changes_by_time on catalogue.search_changes (changed_at);

create function catalogue.forget_search_changes() returns void language sql as $$
  delete from catalogue.search_changes where ctid = any (array(
    select ctid from catalogue.search_changes where changed_at < now() - interval '2 days' limit 5000 for update skip locked))
$$;
create function catalogue.mark_articles() returns trigger language plpgsql as $$
begin
  insert into catalogue.search_changes (article_number) select distinct article_number from touched;
  perform catalogue.forget_search_changes();
  return null;
end $$;
-- Offers and tenders are read customer by customer.
create function catalogue.mark_priced_articles() returns trigger language plpgsql as $$
begin
  insert into catalogue.search_changes (article_number)
  select distinct article_number from touched where kind not in ('offer', 'tender');
  return null;
end $$;
create function catalogue.mark_articles_of_navigation() returns trigger language plpgsql as $$
begin
  insert into catalogue.search_changes (article_number)
  select distinct p.article_number from catalogue.products p join catalogue.navigation_subgroups s using (subgroup_code)
  join touched t on case tg_table_name
    when 'navigation_groups' then to_jsonb(t) ->> 'group_code' = s.group_code
    when 'navigation_subgroups' then to_jsonb(t) ->> 'subgroup_code' = p.subgroup_code
    else to_jsonb(t) ->> 'item_code' = p.item_code end;
  return null;
end $$;
create function catalogue.mark_articles_of_label() returns trigger language plpgsql as $$
begin
  insert into catalogue.search_changes (article_number)
  select distinct article_number from catalogue.product_labels join touched using (label_key);
  return null;
end $$;
create function catalogue.mark_articles_of_promotion() returns trigger language plpgsql as $$
begin
  insert into catalogue.search_changes (article_number)
  select distinct article_number from catalogue.promotion_articles join touched using (promo_id);
  return null;
end $$;
${['products', 'product_labels', 'product_details', 'promotion_articles'].map((table) => marked(table, 'mark_articles')).join('')}
${marked('prices', 'mark_priced_articles')}
${['navigation_groups', 'navigation_subgroups', 'navigation_items']
  .map((table) => markedOn('update', table, 'mark_articles_of_navigation'))
  .join('')}
${markedOn('update', 'labels', 'mark_articles_of_label')}
${markedOn('update', 'promotions', 'mark_articles_of_promotion')}
`;
