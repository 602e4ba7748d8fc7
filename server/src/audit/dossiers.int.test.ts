import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { sealHistory } from '@talloor/command-api/seals/sealHistory.ts';
import { adapters } from './testing/auditedStore.ts';
import { dossierOf, dossierTamperings, linesIn, rewriteUnsealed } from './testing/dossiers.ts';
import { dossierOrder, type DossierUnderTest, startDossier } from './testing/startDossier.ts';

let setup: DossierUnderTest;
let dossier: string;
beforeAll(async () => {
  setup = await startDossier();
  dossier = await setup.download();
});
afterAll(() => setup.close());

describe('a dossier, verified by the separate program', () => {
  test('holds under the present key and under the one before the rotation', async () => {
    const yes = expect.stringMatching(/^YES: all \d+ stored events are as they were sealed/);
    expect(await setup.verify(dossier)).toEqual({ status: 0, output: yes });
    expect(await setup.verify(dossier, 'old')).toEqual({ status: 0, output: yes });
  });

  test('does not hold under a key that sealed nothing', async () => {
    const { status, output } = await setup.verify(dossier, 'foreign');
    expect([status, output]).toEqual([1, expect.stringContaining('seal 1: the key does not vouch for it')]);
  });

  test.each(dossierTamperings.map(({ name, ...rest }) => [name, rest] as const))(
    'does not hold with %s',
    async (_, { tamper, names }) => {
      const { status, output } = await setup.verify(dossierOf(await tamper(linesIn(dossier))));
      expect(status).toBe(1);
      for (const name of names) expect(output).toContain(name);
      expect(output).toMatch(/NO: \d+ thing/);
    },
  );

  test('says yes to nothing that has no seal', async () => {
    const unsealed = await setup.verify(dossierOf(await rewriteUnsealed(linesIn(dossier))));
    expect([unsealed.status, unsealed.output]).toEqual([3, expect.stringMatching(/^NOT PROVEN: \d+ of \d+ /)]);
    const proving = new Set(['seal', 'proof', 'stream_end']);
    const bare = await setup.verify(dossierOf(linesIn(dossier).filter(({ kind }) => !proving.has(kind))));
    expect([bare.status, bare.output]).toEqual([3, expect.stringMatching(/^NOT PROVEN: (\d+) of \1 /)]);
  });

  test('shows the stored events that it proves, and calls titles, states and the verdict not proven', async () => {
    const forged = linesIn(dossier).map((line) => ({
      ...line,
      ...('title' in line && { title: 'Forged' }),
      ...(line.kind === 'verdict' && { holds: false }),
    }));
    const { status, output } = await setup.verify(dossierOf(forged));
    expect([status, output]).toEqual([
      0,
      expect.stringContaining('titles, changes, states and the verdict in the file are not'),
    ]);
    expect(output).toContain(`order-${dossierOrder}@0 OrderPlaced`);
    expect(output).not.toContain('Forged');
  });

  test('tells which events have no seal yet, and holds after the next seal', async () => {
    await setup.side.append(`order-${dossierOrder}`, [
      { type: 'OrderConfirmationSent', data: { language: 'fr', recipientCount: 1, messageId: '<again@talloor>' } },
    ]);
    const list = await (await setup.auditor.get('/nl/api/office/seals')).json();
    expect(list).toMatchObject({
      total: 4,
      seals: [{ number: 4 }, { number: 3 }, { number: 2, names_next_key: true }, { number: 1, events: 10 }],
      unsealed: { count: 1, since: expect.any(String) },
      copies: [],
    });
    const { status, output } = await setup.verify(await setup.download());
    expect([status, output]).toEqual([3, expect.stringContaining(`order-${dossierOrder}@3: no seal yet`)]);
    await sealHistory(setup.sealing);
    expect((await setup.verify(await setup.download())).status).toBe(0);
  });

  test('does not hold when the history was rewritten before its export', async () => {
    await setup.side.pool.query(
      `update event_store.events set recorded_at = recorded_at - interval '1 day' where stream_id = $1 and version = 1`,
      [`order-${dossierOrder}`],
    );
    const { status, output } = await setup.verify(await setup.download());
    expect([status, output]).toEqual([1, expect.stringContaining(`order-${dossierOrder}@1: is not what seal 1`)]);
  });
});

test.each(adapters.slice(1))('a dossier and a receipt hold on EventStoreDB too: %s', async (adapter) => {
  const other = await startDossier(adapter);
  try {
    expect((await other.verify(await other.download())).status).toBe(0);
    expect((await other.verify(await other.downloadReceipt(dossierOrder), 'old')).status).toBe(0);
  } finally {
    await other.close();
  }
});

test('the public keys can be downloaded without login', async () => {
  const { url } = setup.side;
  const [present, earlier] = await Promise.all([setup.pemOf('new'), setup.pemOf('old')]);
  const pem = await fetch(`${url}/audit/key.pem`);
  expect([pem.status, await pem.text()]).toEqual([200, present]);
  const { keys } = (await (await fetch(`${url}/audit/keys.json`)).json()) as { keys: unknown[] };
  expect(keys).toEqual([
    { public_key: present, fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/), last_seal: null },
    { public_key: earlier, fingerprint: expect.any(String), last_seal: 2 },
  ]);
});

describe('the separate program', () => {
  test('has fewer than 300 lines and needs nothing but Node.js', () => {
    const source = readFileSync('server/audit-verifier.mjs', 'utf8');
    expect(source.split('\n').length).toBeLessThan(300);
    const imports = [...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
    expect(imports.filter((name) => !name?.startsWith('node:'))).toEqual([]);
    expect(imports).not.toContain('node:http');
  });

  test('says how it is used', () => {
    const { status, stderr } = spawnSync(process.execPath, ['server/audit-verifier.mjs'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, 'usage: node audit-verifier.mjs DOSSIER|RECEIPT.pdf --key PUBLIC_KEY.pem\n']);
  });
});
