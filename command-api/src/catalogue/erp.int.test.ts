import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { logIn, password, type Person } from '../testing/logIn.ts';
import { createTestShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
let beheer: Person;
let key = '';

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts([], { 100001: 10 });
  await shop.main.api.registerAccount({
    username: 'beheer',
    password,
    firstName: 'Bea',
    lastName: 'Heer',
    email: 'beheer@talloor.example',
    language: 'nl',
    roles: ['admin'],
    customers: [],
  });
  beheer = await logIn(shop.main.url, 'beheer');
  const createdKey = await beheer('POST', '/api/office/apiKeys', { name: 'ERP Gent', subjects: ['products', 'stock'] });
  key = String(createdKey.body['secret']);
});
afterAll(() => shop.close());

async function deliver(
  path: string,
  content: string,
  { secret = key, type = 'application/x-ndjson' }: { readonly secret?: string; readonly type?: string } = {},
) {
  const answer = await fetch(`${shop.main.url}/erp/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${secret}` },
    body: content,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('an API key', () => {
  test('is shown once, is stored as a hash, and is missing from the change log', async () => {
    expect(key).toMatch(/^tk_[\w-]{43}$/);
    const { rows } = await shop.pool.query<{ secret_hash: string; row: string }>(
      `select secret_hash, t::text as row from catalogue.api_keys t`,
    );
    expect(rows[0]?.row).not.toContain(key);
    expect(rows[0]?.secret_hash).toMatch(/^[0-9a-f]{64}$/);
    const changes = await shop.pool.query<{ after: object }>(
      `select after from catalogue.changes where subject = 'api_keys'`,
    );
    expect(changes.rows[0]?.after).not.toHaveProperty('secret_hash');
  });

  test('gives access to its own subjects, until its revocation', async () => {
    const line = '{"article_number":"100001","quantity":4}';
    expect((await deliver('stock?batch=k-1', line)).status).toBe(200);
    expect(await deliver('prices?batch=k-2', line)).toMatchObject({
      status: 403,
      body: { code: 'api_key.not_for_subject' },
    });
    expect(await deliver('stock?batch=k-3', line, { secret: 'tk_guess' })).toMatchObject({
      status: 401,
      body: { code: 'api_key.required' },
    });
    const createdKey = await beheer('POST', '/api/office/apiKeys', { name: 'Tijdelijk', subjects: ['stock'] });
    const secret = String(createdKey.body['secret']);
    expect((await deliver('stock?batch=k-4&dry_run=1', line, { secret })).status).toBe(200);
    const revocation = await beheer('DELETE', `/api/office/apiKeys/${String(createdKey.body['id'])}`);
    expect(revocation).toMatchObject({ status: 200, body: { name: 'Tijdelijk', revoked_at: expect.any(String) } });
    expect((await deliver('stock?batch=k-5', line, { secret })).status).toBe(401);
  });
});

describe('an import by the ERP', () => {
  const csv = 'article_number;quantity\n100001;7\n999;1\n100001;8\n100001;-1\n';

  test('is answered with its report, and a repeat of the batch with the same report marked as repeated', async () => {
    const type = 'text/csv; charset=utf-8';
    const first = await deliver('stock?batch=d-1', csv, { type });
    expect(first).toMatchObject({
      status: 200,
      body: { batch: 'd-1', imported_by: 'erp:ERP Gent', lines: 4, changed: 1, rejected: 3, repeated: false },
    });
    expect(first.body['errors']).toEqual([
      expect.objectContaining({ line: 3, code: 'import.unknown_article' }),
      expect.objectContaining({ line: 4, code: 'import.duplicate' }),
      expect.objectContaining({ line: 5, code: 'import.negative', field: 'quantity' }),
    ]);
    const repeated = await deliver('stock?batch=d-1', csv, { type });
    expect(repeated).toEqual({ status: 200, body: { ...first.body, repeated: true } });
    expect(await deliver('stock?batch=d-1', `${csv}\n`, { type })).toMatchObject({
      status: 422,
      body: { code: 'import.batch_differs' },
    });
    const storedReport = await fetch(`${shop.main.url}/erp/v1/batches/d-1`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(await storedReport.json()).toEqual(first.body);
  });

  test('of an unreadable file is rejected with reason and line', async () => {
    const answer = await deliver('stock?batch=d-2', 'article_number;quantity\n1;"2', { type: 'text/csv' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'import.unreadable', parameters: { line: 2 } } });
    const unknown = await fetch(`${shop.main.url}/erp/v1/batches/d-2`, { headers: { authorization: `Bearer ${key}` } });
    expect(unknown.status).toBe(404);
  });

  test('in Windows-1252 is read when the content type names the charset', async () => {
    const head = 'article_number,name_nl,name_fr,subgroup_code,vat\n3001,';
    const body = Buffer.concat([
      Buffer.from(head),
      Buffer.from([0x43, 0x72, 0xe8, 0x6d, 0x65]),
      Buffer.from(',A,fruit,6\n'),
    ]);
    const send = (type: string, batch: string) =>
      fetch(`${shop.main.url}/erp/v1/products?batch=${batch}`, {
        method: 'POST',
        headers: { 'content-type': type, authorization: `Bearer ${key}` },
        body,
      });
    expect((await send('text/csv', 'd-3')).status).toBe(422);
    expect((await send('text/csv; charset=windows-1252', 'd-4')).status).toBe(200);
    const { rows } = await shop.pool.query(`select name_nl from catalogue.products where article_number = '3001'`);
    expect(rows).toEqual([{ name_nl: 'Crème' }]);
  });
});
