import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestCatalogue, testChange, type TestCatalogue } from '@talloor/catalogue/testing.ts';
import { tableWriters } from './contentWriters.ts';

let shop: TestCatalogue;
beforeAll(async () => {
  shop = await createTestCatalogue();
});
afterAll(() => shop.drop());

const season = (start: string, end: string) => ({
  sale_start: start,
  sale_end: end,
  priority_start: null,
  priority_end: null,
  vat_percentage: 6,
});

test('the office cannot make seasons of mussels overlap, not even by a day', async () => {
  const { add, save } = tableWriters.musselSeasons;
  const id = await add(shop.pool, season('2026-07-01', '2027-04-15'), testChange);
  const overlaps = { code: 'content.overlaps' };
  await expect(add(shop.pool, season('2027-04-15', '2027-06-30'), testChange)).rejects.toMatchObject(overlaps);
  await expect(add(shop.pool, season('2026-07-01', '2026-08-01'), testChange)).rejects.toMatchObject({
    code: 'content.taken',
  });
  await add(shop.pool, season('2027-04-16', '2027-06-30'), testChange);
  await expect(save(shop.pool, id, season('2026-07-01', '2027-04-16'), testChange)).rejects.toMatchObject(overlaps);
  await save(shop.pool, id, season('2026-07-01', '2027-04-14'), testChange);
  expect((await shop.catalogue.findMussels('204118')).seasons).toMatchObject([
    { saleStart: '2026-07-01', saleEnd: '2027-04-14' },
    { saleStart: '2027-04-16', saleEnd: '2027-06-30' },
  ]);
});
