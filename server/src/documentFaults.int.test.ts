import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Mailer } from '@talloor/command-api/mail/mailer.ts';
import type { Person } from '@talloor/command-api/testing/logIn.ts';
import { createTestShop, type TestShop } from '@talloor/command-api/testing/testShop.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { exportMigrations } from '@talloor/query-api/download/exportMigrations.ts';

const down: Mailer = { send: () => Promise.reject(Object.assign(new Error('no answer'), { code: 'ECONNREFUSED' })) };
const period = { type: 'invoices', from: '2026-01-01', to: '2026-03-01', customer_numbers: ['204118'] };
let shop: TestShop;
let lotte: Person;
let karim: Person;

beforeAll(async () => {
  shop = await createTestShop();
  await migrate(shop.url, 'exports', exportMigrations);
  await shop.writeFacts(['204118'], {});
  lotte = await shop.signIn('lotte', ['204118']);
  karim = await shop.signIn('karim', ['204118']);
});
afterAll(() => shop.close());

const request = async (person: Person) => String((await person('POST', '/api/documents/request', period)).body['id']);
const writeFile = (id: string) =>
  shop.pool.query(
    `insert into exports.document_bundles (request_id, requested_by, run, state, done_count, byte_count)
     values ($1, '1', gen_random_uuid(), 'done', 3, 4000)`,
    [id],
  );
const eventsOf = async (id: string) =>
  (await shop.decoded()).filter(({ streamId }) => streamId === `document-request-${id}`).map(({ event }) => event);
const typesOf = async (id: string) => (await eventsOf(id)).map(({ type }) => type);
const mailsOf = (id: string) => shop.mails.filter(({ text }) => text.includes(`documents/${id}/zip`));

describe('finished documents', () => {
  test('are mailed later, once, when the mail server is down', async () => {
    const id = await request(lotte);
    await writeFile(id);
    const without = await shop.startProcess(undefined, down);
    await expect(shop.runPolicies(without.api)).rejects.toThrow('no answer');
    expect(mailsOf(id)).toEqual([]);
    for (const _ of ['later', 'again']) await shop.runPolicies(shop.main.api);
    expect(mailsOf(id)).toMatchObject([{ to: ['lotte@talloor.example'] }]);
    expect(await typesOf(id)).toEqual(['DocumentsRequested', 'DocumentsBundled', 'DocumentsMailSent']);
  });

  test.each([
    ['before', false],
    ['after', true],
  ])(
    'are recorded and mailed once when the process dies between the file and its event, %s its append',
    async (_, isAppended) => {
      const id = await request(lotte);
      await writeFile(id);
      const dying = await shop.startProcess(undefined, undefined, async (...append) => {
        if (isAppended) await shop.store.append(...append);
        throw new Error('the process died');
      });
      await expect(shop.runPolicies(dying.api)).rejects.toThrow('the process died');
      expect(mailsOf(id)).toEqual([]);
      for (const _again of ['restart', 'again']) await shop.runPolicies(shop.main.api);
      expect(await typesOf(id)).toEqual(['DocumentsRequested', 'DocumentsBundled', 'DocumentsMailSent']);
      expect(mailsOf(id)).toHaveLength(1);
    },
  );
});

test('a request of a user who is suspended meanwhile fails, without a mail', async () => {
  const id = await request(karim);
  const [requested] = await eventsOf(id);
  if (requested?.type !== 'DocumentsRequested') throw new Error('the documents are not requested');
  const { requestedBy } = requested.data as { readonly requestedBy: string };
  await shop.main.api.suspendAccount(requestedBy, 'misbruik');
  await shop.runPolicies(shop.main.api);
  expect((await eventsOf(id)).slice(1)).toEqual([{ type: 'DocumentsFailed', data: { reason: 'requester_inactive' } }]);
});
