import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createCaseShop, type CaseShop } from '../../testing/caseShop.ts';
import { issueInvoice } from '../../testing/issueInvoice.ts';
import { logIn, password, type Person } from '../../testing/logIn.ts';

const invoice = '264402301';
let shop: CaseShop;
let lotte: Person;
let karim: Person;
let support: Person;
let cook: Person;
let returnId: string;

beforeAll(async () => {
  shop = await createCaseShop();
  ({ lotte, karim, support } = shop);
  await issueInvoice(shop.repository, { number: invoice, customerNumber: '204118', amountCents: 4274 });
  const cookId = await shop.main.api.registerAccount({
    username: 'kok',
    password,
    firstName: 'Noor',
    lastName: 'Maes',
    email: 'kok@talloor.example',
    language: 'nl',
    roles: ['customer'],
    customers: ['204118'],
  });
  await shop.main.api.changeRights(cookId, {
    customerNumber: '204118',
    rights: ['order', 'see_prices'],
    orderLimitCents: null,
  });
  cook = await logIn(shop.main.url, 'kok');
  const returned = await lotte('POST', '/api/returns', {
    delivery_number: '900',
    delivery_date: '2026-03-13',
    contact: { name: 'Lotte Peeters', email: 'lotte@talloor.example' },
    lines: [{ article_number: '100001', quantity: 2, reason: 'damaged', comment: 'Ingedeukt' }],
  });
  returnId = String(returned.body['return_id']);
});
afterAll(() => shop.close());

const unknown = (code: string) => ({ status: 404, body: { code } });

describe('without the right to see invoices', () => {
  test('a question is refused about an invoice, and filed about a return of the customer', async () => {
    expect(await shop.ask(lotte, { about: { invoice } })).toMatchObject({ status: 201 });
    expect(await shop.ask(cook, { about: { invoice } })).toMatchObject(unknown('invoice.not_found'));
    expect(await shop.ask(cook, { about: { return: returnId } })).toMatchObject({ status: 201 });
    expect(await shop.ask(karim, { about: { return: returnId } })).toMatchObject(unknown('return.not_found'));
    expect(await shop.ask(karim, { about: { invoice } })).toMatchObject(unknown('invoice.not_found'));
  });

  test('a complaint is refused about an invoice, and filed about a delivery note', async () => {
    const complaint = { lines: [], subject: 'Te veel', text: 'Eén doos te veel.' };
    expect(await lotte('POST', '/api/complaints', { ...complaint, invoice })).toMatchObject({ status: 201 });
    expect(await cook('POST', '/api/complaints', { ...complaint, invoice })).toMatchObject(
      unknown('invoice.not_found'),
    );
    expect(await cook('POST', '/api/complaints', { ...complaint, delivery_note: '900' })).toMatchObject({
      status: 201,
    });
  });

  test('an own case with an invoice that the office links takes replies, a case of a colleague takes none', async () => {
    const link = (id: unknown) =>
      support('POST', `/api/office/cases/${String(id)}/link`, { document: 'invoice', number: invoice });
    const reply = (id: unknown) => cook('POST', `/api/cases/${String(id)}/reply`, { text: 'Ja.' });
    const own = await shop.ask(cook);
    const ofColleague = await shop.ask(lotte);
    for (const { body } of [own, ofColleague]) expect((await link(body['id'])).status).toBe(200);
    expect(await reply(own.body['id'])).toMatchObject({ status: 200 });
    expect(await reply(ofColleague.body['id'])).toMatchObject(unknown('case.not_found'));
  });
});
