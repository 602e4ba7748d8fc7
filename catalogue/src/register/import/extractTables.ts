/**
 * KBO/BCE layout (standards.md). A file is staged as text columns; `keeps` filters it, `select` makes rows.
 * contact.csv holds personal data and is never read.
 */
export type ExtractTable = {
  readonly table: 'enterprises' | 'names' | 'addresses' | 'activities' | 'units' | 'codes';
  /** Without `.csv`, `_insert.csv` or `_delete.csv`. */
  readonly file: string;
  readonly isNeeded: boolean;
  /** Lower case. The first one identifies the entity. */
  readonly columns: readonly [string, ...string[]];
  readonly keeps: string | null;
  /** SQL check of the first column's `digits`; null when it is no number. */
  readonly numberCheckSql: string | null;
  readonly key: string;
  readonly into: string;
  readonly select: string;
  readonly onConflict: string;
};

/** Ten digits without dots. */
export const digitsOf = (column: string) => `translate(${column}, '. ', '') collate "C"`;
const text = (column: string, most = 400) => `nullif(left(btrim(${column}), ${most}), '')`;
const day = (column: string) => {
  const iso = `substr(${column}, 7, 4) || '-' || substr(${column}, 4, 2) || '-' || left(${column}, 2)`;
  return `case when ${column} ~ '^\\d\\d-\\d\\d-\\d{4}$' and pg_input_is_valid(${iso}, 'date') then (${iso})::date end`;
};
/** Their names and activities are not needed. */
const notOfEstablishments = `entitynumber not like '2%'`;

const anyNumber = `digits ~ '^[0-9]{10}$'`;
const entity = digitsOf('entitynumber');

export const extractTables: readonly ExtractTable[] = [
  {
    table: 'codes',
    file: 'code',
    isNeeded: false,
    columns: ['category', 'code', 'language', 'description'],
    keeps: `language in ('NL', 'FR') and (category in ('JuridicalForm', 'JuridicalSituation') or category like 'Nace%')`,
    numberCheckSql: null,
    key: 'category',
    into: 'category, code, language, description',
    select: `select distinct on (category, code, language) category, code, language, ${text('description')} from staged
      where code is not null and description is not null order by category, code, language, line`,
    onConflict: 'on conflict (category, code, language) do update set description = excluded.description',
  },
  {
    table: 'enterprises',
    file: 'enterprise',
    isNeeded: true,
    columns: [
      'enterprisenumber',
      'status',
      'juridicalsituation',
      'typeofenterprise',
      'juridicalform',
      'juridicalformcac',
      'startdate',
    ],
    keeps: `coalesce(status, 'AC') = 'AC'`,
    // The last two digits are 97 minus the first eight modulo 97.
    numberCheckSql: `case when digits ~ '^[01][0-9]{9}$' then 97 - left(digits, 8)::int % 97 = right(digits, 2)::int else false end`,
    key: 'enterprise_number',
    into: 'enterprise_number, is_natural_person, situation, legal_form, started_on',
    select: `select distinct on (1) ${digitsOf('enterprisenumber')}, coalesce(typeofenterprise, '2') = '1',
      coalesce(${text('juridicalsituation', 20)}, '000'), coalesce(${text('juridicalformcac', 20)}, ${text('juridicalform', 20)}),
      ${day('startdate')} from staged where is_good order by 1, line`,
    onConflict: `on conflict (enterprise_number) do update set is_natural_person = excluded.is_natural_person,
      situation = excluded.situation, legal_form = excluded.legal_form, started_on = excluded.started_on`,
  },
  {
    table: 'names',
    file: 'denomination',
    isNeeded: true,
    columns: ['entitynumber', 'language', 'typeofdenomination', 'denomination'],
    keeps: notOfEstablishments,
    numberCheckSql: anyNumber,
    key: 'entity_number',
    into: 'entity_number, language, kind, name',
    select: `select ${entity}, coalesce(${text('language', 4)}, '0'), coalesce(${text('typeofdenomination', 4)}, '001'),
      ${text('denomination')} from staged where is_good and ${text('denomination')} is not null order by 1, line`,
    onConflict: '',
  },
  {
    table: 'addresses',
    file: 'address',
    isNeeded: true,
    columns: [
      'entitynumber',
      'typeofaddress',
      'countrynl',
      'countryfr',
      'zipcode',
      'municipalitynl',
      'municipalityfr',
      'streetnl',
      'streetfr',
      'housenumber',
      'box',
      'datestrikingoff',
    ],
    keeps: 'datestrikingoff is null',
    numberCheckSql: anyNumber,
    key: 'entity_number',
    into: `entity_number, kind, country_nl, country_fr, postal, city_nl, city_fr, street_nl, street_fr, street_number, box`,
    select: `select ${entity}, coalesce(${text('typeofaddress', 4)}, 'REGO'), ${text('countrynl', 80)}, ${text('countryfr', 80)},
      ${text('zipcode', 40)}, ${text('municipalitynl', 200)}, ${text('municipalityfr', 200)}, ${text('streetnl', 200)},
      ${text('streetfr', 200)}, ${text('housenumber', 60)}, ${text('box', 60)} from staged where is_good order by 1, line`,
    onConflict: '',
  },
  {
    table: 'activities',
    file: 'activity',
    isNeeded: false,
    columns: ['entitynumber', 'activitygroup', 'naceversion', 'nacecode', 'classification'],
    keeps: `classification = 'MAIN' and ${notOfEstablishments}`,
    numberCheckSql: anyNumber,
    key: 'entity_number',
    into: 'entity_number, nace_version, nace_code',
    // Newest NACE-BEL; VAT (001) before social security.
    select: `select distinct on (1) ${entity}, coalesce(${text('naceversion', 4)}, '2008'), ${text('nacecode', 20)} from staged
      where is_good and nacecode is not null order by 1, naceversion desc, activitygroup, line`,
    onConflict: `on conflict (entity_number) do update set nace_version = excluded.nace_version, nace_code = excluded.nace_code`,
  },
  ...(['establishment', 'branch'] as const).map((file): ExtractTable => {
    const number = file === 'branch' ? 'id' : 'establishmentnumber';
    return {
      table: 'units',
      file,
      isNeeded: false,
      columns: [number, 'startdate', 'enterprisenumber'],
      keeps: null,
      numberCheckSql: anyNumber,
      key: 'unit_number',
      into: 'unit_number, enterprise_number, is_branch, started_on',
      select: `select distinct on (1) ${digitsOf(number)}, ${digitsOf('enterprisenumber')}, ${file === 'branch'}, ${day('startdate')}
        from staged where is_good and enterprisenumber is not null order by 1, line`,
      onConflict: `on conflict (unit_number) do update set enterprise_number = excluded.enterprise_number,
        is_branch = excluded.is_branch, started_on = excluded.started_on`,
    };
  }),
];

export const unreadFiles = ['contact'] as const;
