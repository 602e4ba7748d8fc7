import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  createTestCatalogue,
  testArticle,
  testNow,
  writeTestArticles,
  writeTestCustomer,
  type TestCatalogue,
} from '../testing.ts';
import { importRecords } from './importRecords.ts';
import type { ImportReport } from './importReport.ts';

let shop: TestCatalogue;
beforeAll(async () => {
  shop = await createTestCatalogue();
  await writeTestArticles(shop.pool, [testArticle('1001'), testArticle('1002'), testArticle('1003')], 10);
  await writeTestCustomer(shop.pool, '204118');
  await writeTestCustomer(shop.pool, '300200');
});
afterAll(() => shop.drop());

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
}

const columns = [
  'kind',
  'sale_start',
  'sale_end',
  'priority_start',
  'priority_end',
  'vat_percentage',
  'article_number',
  'weight_kg',
  'price_per_kg',
  'customer_number',
  'is_priority',
  'is_afternoon_only',
  'remove',
];
type Line = Readonly<Record<string, string>>;
const deliver = (lines: readonly Line[], dryRun = false): Promise<ImportReport> =>
  importRecords(
    shop.pool,
    { now: () => testNow },
    {
      subject: 'mussels',
      batch: randomUUID(),
      dryRun,
      by: 'file:lotte',
      source: 'file',
      format: 'csv',
      charset: null,
      delimiter: null,
      bytes: bytesOf(
        [columns.join(','), ...lines.map((line) => columns.map((column) => line[column] ?? '').join(','))].join('\n'),
      ),
    },
  );
const errorsOf = ({ errors }: ImportReport) => errors.map(({ line, code, field }) => [line, code, field]);

const season = { kind: 'season', sale_start: '2026-07-01', sale_end: '2027-04-15', vat_percentage: '6' };
const bag = (article: string, weight: string, price: string) => ({
  kind: 'package',
  article_number: article,
  weight_kg: weight,
  price_per_kg: price,
});
const customer = (number: string, isPriority: string, isAfternoonOnly: string) => ({
  kind: 'customer',
  customer_number: number,
  is_priority: isPriority,
  is_afternoon_only: isAfternoonOnly,
});

test('season, packages and customers are read from one file, and the shop sells by them at once', async () => {
  const lines = [season, bag('1002', '5', '6.5'), bag('1001', '2.5', '6.75'), customer('204118', '1', '0')];
  expect(await deliver(lines, true)).toMatchObject({ created: 4, dry_run: true });
  expect((await shop.catalogue.findMussels('204118')).seasons).toEqual([]);

  expect(await deliver(lines)).toMatchObject({ lines: 4, created: 4, changed: 0, unchanged: 0, rejected: 0 });
  expect(await shop.catalogue.findMussels('204118')).toEqual({
    seasons: [
      {
        saleStart: '2026-07-01',
        saleEnd: '2027-04-15',
        priorityStart: null,
        priorityEnd: null,
        vatPercentage: 6,
      },
    ],
    packages: [
      { articleNumber: '1001', weightKg: 2.5, pricePerKgMills: 6750 },
      { articleNumber: '1002', weightKg: 5, pricePerKgMills: 6500 },
    ],
    customer: { isPriority: true, isAfternoonOnly: false },
  });
  expect((await shop.catalogue.findMussels('300200')).customer).toEqual({ isPriority: false, isAfternoonOnly: false });
});

test('a second file changes what differs, with a change row of who, when, before and after', async () => {
  const moved = { ...season, priority_start: '2026-12-07', priority_end: '2027-01-06' };
  const report = await deliver([moved, bag('1002', '5', '6.25'), bag('1001', '2.5', '6.75')]);
  expect(report).toMatchObject({ created: 0, changed: 2, unchanged: 1 });
  const { rows } = await shop.pool.query(
    `select changed_by, changed_at, batch_id, before ->> 'price_per_kg' as before, after ->> 'price_per_kg' as after
     from catalogue.changes where subject = 'mussel_packages' and after ->> 'article_number' = '1002' order by change_id`,
  );
  expect(rows).toMatchObject([
    { changed_by: 'file:lotte', before: null, after: '6.500' },
    { changed_by: 'file:lotte', changed_at: testNow, batch_id: report.batch, before: '6.500', after: '6.250' },
  ]);
});

test('two packages may swap their weights in one file, and a removed one frees its weight', async () => {
  expect(await deliver([bag('1002', '2.5', '6.25'), bag('1001', '5', '6.75')])).toMatchObject({ changed: 2 });
  const removed = { kind: 'package', article_number: '1001', remove: '1' };
  expect(await deliver([bag('1003', '5', '6.1'), removed])).toMatchObject({ created: 1, changed: 1, rejected: 0 });
  expect((await shop.catalogue.findMussels('204118')).packages.map(({ articleNumber }) => articleNumber)).toEqual([
    '1002',
    '1003',
  ]);
  expect(await deliver([removed])).toMatchObject({ changed: 0, unchanged: 1 });
});

test('bad lines are refused with their reason, and the good ones count', async () => {
  const report = await deliver(
    [
      { kind: 'mussel' },
      { ...season, sale_end: '2026-06-30' },
      { ...season, sale_start: '2028-07-01', sale_end: '2028-12-01', priority_start: '2028-08-01' },
      { kind: 'season', sale_start: '2029-07-01', sale_end: '2029-12-01' },
      { ...season, sale_start: '1 juli' },
      bag('9999', '1', '6.9'),
      bag('1001', '5', '6.9'),
      bag('1001', '0', '6.9'),
      bag('1001', '1', '-6.9'),
      bag('1001', '1', '6,9'),
      customer('999999', '1', '0'),
      { ...customer('204118', '1', '0'), weight_kg: '5' },
      { ...bag('1003', '5', '6.2') },
      customer('300200', '0', '1'),
      customer('300200', '1', '1'),
    ].map((line) =>
      'price_per_kg' in line && line.price_per_kg === '6,9' ? { ...line, price_per_kg: '"6,9"' } : line,
    ),
  );
  expect(errorsOf(report)).toEqual([
    [2, 'import.invalid', 'kind'],
    [3, 'import.invalid', 'sale_end'],
    [4, 'import.required', 'priority_end'],
    [5, 'import.required', 'vat_percentage'],
    [6, 'import.invalid', 'sale_start'],
    [7, 'import.unknown_article', 'article_number'],
    [8, 'import.duplicate', 'weight_kg'],
    [9, 'import.invalid', 'weight_kg'],
    [10, 'import.negative', 'price_per_kg'],
    [11, 'import.decimal_comma', 'price_per_kg'],
    [12, 'import.unknown_customer', 'customer_number'],
    [13, 'import.invalid', 'weight_kg'],
    [16, 'import.duplicate', ''],
  ]);
  expect(report).toMatchObject({ lines: 15, created: 1, changed: 1, rejected: 13 });
});

test('seasons that overlap are refused; one file can move the border between two', async () => {
  const of = (start: string, end: string) => ({ ...season, sale_start: start, sale_end: end });
  const report = await deliver([
    of('2031-07-01', '2032-04-15'),
    of('2032-04-15', '2032-06-30'),
    of('2032-07-01', '2033-04-15'),
  ]);
  expect(report).toMatchObject({ created: 2, rejected: 1 });
  expect(errorsOf(report)).toEqual([[3, 'import.invalid', 'sale_start']]);
  expect(report.errors[0]?.message).toContain('2031-07-01 to 2032-04-15 overlaps');
  const moved = await deliver([
    { ...of('2032-07-01', '2033-04-15'), remove: '1' },
    of('2031-07-01', '2032-07-31'),
    of('2032-08-01', '2033-04-15'),
  ]);
  expect(moved).toMatchObject({ created: 1, changed: 2, rejected: 0 });
  const wider = await deliver([of('2031-07-01', '2032-08-01')]);
  expect(errorsOf(wider)).toEqual([[2, 'import.invalid', 'sale_start']]);
});
