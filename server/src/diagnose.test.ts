import { expect, test } from '@jest/globals';
import { diagnose, findingLine, type TenantFacts } from './diagnose.ts';

const now = new Date('2026-03-11T13:12:00Z');
const empty: TenantFacts = {
  isDemo: false,
  administrators: 0,
  articles: 0,
  articlesWithoutPrice: 0,
  articlesWithPhoto: 0,
  articlesWithAddressAlone: [],
  articlesWithOtherImage: [],
  customers: 0,
  customersWithoutUser: 0,
  usersWithoutInvitation: 0,
  closingDays: 0,
  hasMailServer: false,
  mailFrom: 'Talloor <bestellingen@talloor.example>',
  publicUrl: 'http://localhost:3000',
  trustProxy: 0,
  hasCompany: false,
  hasSupplier: false,
  hasBank: false,
  unknownTexts: [],
  lastBackup: null,
  now,
};
const open: TenantFacts = {
  ...empty,
  administrators: 1,
  articles: 120,
  articlesWithPhoto: 120,
  customers: 30,
  closingDays: 4,
  hasMailServer: true,
  mailFrom: 'Wijnhuis Claes <winkel@wijnhuis.example>',
  publicUrl: 'https://winkel.wijnhuis.example',
  trustProxy: 1,
  hasCompany: true,
  hasSupplier: true,
  hasBank: true,
  lastBackup: new Date('2026-03-10T01:00:00Z'),
};
const missing = (facts: TenantFacts) => diagnose(facts).filter(({ kind }) => kind === 'missing');

test('an empty tenant reads what is missing, each with its way out', () => {
  const faults = missing(empty);
  expect(faults).toHaveLength(10);
  for (const { wayOut } of faults) expect(wayOut).toMatch(/npm run|set |company\.json/);
  expect(findingLine(faults[0] ?? { kind: 'right', says: '' })).toBe(
    'MISSING  nobody can enter the back office → npm run admin -- create EMAIL',
  );
});

test('a tenant that can open lacks nothing', () => {
  expect(diagnose(open).filter(({ kind }) => kind !== 'right')).toEqual([]);
});

test.each([
  ['the demo', { isDemo: true }, 'the demo is on'],
  ['articles without any price', { articlesWithoutPrice: 120 }, '120 articles have no price'],
  ['customers without users', { customersWithoutUser: 30 }, 'no customer has a user'],
  ['users without an invitation', { usersWithoutInvitation: 3 }, '3 users wait for their invitation'],
  ['a TLS address without a trusted proxy', { trustProxy: 0 }, 'no proxy is trusted'],
  ['an old backup', { lastBackup: new Date('2026-03-01T01:00:00Z') }, 'the last backup is 10 days old'],
])('%s keeps the shop from opening', (_, facts, says) => {
  expect(missing({ ...open, ...facts })).toMatchObject([{ says: expect.stringContaining(says) }]);
});

test('articles without a photo are advice alone', () => {
  expect(missing({ ...open, articlesWithPhoto: 3 })).toEqual([]);
  expect(diagnose({ ...open, articlesWithPhoto: 3 })).toContainEqual(
    expect.objectContaining({ kind: 'advice', says: '117 articles have no photo' }),
  );
});

test('articles whose photo is only an address, or no stored photo, are named', () => {
  const articlesWithAddressAlone = ['1', '2', '3', '4', '5', '6', '7'];
  const found = diagnose({ ...open, articlesWithAddressAlone, articlesWithOtherImage: ['8'] });
  expect(found.filter(({ kind }) => kind !== 'right').map(({ says }) => says)).toEqual([
    'photos are not fetched yet: 1, 2, 3, 4, 5 and 2 more',
    'images are no stored photos: 8',
  ]);
});
