import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { shopPagePolicy } from '@talloor/platform/http/contentSecurityPolicy.ts';
import { createPages } from './createPages.ts';

let folder: string;
let address: string;
const server = createServer();
let lookUp: (article: string) => Promise<boolean>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talloor-pages-'));
  await writeFile(join(folder, 'index.html'), '<html lang="nl-BE">');
  await writeFile(join(folder, 'index.fr.html'), '<html lang="fr-BE">');
  server.on(
    'request',
    express().use(
      await createPages(folder, folder, {
        hasArticle: (article) => lookUp(article),
        tagManager: 'https://tags.example/t.js',
        framePolicyOf: () => Promise.resolve({ policy: 'framed', isFramed: true, language: 'fr' }),
      }),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const open = async (path: string, language = 'nl', cookie = '') => {
  const response = await fetch(`${address}${path}`, {
    headers: { accept: 'text/html', 'accept-language': language, cookie },
  });
  const [, lang] = /lang="(..)-BE"/.exec(await response.text()) ?? [];
  return [response.status, lang];
};

test('an article that does not exist has status 404, in the language of its address', async () => {
  lookUp = (article) => Promise.resolve(article === '131205');
  expect(await open('/131205')).toEqual([200, 'nl']);
  expect(await open('/fr/131205/')).toEqual([200, 'fr']);
  expect(await open('/999999')).toEqual([404, 'nl']);
  expect(await open('/fr/999999')).toEqual([404, 'fr']);
});

test('the page of an article opens while articles cannot be looked up', async () => {
  lookUp = () => Promise.reject(new Error('no database'));
  expect(await open('/131205')).toEqual([200, 'nl']);
});

test('the start page has the language of the browser, and caches know that', async () => {
  expect(await open('/', 'fr-BE')).toEqual([200, 'fr']);
  expect(await open('/', 'nl-BE')).toEqual([200, 'nl']);
  expect((await fetch(`${address}/`)).headers.get('vary')).toBe('accept-encoding, accept-language, cookie');
  expect((await open('/index.fr.html'))[0]).toBe(404);
});

test('the start page is also found under its language, whatever the browser speaks', async () => {
  expect(await open('/fr', 'nl-BE')).toEqual([200, 'fr']);
  expect(await open('/fr/', 'nl-BE', 'shown_language=nl')).toEqual([200, 'fr']);
  expect(await open('/nl', 'fr-BE')).toEqual([200, 'nl']);
  expect(await open('/nl/', 'fr-BE', 'shown_language=fr')).toEqual([200, 'nl']);
});

test('the office has the language that it showed last, else that of the browser', async () => {
  expect(await open('/backoffice', 'fr-BE')).toEqual([200, 'fr']);
  expect(await open('/backoffice/orders/4402131/show', 'nl-BE', 'office_language=fr')).toEqual([200, 'fr']);
  expect(await open('/backoffice/orders', 'fr-BE', 'office_language=nl')).toEqual([200, 'nl']);
});

test('a page of the shop may load the script of the tag manager, and other pages may not', async () => {
  const policyOf = async (path: string) =>
    (await fetch(`${address}${path}`, { headers: { accept: 'text/html' } })).headers.get('content-security-policy');
  expect(await policyOf('/')).toBe(shopPagePolicy('https://tags.example/t.js'));
  expect(await policyOf('/backoffice')).toBeNull();
});
