import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createTestCatalogue, testNow, type TestCatalogue } from '../../testing.ts';
import { writeCompanies } from '../writeCompanies.ts';
import { importRegister } from './importRegister.ts';

let shop: TestCatalogue;
let folder: string;
beforeAll(async () => {
  shop = await createTestCatalogue();
});
afterAll(() => shop.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talloor-kbo-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Files = Readonly<Record<string, string>>;
const writeFiles = (files: Files) =>
  Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
const csv = (...rows: string[]) =>
  rows
    .map(
      (row) =>
        `${row
          .split(',')
          .map((cell) => `"${cell}"`)
          .join(',')}\n`,
    )
    .join('');

const heads = {
  enterprise: 'EnterpriseNumber,Status,JuridicalSituation,TypeOfEnterprise,JuridicalForm,JuridicalFormCAC,StartDate',
  denomination: 'EntityNumber,Language,TypeOfDenomination,Denomination',
  address:
    'EntityNumber,TypeOfAddress,CountryNL,CountryFR,Zipcode,MunicipalityNL,MunicipalityFR,StreetNL,StreetFR,HouseNumber,Box,ExtraAddressInfo,DateStrikingOff',
  activity: 'EntityNumber,ActivityGroup,NaceVersion,NaceCode,Classification',
  establishment: 'EstablishmentNumber,StartDate,EnterpriseNumber',
  branch: 'Id,StartDate,EnterpriseNumber',
  code: 'Category,Code,Language,Description',
};
const meta = (type: string, number: number) =>
  csv('Variable,Value', 'SnapshotDate,28-02-2026', `ExtractType,${type}`, `ExtractNumber,${number}`);

const full: Files = {
  'meta.csv': meta('full', 140),
  'code.csv': csv(
    heads.code,
    'JuridicalForm,017,NL,Vereniging zonder winstoogmerk',
    'JuridicalForm,017,FR,Association sans but lucratif',
    'JuridicalForm,017,DE,Vereinigung ohne Gewinnerzielungsabsicht',
    'Nace2025,87100,FR,Soins résidentiels',
    'Nace2008,56101,NL,Eetgelegenheden',
  ),
  'enterprise.csv': csv(
    heads.enterprise,
    '0200.065.765,AC,000,2,017,,01-04-1998',
    '1090.000.183,AC,050,1,,,31-02-2020',
    '0403.449.823,AC,000,2,030,610,15-09-2022',
    '0314.595.348,AC,012,2,014,,09-08-1960',
    '0200.065.766,AC,000,2,014,,09-08-1960',
    'none,AC,000,2,014,,09-08-1960',
  ),
  'denomination.csv': csv(
    heads.denomination,
    '0200.065.765,1,002,RLT',
    '0200.065.765,2,001,Woonzorg De Linden',
    '0200.065.765,1,001,Résidence Les Tilleuls',
    '0200.065.765,1,003,Les Tilleuls',
    '1090.000.183,0,001,Đặng O\'Brien ""Chez Đặng""',
    '2.000.000.339,2,003,Frituur op het plein',
    '0403.449.823,0,004,Kaffeehaus Köln',
  ),
  'address.csv': csv(
    heads.address,
    `0200.065.765,REGO,,,5000,Namen,Namur,Karmelietenstraat,Rue des Carmes,42,b1,,`,
    '2.000.000.339,BAET,,,9000,Gent,Gand,Kouter,Kouter,7,,,',
    '2.000.000.338,BAET,,,9000,Gent,Gand,Veldstraat,Veldstraat,1,,,',
    '9.000.000.001,ABBR,Duitsland,Allemagne,50667,Köln,Köln,Domstraße,Domstraße,1,,,',
    '0314.595.348,REGO,,,1000,Brussel,Bruxelles,Wetstraat,Rue de la Loi,1,,,01-01-2020',
  ),
  'activity.csv': csv(
    heads.activity,
    '0200.065.765,006,2025,99999,MAIN',
    '0200.065.765,001,2008,11111,MAIN',
    '0200.065.765,001,2025,87100,MAIN',
    '0200.065.765,001,2025,56210,SECO',
    '1090.000.183,001,2008,56101,MAIN',
    '2.000.000.339,001,2025,10101,MAIN',
  ),
  'establishment.csv': csv(
    heads.establishment,
    '2.000.000.338,05-06-2021,1090.000.183',
    '2.000.000.339,01-11-1974,1090.000.183',
  ),
  'branch.csv': csv(heads.branch, '9.000.000.001,01-11-1974,0403.449.823'),
  'contact.csv': csv('EntityNumber,EntityContact,ContactType,Value', '0200.065.765,ENT,TEL,081 00 00 00'),
};

const importFolder = (options: { dryRun?: boolean; isForced?: boolean } = {}) =>
  importRegister(shop.pool, { folder, by: 'file:test', now: testNow, dryRun: false, isForced: false, ...options });
const find = (businessId: string) => shop.catalogue.findCompany(businessId);
const count = async (text: string) => (await shop.pool.query(text)).rowCount;

test('an extract replaces the companies that a tenant had before its first extract', async () => {
  const base = { isNaturalPerson: false, legalForm: null, activeSince: null, activity: null, address: null };
  const company = {
    ...base,
    businessId: '0000207757',
    name: { nl: 'A', fr: 'B' },
    situation: { code: '000', text: null },
  };
  await writeCompanies(shop.pool, [company]);
  await writeCompanies(shop.pool, [company]);
  expect(await find('0000207757')).toEqual(company);
  await writeFiles(full);
  expect(await importFolder({ dryRun: true })).toMatchObject({ dry_run: true, created: 4, rejected: 2 });
  expect(await find('0000207757')).toEqual(company);
  const report = await importFolder();
  expect(report).toMatchObject({ subject: 'kbo', created: 4, rejected: 2, repeated: false });
  expect(report.errors).toEqual([
    expect.objectContaining({ line: 6, message: '0200.065.766 is no such number' }),
    expect.objectContaining({ line: 7, message: 'none is no such number' }),
  ]);
  expect(await find('0000207757')).toBeNull();
  await writeCompanies(shop.pool, [company]);
  expect(await find('0000207757')).toBeNull();
  expect(await count(`select from catalogue.imports where subject = 'kbo'`)).toBe(1);
});

test('a company has its registered name in each language, its newest main activity and its seat', async () => {
  expect(await find('0200065765')).toEqual({
    businessId: '0200065765',
    isNaturalPerson: false,
    name: { nl: 'Woonzorg De Linden', fr: 'Résidence Les Tilleuls' },
    legalForm: { code: '017', text: { nl: 'Vereniging zonder winstoogmerk', fr: 'Association sans but lucratif' } },
    situation: { code: '000', text: null },
    activeSince: '1998-04-01',
    activity: { code: '87100', text: { nl: 'Soins résidentiels', fr: 'Soins résidentiels' } },
    address: {
      kind: 'seat',
      postal: '5000',
      city: { nl: 'Namen', fr: 'Namur' },
      street: { nl: 'Karmelietenstraat', fr: 'Rue des Carmes' },
      streetNumber: '42',
      box: 'b1',
      country: null,
    },
  });
});

test('a company without a seat has the address of its oldest establishment or branch, and an invalid date is omitted', async () => {
  expect(await find('1090000183')).toMatchObject({
    isNaturalPerson: true,
    name: { nl: `Đặng O'Brien "Chez Đặng"` },
    legalForm: null,
    situation: { code: '050' },
    activeSince: null,
    address: { kind: 'establishment', street: { nl: 'Kouter' } },
  });
  expect(await find('0403449823')).toMatchObject({
    name: { fr: 'Kaffeehaus Köln' },
    legalForm: { code: '610', text: null },
    address: { kind: 'branch', country: { nl: 'Duitsland', fr: 'Allemagne' } },
  });
  expect(await find('0314595348')).toMatchObject({ name: { nl: '0314595348' }, address: null });
  expect(await find('0448692207')).toBeNull();
});

const update = (number: number): Files => ({
  'meta.csv': meta('update', number),
  'enterprise_delete.csv': csv('EnterpriseNumber', '0314.595.348', '1090.000.183'),
  'enterprise_insert.csv': csv(
    heads.enterprise,
    '1090.000.183,AC,000,1,,,05-06-2021',
    '0448.692.207,AC,000,2,610,,01-03-2026',
  ),
  'denomination_delete.csv': csv('EntityNumber', '0314.595.348', '1090.000.183'),
  'denomination_insert.csv': csv(heads.denomination, '1090.000.183,0,001,Đặng', '0448.692.207,2,001,Nieuw'),
  'address_delete.csv': csv('EntityNumber', '2.000.000.339'),
  'establishment_delete.csv': csv('EstablishmentNumber', '2.000.000.339'),
});

test('updates are imported in order and once, with their deletions before their insertions', async () => {
  await writeFiles(update(142));
  await expect(importFolder()).rejects.toThrow('update 142 needs 141 before it');
  await writeFiles(update(141));
  expect(await importFolder({ dryRun: true })).toMatchObject({ created: 1, changed: 1 });
  expect(await find('0448692207')).toBeNull();
  expect(await importFolder()).toMatchObject({ created: 1, changed: 1, repeated: false });
  expect(await importFolder()).toMatchObject({ repeated: true });
  expect(await find('0448692207')).toMatchObject({ name: { nl: 'Nieuw' }, activeSince: '2026-03-01' });
  expect(await find('1090000183')).toMatchObject({
    name: { nl: 'Đặng' },
    situation: { code: '000' },
    address: { street: { nl: 'Veldstraat' } },
  });
  expect(await find('0314595348')).toBeNull();
  await writeFiles(update(140));
  await expect(importFolder()).rejects.toThrow('update 140 is older than 141');
});

test('a broken extract leaves the register unchanged, and the complete extract after it is imported', async () => {
  await writeFiles({ ...full, 'meta.csv': meta('full', 150) });
  const broken: readonly (readonly [string, string, string])[] = [
    ['address.csv', csv(heads.address, '0200.065.765,REGO').trimEnd(), 'address.csv is no CSV of this layout'],
    ['denomination.csv', 'EntityNumber,Language\n', 'denomination.csv lacks typeofdenomination, denomination'],
    ['enterprise.csv', csv(heads.enterprise), 'enterprise.csv has no enterprise'],
    ['meta.csv', meta('update', 150), 'its files are others'],
  ];
  for (const [name, text, reason] of broken) {
    await writeFiles({ [name]: text });
    await expect(importFolder()).rejects.toThrow(reason);
    await writeFiles({ [name]: name === 'meta.csv' ? meta('full', 150) : (full[name] ?? '') });
  }
  await rm(join(folder, 'address.csv'));
  await expect(importFolder()).rejects.toThrow('the extract has no address.csv');
  expect(await find('0448692207')).toMatchObject({ name: { nl: 'Nieuw' } });
  // Left by a dead process.
  await shop.pool.query('create schema register_next; create table register_next.enterprises (x int)');
  await writeFiles(full);
  await expect(importFolder()).rejects.toThrow('extract 140 is older than 141');
  expect(await importFolder({ isForced: true })).toMatchObject({ created: 4 });
  expect(await find('0448692207')).toBeNull();
  expect(await count(`select from pg_namespace where nspname in ('register_next', 'register_before')`)).toBe(0);
});

test('of two simultaneous imports one is refused, and lookups find the current register meanwhile', async () => {
  await writeFiles({ ...full, 'meta.csv': meta('full', 151) });
  let isDone = false;
  const lookups: Promise<boolean>[] = [];
  const looking = (async () => {
    while (!isDone) lookups.push(Promise.resolve((await find('0200065765')) !== null));
  })();
  const outcomes = await Promise.allSettled([importFolder(), importFolder()]);
  isDone = true;
  await looking;
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({ code: 'import.busy' });
  expect(await Promise.all(lookups)).not.toContain(false);
});
