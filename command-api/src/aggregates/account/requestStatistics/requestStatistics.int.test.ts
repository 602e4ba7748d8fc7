import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Mailer } from '../../../mail/mailer.ts';
import { logIn, type Person } from '../../../testing/logIn.ts';
import { createTestShop, type TestShop } from '../../../testing/testShop.ts';

const down: Mailer = { send: () => Promise.reject(Object.assign(new Error('no answer'), { code: 'ECONNREFUSED' })) };
const second = 'boekhouding@elders.example';
const march = { from: '2026-03-01', to: '2026-03-10' };

let shop: TestShop;
let lotte: Person;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119'], {});
  await shop.main.api.registerAccount({
    username: 'lotte',
    firstName: 'Lotte',
    lastName: 'Peeters',
    email: 'lotte@talloor.example',
    language: 'fr',
    password: 'Welkom-2026',
    roles: ['customer'],
    customers: ['204118'],
  });
  await shop.runPolicies(shop.main.api);
  lotte = await logIn(shop.main.url, 'lotte');
});
afterAll(() => shop.close());

const request = (body: object, key?: string) => lotte('POST', '/api/statistics/request', { ...march, ...body }, key);
const requestsIn = async () =>
  (await shop.decoded()).filter(({ event }) => event.type === 'AccountStatisticsRequested').length;

describe('a request for statistics', () => {
  test('is one mail to the user and the second recipient, also after an outage of the mail server', async () => {
    const answer = await request({ second_recipient: second }, 'one-request');
    expect(answer).toMatchObject({ status: 200, body: { request_id: expect.any(String) } });
    expect(await request({ second_recipient: second }, 'one-request')).toEqual(answer);
    expect(await requestsIn()).toBe(1);
    const without = await shop.startProcess(undefined, down);
    await expect(shop.runPolicies(without.api)).rejects.toThrow('no answer');
    shop.mails.length = 0;
    await shop.runPolicies(shop.main.api);
    const mails = shop.mails.filter(({ messageId }) => messageId.startsWith('statistics-'));
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    const [mail] = mails;
    expect(mail).toMatchObject({
      to: ['lotte@talloor.example', second],
      subject: 'Statistiques du 01/03/2026 au 10/03/2026',
      language: 'fr',
    });
    expect(mail?.text).toContain('Lotte Peeters');
    const token = /https:\/\/winkel\.example\/fr\/statistics\/mailed\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const events = await shop.decoded();
    const requested = events.flatMap(({ event }) =>
      event.type === 'AccountStatisticsRequested' ? [event.data as { readonly tokenHash: string }] : [],
    );
    expect(requested[0]?.tokenHash).toBe(createHash('sha256').update(token).digest('base64url'));
    expect(JSON.stringify(events)).not.toContain(token);
  });

  test('is refused for another customer, a wrong period, and an address with a line break', async () => {
    const before = await requestsIn();
    expect(await request({ customer_numbers: ['204119'] })).toMatchObject({
      status: 404,
      body: { code: 'customer.not_found' },
    });
    expect(await request({ from: '2026-03-11' })).toMatchObject({ body: { code: 'statistics.period_reversed' } });
    expect(await request({ from: '2000-03-11' })).toMatchObject({ body: { code: 'statistics.period_too_long' } });
    const long = `${'a'.repeat(10_000)}@b.example`;
    const injections = [
      'a@b.example\r\nBcc: c@d.example',
      'a@b.example, c@d.example',
      '<a@b.example>',
      '<b>a</b>@b.example',
    ];
    for (const address of [...injections, 'a@b', long])
      expect(await request({ second_recipient: address })).toMatchObject({ status: 400 });
    expect(await request({ customer_numbers: ['204118', '1'.repeat(10_000)] })).toMatchObject({ status: 400 });
    expect(await requestsIn()).toBe(before);
  });
});
