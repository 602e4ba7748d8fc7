/**
 * The register of companies (KBO/BCE open data): public reference data that no tenant changes, so it has no change rows. It
 * lies in a schema of its own, since a full extract is built beside it (`register_next`) and takes its place by its name
 * (ADR 0104). `entity_number`: ten digits of an enterprise, an establishment (2…) or a branch (9…). Languages and
 * kinds are the codes of the layout; `extract` has one row once an extract was imported.
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
