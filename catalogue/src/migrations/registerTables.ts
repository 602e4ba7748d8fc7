/**
 * Public data without change rows, in its own schema so that `register_next` can replace it (ADR 0104).
 * `entity_number`: ten digits of an enterprise, establishment (2…) or branch (9…).
 */
export const registerTables = `
create schema register;
create table register.enterprises (
  enterprise_number text collate "C" primary key,
  is_natural_person boolean not null,
  situation text not null,
  legal_form text,
  started_on date
);
create table register.names (
  entity_number text collate "C" not null,
  language text not null,
  kind text not null,
  name text not null
);
create index on register.names (entity_number);
create table register.addresses (
  entity_number text collate "C" not null,
  kind text not null,
  country_nl text,
  country_fr text,
  postal text,
  city_nl text,
  city_fr text,
  street_nl text,
  street_fr text,
  street_number text,
  box text
);
create index on register.addresses (entity_number);
create table register.activities (
  entity_number text collate "C" primary key,
  nace_version text not null,
  nace_code text not null
);
create table register.units (
  unit_number text collate "C" primary key,
  enterprise_number text collate "C" not null,
  is_branch boolean not null,
  started_on date
);
create index on register.units (enterprise_number, is_branch desc, started_on, unit_number);
create table register.codes (
  category text not null,
  code text not null,
  language text not null,
  description text not null,
  primary key (category, code, language)
);
create table register.extract (
  single boolean primary key default true check (single),
  extract_number int,
  snapshot_on date,
  imported_at timestamptz not null
);
`;
