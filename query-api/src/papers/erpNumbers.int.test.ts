import { randomUUID } from 'node:crypto';
import * as xlsx from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importRecords } from '@talloor/catalogue/import/importRecords.ts';
import { testArticle, testNow, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import { linesOf, writeOrderStory } from '../audit/testing/orderStory.ts';
import { deliver, lineOf } from '../audit/testing/purchaseStory.ts';
import { writeRecallStory } from '../audit/testing/recallStory.ts';
import { writeReturnStory } from '../audit/testing/returnStory.ts';
import type { Browser, ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { startReadSideWithCatalogue } from '../audit/testing/startReadSideWithCatalogue.ts';
import { readPaper } from './testing/readPaper.ts';

const article = { number: '100001', erp: 'AX-20/B' };
const both = `${article.number} · ${article.erp}`;
const customerNumber = '204118';
const customerErp = 'KL/118';
const returnId = '70000012';
const recallId = '80000012';
let side: ReadSideUnderTest;
let lotte: Browser;
let office: Browser;

async function importNumber(erpNumber: string, subject: 'products' | 'customers' = 'products'): Promise<void> {
  const [field, number] =
    subject === 'products' ? ['article_number', article.number] : ['customer_number', customerNumber];
  async function* bytes() {
    yield Buffer.from(`${field},erp_number\n${number},${erpNumber}\n`);
  }
  const source = { by: 'erp:test', source: 'erp', format: 'csv', charset: null, delimiter: null } as const;
  const delivery = {
    ...source,
    subject,
    batch: `erp-${erpNumber}`,
    dryRun: false,
    bytes: bytes(),
  } as const;
  await importRecords(side.pool, { now: () => testNow }, delivery);
}

async function fillBasket(): Promise<void> {
  const basketId = randomUUID();
  await side.append(`basket-${basketId}`, [
    { type: 'BasketOpened', data: { basketId, customerNumber, openedBy: '7' } },
    ...linesOf(article.number, '100002').map(
      ({ lineId: _id, lineTotalCents: _total, free: _free, ...facts }) =>
        ({ type: 'BasketLineQuantityChanged', data: { ...facts, previousQuantity: 0 } }) as const,
    ),
  ]);
}

beforeAll(async () => {
  side = await startReadSideWithCatalogue();
  await writeTestCustomer(side.pool, customerNumber);
  await writeTestArticles(side.pool, [testArticle(article.number), testArticle('100002')], 50);
  await importNumber(article.erp);
  await importNumber(customerErp, 'customers');
  const lines = [article.number, '100002'].map((articleNumber, at) => lineOf(String(at + 1), { articleNumber }));
  await deliver(side, { number: '66100001', at: '2026-03-10T09:00:00.000Z', lines });
  await side.append('delivery-66100001', [
    { type: 'DeliveryDispatched', data: { dispatchedAt: '2026-03-10T08:00:00.000Z' } },
  ]);
  await writeOrderStory(side, { orderNumber: '4402777', basketId: randomUUID(), lines: linesOf(article.number) });
  await writeReturnStory(side, returnId, article.number);
  await writeRecallStory(side, recallId, article.number);
  await fillBasket();
  lotte = await side.browser({});
  office = await side.browser({ userId: '91', roles: ['admin'], customers: [], customerNumber: null });
});
afterAll(() => side.close());

const bytesOf = async (path: string, browser = lotte): Promise<Buffer> => {
  const answer = await browser.get(path);
  if (answer.status !== 200) throw new Error(await answer.text());
  return Buffer.from(await answer.arrayBuffer());
};

type Lines = { readonly lines: readonly Record<string, unknown>[] };
const numbersOf = ({ lines }: Lines) => lines.map(({ article_number: number, erp_number: erp }) => [number, erp]);

test.each([
  ['of a basket', '/api/basket-page/pdf'],
  ['of an open order', '/pending-order/4402777/pdf'],
  ['of a delivery note', '/delivery-note/66100001/pdf'],
  ['of a return slip', `/return-slip/${returnId}/pdf`],
])('the PDF %s prints an imported ERP number beside the digits', async (_, path) => {
  const paper = readPaper(await bytesOf(path)).join(' ');
  expect(paper).toContain(both);
  expect(paper.split(article.erp)).toHaveLength(2);
  expect(paper).toContain(`${customerNumber} · ${customerErp}`);
});

test('order, delivery note and return name it in their lines, and not for an article without it', async () => {
  const linesAt = async (path: string) => numbersOf(JSON.parse(String(await bytesOf(path))) as Lines);
  const own = [article.number, article.erp];
  expect(await linesAt('/api/pending_order/4402777')).toEqual([own]);
  expect(await linesAt(`/api/returns/${returnId}`)).toEqual([own]);
  expect(await linesAt('/api/delivery-note/66100001')).toEqual([own, ['100002', undefined]]);
});

test('the office reads it in an order and in a recall, and the customer in the recall', async () => {
  const order = JSON.parse(String(await bytesOf('/nl/api/office/orders/4402777', office))) as Lines;
  expect(numbersOf(order)).toEqual([[article.number, article.erp]]);
  const recall = JSON.parse(String(await bytesOf(`/api/recalls/${recallId}`))) as { deliveries: Lines[] };
  const officeRecall = JSON.parse(String(await bytesOf(`/nl/api/office/recalls/${recallId}`, office))) as {
    told: { deliveries: Lines[] }[];
  };
  for (const deliveries of [recall.deliveries, officeRecall.told.flatMap((customer) => customer.deliveries)])
    expect(deliveries.flatMap(numbersOf)).toEqual([[article.number, article.erp]]);
});

test('the file of a recall names customer and article by both numbers', async () => {
  const book = xlsx.read(await bytesOf(`/nl/api/office/recalls/${recallId}/sheet`, office));
  const rows = xlsx.utils.sheet_to_json<Record<string, unknown>>(book.Sheets['Terugroeping'] ?? {});
  expect(rows).toMatchObject([
    {
      Klantnummer: customerNumber,
      'Klantnummer in het ERP': customerErp,
      Artikelnummer: article.number,
      'Nummer in het ERP': article.erp,
    },
  ]);
});

test('statistics by article have it in a column, also after a change', async () => {
  const rows = async () => {
    const csv = String(await bytesOf('/nl/statistics/csv?from=2026-03-01&to=2026-03-31&by=article')).trim();
    const [head, ...articles] = csv.split('\r\n').map((line) => line.split(';').slice(0, 2));
    return { head, articles: articles.toSorted(([a = ''], [b = '']) => a.localeCompare(b)) };
  };
  const { head, articles } = await rows();
  expect(head?.[1]).toBe('Nummer in het ERP');
  expect(articles).toEqual([
    [article.number, article.erp],
    ['100002', ''],
  ]);
  await importNumber('AX-21');
  await bytesOf('/api/basket/list');
  expect((await rows()).articles[0]).toEqual([article.number, 'AX-21']);
});
