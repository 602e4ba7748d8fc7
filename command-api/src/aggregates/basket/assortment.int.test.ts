import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { changeCatalogue } from '@talloor/catalogue/changes/changeCatalogue.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { contentOfView } from '@talloor/rules/basket/contentOfView.ts';
import type { Answered, Person } from '../../testing/logIn.ts';
import { createTestShop, friday, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
let lotte: Person;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119'], { 100001: null, 100002: null, 100003: null, 100004: 0 });
  await content(`insert into catalogue.free_samples (article_number, sorting, from_day, to_day) values
    ('100002', 2, null, null), ('100003', 1, '2026-03-01', '2026-03-31'), ('100004', 3, null, null),
    ('100001', 4, '2026-04-01', null)`);
  lotte = await shop.signIn('lotte', ['204118']);
});
afterAll(() => shop.close());

const content = (sql: string) =>
  changeCatalogue(shop.pool, async (client) => {
    await client.query(sql);
  });
const freeOf = ({ body }: Answered) =>
  (body['free_lines'] as { article_number: string; because: string }[]).map((line) => [
    line.article_number,
    line.because,
  ]);

describe('free samples', () => {
  const choose = (...articles: string[]) => lotte('POST', '/api/free-samples/update', { article_numbers: articles });

  test('appear in the basket, each chosen once', async () => {
    expect(await choose('100002', '100003', '100002')).toEqual({
      status: 200,
      body: { article_numbers: ['100002', '100003'] },
    });
    const basket = await lotte('PUT', '/api/basket/items', { 100001: 20 });
    expect(freeOf(basket)).toEqual([
      ['100003', 'gratis staal'],
      ['100002', 'gratis staal'],
    ]);
  });

  test('that are unavailable, unknown or too many are rejected, and the chosen ones stay', async () => {
    for (const article of ['100001', '100004', '999999'])
      expect(await choose(article)).toMatchObject({
        status: 422,
        body: { code: 'free_samples.unknown', parameters: { article_number: article } },
      });
    await content('update catalogue.settings set max_free_samples = 1');
    expect(await choose('100002', '100003')).toMatchObject({
      status: 422,
      body: { code: 'free_samples.too_many', parameters: { max: 1 } },
    });
    await content('update catalogue.settings set max_free_samples = 2');
    expect(freeOf(await lotte('PUT', '/api/basket/items', { 100001: 21 }))).toHaveLength(2);
  });

  test('that fall away after they were shown stop the order, by form and by call; then the others are ordered', async () => {
    const { body: view } = await lotte('GET', `/basket/confirm/${friday}`);
    const shown = contentOfView(view as unknown as BasketView);
    await content(`delete from catalogue.free_samples where article_number = '100002'`);
    const fields = { form_submit: '1', has_validated: '1', script: '0', submit_event: 'checkout', shown };
    const form = await lotte('POST', '/api/basket-page/form', new URLSearchParams(fields));
    expect(form.body['location']).toContain('problem=basket.changed');
    const refused = await lotte('POST', '/api/basket/checkout', { shown });
    expect(refused).toMatchObject({ status: 409, body: { code: 'basket.changed' } });
    expect(freeOf({ ...refused, body: refused.body['basket'] as Answered['body'] })).toEqual([
      ['100003', 'gratis staal'],
    ]);
    const placed = await lotte('POST', '/api/basket/checkout', { po_number: 'WK11', message: '' });
    expect(placed.body['lines']).toMatchObject([
      { article_number: '100001', quantity: 21, is_free: false },
      { article_number: '100003', quantity: 1, is_free: true, price_per_unit: 0, line_total: 0 },
    ]);
    const events = (await shop.decoded()).map(({ event }) => event);
    expect(events.filter(({ type }) => type === 'BasketFreeSamplesChosen')).toMatchObject([
      { data: { samples: [{ articleNumber: '100002', name: { nl: 'Artikel 100002' } }, { articleNumber: '100003' }] } },
    ]);
  });

  test('disappear when the basket is emptied', async () => {
    await choose('100003');
    const emptied = await lotte('DELETE', '/api/basket');
    expect(freeOf(emptied)).toEqual([]);
    expect(freeOf(await lotte('PUT', '/api/basket/items', { 100001: 1 }))).toEqual([]);
  });
});

describe('removing an article from the history', () => {
  test('appends an event and answers in the language of the path', async () => {
    expect(await lotte('DELETE', '/fr/api/history/remove/100001')).toEqual({
      status: 200,
      body: { success: true, message: 'Article retiré de votre historique' },
    });
    const events = (await shop.decoded()).filter(({ streamId }) => streamId === 'list-history-204118');
    expect(events).toMatchObject([
      { event: { type: 'ListItemRemoved', data: { articleNumber: '100001' } }, metadata: { customerNumber: '204118' } },
    ]);
  });

  test('rejects an unknown article', async () => {
    expect(await lotte('DELETE', '/api/history/remove/999999')).toMatchObject({
      status: 404,
      body: { code: 'article.not_found' },
    });
  });

  test('appends no second event when the command is repeated', async () => {
    for (const _ of [1, 2]) await lotte('DELETE', '/api/history/remove/100002', undefined, 'same-key');
    const events = (await shop.decoded()).filter(({ streamId }) => streamId === 'list-history-204118');
    expect(events).toHaveLength(2);
  });
});

describe('the columns of order files', () => {
  const columns = (role: string) => [
    { heading: 'Artikelnr', role: 'article' },
    { heading: 'Vrijdag', role },
  ];
  const remember = (body: unknown, person = lotte) => person('PUT', '/api/basket/upload/columns', body);

  test('are remembered per customer and heading row, without the headings themselves', async () => {
    expect((await remember({ columns: columns('unused') })).status).toBe(204);
    expect((await remember({ columns: columns('quantity') })).status).toBe(204);
    const { rows } = await shop.pool.query('select customer_number, roles from catalogue.upload_columns');
    expect(rows).toEqual([{ customer_number: '204118', roles: ['article', 'quantity'] }]);
    const changes = await shop.pool.query<{ text: string }>(
      `select coalesce(before::text, '') || after::text as text from catalogue.changes where subject = 'upload_columns'`,
    );
    expect(changes.rows).toHaveLength(2);
    expect(JSON.stringify(changes.rows)).not.toContain('Vrijdag');
  });

  test('are refused without headings and with unknown roles', async () => {
    expect((await remember({ columns: [{ heading: '', role: 'article' }] })).status).toBe(400);
    expect((await remember({ columns: columns('price') })).status).toBe(400);
    expect((await remember({ columns: [] })).status).toBe(400);
  });
});

describe('column sets', () => {
  const save = (person: Person, name: string, columns: string[] = ['name', 'price', 'name']) =>
    person('POST', '/api/column-sets', { name, shared_with: 'customer', columns });

  test('are created, replaced by name and deleted, each with a row in the change log', async () => {
    const firstAnswer = await save(lotte, 'Keuken');
    expect(firstAnswer).toMatchObject({
      status: 200,
      body: { name: 'Keuken', columns: ['name', 'price'], is_mine: true },
    });
    const secondAnswer = await save(lotte, 'Keuken', ['ean']);
    expect(secondAnswer.body).toMatchObject({ id: firstAnswer.body['id'], columns: ['ean'] });
    const path = `/api/column-sets/${String(firstAnswer.body['id'])}`;
    expect((await lotte('DELETE', path)).status).toBe(204);
    expect(await lotte('DELETE', path)).toMatchObject({ status: 404, body: { code: 'column_set.not_found' } });
    const { rows } = await shop.pool.query<{ before: object; after: object }>(
      `select before ->> 'columns' as before, after ->> 'columns' as after from catalogue.changes
       where subject = 'column_sets' and subject_key = $1 order by change_id`,
      [firstAnswer.body['id']],
    );
    expect(rows).toEqual([
      { before: null, after: '["name", "price"]' },
      { before: '["name", "price"]', after: '["ean"]' },
      { before: '["ean"]', after: null },
    ]);
  });

  test('of another user cannot be deleted or replaced, even when shared', async () => {
    const chef = await shop.signIn('chef', ['204118']);
    const answer = await save(lotte, 'Van Lotte');
    expect((await chef('DELETE', `/api/column-sets/${String(answer.body['id'])}`)).status).toBe(404);
    const own = await save(chef, 'Van Lotte', ['brand']);
    expect(own.body['id']).not.toBe(answer.body['id']);
  });

  test('are limited to twenty per user, even when saved simultaneously', async () => {
    const cook = await shop.signIn('cook', ['204119']);
    const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => save(cook, `Set ${index}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ body }) => body.code === 'column_set.too_many')).toHaveLength(5);
  });
});

describe('a restricted list', () => {
  test('keeps other articles out of the basket', async () => {
    await content(`
      update catalogue.customers set assortment_restricted = true where customer_number = '204119';
      insert into catalogue.customer_articles values ('204119', '100002')`);
    const amelie = await shop.signIn('amelie', ['204119']);
    expect(await amelie('PUT', '/api/basket/items', { 100001: 1 })).toMatchObject({
      status: 404,
      body: { code: 'article.not_found' },
    });
    expect(await amelie('PUT', '/api/basket/items', { 100002: 1 })).toMatchObject({
      status: 200,
      body: { is_active: true },
    });
  });
});
