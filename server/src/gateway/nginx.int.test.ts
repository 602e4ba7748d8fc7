import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import { problemTexts } from '@talloor/messages/problems/problemTexts.ts';
import { endMaintenance, maintenanceOf, startMaintenance } from '../maintenance/writeMaintenance.ts';
import { composeAddresses } from './composeAddresses.ts';
import { type GatewayAddresses, nginxConfiguration } from './nginxConfiguration.ts';

const [, major = 0, minor = 0, patch = 0] = (
  /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr ?? '') ?? []
).map(Number);
const nginxVersion = major * 1_000_000 + minor * 1000 + patch;

function writeMain(addresses: Partial<GatewayAddresses>): { readonly folder: string; readonly main: string } {
  const folder = mkdtempSync(join(tmpdir(), 'talloor-nginx-'));
  const settings = {
    command: '127.0.0.1:1',
    query: '127.0.0.1:2',
    webs: folder,
    maintenance: join(folder, 'closed'),
    port: 8080,
    resolver: null,
  };
  const server = nginxConfiguration(allEndpoints, { ...settings, ...addresses });
  const main = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  const http = `http { access_log off; ${temporary}\n${server}}`;
  writeFileSync(main, `pid ${folder}/pid;\nerror_log stderr;\ndaemon off;\nevents {}\n${http}\n`);
  return { folder, main };
}

function checkWithNginx(addresses: Partial<GatewayAddresses>): { status: number | null; stderr: string } {
  const { folder, main } = writeMain(addresses);
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', main, '-p', folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, stderr: status === 0 ? '' : stderr };
}

/** The count of tests shows whether nginx ran. */
if (nginxVersion > 0) {
  test('the installed nginx accepts the configuration', () => {
    expect(checkWithNginx({})).toEqual({ status: 0, stderr: '' });
  });

  test('the installed nginx answers a problem document when a service dies with a request in flight', async () => {
    const dying = createServer((request) => request.socket.destroy());
    const query = `127.0.0.1:${await portOf(dying)}`;
    const port = await freePort();
    const { folder, main } = writeMain({ query, port });
    const nginx = spawn('nginx', ['-c', main, '-p', folder], { stdio: 'ignore' });
    try {
      for (const [path, language, method] of [
        ['/api/user', 'nl', 'GET'],
        ['/fr/api/user', 'fr', 'GET'],
        ['/api/basket/upload', 'nl', 'POST'],
      ] as const) {
        const answer = await fetchWhenUp(`http://127.0.0.1:${port}${path}`, method);
        expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 502, '5']);
        expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
        const words = problemTexts('service.unavailable', {}, language);
        expect(await answer.json()).toMatchObject({ code: 'service.unavailable', status: 502, ...words });
      }
    } finally {
      nginx.kill();
      await new Promise((resolve) => nginx.once('close', resolve));
      dying.close();
      rmSync(folder, { recursive: true });
    }
  });

  test('the installed nginx sends each page in its language, and 404 for an article that does not exist', async () => {
    const service = createServer(({ url = '' }, response) => {
      const [, locale, article] = /^\/(nl|fr)\/api\/article\/(\d+)\/page$/.exec(url) ?? [];
      if (article !== '131205') return response.writeHead(404).end('{}');
      return response.writeHead(204, { 'x-accel-redirect': locale === 'fr' ? '/index.fr.html' : '/index.html' }).end();
    });
    const query = `127.0.0.1:${await portOf(service)}`;
    const port = await freePort();
    const { folder, main } = writeMain({ query, port });
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'shop'));
    writeFileSync(join(folder, 'shop', 'index.html'), 'Nederlands');
    writeFileSync(join(folder, 'shop', 'index.fr.html'), 'Français');
    mkdirSync(join(folder, 'backoffice'));
    writeFileSync(join(folder, 'backoffice', 'index.html'), 'kantoor');
    writeFileSync(join(folder, 'backoffice', 'index.fr.html'), 'bureau');
    const nginx = spawn('nginx', ['-c', main, '-p', folder], { stdio: 'ignore' });
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetchWhenUp(`http://127.0.0.1:${port}${path}`, 'GET', headers);
      return [answer.status, await answer.text()];
    };
    try {
      expect(await ask('/131205')).toEqual([200, 'Nederlands']);
      expect(await ask('/fr/131205')).toEqual([200, 'Français']);
      expect(await ask('/999999')).toEqual([404, 'Nederlands']);
      expect(await ask('/fr/999999')).toEqual([404, 'Français']);
      expect(await ask('/panier')).toEqual([200, 'Français']);
      expect(await ask('/fr')).toEqual([200, 'Français']);
      expect(await ask('/fr/', { 'accept-language': 'nl' })).toEqual([200, 'Français']);
      expect(await ask('/nl/', { 'accept-language': 'fr' })).toEqual([200, 'Nederlands']);
      expect(await ask('/fr/beurre')).toEqual([404, 'Français']);
      expect(await ask('/', { 'accept-language': 'fr-BE,fr;q=0.9,nl;q=0.8' })).toEqual([200, 'Français']);
      expect(await ask('/', { 'accept-language': 'nl-BE,fr;q=0.9' })).toEqual([200, 'Nederlands']);
      expect(await ask('/', { cookie: 'shown_language=fr', 'accept-language': 'nl' })).toEqual([200, 'Français']);
      expect(await ask('/backoffice/orders', { 'accept-language': 'fr-BE' })).toEqual([200, 'bureau']);
      expect(await ask('/backoffice/', { cookie: 'office_language=nl', 'accept-language': 'fr' })).toEqual([
        200,
        'kantoor',
      ]);
      await new Promise((resolve) => service.close(resolve));
      expect(await ask('/999999')).toEqual([200, 'Nederlands']);
    } finally {
      nginx.kill();
      await new Promise((resolve) => nginx.once('close', resolve));
      service.close();
      rmSync(folder, { recursive: true });
    }
  });

  test('the installed nginx closes the shop while the file of a planned maintenance stands there, with every service down', async () => {
    const port = await freePort();
    const { folder, main } = writeMain({ port });
    const closed = join(folder, 'closed');
    // Its workers may run as another user.
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'shop', 'assets'), { recursive: true });
    writeFileSync(join(folder, 'shop', 'index.html'), 'the shop');
    writeFileSync(join(folder, 'shop', 'assets', 'a.js'), 'file of an open page');
    const nginx = spawn('nginx', ['-c', main, '-p', folder], { stdio: 'ignore' });
    const ask = (path: string, method = 'GET') => fetchWhenUp(`http://127.0.0.1:${port}${path}`, method);
    try {
      expect((await ask('/winkelwagen')).status).toBe(200);
      const maintenance = maintenanceOf(new Date('2026-03-12T05:00:00Z'), {
        nl: 'We werken.',
        fr: 'Nous travaillons.',
      });
      startMaintenance(closed, maintenance);
      for (const [path, words, method] of [
        ['/api/user', maintenance.nl, 'GET'],
        ['/fr/api/user', maintenance.fr, 'GET'],
        ['/nl/api/basket/checkout', maintenance.nl, 'POST'],
        ['/erp/v1/stock?batch=1', maintenance.nl, 'POST'],
      ] as const) {
        const answer = await ask(path, method);
        expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '60']);
        expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
        expect(await answer.json()).toMatchObject({ code: 'service.maintenance', status: 503, detail: words });
      }
      for (const path of ['/winkelwagen', '/fr/boter', '/backoffice/', '/']) {
        const answer = await ask(path);
        const page = await answer.text();
        expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
          path,
          503,
          'text/html; charset=utf-8',
        ]);
        for (const words of [maintenance.nl, maintenance.fr]) expect(page).toContain(words);
      }
      expect(await (await ask('/assets/a.js')).text()).toBe('file of an open page');
      expect((await ask('/maintenance-documents/page.html')).status).toBe(404);
      endMaintenance(closed);
      expect(await (await ask('/winkelwagen')).text()).toBe('the shop');
    } finally {
      nginx.kill();
      await new Promise((resolve) => nginx.once('close', resolve));
      rmSync(folder, { recursive: true });
    }
  });
}
if (nginxVersion >= 1_027_003)
  test('the installed nginx accepts names that it resolves while it runs', () => {
    expect(checkWithNginx({ ...composeAddresses, webs: tmpdir() })).toEqual({ status: 0, stderr: '' });
  });

const portOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

async function freePort(): Promise<number> {
  const free = createServer();
  const port = await portOf(free);
  await new Promise((resolve) => free.close(resolve));
  return port;
}

async function fetchWhenUp(url: string, method: string, headers: Record<string, string> = {}): Promise<Response> {
  for (let tries = 0; ; tries++)
    try {
      return await fetch(url, { method, headers });
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

test('the generated configuration names both sides', () => {
  expect(nginxConfiguration(allEndpoints, composeAddresses)).toMatch(/upstream command_api[^]*upstream query_api/);
});
