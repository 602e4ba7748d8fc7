import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { problemTexts } from '@talloor/messages/problems/problemTexts.ts';
import { createProblemSender } from '@talloor/platform/http/sendProblem.ts';
import { localePrefix } from '@talloor/platform/http/locale.ts';
import { refuseDuringMaintenance } from '@talloor/platform/http/maintenance.ts';
import { createLogger } from '@talloor/platform/logging.ts';
import { bundledProgram } from '@talloor/platform/testing/bundledProgram.ts';
import { until } from '@talloor/platform/testing/until.ts';

const folder = mkdtempSync(join(tmpdir(), 'talloor-maintenance-'));
let server: Server;
let url: string;

function run(...args: string[]): { status: number | null; output: string } {
  const env = { ...process.env, MAINTENANCE_DIR: folder, NOW: '2026-03-11T14:12+01:00' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundledProgram('maintenance'), ...args], {
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout + stderr };
}
const switchOn = (end: string) => run('on', '--until', end, '--nl', 'We werken bij.', '--fr', 'Mise à jour.');
const ask = (path: string) => fetch(url + path);
/** As a browser opens a page; `fetch` cannot. */
const openPage = (path: string): Promise<{ status: number | undefined; type: string | undefined; text: string }> =>
  new Promise((resolve, reject) => {
    get(url + path, { headers: { accept: 'text/html' } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, type: response.headers['content-type'], text }));
    }).on('error', reject);
  });
const untilStatus = (status: number) =>
  until('the status is there', async () => (await ask('/api/user')).status === status);

beforeAll(async () => {
  const app = express();
  app.use(localePrefix(['/api/']));
  app.use(refuseDuringMaintenance(folder));
  app.use((_request, response) => void response.send('open'));
  const send = createProblemSender(problemTexts, createLogger('test', 'silent'));
  app.use(((error, request, response, _next) => send(error, request, response)) satisfies express.ErrorRequestHandler);
  server = createServer(app as never);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('a planned maintenance answers every call with its text, its end and when to ask again, until it is off', async () => {
  expect(run('status')).toEqual({ status: 0, output: 'maintenance is off\n' });
  expect(await (await ask('/api/user')).text()).toBe('open');
  expect(switchOn('2026-03-12T06:00+01:00').status).toBe(0);
  await untilStatus(503);
  const answer = await ask('/fr/api/user');
  expect(answer.headers.get('retry-after')).toBe('60');
  const detail = expect.stringMatching(/^Mise à jour\. Fin prévue le jeu\.\s12\smars à 06:00\.$/);
  const parameters = { until: '2026-03-12T05:00:00.000Z' };
  expect(await answer.json()).toMatchObject({ status: 503, code: 'service.maintenance', detail, parameters });
  const page = await openPage('/winkelwagen');
  expect([page.status, page.type]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.text).toMatch(/We werken bij\. Einde voorzien op do\s12\smaart om 06:00\./);
  expect((await ask('/assets/a.js')).status).toBe(200);
  expect(run('status').output).toBe('maintenance is on until 2026-03-12T05:00:00.000Z\n');
  expect(run('off')).toEqual({ status: 0, output: 'maintenance is off\n' });
  await untilStatus(200);
  expect(readdirSync(folder)).toEqual([]);
});

test('a damaged file closes the shop as it does for the gateway, without words of the operator', async () => {
  writeFileSync(join(folder, 'maintenance.json'), '{');
  await untilStatus(503);
  expect(await (await ask('/api/user')).json()).toMatchObject({ code: 'service.maintenance' });
  run('off');
  await untilStatus(200);
});

test.each([
  [['on'], 2],
  [['on', '--until', 'tomorrow', '--nl', 'a', '--fr', 'b'], 2],
  [['on', '--until', '2026-03-12T06:00+01:00', '--nl', ' ', '--fr', 'b'], 2],
  [['on', '--until', '2026-03-10T06:00+01:00', '--nl', 'a', '--fr', 'b'], 1],
  [['sleep'], 2],
])('the tool refuses %j and closes nothing', (args, status) => {
  expect(run(...args).status).toBe(status);
  expect(readdirSync(folder)).toEqual([]);
});
