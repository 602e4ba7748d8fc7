import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importRecords } from '../import/importRecords.ts';
import type { ImportSubject } from '@talloor/rules/erp/keyScopes.ts';
import { createTestCatalogue, testChange, testNow, type TestCatalogue } from '../testing.ts';
import { writePlaces } from './writePlaces.ts';

let shop: TestCatalogue;
beforeAll(async () => {
  shop = await createTestCatalogue();
  const postalCodes = [
    { postal: '1547', cityNl: 'Ter Hove', cityFr: 'Ter Hove' },
    { postal: '2950', cityNl: 'Kapellen', cityFr: 'Kapellen' },
  ];
  const streets = [
    { postal: '1547', city: 'Ter Hove', street: 'Oude straat' },
    { postal: '2950', city: 'Kapellen', street: 'Dorpsstraat' },
  ];
  await writePlaces(shop.pool, { postalCodes, streets, undelivered: ['1547'] }, testChange);
});
afterAll(() => shop.drop());

const deliver = (subject: ImportSubject, ...lines: string[]) =>
  importRecords(
    shop.pool,
    { now: () => testNow },
    {
      subject,
      batch: randomUUID(),
      dryRun: false,
      by: 'file:test',
      source: 'file',
      format: 'csv',
      charset: null,
      delimiter: null,
      bytes: (async function* () {
        yield await Promise.resolve(Buffer.from(lines.join('\n')));
      })(),
    },
  );
const codes = 'postal_code,city_nl,city_fr,province_iso,province_nl,province_fr,exonym_added';
const { findPostalCode, findStreets } = {
  findPostalCode: (postal: string) => shop.catalogue.findPostalCode(postal),
  findStreets: (postal: string, city: string) => shop.catalogue.findStreets(postal, city),
};

test('imported places replace those of the same postal code, and delivery stays unchanged', async () => {
  const report = await deliver(
    'postal-codes',
    codes,
    '1547,Bever,Biévène,BE-VBR,Vlaams-Brabant,Brabant flamand,1',
    '4760,Büllingen,Bullange,BE-WLG,Luik,Liège,',
    '4760,Manderfeld,,BE-WLG,Luik,Liège,',
    '3798,"\'s-Gravenvoeren",Fouron-le-Comte,BE-VLI,Limburg,Limbourg,',
  );
  expect(report).toMatchObject({ lines: 4, created: 4, rejected: 0 });
  expect(await findPostalCode('1547')).toEqual({ cities: [{ nl: 'Bever', fr: 'Biévène' }], isDelivered: false });
  expect(await findPostalCode('4760')).toMatchObject({
    cities: [
      { nl: 'Büllingen', fr: 'Bullange' },
      { nl: 'Manderfeld', fr: 'Manderfeld' },
    ],
    isDelivered: true,
  });
  expect(await findPostalCode('2950')).toMatchObject({ cities: [{ nl: 'Kapellen' }] });
});

test('streets are found by either name of their city, whatever the spelling in their file', async () => {
  const report = await deliver(
    'streets',
    'postal_code,city_as_written,street',
    '1547,Bever/Biévène,Kerkhove',
    '4760,Büllingen/Bullange,Im Kips',
    '4760,MANDERFELD,Igelmonderhof(MAN)',
    '4760,Elders,Hauptstraße S/N',
    '2950,Kapellen (Antw.),Energielaan',
  );
  expect(report).toMatchObject({ lines: 5, created: 5, rejected: 0 });
  expect(await findStreets('1547', 'bieverne')).toEqual([]);
  expect(await findStreets('1547', 'Bievene')).toEqual(['Kerkhove']);
  expect(await findStreets('4760', 'Bullingen')).toEqual(['Hauptstraße', 'Im Kips']);
  expect(await findStreets('4760', 'Manderfeld')).toEqual(['Hauptstraße', 'Igelmonderhof']);
  expect(await findStreets('2950', 'Kapellen')).toEqual(['Energielaan']);
});

test('a file with a bad line removes no places', async () => {
  const report = await deliver('postal-codes', codes, '3798,Voeren,Fourons,,,,', '379,Sint-Martens-Voeren,,,,,');
  expect(report).toMatchObject({ created: 1, rejected: 1 });
  expect((await findPostalCode('3798')).cities.map(({ nl }) => nl)).toEqual(["'s-Gravenvoeren", 'Voeren']);
});
