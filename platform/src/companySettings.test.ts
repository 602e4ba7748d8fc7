import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { parseConfiguration, WrongConfiguration } from './configuration.ts';

const folder = mkdtempSync(join(tmpdir(), 'talloor-company-'));
afterAll(() => rmSync(folder, { recursive: true }));

const own = {
  name: 'Wijnhuis Claes',
  supplier: 'Wijnhuis Claes bv; Kouter 7; 9000 Gent; BE 0314.595.348',
  bank: 'BE68 5390 0754 7034',
  logo: 'logo.svg',
  phone: '+32 9 000 12 34',
  opening_hours: { monday: '08:00-12:00' },
  colour: '#14532d',
  texts: { nl: { 'start.welcome': 'Welkom in de kelder' } },
};

function configure(company: object | string, more: Record<string, string> = {}) {
  writeFileSync(join(folder, 'company.json'), typeof company === 'string' ? company : JSON.stringify(company));
  return parseConfiguration({ DATA_DIR: folder, DEMO: 'false', ...more });
}
function problemsOf(company: object | string): readonly string[] {
  try {
    configure(company);
    return [];
  } catch (error) {
    return error instanceof WrongConfiguration ? error.problems : [];
  }
}
writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

test('company.json gives name, address, VAT number, account, phone, opening hours, logo, colour and texts', () => {
  const configuration = configure(own);
  expect(configuration.company).toMatchObject({
    name: 'Wijnhuis Claes',
    phone: '+32 9 000 12 34',
    openingHours: { monday: '08:00-12:00' },
    colour: '#14532d',
    texts: { fr: {} },
  });
  expect(configuration.company.logo?.type).toBe('image/svg+xml');
  expect(configuration.supplier).toMatchObject({
    name: 'Wijnhuis Claes bv',
    vatNumber: 'BE 0314.595.348',
    phone: '+32 9 000 12 34',
  });
  expect(configuration.bank).toMatchObject({ iban: 'BE68539007547034', bic: null });
});

test('a variable of the environment counts before the file', () => {
  const { supplier } = configure(own, { SUPPLIER: 'Andere bv; Markt 1; 9000 Gent; BE 0999.009.928' });
  expect(supplier?.name).toBe('Andere bv');
});

test('each wrong setting is named', () => {
  expect(problemsOf({ ...own, colour: '#ffee00' })[0]).toContain('is too light');
  expect(problemsOf({ ...own, logo: '../secret.png' })[0]).toContain('is not the name of an .svg or .png file');
  expect(problemsOf({ ...own, logo: 'absent.png' })[0]).toContain('there is no logo');
  expect(problemsOf({ ...own, supplier: 'Wijnhuis' })[0]).toContain('is not: name; street');
  expect(problemsOf({ ...own, phone: 'bel ons' })[0]).toContain('is not a phone number');
  expect(problemsOf({ ...own, opening_hours: {} })[0]).toContain('has no day');
  expect(problemsOf({ ...own, opening_hours: { monday: '9-17' } })[0]).toContain('is not like 07:00-17:30');
  expect(problemsOf({ ...own, opening_hours: { monday: '17:00-09:00' } })[0]).toContain('closes before it opens');
  expect(problemsOf('{')[0]).toContain('is no JSON');
  expect(() => parseConfiguration({ COMPANY_FILE: join(folder, 'absent.json') })).toThrow('there is no file');
});
