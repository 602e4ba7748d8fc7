import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { changeCatalogue } from '@talloor/catalogue/changes/changeCatalogue.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { contentOfView } from '@talloor/rules/basket/contentOfView.ts';
import type { Person } from '../../../testing/logIn.ts';
import { createTestShop, friday, type TestShop } from '../../../testing/testShop.ts';
import { whileHeldBack } from '../../../testing/whileHeldBack.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119'], { 100001: null, 100002: null, 100003: null });
  await content(`insert into catalogue.free_samples (article_number, sorting, from_day, to_day) values
    ('100002', 1, null, null), ('100003', 2, null, null)`);
});
afterAll(() => shop.close());

const content = (sql: string) =>
  changeCatalogue(shop.pool, async (client) => {
    await client.query(sql);
  });
const typedAddress = {
  address: 'typed',
  address_name: 'Feestzaal',
  street: 'Korenmarkt',
  street_number: '1',
  postal: '9000',
  city: 'Gent',
};

async function openPage(person: Person) {
  await person('POST', '/api/free-samples/update', { article_numbers: ['100002', '100003'] });
  const { body } = await person('PUT', '/api/basket/items', { 100001: 40 });
  const basket = body as unknown as BasketView;
  return {
    form_submit: '1',
    has_validated: '1',
    script: '0',
    submit_event: 'checkout',
    basket_id: String(basket.basket_id),
    shown: contentOfView(basket),
  };
}
const press = async (person: Person, fields: Readonly<Record<string, string>>) =>
  String((await person('POST', '/api/basket-page/form', new URLSearchParams(fields))).body['location']);

test('a form orders the day and address that it chooses itself, also when pressed again on an old page', async () => {
  const lotte = await shop.signIn('lotte', ['204118']);
  const page = await openPage(lotte);
  const chosen = { ...page, ...typedAddress, moment: String(friday) };
  expect(await press(lotte, { ...chosen, extra_emails: 'keuken@' })).toContain('problem=request.malformed');
  const order = { ...chosen, form_id: '0f0e9f6a-6c1f-4f5e-9a8e-1a2b3c4d5e72' };
  const placed = await press(lotte, order);
  expect(placed).toMatch(/order=\d+/);
  expect(await press(lotte, order)).toBe(placed);
  const checkedOut = (await shop.decoded()).findLast(({ event }) => event.type === 'BasketCheckedOut');
  expect(checkedOut?.event.data).toMatchObject({
    delivery: { day: '2026-03-13' },
    address: { kind: 'alternative' },
    lines: [{ articleNumber: '100001' }, { articleNumber: '100002' }, { articleNumber: '100003' }],
  });
});

test('a form whose free sample falls away orders nothing, whatever day and address it chooses', async () => {
  const karim = await shop.signIn('karim', ['204119']);
  const page = await openPage(karim);
  await content(`delete from catalogue.free_samples where article_number = '100003'`);
  const chosen = { ...page, ...typedAddress, moment: String(friday) };
  expect(await press(karim, chosen)).toContain('problem=basket.changed');
  const { body } = await karim('PUT', '/api/basket/items', {});
  const basket = body as unknown as BasketView;
  expect(basket).toMatchObject({ alternative_address: null, delivery_date: { is_confirmed: false } });
  expect(basket.free_lines.map((line) => line.article_number)).toEqual(['100002']);
  expect(await press(karim, { ...chosen, shown: contentOfView(basket) })).toMatch(/order=\d+/);
});

test('a form whose free sample falls away while the order is being placed orders nothing', async () => {
  await content(`insert into catalogue.free_samples (article_number, sorting, from_day, to_day)
    values ('100003', 2, null, null)`);
  const karim = await shop.signIn('nogeens', ['204119']);
  const page = await openPage(karim);
  const answer = await whileHeldBack(
    shop,
    'lock table event_store.events in exclusive mode',
    () => press(karim, { ...page, moment: String(friday) }),
    async (query) => {
      await query(`delete from catalogue.free_samples where article_number = '100003'`);
      await query('update catalogue.version set version = version + 1');
    },
  );
  expect(answer).toContain('problem=basket.changed');
  expect(await press(karim, { ...page, moment: String(friday) })).toContain('problem=basket.changed');
});
