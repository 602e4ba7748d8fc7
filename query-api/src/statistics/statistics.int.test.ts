import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as xlsx from '@e965/xlsx';
import type { StatisticsView } from '@talloor/contracts/endpoints/statistics.ts';
import { statisticsRequest, writePurchaseStory } from '../audit/testing/purchaseStory.ts';
import { startReadSide, type Browser, type ReadSideUnderTest } from '../audit/testing/startReadSide.ts';

let side: ReadSideUnderTest;
let lotte: Browser;
let noor: Browser;
let amelie: Browser;

const token = 'a'.repeat(43);
const march = 'from=2026-03-01&to=2026-03-31';
const read = async (browser: Browser, query: string): Promise<StatisticsView> => {
  const answer = await browser.get(`/nl/api/statistics?${query}`);
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as StatisticsView;
};
const problemOf = async (browser: Browser, path: string) => {
  const answer = await browser.get(path);
  return [answer.status, ((await answer.json()) as { code: string }).code];
};

beforeAll(async () => {
  side = await startReadSide('2026-04-25T10:00:00.000Z');
  await writePurchaseStory(side);
  lotte = await side.browser({ customers: ['204118', '209999', '204119'] });
  noor = await side.browser({ userId: '8', rights: ['order'] });
  amelie = await side.browser({ userId: '9', customers: ['204119'], customerNumber: '204119' });
});
afterAll(() => side.close());

describe('the statistics of a customer', () => {
  it('show purchases, average price and its change, promotions, shortages, returns and deposit', async () => {
    const { totals, rows, ...rest } = await read(lotte, `${march}&by=article`);
    expect(rest).toMatchObject({
      previous_from: '2026-01-29',
      previous_to: '2026-02-28',
      customer_numbers: ['204118'],
      shows_prices: true,
      row_count: 2,
    });
    expect(totals).toEqual({
      turnover: 73.5,
      previous_turnover: 20,
      quantity: 18,
      previous_quantity: 10,
      price_change: 10,
      promotion_turnover: 40.5,
      saving: 14.5,
      short_quantity: 1,
      short_lines: 1,
      returned_quantity: 1,
      returned_amount: 20.25,
      deposit: 1.5,
    });
    expect(rows).toMatchObject([
      { key: '200001', label: '=Rund', unit: 'zak', quantity: 3, average_price: 9, previous_average_price: null },
      { key: '131209', label: 'Room', quantity: 15, average_price: 2.2, previous_average_price: 2, price_change: 10 },
    ]);
  });

  it('are the same in sum by group, brand, month, address and user', async () => {
    const { totals } = await read(lotte, `${march}&by=article`);
    const keysBy = async (by: string) => {
      const view = await read(lotte, `${march}&by=${by}`);
      expect(view.totals).toEqual(totals);
      return view.rows.map(({ key, label }) => [key, label]);
    };
    expect(await keysBy('group')).toEqual([
      ['meat', 'meat'],
      ['dairy', 'dairy'],
    ]);
    expect(await keysBy('brand')).toEqual([
      ['Hoeve', 'Hoeve'],
      ['Delta', 'Delta'],
    ]);
    expect(await keysBy('month')).toEqual([['2026-03', '']]);
    expect(await keysBy('address')).toEqual([['Kaai 4, 9000 Gent', 'Kaai 4, 9000 Gent']]);
    expect(await keysBy('user')).toEqual([
      ['7', 'Lotte Vermeersch'],
      ['8', 'Noor Vermeersch'],
    ]);
    expect((await read(lotte, `${march}&by=article&group=dairy`)).rows.map(({ key }) => key)).toEqual(['131209']);
  });

  it('put a month of the period before beside the month in its place', async () => {
    const { rows } = await read(lotte, 'from=2026-02-15&to=2026-03-31&by=month');
    expect(rows).toMatchObject([{ key: '2026-03', turnover: 73.5, previous_turnover: 20 }]);
  });

  it('add own customers, and hide amounts of all when prices of one are hidden', async () => {
    const both = await read(lotte, `${march}&by=brand&customer_numbers=204118,204119`);
    expect(both.totals).toMatchObject({ turnover: 150.5, quantity: 28 });
    const hidden = await read(lotte, `${march}&by=brand&customer_numbers=204118,209999`);
    expect(hidden).toMatchObject({ shows_prices: false, totals: { turnover: null, deposit: null, quantity: 18 } });
  });

  it('show quantities only to a user who may not see prices, in answer and files', async () => {
    const { totals, rows } = await read(noor, `${march}&by=article`);
    expect([totals.turnover, totals.price_change, totals.saving, totals.quantity]).toEqual([null, null, null, 18]);
    expect(rows.map(({ average_price: price }) => price)).toEqual([null, null]);
    const csv = await (await noor.get(`/nl/statistics/csv?${march}&by=article`)).text();
    expect(csv.split('\r\n')[0]).not.toMatch(/Aankopen|prijs/);
  });

  it('refuse other customers, and a period that is reversed or too long', async () => {
    expect(await problemOf(amelie, `/nl/api/statistics?${march}&customer_numbers=204118`)).toEqual([
      404,
      'customer.not_found',
    ]);
    expect(await problemOf(lotte, '/nl/api/statistics?from=2026-03-02&to=2026-03-01')).toEqual([
      422,
      'statistics.period_reversed',
    ]);
    expect(await problemOf(lotte, '/nl/statistics/xlsx?from=2000-01-01&to=2099-12-31')).toEqual([
      422,
      'statistics.period_too_long',
    ]);
  });

  it('are an Excel file and a CSV file with the same rows, in which a name is no formula', async () => {
    const answer = await lotte.get(`/nl/statistics/xlsx?${march}&by=article`);
    const book = xlsx.read(Buffer.from(await answer.arrayBuffer()));
    const sheet = xlsx.utils.sheet_to_json<unknown[]>(book.Sheets['Statistieken'] ?? {}, { header: 1, defval: null });
    expect(sheet[0]?.slice(0, 7)).toEqual([
      'Artikel',
      'Nummer in het ERP',
      'Naam',
      'Eenheid',
      'Geleverd',
      'Geleverd vorige periode',
      'Aankopen excl. btw',
    ]);
    expect(sheet.slice(1).map((row) => row.slice(0, 7))).toEqual([
      ['200001', null, '=Rund', 'zak', 3, 0, 40.5],
      ['131209', null, 'Room', 'st', 15, 10, 33],
    ]);
    const csv = await (await lotte.get(`/nl/statistics/csv?${march}&by=article`)).text();
    expect(csv.split('\r\n').slice(1, 3)).toEqual([
      "200001;;'=Rund;zak;3;0;40,5;0;9;;;40,5;14,5;1;1;20,25;1,5",
      '131209;;Room;st;15;10;33;20;2,2;2;10;0;0;0;0;0;0',
    ]);
  });
});

describe('the link of a mail', () => {
  it('opens the file for a visitor, with what its requester may see at that time', async () => {
    await side.append('account-7', [statisticsRequest('2026-05-01T00:00:00.000Z', ['204118', '204119'], token)]);
    const visitor = await side.browser();
    const answer = await visitor.get(`/statistics/mailed?token=${token}`);
    const book = xlsx.read(Buffer.from(await answer.arrayBuffer()));
    const head = () => xlsx.utils.sheet_to_json<unknown[]>(book.Sheets['Statistieken'] ?? {}, { header: 1 })[0];
    expect([answer.status, head()]).toMatchObject([200, expect.arrayContaining(['Aankopen excl. btw'])]);
    const rights = { customerNumber: '204119', rights: ['order' as const], orderLimitCents: null };
    await side.append('account-7', [{ type: 'CustomerRightsChanged', data: rights }]);
    const later = xlsx.read(Buffer.from(await (await visitor.get(`/statistics/mailed?token=${token}`)).arrayBuffer()));
    const [hidden] = xlsx.utils.sheet_to_json<unknown[]>(later.Sheets['Statistieken'] ?? {}, { header: 1 });
    expect(hidden).not.toContain('Aankopen excl. btw');
  });

  it('ends after 14 days, and when the requester loses a customer', async () => {
    const visitor = await side.browser();
    await side.append('account-7', [statisticsRequest('2026-04-25T09:59:59.000Z', ['204118'], 'b'.repeat(43))]);
    const ended = [422, 'statistics.link_invalid'];
    expect(await problemOf(visitor, `/statistics/mailed?token=${'b'.repeat(43)}`)).toEqual(ended);
    expect(await problemOf(visitor, '/statistics/mailed?token=none')).toEqual(ended);
    await side.append('account-7', [{ type: 'CustomerUnlinked', data: { customerNumber: '204119' } }]);
    expect(await problemOf(visitor, `/statistics/mailed?token=${token}`)).toEqual(ended);
  });
});
