import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { createBuyer } from './createBuyer.ts';
import { readPostedForm } from './readPostedForm.ts';

const server = createServer(
  express().use(createBuyer((_request, response) => void response.status(404).end('of the shop'))),
);
let port: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
const post = async (body: string | Buffer, language = 'nl') => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': language };
  const answer = await ask('/demo-buyer/hook', { method: 'POST', headers, body: new Uint8Array(Buffer.from(body)) });
  return { status: answer.status, page: await answer.text() };
};

const item = {
  'NEW_ITEM-DESCRIPTION[1]': 'Crème <b>"fraîche"</b>',
  'NEW_ITEM-QUANTITY[1]': '2.500',
  'NEW_ITEM-UNIT[1]': 'KGM',
  'NEW_ITEM-PRICE[1]': '49.90',
  'NEW_ITEM-CURRENCY[1]': 'EUR',
  'NEW_ITEM-PRICEUNIT[1]': '10',
  'NEW_ITEM-EXT_QUOTE_ID[1]': 'a&b',
  '~OkCode': 'ADDI',
};

test('the test buyer starts the shop of another site in a frame, without script', async () => {
  const answer = await ask('/demo-buyer?quote=%22%3E%3Cscript%3E');
  const page = await answer.text();
  expect(page).toContain(`action="http://localhost:${port}/erp-inloggen" target="shop"`);
  expect(page).toContain(`value="http://127.0.0.1:${port}/demo-buyer/hook"`);
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(page).not.toContain('<script');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`frame-src http://localhost:${port};form-action http://localhost:${port};`);
});

test('the test buyer is on 127.0.0.1 only, and other pages are of the shop', async () => {
  const elsewhere = await fetch(`http://localhost:${port}/demo-buyer`, { redirect: 'manual' });
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([302, `http://127.0.0.1:${port}/demo-buyer`]);
  for (const path of ['/', '/demo-buyer/other', '/demo-buyer/hook']) expect((await ask(path)).status).toBe(404);
});

test('a right basket is shown with its fields and its amount, as text', async () => {
  const { page } = await post(new URLSearchParams(item).toString());
  expect(page).toContain('Volgt de standaard');
  expect(page).toContain('Crème &lt;b&gt;&quot;fraîche&quot;&lt;/b&gt;');
  expect(page).toContain('1 regels, samen € 12,48'.replace(' 12', '\u00a012'));
  expect(page).toContain('/demo-buyer?quote=a%26b');
  expect(page).toContain('~OkCode');
});

test('what departs from the standard is said in words, in the language of the browser', async () => {
  const wrong = { ...item, 'NEW_ITEM-PRICE[1]': '49,90', 'NEW_ITEM-DESCRIPTION[1]': 'x'.repeat(41) };
  const { page } = await post(new URLSearchParams(wrong).toString(), 'fr');
  expect(page).toContain('S’écarte de la norme');
  expect(page).toContain('Ligne 1\u00a0: DESCRIPTION dépasse 40 caractères.');
  expect(page).toContain('Ligne 1\u00a0: PRICE n’est pas un nombre');
  expect((await post('')).page).toContain('<li>Er zijn geen regels.</li>');
});

test('a basket in UTF-8 and one in ISO-8859-1 read the same', () => {
  const fields = [{ name: 'NEW_ITEM-DESCRIPTION[1]', value: 'Crème fraîche & co' }];
  expect(readPostedForm(Buffer.from('NEW_ITEM-DESCRIPTION%5B1%5D=Cr%C3%A8me+fra%C3%AEche+%26+co'))).toEqual(fields);
  expect(readPostedForm(Buffer.from('NEW_ITEM-DESCRIPTION%5B1%5D=Cr%E8me+fra%EEche+%26+co'))).toEqual(fields);
});

test('a form of more than 5 MB is refused', async () => {
  expect((await post(Buffer.alloc(5_000_001, 'a'))).status).toBe(413);
});
