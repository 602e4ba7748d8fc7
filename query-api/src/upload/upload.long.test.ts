import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { utils, write } from '@e965/xlsx';
import { changeCatalogue } from '@talloor/catalogue/changes/changeCatalogue.ts';
import { testArticle, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import type { UploadJudgement, UploadPreview } from '@talloor/contracts/endpoints/basketUpload.ts';
import { groupOfVerdict } from '@talloor/rules/upload/uploadVerdict.ts';
import { rememberUploadColumns } from '@talloor/catalogue/upload/uploadColumns.ts';
import { readArticle } from '@talloor/rules/upload/readArticle.ts';
import { linesOf } from '../audit/testing/orderStory.ts';
import type { Browser, ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { startReadSideWithCatalogue } from '../audit/testing/startReadSideWithCatalogue.ts';
import { zipOf } from './testing/zipOf.ts';
import { createUploadReader, readerLimits } from './reading/createUploadReader.ts';
import { readUpload } from './reading/readUpload.ts';
import type { UploadQuestion } from './reading/uploadRead.ts';

const path = '/api/basket/upload';
const big = Array.from({ length: 5000 }, (_, index) => String(7_000_000 + index));
const question: UploadQuestion = { pasted: false, sheet: null, maxRows: 5000, columns: null, remembered: {} };
let side: ReadSideUnderTest;

beforeAll(async () => {
  side = await startReadSideWithCatalogue();
  await writeTestCustomer(side.pool, '204118');
  await writeTestCustomer(side.pool, '209999', { showPrices: false });
  await writeTestCustomer(side.pool, '204119');
  await writeTestArticles(side.pool, [
    testArticle('130104', { soldPer: 6, ean: '04006381333931' }),
    testArticle('159002', { status: 'out_of_assortment', ean: '4006381333931' }),
    testArticle('100002'),
    testArticle('159001', { status: 'out_of_assortment', replacement: '100002' }),
    ...big.map((number) => testArticle(number)),
  ]);
  await writeTestArticles(side.pool, [testArticle('131533')], 8);
  await changeCatalogue(side.pool, async (client) => {
    await client.query(`update catalogue.customers set assortment_restricted = true where customer_number = '204119'`);
    await client.query(`insert into catalogue.customer_articles values ('204119', '100002')`);
  });
}, 60_000);
afterAll(() => side.close());

let users = 100;
const buyer = (customerNumber = '204118'): Promise<Browser> =>
  side.browser({ userId: String(users++), customers: [customerNumber], customerNumber });

async function preview(browser: Browser, bytes: Buffer | string, type = 'text/csv', query = '') {
  const response = await browser.send(`${path}${query}`, Buffer.from(bytes), type);
  return { status: response.status, body: (await response.json()) as UploadPreview & { code?: string } };
}
const verdictsOf = ({ lines }: UploadJudgement) => lines.map(({ row, verdict, becomes }) => [row, verdict, becomes]);

test('a text with the name of a workbook is unreadable, not without article numbers', async () => {
  const asWorkbook = await preview(await buyer(), 'not a workbook', 'application/octet-stream', '?name=order.xlsx');
  expect(asWorkbook).toMatchObject({ status: 422, body: { code: 'upload.unreadable' } });
  const asText = await preview(await buyer(), 'not an order', 'text/csv', '?name=order.csv');
  expect(asText.body.code).toBe('upload.no_data');
});

test.each(['xls', 'xlsx', 'xlsb', 'ods'] as const)(
  'a workbook without lines is empty, not unreadable: %s',
  async (kind) => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Artikel', 'Aantal']]), 'Blad');
    const bytes = write(book, { type: 'buffer', bookType: kind }) as Buffer;
    const { status, body } = await preview(await buyer(), bytes, 'application/octet-stream', `?name=week.${kind}`);
    expect([status, body.code]).toEqual([422, 'upload.no_data']);
  },
);

test.each(['ods', 'xlsb', 'html'] as const)(
  'a workbook of another program is recognised by its name: %s',
  async (kind) => {
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['Artikel', 'Aantal'],
        ['130104', 6],
      ]),
      'Blad',
    );
    const bytes = write(book, { type: 'buffer', bookType: kind }) as Buffer;
    const { body } = await preview(await buyer(), bytes, 'application/octet-stream', `?name=week.${kind}`);
    expect([body.file.format, verdictsOf(body)]).toEqual([kind, [[2, 'added', 6]]]);
  },
);

test('a file is judged line by line, with prices and stock of the customer', async () => {
  const file = 'Artikel;Aantal\n130104;20\n4006381333931;4\n131533;24\n999812;2\n159001;1\n100002;0\n';
  const { status, body } = await preview(await buyer(), file);
  expect(status).toBe(200);
  expect(verdictsOf(body)).toEqual([
    [2, 'added', 24],
    [3, 'added_up', null],
    [4, 'stock_adjusted', 8],
    [5, 'invalid_article', null],
    [6, 'unavailable', null],
    [7, 'zero_skipped', null],
  ]);
  expect(body).toMatchObject({
    file: { format: 'csv', chosen: true, columns: [{ role: 'article' }, { role: 'quantity' }] },
    room: 200,
    lines: [
      { amount: 240, reasons: [{ code: 'together' }] },
      {},
      {},
      {},
      { product: { replacement: { name: 'Artikel 100002' } } },
      {},
    ],
  });
});

test('a sheet whose columns are uncertain comes as it is, and has lines once a person chooses', async () => {
  const browser = await buyer();
  const file = 'Artikelnr;Naam;Vrijdag;Zaterdag\n130104;Melk;6;12\n';
  const { body } = await preview(browser, file);
  expect(body).toMatchObject({
    lines: [],
    file: { chosen: false, remembered: false, heading_row: 1, total_rows: 2 },
  });
  expect(body.file.columns.map(({ heading, role }) => [heading, role])).toEqual([
    ['Artikelnr', 'unused'],
    ['Naam', 'unused'],
    ['Vrijdag', 'unused'],
    ['Zaterdag', 'unused'],
  ]);
  expect(body.file.sample[1]).toEqual({ row: 2, hidden: false, cells: ['130104', 'Melk', '6', '12'] });
  const chosen = await preview(browser, file, 'text/csv', '?columns=article,unused,unused,quantity');
  expect([chosen.body.file.chosen, verdictsOf(chosen.body)]).toEqual([true, [[2, 'added', 12]]]);
  expect((await preview(browser, file, 'text/csv', '?columns=article,price')).status).toBe(400);
});

test('a remembered choice of the customer is used for the same headings, by nobody else', async () => {
  const columns = [
    { heading: 'Artikelnr', role: 'article' },
    { heading: 'Zondag', role: 'quantity' },
    { heading: 'Maandag', role: 'unused' },
  ] as const;
  await rememberUploadColumns(side.pool, '204118', columns, { by: '7', at: new Date() });
  const file = 'ARTIKELNR;Zondag;Maandag\n130104;6;3\n';
  const own = await preview(await buyer(), file);
  expect([own.body.file.remembered, verdictsOf(own.body)]).toEqual([true, [[2, 'added', 6]]]);
  const other = await preview(await buyer('209999'), file);
  expect([other.body.file.chosen, other.body.lines]).toEqual([false, []]);
});

test('of the readings of a text, the one with most articles of the catalogue counts', async () => {
  const pasted = await preview(await buyer(), '7000000 11\n7000001, 2\n7000002, 3\n', 'text/plain');
  expect(verdictsOf(pasted.body)).toEqual([
    [1, 'added', 11],
    [2, 'added', 2],
    [3, 'added', 3],
  ]);
  const mail = 'Dag, graag voor vrijdag:\n- 6x 7000000 melk\n7000001, en nog iets\nGroeten, bel 0470 00 00 00\n';
  const { body } = await preview(await buyer(), mail, 'text/plain');
  expect(verdictsOf(body)).toEqual([
    [2, 'added', 6],
    [3, 'quantity_missing', null],
    [4, 'article_missing', null],
  ]);
  expect(body.file).toMatchObject({ chosen: true, columns: [], sample: [] });
  expect(body.lines[0]).toMatchObject({ text: '- 6x 7000000 melk' });
});

test('corrected lines are judged again', async () => {
  const rows = [
    { row: 2, article: '100002', quantity: '1.5', unit: '', add: false },
    { row: 3, article: '130104', quantity: '7', unit: '', add: false },
  ];
  const answer = await (await buyer()).post(`${path}/check`, { decimal: 'point', rows });
  expect(verdictsOf((await answer.json()) as UploadJudgement)).toEqual([
    [2, 'quantity_invalid', null],
    [3, 'quantity_adjusted', 12],
  ]);
});

test('a line shows the quantity already in the basket, and adds to that quantity on request', async () => {
  const { basketId, events } = openBasket('100002', 3);
  await side.append(`basket-${basketId}`, events);
  const browser = await buyer();
  expect(verdictsOf((await preview(browser, '100002;4')).body)).toEqual([[1, 'already_in_basket', 3]]);
  const rows = [{ row: 1, article: '100002', quantity: '4', add: true }];
  const judgement = (await (
    await browser.post(`${path}/check`, { decimal: 'unknown', rows })
  ).json()) as UploadJudgement;
  expect(judgement.lines[0]).toMatchObject({ verdict: 'added', becomes: 7, adds: 4 });
});

function openBasket(articleNumber: string, quantity: number) {
  const basketId = '0190a0c4-2b1e-7c3d-9a52-3f6c2b9d7e11';
  const basketOpened = { type: 'BasketOpened' as const, data: { basketId, customerNumber: '204118', openedBy: '7' } };
  const lineEvents = linesOf(articleNumber).map(({ lineId: _id, lineTotalCents: _total, free: _free, ...line }) => ({
    type: 'BasketLineQuantityChanged' as const,
    data: { ...line, quantity, previousQuantity: 0 },
  }));
  return { basketId, events: [basketOpened, ...lineEvents] };
}

test('articles outside a restricted assortment are invalid, and hidden prices stay hidden', async () => {
  const restricted = await preview(await buyer('204119'), '130104;6\n100002;1\n159001;1');
  expect(verdictsOf(restricted.body).map(([, verdict]) => verdict)).toEqual([
    'invalid_article',
    'added',
    'invalid_article',
  ]);
  const hidden = await preview(await buyer('209999'), '130104;6');
  expect(hidden.body.lines[0]).toMatchObject({ verdict: 'added', amount: null });
});

test('the third simultaneous file of a user is refused unread, while other users keep their places', async () => {
  const browser = await buyer();
  const coming = [1, 2, 3].map((at) => {
    const { readable, writable } = new TransformStream<Uint8Array>();
    const writer = writable.getWriter();
    void writer.write(Buffer.from('1000')).catch(() => undefined);
    const response = browser.send(path, readable, 'text/csv');
    const status = response.then((answer) => answer.status);
    const retryAfter = response.then((answer) => answer.headers.get('retry-after'));
    return { at, status, retryAfter, end: () => writer.write(Buffer.from('02;1')).then(() => writer.close()) };
  });
  const refusal = await Promise.race(
    coming.map(({ at, status, retryAfter }) =>
      status.then(async (said) => ({ at, said, retryAfter: await retryAfter })),
    ),
  );
  expect(refusal).toMatchObject({ said: 429, retryAfter: '30' });
  expect((await preview(await buyer(), '100002;1')).status).toBe(200);
  const others = coming.filter(({ at }) => at !== refusal.at);
  await Promise.all(others.map(({ end }) => end()));
  expect(await Promise.all(others.map(({ status }) => status))).toEqual([200, 200]);
  expect((await preview(browser, '100002;1')).status).toBe(200);
}, 60_000);

test('five thousand rows are judged while other requests are answered', async () => {
  const browser = await buyer();
  const rows = [['Artikelnummer', 'Aantal'], ...big.map((number) => [number, 2])];
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Bestelling');
  const files = {
    csv: Buffer.from(rows.map((row) => row.join(';')).join('\n')),
    xlsx: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  };
  for (const [kind, bytes] of Object.entries(files)) {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const startedAt = performance.now();
    const upload = preview(browser, bytes, 'application/octet-stream');
    let [answers, slowest] = [0, 0];
    const uploadEnd = upload.then(() => true);
    while (!(await Promise.race([uploadEnd, Promise.resolve(false)]))) {
      const requestedAt = performance.now();
      expect((await browser.get('/api/user')).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - requestedAt);
      answers += 1;
    }
    const { body } = await upload;
    const ms = Math.round(performance.now() - startedAt);
    delay.disable();
    expect(body.lines).toHaveLength(5000);
    expect(new Set(body.lines.map(({ verdict }) => verdict))).toEqual(new Set(['added']));
    expect(answers).toBeGreaterThan(3);
    process.stdout.write(
      `    5000 rows of ${kind}: ${ms} ms; meanwhile ${answers} answers, the slowest ${Math.round(slowest)} ms; the loop waited ${Math.round(delay.max / 1e6)} ms at most\n`,
    );
  }
}, 60_000);

describe('a hostile file', () => {
  const never = { userId: '1', signal: new AbortController().signal };
  const others = { ...never, userId: '2' };
  const file = Buffer.from(big.map((number) => `${number};2`).join('\n'));

  test('is refused beyond the limits of time or memory, and the next file is read', async () => {
    const hasty = createUploadReader({ ...readerLimits, milliseconds: 1 });
    expect(await hasty.read(file, question, never)).toEqual({ kind: 'refused', code: 'too_complex' });
    const greedy = createUploadReader({ ...readerLimits, residentMegabytes: 1 });
    expect(await greedy.read(file, question, never)).toEqual({ kind: 'refused', code: 'too_complex' });
    const small = createUploadReader({ ...readerLimits, heapMegabytes: 4 });
    expect(await small.read(file, question, never)).toEqual({ kind: 'refused', code: 'too_complex' });
    expect(await createUploadReader().read(file, question, never)).toMatchObject({ kind: 'read' });
  }, 60_000);

  test('is refused when one OpenDocument row repeats a thousand million times', async () => {
    const content = Buffer.from(
      '<office:document-content><office:body><office:spreadsheet><table:table table:name="B"><table:table-row table:number-rows-repeated="1000000000"><table:table-cell office:value-type="float" office:value="1"><text:p>1</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>',
    );
    const [mimetype, part] = [Buffer.from('application/vnd.oasis.opendocument.spreadsheet'), Buffer.from('<nothing/>')];
    const bomb = zipOf({ mimetype, 'content.xml': content, 'styles.xml': part, 'META-INF/manifest.xml': part });
    const reader = createUploadReader({ ...readerLimits, heapMegabytes: 64 });
    expect(await reader.read(bomb, question, never)).toEqual({ kind: 'refused', code: 'too_complex' });
  }, 60_000);

  test('is refused when the queue is full, and a client that disconnects frees its place', async () => {
    const narrow = createUploadReader({ ...readerLimits, atOnce: 1, waiting: 1 });
    const disconnection = new AbortController();
    const first = narrow.read(file, question, { userId: '1', signal: disconnection.signal });
    const second = narrow.read(file, question, others);
    expect(await narrow.read(file, question, never)).toEqual({ kind: 'busy' });
    disconnection.abort();
    expect(await first).toEqual({ kind: 'gone' });
    expect(await second).toMatchObject({ kind: 'read' });
  }, 60_000);

  test('of one user leaves a reader to other users, and waits behind their files', async () => {
    const reader = createUploadReader({ ...readerLimits, atOnce: 2, waiting: 4 });
    const ends: string[] = [];
    const read = (name: string, by: typeof never) => reader.read(file, question, by).then(() => ends.push(name));
    await Promise.all([
      read('first of 1', never),
      read('second of 1', never),
      read('first of 2', others),
      read('first of 3', { ...never, userId: '3' }),
    ]);
    expect(ends.toSorted()).toEqual(['first of 1', 'first of 2', 'first of 3', 'second of 1']);
    expect(ends.indexOf('second of 1')).toBeGreaterThan(ends.indexOf('first of 1'));
    expect(ends.slice(0, 2)).not.toContain('second of 1');
  }, 60_000);

  test('is dropped with the queue when the reader closes', async () => {
    const ending = createUploadReader({ ...readerLimits, atOnce: 1, waiting: 1 });
    const [read, waiting] = [ending.read(file, question, never), ending.read(file, question, never)];
    ending.close();
    expect(await Promise.all([read, waiting])).toEqual([{ kind: 'gone' }, { kind: 'gone' }]);
    expect(await ending.read(file, question, never)).toEqual({ kind: 'gone' });
  });

  test('is refused by size, type and row count', async () => {
    const browser = await buyer();
    expect(await preview(browser, Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
    expect(await preview(browser, '1;2', 'application/pdf')).toMatchObject({ status: 415 });
    expect(await preview(browser, '1;2', 'text/csv', '?name=bestelling.exe')).toMatchObject({
      body: { code: 'upload.wrong_filetype' },
    });
    const many = await preview(browser, '130104;1\n'.repeat(5001));
    expect(many).toMatchObject({ status: 422, body: { code: 'upload.too_many_rows', parameters: { max: 5000 } } });
    expect(JSON.stringify(many.body)).toContain('maximaal 5.000');
  });
});

test('a user may upload twenty files a minute', async () => {
  const browser = await buyer();
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await preview(browser, '1;2', 'image/png')).status);
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 415));
  expect(statuses[20]).toBe(429);
}, 60_000);

test('a visitor may not upload', async () => {
  const visitor = await side.browser();
  expect((await preview(visitor, '1;2')).status).toBe(401);
});

const folder = process.env['UPLOADS'] ?? '../shared/data/uploads';
const table = join(folder, 'orders_expected.csv');
const orders = existsSync(table)
  ? readFileSync(table, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','))
  : [];
if (orders.length === 0) process.stdout.write(`    (${folder} is not there: its files are not judged)\n`);
else
  test.each(orders)(
    '%s has %s valid lines',
    async (name = '', good = '') => {
      const bytes = readFileSync(join(folder, 'orders', name));
      const read = readUpload(bytes, question);
      const [reading] = read.kind === 'read' ? read.readings : [];
      const numbers = reading?.kind === 'table' ? reading.rows.flatMap(([, , article]) => numberOf(article)) : [];
      await writeTestArticles(
        side.pool,
        [...new Set(numbers)].map((number) => testArticle(number, name.includes('weights') ? byTheKilo : {})),
      );
      const { status, body } = await preview(await buyer('209999'), bytes, 'application/octet-stream');
      const goodLines =
        status === 200
          ? body.lines.filter(({ verdict }) => ['added', 'adjusted'].includes(groupOfVerdict(verdict)))
          : [];
      expect([name, goodLines.length]).toEqual([name, Number(good)]);
      expect(status === 200 || body.code === 'upload.no_data').toBe(true);
    },
    60_000,
  );

const byTheKilo = { netContent: { quantity: 1, unit: 'kg' }, soldPer: 0.25, minimumOrder: 0.25 } as const;

function numberOf(article: string): readonly string[] {
  const articleCode = readArticle(article);
  return articleCode.kind === 'number' && articleCode.digits !== '9999999999999'
    ? [articleCode.digits.replace(/^0+/, '')]
    : [];
}
