import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as xlsx from '@e965/xlsx';
import type { UploadPreview } from '@talloor/contracts/endpoints/basketUpload.ts';
import { changeCatalogue } from '@talloor/catalogue/changes/changeCatalogue.ts';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { runAsUser, askerSeesPrices, askingUser } from '@talloor/catalogue/customer/runAsUser.ts';
import { writePrices } from '@talloor/catalogue/price/writePrices.ts';
import { testArticle, testChange, testNow, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import { createPool } from '@talloor/platform/postgres/createPool.ts';
import { until } from '@talloor/platform/testing/until.ts';
import type { Browser, ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { startReadSideWithCatalogue } from '../audit/testing/startReadSideWithCatalogue.ts';
import { createDownloads } from './createDownloads.ts';
import { createDownloadStore } from './downloadStore.ts';

const path = '/api/product/search/download';
let side: ReadSideUnderTest;
let lotte: Browser;
let hidden: Browser;
let restricted: Browser;
let visitor: Browser;

beforeAll(async () => {
  side = await startReadSideWithCatalogue();
  for (const customer of ['204118', '204119']) await writeTestCustomer(side.pool, customer);
  await writeTestCustomer(side.pool, '209999', { showPrices: false });
  const dangerous = { nl: '=HYPERLINK("http://evil.example")', fr: '+1+1' };
  const articles = Array.from({ length: 600 }, (_, index) =>
    testArticle(String(200_001 + index), index === 0 ? { name: dangerous, depositMills: 4500 } : {}),
  );
  await writeTestArticles(side.pool, articles, 7.5);
  await writePrices(
    side.pool,
    [{ kind: 'offer', articleNumber: '200001', customerNumber: '204118', priceMills: 7_125 }],
    testChange,
  );
  await changeCatalogue(side.pool, async (client) => {
    await client.query(`update catalogue.customers set assortment_restricted = true where customer_number = '204119'`);
    await client.query(`insert into catalogue.customer_articles values ('204119', '200002')`);
  });
  lotte = await side.browser({});
  hidden = await side.browser({ userId: '9', customers: ['209999'], customerNumber: '209999' });
  restricted = await side.browser({ userId: '8', customers: ['204119'], customerNumber: '204119' });
  visitor = await side.browser();
  await visitor.get('/api/user');
});
afterAll(() => side.close());

type Progress = { readonly progress: number; readonly downloadUrl: string | null };

async function fetchSheet(browser: Browser, query: string, locale = '') {
  const first = await browser.get(`${locale}${path}?${query}`);
  const progressValues: number[] = [];
  let state = (await first.json()) as Progress;
  if (first.status !== 200) throw new Error(JSON.stringify(state));
  const address = new URL(first.url).pathname;
  await until('the file is there', async () => {
    progressValues.push(state.progress);
    if (state.downloadUrl !== null) return true;
    state = (await (await browser.get(address)).json()) as Progress;
    return false;
  });
  const response = await browser.get(state.downloadUrl ?? '');
  const bytes = Buffer.from(await response.arrayBuffer());
  const book = xlsx.read(bytes, { cellDates: true, cellNF: true, cellFormula: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  const rows = xlsx.utils.sheet_to_json<(string | number | Date | null)[]>(sheet, { header: 1, defval: null });
  return { first, seen: progressValues, address, state, response, bytes, sheet, rows };
}

describe('an Excel file', () => {
  test('holds the whole selection in order with own prices as numbers, and its progress only grows', async () => {
    const columns = 'columns=article_number,price,normal_price,vat,deposit,stock,sold_per';
    const { first, seen: progressValues, response, bytes, rows, sheet } = await fetchSheet(lotte, `sort=3&${columns}`);
    expect(first.redirected).toBe(true);
    expect(progressValues).toEqual(progressValues.toSorted((a, b) => a - b));
    expect(progressValues.at(-1)).toBe(100);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename=assortiment-2026-03-11.xlsx',
      'content-length': String(bytes.length),
      'cache-control': 'private, no-store',
    });
    expect(rows).toHaveLength(601);
    expect(rows[0]).toEqual([
      'Artikelnummer',
      'Prijs excl. btw',
      'Normale prijs',
      'Btw',
      'Leeggoed',
      'Voorraad',
      'Verkocht per',
      'Te bestellen',
    ]);
    expect(rows[1]).toEqual(['200001', 7.125, 10, 0.06, 4.5, 7.5, 1, null]);
    expect(rows.slice(1).map(([number]) => number)).toEqual(
      Array.from({ length: 600 }, (_, index) => String(200_001 + index)),
    );
    expect(sheet['B2']).toMatchObject({ t: 'n', w: '7.125' });
  });

  test('uses language and filters of the request, and stores formula-like names as text', async () => {
    const filters = encodeURIComponent('{"subgroup":["fruit"]}');
    const query = `keywords=200001&filters=${filters}&columns=name,category`;
    const { rows, sheet } = await fetchSheet(lotte, query, '/fr');
    expect(rows).toEqual([
      ['Article', 'Catégorie'],
      ['+1+1', 'Légumes & fruits › Fruits'],
    ]);
    const dutch = await fetchSheet(lotte, query);
    expect(dutch.rows[1]?.[0]).toBe('=HYPERLINK("http://evil.example")');
    for (const cell of [sheet['A2'], dutch.sheet['A2']]) expect(cell).toMatchObject({ t: 's' });
    expect(dutch.sheet['A2']).not.toHaveProperty('f');
  });

  test('hides the amounts of a customer with hidden prices, and omits them for a visitor', async () => {
    const query = 'keywords=200001&columns=article_number,price,box_price,deposit';
    expect((await fetchSheet(hidden, query)).rows[1]).toEqual(['200001', '***', '***', null, '***', null]);
    expect((await fetchSheet(visitor, query)).rows[1]?.slice(0, 3)).toEqual(['200001', null, null]);
  });

  test('holds only the permitted articles of a restricted assortment', async () => {
    const { rows } = await fetchSheet(restricted, 'columns=article_number');
    expect(rows).toEqual([
      ['Artikelnummer', 'Te bestellen'],
      ['200002', null],
    ]);
  });

  test.each([
    ['', 'Te bestellen'],
    ['/fr', 'À commander'],
  ])('comes back as an order file, by its empty column to fill in: %s', async (language, heading) => {
    const query = 'sort=3&columns=article_number,erp_number,name,price,stock,minimum_order,sold_per,ean';
    const { bytes, rows } = await fetchSheet(lotte, query, language);
    const upload = async (file: Buffer) => {
      const answer = await lotte.send('/api/basket/upload?name=week.xlsx', file, 'application/octet-stream');
      return (await answer.json()) as UploadPreview;
    };
    const empty = await upload(bytes);
    expect(new Set(empty.lines.map(({ verdict }) => verdict))).toEqual(new Set(['empty_skipped']));
    expect(empty.lines).toHaveLength(600);
    const column = (rows[0] ?? []).indexOf(heading);
    expect(rows[0]?.[0]).toMatch(/^(Artikelnummer|Numéro d’article)$/);
    const book = xlsx.read(bytes);
    xlsx.utils.sheet_add_aoa(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, [[4]], { origin: { r: 2, c: column } });
    const { lines, file } = await upload(xlsx.write(book, { type: 'buffer' }) as Buffer);
    expect(file.columns.findIndex(({ role }) => role === 'quantity')).toBe(column);
    expect(lines.filter(({ quantity }) => quantity !== '')).toMatchObject([
      { row: 3, article: '200002', quantity: '4' },
    ]);
  });

  test('is available to its requester only', async () => {
    const { address, state, rows } = await fetchSheet(visitor, 'keywords=200001');
    expect(rows[0]?.slice(0, 2)).toEqual(['Artikelnummer', 'Nummer in het ERP']);
    for (const other of [await side.browser(), lotte, await side.browser({ customerNumber: '204119' })])
      for (const at of [address, state.downloadUrl ?? '']) {
        const response = await other.get(at);
        expect([response.status, await response.json()]).toMatchObject([404, { code: 'download.not_found' }]);
      }
  });
});

test('a file with prices is not found once the requester or the customer may no longer see prices', async () => {
  const customer = { userId: '12', customers: ['204120'], customerNumber: '204120' };
  await writeTestCustomer(side.pool, '204120');
  const browser = await side.browser(customer);
  const query = 'keywords=200001&columns=article_number,price';
  const { address, state } = await fetchSheet(browser, query);
  const answers = async (asker: Browser) => {
    const paths = [address, state.downloadUrl ?? ''];
    return Promise.all(paths.map(async (path) => (await asker.get(path)).status));
  };
  expect(await answers(browser)).toEqual([200, 200]);
  const withoutRight = await side.browser({ ...customer, rights: ['order'] });
  expect(await answers(withoutRight)).toEqual([404, 404]);
  const own = await fetchSheet(withoutRight, query);
  expect(own.rows[1]?.slice(0, 2)).toEqual(['200001', '***']);
  await writeTestCustomer(side.pool, '204120', { showPrices: false });
  await until('the file is hidden', async () => (await answers(browser)).every((status) => status === 404));
  expect((await browser.get(own.address)).status).toBe(200);
});

describe('a download job', () => {
  const question = {
    keywords: '',
    sort: 3,
    filters: {},
    about: {},
    language: 'nl',
    customerNumber: null,
    userId: null,
    seesPrices: true,
    onDay: '2026-03-11',
    deliveryDate: null,
    columns: ['name'],
  } as const;
  const store = () => createDownloadStore(side.pool);
  const log = { error: () => undefined };
  const clock = { now: () => testNow };
  const ask = { ...question, filters: {}, columns: [...question.columns] };
  const age = (id: string, seconds: number) =>
    side.pool.query(`update exports.downloads set beat_at = now() - make_interval(secs => $2) where download_id = $1`, [
      id,
      seconds,
    ]);

  test('is refused while two jobs of the same requester run; abandoned jobs do not count', async () => {
    const [firstJob, secondJob] = [await store().begin('impatient', ask), await store().begin('impatient', ask)];
    expect(await store().begin('impatient', ask)).toBeNull();
    expect(await store().begin('somebody else', ask)).not.toBeNull();
    await age(firstJob ?? '', 120);
    expect(await store().begin('impatient', ask)).not.toBeNull();
    await side.pool.query('delete from exports.downloads where download_id = $1', [secondJob]);
  });

  test('is refused to visitors with ever new cookies before customers are refused', async () => {
    let startedJobs = 0;
    while (startedJobs < 40 && (await store().begin(`visitor ${startedJobs}`, ask)) !== null) startedJobs += 1;
    expect(startedJobs).toBeGreaterThan(0);
    expect(startedJobs).toBeLessThanOrEqual(20);
    expect(await store().begin('user 7 204118', ask)).not.toBeNull();
    await side.pool.query(`delete from exports.downloads where asker ~ '^visitor \\d+$' or asker = 'user 7 204118'`);
  });

  test('is resumed by another process when its process dies, and later writes of that process are refused', async () => {
    const id = (await store().begin('patient', ask)) ?? '';
    const dead = await store().claim(id);
    if (!dead) throw new Error('the job was already claimed');
    await store().addChunk(dead, 0, Buffer.from('half'));
    await store().beat(dead, 40);
    expect(await store().claim(id)).toBeNull();
    await age(id, 30);
    const catalogue = createCatalogue({ pool: side.pool, clock });
    const other = createDownloads({ pool: side.pool, catalogue, clock, log });
    expect(await other.look(id, 'patient', true)).toMatchObject({ kind: 'under way', progress: 40 });
    await until('it is done', async () => (await other.look(id, 'patient', true))?.kind === 'done');
    expect(await store().addChunk(dead, 1, Buffer.from('more'))).toBe(false);
    const parts: Buffer[] = [];
    for await (const part of other.chunks(id)) parts.push(part);
    expect(xlsx.read(Buffer.concat(parts)).SheetNames).toEqual(['Assortiment']);
    other.close();
  });

  test('is reported as failed after three abandoned attempts', async () => {
    const id = (await store().begin('unlucky', ask)) ?? '';
    for (let attempt = 1; attempt <= 3; attempt++) {
      await store().claim(id);
      await age(id, 30);
    }
    const downloads = createDownloads({
      pool: side.pool,
      catalogue: createCatalogue({ pool: side.pool, clock }),
      clock,
      log,
    });
    expect(await downloads.look(id, 'unlucky', true)).toEqual({ kind: 'failed' });
    expect(await downloads.look(id, 'unlucky', true)).toEqual({ kind: 'failed' });
  });

  test('is reported as failed after an error, and keeps no part of the file', async () => {
    const pool = createPool(side.databaseUrl, { name: 'test' });
    const catalogue = createCatalogue({ pool: side.pool, clock });
    const broken = { ...catalogue, readProducts: () => Promise.reject(new Error('no facts')) };
    const downloads = createDownloads({ pool, catalogue: broken, clock, log });
    const id = (await downloads.start('unlucky too', ask)) ?? '';
    await until('it has failed', async () => (await downloads.look(id, 'unlucky too', true))?.kind === 'failed');
    const { rows } = await pool.query('select 1 from exports.download_chunks where download_id = $1', [id]);
    expect(rows).toEqual([]);
    await pool.end();
  });

  test('is written with the rights of its requester, whatever jobs ran before', async () => {
    const catalogue = createCatalogue({ pool: side.pool, clock });
    catalogue.restrictedLists.opened();
    const askers: { readonly user: string | null; readonly seesPrices: boolean }[] = [];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const waiting = {
      ...catalogue,
      searchArticles: async (...parameters: Parameters<typeof catalogue.searchArticles>) => {
        askers.push({ user: askingUser(), seesPrices: askerSeesPrices() });
        await released;
        return catalogue.searchArticles(...parameters);
      },
    };
    const downloads = createDownloads({ pool: side.pool, catalogue: waiting, clock, log });
    const start = (userId: string | null, asker: string) =>
      runAsUser(userId, () => downloads.start(asker, { ...ask, userId, seesPrices: userId !== '8' }));
    await start(null, 'visitor one');
    await start(null, 'visitor two');
    await until('both are under way', () => Promise.resolve(askers.length === 2));
    const id = (await start('8', 'user 8')) ?? '';
    release();
    await until('the third is done', async () => (await downloads.look(id, 'user 8', true))?.kind === 'done');
    const visitor = { user: null, seesPrices: true };
    expect(askers).toEqual([visitor, visitor, { user: '8', seesPrices: false }]);
    downloads.close();
  });

  test('is deleted with its file after an hour', async () => {
    const { state, address } = await fetchSheet(lotte, 'keywords=200001&columns=name');
    await side.pool.query(`update exports.downloads set finished_at = finished_at - interval '61 minutes'`);
    for (const at of [state.downloadUrl ?? '', address]) expect((await lotte.get(at)).status).toBe(404);
    await store().begin('sweeper', ask);
    const { rows } = await side.pool.query('select 1 from exports.download_chunks');
    expect(rows).toEqual([]);
  });
});
