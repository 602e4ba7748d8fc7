import { randomUUID } from 'node:crypto';
import { existsSync, createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createGunzip } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { isLongRun } from '@talloor/platform/testing/isLongRun.ts';
import {
  createTestCatalogue,
  testArticle,
  testNow,
  writeTestArticles,
  writeTestCustomer,
  type TestCatalogue,
} from '../testing.ts';
import { importRecords, type Delivery } from './importRecords.ts';
import type { ImportReport } from './importReport.ts';

let shop: TestCatalogue;
const clock = { now: () => testNow };

beforeAll(async () => {
  shop = await createTestCatalogue();
  await writeTestArticles(shop.pool, [testArticle('1001', { ean: '5400000000017' }), testArticle('1002')], 10);
  await writeTestCustomer(shop.pool, '204118');
});
afterAll(() => shop.drop());

async function* bytesOf(...parts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield typeof part === 'string' ? Buffer.from(part) : part;
}

const deliver = (content: string | Uint8Array | AsyncIterable<Uint8Array>, overrides: Partial<Delivery> = {}) =>
  importRecords(shop.pool, clock, {
    subject: 'products',
    batch: randomUUID(),
    dryRun: false,
    by: 'erp:test',
    source: 'erp',
    format: 'csv',
    charset: null,
    delimiter: null,
    bytes: typeof content === 'string' || content instanceof Uint8Array ? bytesOf(content) : content,
    ...overrides,
  });

async function dump(): Promise<unknown> {
  const { rows: tables } = await shop.pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'catalogue' order by 1`,
  );
  const dumps: unknown[] = [];
  for (const { name } of tables)
    dumps.push([
      name,
      (await shop.pool.query(`select md5(string_agg(t::text, '' order by t::text)) as rows from catalogue.${name} t`))
        .rows,
    ]);
  return dumps;
}

const errorsOf = ({ errors }: ImportReport) => errors.map(({ line, code, field }) => [line, code, field]);
const header = 'article_number,name_nl,name_fr,subgroup_code,vat,price';
const line = (number: string, rest = 'fruit,6,1.25') => `${number},Appel ${number},Pomme ${number},${rest}`;
const rowsOf = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.pool.query<Row>(text, values)).rows;

describe('a delivery', () => {
  test('is written with change rows that hold author, batch and old values, and its articles can be ordered at once', async () => {
    const report = await deliver(`${header}\n${line('3001')}\n${line('3002', 'fruit,standard,2')}\n`, { batch: 'b-1' });
    expect(report).toMatchObject({ lines: 2, created: 2, changed: 0, rejected: 0, errors: [], repeated: false });
    expect(report.file_hash).toMatch(/^[0-9a-f]{64}$/);
    const facts = await shop.catalogue.findProducts(['3001', '3002'], '204118', '2026-03-11');
    expect(facts.get('3001')).toMatchObject({ status: 'active', vatRate: 6, prices: { listMills: 1250 } });
    expect(facts.get('3002')).toMatchObject({ vatRate: 21 });
    await deliver(`article_number,brand\n3001,Groenakker\n`, { batch: 'b-2', by: 'file:lotte' });
    const changes = await rowsOf(
      `select changed_by, batch_id, before ->> 'brand' as before, after ->> 'brand' as after from catalogue.changes
       where subject = 'products' and subject_key = '3001' order by change_id`,
    );
    expect(changes).toEqual([
      { changed_by: 'erp:test', batch_id: 'b-1', before: null, after: '' },
      { changed_by: 'file:lotte', batch_id: 'b-2', before: '', after: 'Groenakker' },
    ]);
  });

  test('counts changed and unchanged articles, and keeps the value of a missing column', async () => {
    await deliver(`${header},description_nl\n${line('3010')},zoet\n${line('3011')},zuur\n`);
    const secondReport = await deliver(`${header}\n${line('3010')}\n${line('3011', 'fruit,6,9.99')}\n`);
    expect(secondReport).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
    expect((await shop.catalogue.findDetail('3011'))?.description.nl).toBe('zuur');
    await deliver('article_number,description_nl\n3011,\n');
    expect((await shop.catalogue.findDetail('3011'))?.description.nl).toBe('');
  });

  test('stores the allergens of an article, with the cereal or nut they name', async () => {
    const columns = 'allergens_contains,allergens_may_contain,allergens_free,allergens_detail';
    const detail = '"{""gluten"":{""nl"":""tarwe"",""fr"":""blé""}}"';
    await deliver(`${header},${columns}\n${line('3015')},gluten|milk,soy,fish,${detail}\n`);
    expect((await shop.catalogue.findDetail('3015'))?.allergens).toEqual({
      gluten: { presence: 'contains', detail_nl: 'tarwe', detail_fr: 'blé' },
      milk: { presence: 'contains', detail_nl: '', detail_fr: '' },
      soy: { presence: 'may_contain', detail_nl: '', detail_fr: '' },
      fish: { presence: 'free', detail_nl: '', detail_fr: '' },
    });
  });

  test('returns its first report when repeated, and other content under the same batch id is refused', async () => {
    const content = `${header}\n${line('3020')}\n`;
    const first = await deliver(content, { batch: 'twice' });
    const before = await dump();
    expect(await deliver(content, { batch: 'twice' })).toEqual({ ...first, repeated: true });
    await expect(deliver(`${content}\n`, { batch: 'twice' })).rejects.toMatchObject({ code: 'import.batch_differs' });
    expect(await dump()).toEqual(before);
  });

  test('has the same report in a dry run, which writes nothing', async () => {
    const content = `${header}\n${line('3030')}\n${line('3031', 'nowhere,6,1')}\n`;
    const before = await dump();
    const dry = await deliver(content, { dryRun: true, batch: 'dry' });
    expect(await dump()).toEqual(before);
    const real = await deliver(content, { batch: 'dry' });
    expect({ ...dry, dry_run: false }).toEqual(real);
    expect(real).toMatchObject({ created: 1, rejected: 1 });
  });

  test('is refused while another delivery of its subject is read', async () => {
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    let isReading = () => {};
    const reading = new Promise<void>((resolve) => (isReading = resolve));
    async function* slow() {
      yield Buffer.from(`${header}\n`);
      isReading();
      await gate;
      yield Buffer.from(`${line('3040')}\n`);
    }
    const first = deliver(slow());
    await reading;
    await expect(deliver(`${header}\n`)).rejects.toMatchObject({ code: 'import.busy' });
    await expect(deliver('article_number,quantity\n1001,5\n', { subject: 'stock' })).resolves.toMatchObject({
      lines: 1,
    });
    goOn();
    expect(await first).toMatchObject({ created: 1 });
  });

  test('of another subject for the same articles is written before or after it, and both are counted', async () => {
    const numbers = Array.from({ length: 4000 }, (_, index) => String(700_001 + index));
    await deliver(`${header}\n${numbers.map((number) => line(number)).join('\n')}\n`);
    const [articles, prices] = await Promise.all([
      deliver(`article_number,brand,price\n${numbers.map((number) => `${number},Nieuw,2`).join('\n')}\n`),
      deliver(
        `article_number,kind,price_group,price\n${numbers.flatMap((number) => [`${number},list,,3`, `${number},group,zorg,3`]).join('\n')}\n`,
        { subject: 'prices' },
      ),
    ]);
    expect([articles.changed, prices.created, prices.changed]).toEqual([4000, 4000, 4000]);
  }, 60_000);

  test('is refused when a delivery of another subject takes its batch id at the same time', async () => {
    const outcomes = await Promise.allSettled([
      deliver(`article_number,brand\n1001,Eerst\n`, { batch: 'b-name' }),
      deliver(`article_number,quantity,as_of\n1001,7,2026-03-11T13:12:00Z\n`, { subject: 'stock', batch: 'b-name' }),
    ]);
    const rejections = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(rejections).toMatchObject([{ code: 'import.batch_differs' }]);
  });

  test('leaves no rows and no staged lines after its sender disconnects', async () => {
    const before = await dump();
    async function* broken() {
      yield Buffer.from(`${header}\n${line('3050')}\n`);
      throw new Error('aborted');
    }
    await expect(deliver(broken())).rejects.toThrow('aborted');
    expect(await dump()).toEqual(before);
    expect(await deliver(`${header}\n${line('3050')}\n`)).toMatchObject({ created: 1 });
  });

  test('leaves no rows when the database refuses a line at the end', async () => {
    await shop.pool.query(`alter table catalogue.prices add constraint no_3061 check (article_number <> '3061')`);
    const before = await dump();
    await expect(deliver(`${header}\n${line('3060')}\n${line('3061')}\n`)).rejects.toThrow('no_3061');
    expect(await dump()).toEqual(before);
    await shop.pool.query('alter table catalogue.prices drop constraint no_3061');
  });
});

describe('bad lines of a delivery', () => {
  test.each([
    ['a price with a comma', `3100,A,B,fruit,6,"12,50"`, 'import.decimal_comma', 'price'],
    ['a negative price', '3100,A,B,fruit,6,-1.00', 'import.negative', 'price'],
    ['a price with four decimals', '3100,A,B,fruit,6,1.2345', 'import.invalid', 'price'],
    ['no price at all in a column of prices', '3100,A,B,fruit,6,', 'import.required', 'price'],
    ['no VAT', '3100,A,B,fruit,,1', 'import.vat_missing', 'vat'],
    ['a VAT that does not exist', '3100,A,B,fruit,19,1', 'import.invalid', 'vat'],
    ['an unknown sub-group', '3100,A,B,nowhere,6,1', 'import.unknown_subgroup', 'subgroup_code'],
    ['a number that is none', 'A-12,A,B,fruit,6,1', 'import.invalid', 'article_number'],
    ['no name', '3100,,B,fruit,6,1', 'import.required', 'name_nl'],
    ['too many columns', '3100,A,B,fruit,6,1,more', 'import.columns', ''],
    ['too few columns', '3100,A', 'import.columns', ''],
    ['a number that is there already', '3101,A,B,fruit,6,1', 'import.duplicate', ''],
    ['a NUL character', '3100,A\u0000,B,fruit,6,1', 'import.invalid', 'name_nl'],
  ])('%s', async (_, bad, code, field) => {
    const number = String(3200 + (await rowsOf('select 1 from catalogue.products')).length);
    const content = `${header}\n${line('3101')}\n${bad}\n${line(number)}\n`;
    const report = await deliver(content);
    expect(errorsOf(report)).toEqual([[3, code, field]]);
    expect(report).toMatchObject({ lines: 3, rejected: 1, created: report.unchanged === 1 ? 1 : 2 });
    expect(await rowsOf('select 1 from catalogue.products where article_number = $1', ['3100'])).toEqual([]);
  });

  test('an unknown or duplicate EAN, label, item or replacement is an error of its line', async () => {
    const columns = 'article_number,name_nl,name_fr,subgroup_code,vat,ean,labels,item_code,replacement';
    const rows = [
      '5400000000017,,,',
      ',77,,',
      ',,none,',
      ',,,99999',
      ',,,3305',
      '4006381333931,,,',
      '4006381333931,,,',
    ];
    const lines = rows.map((rest, index) => `330${index},A,B,fruit,6,${rest}`);
    const report = await deliver(`${columns}\n${lines.join('\n')}\n`);
    expect(errorsOf(report)).toEqual([
      [2, 'import.duplicate_ean', 'ean'],
      [3, 'import.unknown_label', 'labels'],
      [4, 'import.unknown_item', 'item_code'],
      [5, 'import.unknown_article', 'replacement'],
      [8, 'import.duplicate_ean', 'ean'],
    ]);
    expect(report).toMatchObject({ created: 2, rejected: 5 });
  });

  test('article numbers and EANs are read without a scanner’s prefix and invisible characters', async () => {
    const columns = 'article_number,name_nl,name_fr,subgroup_code,vat,ean,replaces';
    const lines = [
      '\u200b3350,A,B,fruit,6,]E05412345678908,',
      '3351\u00a0,A,B,fruit,6,0000036000291452,\ufeff3350',
      '33 52,A,B,fruit,6,,',
    ];
    const report = await deliver(`${columns}\n${lines.join('\n')}\n`);
    expect(errorsOf(report)).toEqual([[4, 'import.invalid', 'article_number']]);
    expect(
      await rowsOf("select article_number, ean, replaces from catalogue.products where article_number like '335_'"),
    ).toEqual([
      { article_number: '3350', ean: '5412345678908', replaces: null },
      { article_number: '3351', ean: '00036000291452', replaces: '3350' },
    ]);
  });

  test('a new article without VAT is an error, even when the VAT column is missing', async () => {
    const report = await deliver('article_number,name_nl,name_fr,subgroup_code\n3400,A,B,fruit\n1001,A,B,fruit\n');
    expect(errorsOf(report)).toEqual([[2, 'import.vat_missing', 'vat']]);
    expect(report).toMatchObject({ changed: 1 });
  });

  test('line numbers count the line breaks within quotes', async () => {
    const content = `${header}\r\n3500,"Twee\r\nregels",B,fruit,6,1\r\n\r\n3501,A,B,fruit,6,-1\r\n`;
    expect(errorsOf(await deliver(content))).toEqual([[5, 'import.negative', 'price']]);
  });

  test('a JSON line that is no object, has an unknown field or a wrong type is an error', async () => {
    const good = { article_number: '3600', name_nl: 'A', name_fr: 'B', subgroup_code: 'fruit', vat: 6, price: 2.5 };
    const lines = [
      JSON.stringify(good),
      '{"article_number": "3601",',
      '[1]',
      JSON.stringify({ ...good, article_number: 3602, prijs: 2 }),
      JSON.stringify({ ...good, article_number: '3603', price: '2,5' }),
      JSON.stringify({ ...good, article_number: '3604', labels: 'a' }),
      '',
      '{"__proto__": {"article_number": "3605"}}',
      JSON.stringify({ ...good, article_number: 3606, name_nl: 'half \ud800' }),
    ];
    const report = await deliver(lines.join('\n'), { format: 'ndjson' });
    expect(errorsOf(report)).toEqual([
      [2, 'import.malformed', ''],
      [3, 'import.malformed', ''],
      [4, 'import.unknown_field', 'prijs'],
      [5, 'import.decimal_comma', 'price'],
      [6, 'import.invalid', 'labels'],
      [8, 'import.required', 'article_number'],
      [9, 'import.invalid', 'name_nl'],
    ]);
    expect(report).toMatchObject({ created: 1, lines: 8, rejected: 7 });
  });

  test('a field with too many nested levels is an error of an otherwise good record', async () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    const report = await deliver(
      `{"article_number":"1001","info":${deep}}\n{"article_number":"1002","info":"${deep}"}\n`,
      { format: 'ndjson' },
    );
    expect(errorsOf(report)).toEqual([
      [1, 'import.invalid', 'info'],
      [2, 'import.invalid', 'info'],
    ]);
  });

  test('the report lists the first thousand errors and counts all', async () => {
    const lines = Array.from({ length: 1500 }, (_, index) => line(String(40_000 + index), 'nowhere,6,1'));
    const report = await deliver(`${header}\n${lines.join('\n')}\n`);
    expect(report).toMatchObject({ rejected: 1500, created: 0 });
    expect(report.errors).toHaveLength(1000);
    expect(report.errors.at(-1)?.line).toBe(1001);
  });
});

describe('an unreadable file is refused, and the catalogue stays unchanged', () => {
  let before: unknown;
  beforeEach(async () => {
    before = await dump();
  });
  const latin1 = Buffer.from(`${header}\n${line('3700')}\n3701,Cr\u00e8me,Cr\u00e8me,fruit,6,1\n`, 'latin1');
  test.each([
    ['an empty one', '', /empty/],
    ['blank lines alone', '\n\n\r\n', /empty/],
    ['Windows-1252 that is said to be nothing else', latin1, /line 3 is not UTF-8.*windows-1252/],
    ['a delimiter that nobody knows', `${header.replaceAll(',', '#')}\n`, /no known column/],
    ['a column that nobody knows', `${header},kleur\n`, /not known: "kleur"/],
    ['a column twice', `${header},price\n`, /price twice/],
    ['no article numbers', 'name_nl,name_fr\nA,B\n', /lacks article_number/],
    ['quotes that never close', `${header}\n${line('3702')}\n3703,"A,B,fruit,6,1\n`, /line 3/],
    ['gzip under a plain name', Buffer.from([0x1f, 0x8b, 8, 0, 0]), /gzip/],
    ['a workbook', Buffer.from('PK\u0003\u0004rest'), /Excel/],
    [
      'half a character at its end',
      Buffer.concat([Buffer.from(`${header}\n3704,A`), Buffer.from([0xc3])]),
      /not UTF-8/,
    ],
  ])('%s', async (_, content, reason) => {
    await expect(deliver(content)).rejects.toMatchObject({
      code: 'import.unreadable',
      message: expect.stringMatching(reason),
    });
    expect(await dump()).toEqual(before);
  });

  test('a line without end', async () => {
    async function* endless() {
      for (;;) yield Buffer.alloc(1024 * 1024, 'a');
    }
    await expect(deliver(endless(), { format: 'ndjson' })).rejects.toThrow('line 1 is longer');
    await expect(deliver(endless())).rejects.toMatchObject({ code: 'import.unreadable' });
    expect(await dump()).toEqual(before);
  });
});

describe('an import reads a file', () => {
  const content = 'article_number;name_nl;name_fr;subgroup_code;vat;price\n';
  test.each([
    ['with semicolons', content, {}],
    ['with tabs', content.replaceAll(';', '\t'), {}],
    ['with a delimiter that Excel names', `sep=;\n${content}`, {}],
    ['with a byte order mark', `\ufeff${content}`, {}],
    ['with line ends of Windows in its head alone', content.replaceAll('\n', '\r\n'), {}],
    ['with line ends of old', content.replaceAll('\n', '\r'), {}],
  ])('%s', async (_, head, overrides) => {
    const delimiter = head.includes('\t') ? '\t' : ';';
    const row = ['3800', 'Crème “brûlée”', 'Crème', 'fruit', '6', '1.5'].join(delimiter);
    const report = await deliver(`${head}${row}\n`, overrides);
    expect(report.rejected).toBe(0);
    const [product] = await rowsOf('select name_nl from catalogue.products where article_number = $1', ['3800']);
    expect(product).toEqual({ name_nl: 'Crème “brûlée”' });
  });

  test.each([
    // € and curly quotes are Windows-1252 bytes outside Latin-1.
    ['Windows-1252 that says so', Buffer.from([0x80, 0x93, 0xe8, 0x94]), 'windows-1252'],
    ['UTF-16 with its mark', null, null],
  ] as const)('in %s', async (_, name, charset) => {
    const text = `${header}\n3810,NAME,B,fruit,6,1\n`;
    const bytes = name
      ? Buffer.concat([Buffer.from(text.split('NAME')[0] ?? ''), name, Buffer.from(text.split('NAME')[1] ?? '')])
      : Buffer.from(`\ufeff${text.replace('NAME', '€“è”')}`, 'utf16le');
    await deliver(bytes, { charset });
    const [product] = await rowsOf('select name_nl from catalogue.products where article_number = $1', ['3810']);
    expect(product).toEqual({ name_nl: '€“è”' });
  });

  test('in chunks of any size', async () => {
    const bytes = Buffer.from(
      `${header}\n${line('3820')} é€\n3821,"Tw\u00e9e\nregels",B,fruit,6,1\n`.replace(' é€', ''),
    );
    async function* crumbs() {
      for (const byte of bytes) yield Buffer.from([byte]);
    }
    const report = await deliver(crumbs());
    expect(report).toMatchObject({ created: 2, rejected: 0 });
    expect(report.file_hash).toBe((await deliver(bytes, { batch: randomUUID() })).file_hash);
  });
});

describe('the import of a subject', () => {
  const csv = (subject: Delivery['subject'], content: string) => deliver(content, { subject });

  test('stores prices with their validity, and refuses unknown articles and customers', async () => {
    const report = await csv(
      'prices',
      [
        'article_number,kind,customer_number,price_group,from_quantity,price,from_day,to_day',
        '1001,offer,204118,,,7.125,2026-03-01,2026-03-31',
        '1001,group,,horeca,,8,,',
        '1001,day,,,,6.5,2026-03-12,',
        '1001,box,,,6,5,,',
        '9999,list,,,,1,,',
        '1001,tender,999,,,1,,',
        '1001,offer,,,,1,,',
        '1001,list,204118,,,1,,',
        '1001,list,,,,1,2026-03-02,2026-03-01',
        '1001,list,,,,"1.234,50",,',
      ].join('\n'),
    );
    expect(errorsOf(report)).toEqual([
      [6, 'import.unknown_article', 'article_number'],
      [7, 'import.unknown_customer', 'customer_number'],
      [8, 'import.required', 'customer_number'],
      [9, 'import.invalid', 'customer_number'],
      [10, 'import.invalid', 'to_day'],
      [11, 'import.invalid', 'price'],
    ]);
    const facts = (await shop.catalogue.findProducts(['1001'], '204118', '2026-03-12')).get('1001');
    expect(facts?.prices).toMatchObject({
      offerMills: 7_125,
      dayMills: 6_500,
      box: { priceMills: 5_000, fromQuantity: 6 },
    });
  });

  test('stores the counted stock, and ignores an older count', async () => {
    const report = await csv(
      'stock',
      'article_number,quantity,as_of\n1002,7.5,2026-03-11T13:00:00Z\n1001,,2026-03-11T14:15:00+01:00\n9999,1,\n',
    );
    expect(report).toMatchObject({ changed: 2, rejected: 1 });
    expect(await csv('stock', 'article_number,quantity,as_of\n1002,1,2026-03-10T13:00:00Z\n')).toMatchObject({
      unchanged: 1,
      notes: [{ line: 2, code: 'import.outdated', field: 'as_of' }],
    });
    const facts = await shop.catalogue.findProducts(['1001', '1002'], null, '2026-03-11');
    expect([facts.get('1001')?.stock, facts.get('1002')?.stock]).toEqual([null, 7.5]);
  });

  test('refuses a count dated after now, and lets a later count replace one that was stored so', async () => {
    const ahead = await csv('stock', 'article_number,quantity,as_of\n1002,3,2027-03-11T13:00:00Z\n');
    expect(errorsOf(ahead)).toEqual([[2, 'import.dated_ahead', 'as_of']]);
    await shop.pool.query(`update catalogue.stock set as_of = '2027-03-11T13:00:00Z' where article_number = '1002'`);
    expect(await csv('stock', 'article_number,quantity,as_of\n1002,7.5,2026-03-11T13:00:00Z\n')).toMatchObject({
      changed: 1,
      notes: [],
    });
  });

  test('stores navigation of three levels in any order, and refuses a node without its parent', async () => {
    const report = await csv(
      'navigation',
      [
        'level,code,parent,name_nl,name_fr,board,sorting,alias',
        'item,pear,fruit,Peren,Poires,,1,4712',
        'subgroup,cheese,dairy,Kaas,Fromages,,1,4711',
        'group,dairy,,Zuivel,Laiterie,dairy,3,4710',
        'item,brie,cheese,Brie,Brie,,1,4711',
        'subgroup,lost,nowhere,A,B,,1,4713',
        'subgroup,bare,dairy,,B,,1,4714',
        'group,under,dairy,A,B,,1,4715',
      ].join('\n'),
    );
    expect(errorsOf(report)).toEqual([
      [5, 'import.duplicate_alias', 'alias'],
      [6, 'import.unknown_parent', 'parent'],
      [7, 'import.required', 'name_nl'],
      [8, 'import.invalid', 'parent'],
    ]);
    expect(report.created).toBe(3);
    const secondReport = await csv(
      'navigation',
      'level,code,parent,name_nl,name_fr\nitem,pear,fruit,Peertjes,Poires\ngroup,new,,N,N\n',
    );
    expect(secondReport).toMatchObject({ created: 1, changed: 1 });
    expect(await rowsOf(`select alias, name_nl from catalogue.navigation_items where item_code = 'pear'`)).toEqual([
      { alias: '4712', name_nl: 'Peertjes' },
    ]);
  });

  test('refuses a label whose key is the alias of another page', async () => {
    await csv('navigation', 'level,code,name_nl,name_fr,board,alias\ngroup,paged,Pagina,Page,dry,4790\n');
    const report = await csv('labels', 'label_key,type,name_nl,name_fr\n4790,spec,Bio,Bio\n4791,spec,Halal,Halal\n');
    expect(errorsOf(report)).toEqual([[2, 'import.duplicate_alias', 'label_key']]);
    expect(report.created).toBe(1);
  });

  test('stores labels, related articles, promotions and customers with their own articles', async () => {
    expect(
      await csv('labels', 'label_key,type,name_nl,name_fr,color\n901,spec,Bio,Bio,#1f7a4d\n902,x,A,B,\n'),
    ).toMatchObject({ created: 1, rejected: 1 });
    const related = 'article_number,kind,other_article,remove\n';
    expect(
      await csv('related-articles', `${related}1001,related,1002,\n1001,related,1001,\n1001,up_sell,9999,\n`),
    ).toMatchObject({ created: 1, rejected: 2 });
    expect(await csv('related-articles', `${related}1001,related,1002,1\n`)).toMatchObject({ changed: 1 });
    expect(await rowsOf('select 1 from catalogue.related_articles')).toEqual([]);
    const promotion = {
      promo_id: 'p-1',
      type: 'promotion_net_price',
      label_nl: 'Actie',
      label_fr: 'Promo',
      description_nl: 'Actie',
      description_fr: 'Promo',
      net_price: 4.5,
      from_day: '2026-03-01',
      to_day: '2026-03-31',
      article_numbers: ['1001'],
    };
    const promotions = [
      promotion,
      { ...promotion, promo_id: 'p-2', article_numbers: ['9999'] },
      { ...promotion, promo_id: 'p-3', net_price: null },
    ];
    const report = await deliver(promotions.map((each) => JSON.stringify(each)).join('\n'), {
      subject: 'promotions',
      format: 'ndjson',
    });
    expect(errorsOf(report)).toEqual([
      [2, 'import.unknown_article', 'article_numbers'],
      [3, 'import.required', 'net_price'],
    ]);
    const customers = [
      {
        customer_number: '204118',
        price_group: 'horeca',
        minimum_order: 150,
        assortment_restricted: true,
        article_numbers: ['1001'],
      },
      { customer_number: '204200', name: 'Nieuw' },
    ];
    const customerReport = await deliver(customers.map((each) => JSON.stringify(each)).join('\n'), {
      subject: 'customers',
      format: 'ndjson',
    });
    expect(errorsOf(customerReport)).toEqual([[2, 'import.required', 'segment']]);
    expect(await shop.catalogue.findCustomer('204118')).toMatchObject({
      priceGroup: 'horeca',
      minimumOrderCents: 15_000,
    });
    const [change] = await rowsOf<{ after: object }>(
      `select after from catalogue.changes where subject = 'customers' order by change_id desc limit 1`,
    );
    expect(change?.after).not.toHaveProperty('address');
  });

  test('stores spec sheets of the stated file type up to 5 MB', async () => {
    const sheet = (article: string, content: Buffer) =>
      JSON.stringify({
        article_number: article,
        type: 'T',
        file_name: 'fiche.pdf',
        content: content.toString('base64'),
      });
    const lines = [
      sheet('1001', Buffer.from('%PDF-1.7 fiche')),
      sheet('1002', Buffer.from('<html>')),
      sheet('9999', Buffer.from('%PDF-1.7')),
      sheet('1002', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(5 * 1024 * 1024)])),
    ];
    const report = await deliver(lines.join('\n'), { subject: 'spec-sheets', format: 'ndjson' });
    expect(errorsOf(report)).toEqual([
      [2, 'import.invalid', 'content'],
      [3, 'import.unknown_article', 'article_number'],
      [4, 'import.invalid', 'content'],
    ]);
    expect(report.created).toBe(1);
  });
});

describe('a file of Open Food Facts', () => {
  const columns =
    'ean,name,lang_guess,gs1_country,gs1_prefix7,category_derived,category_match,ingredients_text,allergens_derived,fat_100g,saturated_fat_100g,carbohydrates_100g,sugars_100g,fiber_100g,proteins_100g,salt_100g,alcohol_100g';
  const content = [
    columns,
    '5400101205109,Gaufres au chocolat 250 g,fr,BE/LU,5400101,en:waffles,exact,"Farine, oeufs",en:gluten|en:eggs,20,10,50,25,,6,1,',
    '5400000095122,Bière blonde 33 cl,fr,BE/LU,5400000,en:beers,exact,,,,,,,,,,8.5',
    '5400000213038,Onmogelijk,nl,BE/LU,5400000,,,Water,,480,,12,40,,12,1.6,',
    '5400000213038,Dubbel,nl,BE/LU,5400000,,,,,,,,,,,,',
  ].join('\n');

  test('becomes articles with a category, price, stock and details, identical at each import', async () => {
    const report = await deliver(content);
    expect(errorsOf(report)).toEqual([[5, 'import.duplicate', '']]);
    expect(report).toMatchObject({ created: 3, rejected: 1 });
    expect(report.notes.map(({ line: at, field }) => [at, field])).toEqual([
      [4, 'fat_100g'],
      [4, 'sugars'],
    ]);
    const facts = await shop.catalogue.findProducts(['5400101205109', '5400000095122'], null, '2026-03-11');
    const waffle = facts.get('5400101205109');
    expect(waffle).toMatchObject({
      subgroupCode: 'cake',
      vatRate: 6,
      status: 'active',
      netContent: { quantity: 0.25, unit: 'kg' },
    });
    expect(waffle?.prices.listMills).toBeGreaterThanOrEqual(800);
    expect(waffle?.stock).not.toBeNull();
    expect(facts.get('5400000095122')).toMatchObject({ subgroupCode: 'beer', vatRate: 21, groupCode: 'drinks' });
    expect(await shop.catalogue.findDetail('5400101205109')).toMatchObject({
      ingredients: { nl: '', fr: 'Farine, oeufs' },
      nutrition: { per: '100g', values: { fat: 20, saturates: 10 } },
      allergens: { eggs: { presence: 'contains' } },
    });
    expect((await shop.catalogue.findDetail('5400000213038'))?.nutrition?.values).toEqual({
      carbohydrate: 12,
      protein: 12,
      salt: 1.6,
    });
    expect(await deliver(content)).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
  });

  const file = process.env['OFF_PRODUCTS'] ?? '../shared/data/catalogue/off_products_be_nl.csv.gz';
  if (existsSync(file))
    test('of real products is imported without a rejected line', async () => {
      const lines = isLongRun ? 39_586 : 2_000;
      const report = await deliver(firstLines(createReadStream(file).pipe(createGunzip()), 1 + lines));
      expect(report).toMatchObject({ lines, rejected: 0 });
    }, 300_000);
});

async function* firstLines(input: Readable, most: number): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const line of createInterface({ input })) {
    if (count === most) return;
    count += 1;
    yield Buffer.from(`${line}\n`);
  }
}

function usedMegabytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('no garbage collector is exposed');
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}

test('a large delivery is read in parts and is never in memory as a whole', async () => {
  const lines = (isLongRun ? 200 : 80) * 64;
  const filler = 'x'.repeat(16 * 1024 - 40);
  async function* large() {
    for (let number = 0; number < lines; number += 1)
      yield Buffer.from(
        `{"article_number":${7_000_000 + number},"name_nl":"A","name_fr":"B","subgroup_code":"nowhere","vat":6,"description_nl":"${filler}"}\n`,
      );
  }
  const before = usedMegabytes();
  let most = 0;
  let progressCalls = 0;
  const report = await deliver(large(), {
    format: 'ndjson',
    onProgress: () => {
      progressCalls += 1;
      if (progressCalls % 512 === 0) most = Math.max(most, usedMegabytes());
    },
  });
  expect(report).toMatchObject({ lines, rejected: lines });
  expect(most).toBeGreaterThan(0);
  expect(most - before).toBeLessThan(40);
}, 120_000);
