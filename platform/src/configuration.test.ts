import { expect, test } from '@jest/globals';
import { parseConfiguration, WrongConfiguration } from './configuration.ts';

test('an empty environment gives the configuration of a single process', () => {
  expect(parseConfiguration({})).toMatchObject({
    port: 3000,
    dataDir: '.data',
    databaseUrl: null,
    eventStore: 'postgres',
    now: null,
  });
});

test('parseConfiguration names all wrong variables at once', () => {
  const wrong = {
    PORT: 'http',
    DATABASE_URL: 'mysql://db',
    EVENT_STORE: 'redis://x',
    NOW: 'yesterday',
    MASTER_KEY: 'short',
    SESSION_SECRET: 'short',
    SMTP_URL: 'mail.example',
    LOG_LEVEL: 'loud',
  };
  let problems: readonly string[] = [];
  try {
    parseConfiguration(wrong);
  } catch (error) {
    problems = (error as WrongConfiguration).problems;
  }
  expect(problems.map((problem) => problem.split(' ')[0] ?? '').sort()).toEqual(Object.keys(wrong).sort());
});

test.each(['esdb://one:2113?tls=false', 'esdb://one:2113,two:2113,three:2113', 'esdb+discover://cluster.example'])(
  'EVENT_STORE accepts %s',
  (address) => {
    expect(parseConfiguration({ EVENT_STORE: address }).eventStore).toBe(address);
  },
);

test.each(['kurrentdb://one:2113', 'esdb://', 'esdb:///?tls=false'])('EVENT_STORE rejects %s', (address) => {
  expect(() => parseConfiguration({ EVENT_STORE: address })).toThrow('EVENT_STORE is neither "postgres" nor');
});

test('parseConfiguration reads the clock, the event store, the master key and a feature', () => {
  const configuration = parseConfiguration({
    NOW: '2026-03-11T14:12+01:00',
    EVENT_STORE: 'esdb://localhost:2113?tls=false',
    MASTER_KEY: '00'.repeat(32),
    FEATURE_BASKET_UPLOAD: 'true',
    PORT: '',
  });
  expect(configuration.now?.toISOString()).toBe('2026-03-11T13:12:00.000Z');
  expect(configuration.masterKey).toHaveLength(32);
  expect(configuration.features.basket_upload).toBe(true);
  expect(configuration.port).toBe(3000);
});

test('events of visitors are kept by default, and a tag manager needs a script over TLS', () => {
  const url = 'https://tags.example/t.js?id=1';
  expect(parseConfiguration({}).analytics).toEqual({ mode: 'own', script: null });
  expect(parseConfiguration({ ANALYTICS: 'tag-manager', TAG_MANAGER_URL: url }).analytics).toEqual({
    mode: 'tag-manager',
    script: url,
  });
  expect(parseConfiguration({ ANALYTICS: 'off', TAG_MANAGER_URL: url }).analytics.script).toBeNull();
  expect(() => parseConfiguration({ ANALYTICS: 'tag-manager' })).toThrow('TAG_MANAGER_URL is needed');
  expect(() => parseConfiguration({ TAG_MANAGER_URL: 'http://tags.example/t.js' })).toThrow('TAG_MANAGER_URL is not');
  expect(() => parseConfiguration({ TAG_MANAGER_URL: 'http://localhost:1/t.js' })).not.toThrow();
});

test('PUBLIC_URL is required with SMTP_URL, because mails link to the shop', () => {
  const SMTP_URL = 'smtp://mail.example';
  expect(() => parseConfiguration({ SMTP_URL })).toThrow('PUBLIC_URL is needed with SMTP_URL');
  expect(() => parseConfiguration({ SMTP_URL, PUBLIC_URL: '' })).toThrow('PUBLIC_URL is needed with SMTP_URL');
  expect(parseConfiguration({ SMTP_URL, PUBLIC_URL: 'https://winkel.example/' }).publicUrl).toBe(
    'https://winkel.example',
  );
  expect(parseConfiguration({ PORT: '4205' }).publicUrl).toBe('http://localhost:4205');
});

test('SUPPLIER is the company on papers: four parts, the company of the demo by default, and none without the demo', () => {
  const text = 'Ardenhof sa; Rue du Moulin 3; 5000 Namur; BE 0999.001.118';
  expect(parseConfiguration({ SUPPLIER: text }).supplier).toEqual({
    name: 'Ardenhof sa',
    street: 'Rue du Moulin 3',
    city: '5000 Namur',
    vatNumber: 'BE 0999.001.118',
  });
  expect(parseConfiguration({}).supplier?.name).toBe('Talloor nv');
  expect(parseConfiguration({ DEMO: 'false' }).supplier).toBeNull();
  expect(() => parseConfiguration({ SUPPLIER: 'Ardenhof sa; Namur' })).toThrow('SUPPLIER is not: name; street');
});

test('SUPPLIER_BANK is the account on invoices, with the line of the QR code that has the structured communication', () => {
  const text = 'BE71 0961 2345 6769; GKCCBEBB';
  expect(parseConfiguration({ SUPPLIER_BANK: text }).bank).toEqual({
    iban: 'BE71096123456769',
    bic: 'GKCCBEBB',
    referenceLine: 11,
  });
  expect(parseConfiguration({ SUPPLIER_BANK: 'BE71096123456769', EPC_REFERENCE_LINE: '10' }).bank).toEqual({
    iban: 'BE71096123456769',
    bic: null,
    referenceLine: 10,
  });
  expect(parseConfiguration({ DEMO: 'false' }).bank).toBeNull();
  for (const wrong of ['BE71 0961 2345 6768', 'BE71096123456769; GKCC', 'BE71096123456769; GKCCBEBB; x'])
    expect(() => parseConfiguration({ SUPPLIER_BANK: wrong })).toThrow('SUPPLIER_BANK is not: IBAN; BIC');
  expect(() => parseConfiguration({ EPC_REFERENCE_LINE: '12' })).toThrow('EPC_REFERENCE_LINE');
});

test('payments of the demo go to the embedded sandbox; elsewhere nobody pays online until a provider is set', () => {
  expect(parseConfiguration({ DEMO: 'true' }).payments).toEqual({ provider: 'sandbox', key: null, url: null });
  expect(parseConfiguration({ DEMO: 'false' }).payments.provider).toBeNull();
  expect(parseConfiguration({ DEMO: 'false', PAYMENT_PROVIDER: 'sandbox' }).payments.provider).toBe('sandbox');
  expect(
    parseConfiguration({
      PAYMENT_PROVIDER: 'mollie',
      PAYMENT_KEY: 'live_0123456789',
      PAYMENT_URL: 'https://pay.example/',
      PUBLIC_URL: 'https://winkel.example',
    }).payments,
  ).toEqual({ provider: 'mollie', key: 'live_0123456789', url: 'https://pay.example' });
});

test('a real payment provider needs its key and the public address of the shop', () => {
  expect(() => parseConfiguration({ PAYMENT_PROVIDER: 'mollie' })).toThrow(
    'PAYMENT_KEY is needed with PAYMENT_PROVIDER=mollie\n  PUBLIC_URL is needed with PAYMENT_PROVIDER=mollie',
  );
});

test('ERP_HOSTS has hosts with a port unless it is 443', () => {
  const { erpHosts } = parseConfiguration({ ERP_HOSTS: '204118=ERP.example:443, 204118=erp.example:8443' });
  expect([...erpHosts]).toEqual([['204118', ['erp.example', 'erp.example:8443']]]);
  for (const wrong of ['204118=erp.example:65536', '204118=erp..example', '204118=erp.example:0'])
    expect(() => parseConfiguration({ ERP_HOSTS: wrong })).toThrow(WrongConfiguration);
});
