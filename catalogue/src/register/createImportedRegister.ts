import type { Pool } from 'pg';
import { type CompanyRegister, type RegisteredCompany, RegisterUnavailable } from './companyRegister.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed, type RowOf } from '@talloor/platform/postgres/columns.ts';

type Words = { readonly nl: string; readonly fr: string };
const columns = {
  is_natural_person: 'boolean not null',
  situation: 'text not null',
  legal_form: 'text',
  active_since: 'text',
  names: typed<readonly { readonly language: string; readonly kind: string; readonly name: string }[]>('jsonb'),
  address: typed<AddressRow>('jsonb'),
  activity: typed<{ readonly nace_version: string; readonly nace_code: string }>('jsonb'),
  words: typed<readonly CodeRow[]>('jsonb'),
} as const;
type Row = RowOf<typeof columns>;
type AddressRow = Readonly<Record<`${'country' | 'city' | 'street'}_${'nl' | 'fr'}`, string | null>> & {
  readonly kind: 'seat' | 'branch' | 'establishment';
  readonly postal: string | null;
  readonly street_number: string | null;
  readonly box: string | null;
};
type CodeRow = { readonly category: string; readonly language: string; readonly description: string };

/** `npm run import -- kbo`. */
export function createImportedRegister(pool: Pick<Pool, 'query'>): CompanyRegister {
  return {
    findCompany: async (businessId) => {
      const rows = await findRows(pool, columns, { ...company, values: [businessId] });
      const [row] = rows;
      if (row) return companyOf(businessId, row);
      const { rowCount } = await pool.query(anybody);
      if (rowCount === 0) throw new RegisterUnavailable('no register was imported');
      return null;
    },
  };
}

const anybody = { name: 'register_anybody', text: 'select from register.enterprises limit 1' };

const company = {
  name: 'register_company',
  text: `select e.is_natural_person, e.situation, e.legal_form, e.started_on::text as active_since,
    (select jsonb_agg(n) from (select language, kind, name from register.names
      where entity_number = e.enterprise_number limit 50) n) as names,
    coalesce(
      (select to_jsonb(a) || '{"kind": "seat"}' from register.addresses a where a.entity_number = e.enterprise_number limit 1),
      (select to_jsonb(a) || jsonb_build_object('kind', case when u.is_branch then 'branch' else 'establishment' end)
        from register.units u join register.addresses a on a.entity_number = u.unit_number
        where u.enterprise_number = e.enterprise_number
        order by u.is_branch desc, u.started_on, u.unit_number limit 1)) as address,
    to_jsonb(m) as activity,
    (select jsonb_agg(c) from register.codes c where c.language in ('NL', 'FR') and (
      (c.category = 'JuridicalForm' and c.code = e.legal_form)
      or (c.category = 'JuridicalSituation' and c.code = e.situation)
      or (c.category = 'Nace' || m.nace_version and c.code = m.nace_code))) as words
  from register.enterprises e left join register.activities m on m.entity_number = e.enterprise_number
  where e.enterprise_number = $1`,
};

function companyOf(businessId: string, row: Row): RegisteredCompany {
  const wordsOf = (category: string): Words | null => {
    const find = (language: string) =>
      row.words?.find((code) => code.category === category && code.language === language)?.description;
    return both(find('NL'), find('FR'));
  };
  const worded = (category: string, code: string) => ({ code, text: wordsOf(category) });
  const { activity, address } = row;
  return {
    businessId,
    isNaturalPerson: row.is_natural_person,
    name: { nl: nameIn('2', row.names ?? []) ?? businessId, fr: nameIn('1', row.names ?? []) ?? businessId },
    legalForm: row.legal_form === null ? null : worded('JuridicalForm', row.legal_form),
    situation: worded('JuridicalSituation', row.situation),
    activeSince: row.active_since,
    activity: activity && worded(`Nace${activity.nace_version}`, activity.nace_code),
    address: address && addressOf(address),
  };
}

/** Name, branch, trade name, abbreviation. */
const kinds = ['001', '004', '003', '002'];

function nameIn(language: string, names: NonNullable<Row['names']>): string | undefined {
  const rank = ({ kind, language: own }: (typeof names)[number]) =>
    [kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length, own === language ? '0' : `1${own}`].join();
  return names.toSorted((a, b) => rank(a).localeCompare(rank(b)) || a.name.localeCompare(b.name))[0]?.name;
}

function addressOf(row: AddressRow): RegisteredCompany['address'] {
  const city = both(row.city_nl, row.city_fr);
  const street = both(row.street_nl, row.street_fr);
  if (city === null || street === null) return null;
  const country = both(row.country_nl, row.country_fr);
  const { kind, postal, street_number: streetNumber, box } = row;
  return { kind, postal: postal ?? '', city, street, streetNumber: streetNumber ?? '', box: box ?? '', country };
}

function both(nl: string | null | undefined, fr: string | null | undefined): Words | null {
  const either = nl ?? fr;
  return either === null || either === undefined ? null : { nl: nl ?? either, fr: fr ?? either };
}
