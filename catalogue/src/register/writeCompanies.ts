import type { Pool } from 'pg';
import type { RegisteredCompany } from './companyRegister.ts';

/** For a tenant without an extract; idempotent. */
export async function writeCompanies(
  pool: Pick<Pool, 'query'>,
  companies: readonly RegisteredCompany[],
): Promise<void> {
  await pool.query(text, [JSON.stringify(companies)]);
}

const text = `
with given as (
  select c from jsonb_array_elements($1::jsonb) as c
  where not exists (select from register.extract)
    and not exists (select from register.enterprises where enterprise_number = c ->> 'businessId')
),
enterprises as (
  insert into register.enterprises (enterprise_number, is_natural_person, situation, legal_form, started_on)
  select c ->> 'businessId', (c ->> 'isNaturalPerson')::boolean, c #>> '{situation,code}', c #>> '{legalForm,code}',
    (c ->> 'activeSince')::date from given
),
names as (
  insert into register.names (entity_number, language, kind, name)
  select distinct c ->> 'businessId', language, '001', c #>> array['name', key]
  from given, (values ('2', 'nl'), ('1', 'fr')) as languages (language, key)
),
addresses as (
  insert into register.addresses
    (entity_number, kind, postal, city_nl, city_fr, street_nl, street_fr, street_number, box)
  select c ->> 'businessId', 'REGO', a ->> 'postal', a #>> '{city,nl}', a #>> '{city,fr}', a #>> '{street,nl}',
    a #>> '{street,fr}', nullif(a ->> 'streetNumber', ''), nullif(a ->> 'box', '')
  from given, lateral (select c -> 'address' as a) as address where jsonb_typeof(a) = 'object'
),
activities as (
  insert into register.activities (entity_number, nace_version, nace_code)
  select c ->> 'businessId', '2025', c #>> '{activity,code}' from given where c #>> '{activity,code}' is not null
)
insert into register.codes (category, code, language, description)
select distinct category, c #>> array[field, 'code'], upper(key), c #>> array[field, 'text', key]
from given, (values ('JuridicalForm', 'legalForm'), ('JuridicalSituation', 'situation'), ('Nace2025', 'activity'))
  as kinds (category, field), (values ('nl'), ('fr')) as languages (key)
where c #>> array[field, 'text', key] is not null
on conflict do nothing`;
