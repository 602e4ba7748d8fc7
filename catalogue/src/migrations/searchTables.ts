/** `words` is plain text, `stems` the stems of the name, both delimited by spaces. */
export const searchTables = `
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create function catalogue.plain_words(variadic texts text[]) returns text
language sql stable parallel safe as $$
  select ' ' || btrim(regexp_replace(lower(unaccent(array_to_string(texts, ' '))), '[^a-z0-9]+', ' ', 'g')) || ' '
$$;

create table catalogue.search_index (
  article_number text not null references catalogue.products on delete cascade,
  language text not null check (language in ('nl', 'fr')),
  name text not null,
  brand text not null,
  group_code text not null,
  group_sorting int not null,
  subgroup_code text not null,
  subgroup_sorting int not null,
  on_sale boolean not null,
  without_stock boolean not null,
  words text not null,
  stems text not null,
  document tsvector not null,
  primary key (language, article_number)
);
create index search_documents on catalogue.search_index using gin (document);
create index search_words_within on catalogue.search_index using gin (words gin_trgm_ops);

create index search_in_order on catalogue.search_index (language, group_sorting, subgroup_sorting, words, article_number);

create table catalogue.search_vocabulary (
  language text not null,
  word text not null,
  primary key (language, word)
);
create index search_vocabulary_alike on catalogue.search_vocabulary using gin (word gin_trgm_ops);
`;

export const searchMissesTable = `create table catalogue.search_misses (like catalogue.faq_misses including all);`;
