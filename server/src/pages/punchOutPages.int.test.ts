import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookieParser from 'cookie-parser';
import express, { type RequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { securityHeaders } from '@talloor/platform/http/securityHeaders.ts';
import { framePolicyOf } from '@talloor/query-api/punchOut/framePolicyOf.ts';
import { usualPunchOutSettings } from '@talloor/rules/punchOut/settings.ts';
import { createPages } from './createPages.ts';

const hosts: Readonly<Record<string, readonly string[]>> = {
  '204118': ['erp.example', 'portal.example:8443'],
  '204119': [],
};
const catalogue = {
  findPunchOutSettings: (number: string) =>
    Promise.resolve({ ...usualPunchOutSettings, hosts: [...(hosts[number] ?? [])] }),
  hasHost: (host: string) => Promise.resolve(Object.values(hosts).flat().includes(host)),
};

let folder: string;
let address: string;
const cookies = new Map<string, string>();
const server = createServer();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talloor-framed-'));
  await writeFile(join(folder, 'index.html'), '<html lang="nl-BE">');
  await writeFile(join(folder, 'index.fr.html'), '<html lang="fr-BE">');
  const pages = await createPages(folder, folder, {
    hasArticle: (article) => Promise.resolve(article === '100234'),
    framePolicyOf: (request) => framePolicyOf({ catalogue }, request),
  });
  const enter: RequestHandler = (request, response) => {
    response.cookie('oci_frame', request.query['of'], { signed: true }).end();
  };
  const app = express().use(...securityHeaders(), cookieParser('a secret of this test') as RequestHandler);
  server.on('request', app.get('/enter', enter).use(pages));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const of of ['204118.nl', '204118.fr', '204119.nl', 'portal.example:8443|nl', 'evil.example|nl', 'x'])
    cookies.set(of, (await fetch(`${address}/enter?of=${of}`)).headers.getSetCookie()[0]?.split(';')[0] ?? '');
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

async function open(path: string, of = '', headers: Readonly<Record<string, string>> = {}) {
  const cookie = cookies.get(of) ?? of;
  const answer = await fetch(`${address}${path}`, { headers: { accept: 'text/html', cookie, ...headers } });
  return {
    status: answer.status,
    language: /lang="(..)/.exec(await answer.text())?.[1],
    policy: answer.headers.get('content-security-policy') ?? '',
    frameOptions: answer.headers.get('x-frame-options'),
  };
}

describe('a page of a punch-out', () => {
  it.each([
    '/oci/index',
    '/oci/basket',
    '/oci/order',
    '/oci/order-history',
    '/oci/wishlist',
    '/oci/wishlist/0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31',
    '/oci/product/100234',
    '/oci/produit/100234',
    '/oci/zoeken',
    '/oci/rechercher',
    '/oci/assortment/12',
    '/oci/fr/assortment/12',
    '/erp-verbinding',
    '/connexion-erp-echouee',
  ])('%s can be framed by the customer’s hosts alone', async (path) => {
    const framed = await open(path, '204118.nl');
    expect([framed.status, framed.frameOptions]).toEqual([200, null]);
    expect(framed.policy).toContain('frame-ancestors https://erp.example https://portal.example:8443');
    expect(framed.policy).toContain("form-action 'self' https://erp.example https://portal.example:8443");
    for (const of of [
      '',
      '204119.nl',
      'evil.example|nl',
      'x',
      'oci_frame=204118.nl',
      'oci_frame=s%3A204118.nl.AAAAAAAAAAAA',
    ]) {
      const refused = await open(path, of);
      expect(refused.policy).toContain("frame-ancestors 'none'");
      expect(refused.frameOptions).toBe('SAMEORIGIN');
    }
  });

  it('of a refusal can be framed by the host of the call alone', async () => {
    const framed = await open('/erp-verbinding', 'portal.example:8443|nl');
    expect(framed.policy).toMatch(/frame-ancestors https:\/\/portal\.example:8443(?:;|$)/);
  });

  it.each(['/', '/winkelwagen', '/inloggen', '/backoffice/', '/100234', '/nl/mijn-account/facturen'])(
    'is not %s, which refuses frames',
    async (path) => {
      const { policy, frameOptions } = await open(path, '204118.nl');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(frameOptions).toBe('SAMEORIGIN');
    },
  );

  it('has the language of its address, else of the call, else of the browser', async () => {
    const languageOf = async (path: string, of: string, accepted = 'nl') =>
      (await open(path, of, { 'accept-language': accepted })).language;
    expect(await languageOf('/oci/zoeken', '204118.fr')).toBe('nl');
    expect(await languageOf('/oci/rechercher', '204118.nl')).toBe('fr');
    expect(await languageOf('/oci/index?_locale=nl', '204118.fr')).toBe('nl');
    expect(await languageOf('/oci/index', '204118.fr')).toBe('fr');
    expect(await languageOf('/oci/index', '', 'fr-BE')).toBe('fr');
  });

  it('of an unknown article or address has status 404', async () => {
    expect((await open('/oci/product/999999', '204118.nl')).status).toBe(404);
    expect((await open('/oci/winkelwagen', '204118.nl')).status).toBe(404);
  });
});
