import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  findUninvited,
  sendInvitations,
} from '@talloor/command-api/aggregates/account/sendInvitation/sendInvitations.ts';
import { readNdjson } from '@talloor/catalogue/import/reading/readNdjson.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { startTestProduct } from '../faults/testing/startTestProduct.ts';
import { importUserLines } from './importUserLines.ts';
import { parseCalendar } from './importCalendar.ts';

let product: Awaited<ReturnType<typeof startTestProduct>>;
beforeAll(async () => {
  product = await startTestProduct(async (shop) => {
    await shop.addCustomer('204118');
    await shop.addCustomer('204119');
    await shop.addUser('lotte', ['204118']);
  });
}, 120_000);
afterAll(() => product.close());

const user = {
  email: 'imke@talloor.example',
  first_name: 'Imke',
  last_name: 'Peeters',
  customer_numbers: '204118|204119',
};
async function* text(records: readonly object[]) {
  yield records.map((record) => JSON.stringify(record)).join('\n');
}
const importAll = async (records: readonly object[], dryRun = false) =>
  (await importUserLines(product.shop, readNdjson(text(records)), dryRun)).totals();

test('bad lines are reported, good ones make users without a password, who are not invited yet', async () => {
  const records = [
    { ...user, rights: 'order|portal', order_limit: '250.00', language: 'fr' },
    { ...user, email: 'nora@talloor.example', customer_numbers: '999999' },
    { ...user, email: 'no address' },
    { ...user, email: 'lotte@else.example', username: 'lotte' },
    { ...user, colour: 'blue' },
    { ...user, email: 'ana@talloor.example', first_name: 'Ana', rights: 'everything' },
    { ...user, email: 'bram@talloor.example', first_name: 'Bram' },
  ];
  expect(await importAll(records, true)).toMatchObject({ created: 2, rejected: 5 });
  expect(await findUninvited(product.shop)).toEqual([]);
  const report = await importAll(records);
  expect(report).toMatchObject({ lines: 7, created: 2, rejected: 5 });
  expect(report.errors.map(({ line, code, field }) => `${line} ${code} ${field}`)).toEqual([
    '2 import.unknown_customer customer_numbers',
    '3 import.invalid email',
    '4 import.duplicate username',
    '5 import.unknown_field colour',
    '6 import.invalid rights',
  ]);
  const [imke = ''] = await findUninvited(product.shop);
  const { state } = await product.shop.repository.load(accountFold, accountStream(imke));
  expect(state).toMatchObject({
    username: 'imke@talloor.example',
    language: 'fr',
    customers: ['204118', '204119'],
    grants: { 204118: { rights: ['order', 'portal'], orderLimitCents: 25_000 } },
  });
});

test('the same file again changes nothing', async () => {
  expect(await importAll([user])).toMatchObject({ created: 0, unchanged: 1 });
});

test('two lines with one address make one user, and a dry run says so', async () => {
  const records = [
    { ...user, email: 'ines@talloor.example', username: 'ines' },
    { ...user, email: 'Ines@talloor.example', username: 'ines.2' },
  ];
  const report = { created: 1, unchanged: 1, rejected: 0 };
  expect(await importAll(records, true)).toMatchObject(report);
  expect(await importAll(records)).toMatchObject(report);
});

test('invitations go out in batches, and two runs at once count each user once', async () => {
  expect(await sendInvitations(product.shop, 1)).toEqual({ invited: 1, remaining: 2 });
  const runs = await Promise.all([sendInvitations(product.shop, 10), sendInvitations(product.shop, 10)]);
  expect(runs.map(({ remaining }) => remaining)).toEqual([0, 0]);
  expect(runs.reduce((sum, { invited }) => sum + invited, 0)).toBe(2);
  expect(await sendInvitations(product.shop, 10)).toEqual({ invited: 0, remaining: 0 });
});

test('a calendar file is judged in words', () => {
  const closingDays = [{ day: '2026-07-20', reason: { nl: 'Brug', fr: 'Pont' } }];
  expect(parseCalendar(JSON.stringify({ closingDays }))).toEqual({ closingDays });
  expect(() => parseCalendar('{')).toThrow('is no JSON');
  expect(() => parseCalendar(JSON.stringify({ closingDays: [{ day: '20/7' }] }))).toThrow('closingDays.0.day');
});
