import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { copySeals } from '@talloor/command-api/seals/copySeals.ts';
import { sealHistory } from '@talloor/command-api/seals/sealHistory.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adapters } from './testing/auditedStore.ts';
import { sealTamperings, tamperingsOutside } from './testing/seals.ts';
import { type SealedHistory, startSealedHistory } from './testing/startSealedHistory.ts';

describe.each(adapters)('seals on %s', (adapter) => {
  let history: SealedHistory;
  beforeAll(async () => {
    history = await startSealedHistory(adapter);
  });
  afterEach(() => history.restore());
  afterAll(() => history.close());

  test('hold when nothing was changed, over a rotation of the key', async () => {
    const { status, output } = await history.audit();
    expect([status, output]).toEqual([0, expect.stringMatching(/^Alles is verzegeld\.\nAlles klopt: 4 zegels/)]);
    const one = await history.audit(join(history.folder, 'seal-000004.jsonl'));
    expect([one.status, one.output]).toEqual([0, expect.stringContaining('Alles klopt: 1 zegels')]);
    const first = join(history.folder, 'seal-000001.jsonl');
    const oldKey = /"key":"([^"]+)"/.exec(await readFile(first, 'utf8'))?.[1];
    expect((await history.audit(first)).status).toBe(0);
    expect((await history.audit(history.folder, oldKey)).status).toBe(0);
  });

  test('hold after an erasure of names from reference data', async () => {
    await history.pool.query(`update catalogue.changes set after = after - 'name' where subject = 'customers'`);
    expect((await history.audit()).status).toBe(0);
  });

  const tamperings = adapter === 'server' ? tamperingsOutside : sealTamperings;
  test.each(tamperings.map(({ name, ...rest }) => [name, rest] as const))(
    'find and name %s',
    async (_, { tamper, names }) => {
      await tamper(history);
      const { status, output } = await history.audit();
      expect(status).toBe(1);
      for (const name of names) expect(output).toContain(name);
      expect(output).toMatch(/Niet in orde: \d+ keer iets in \d zegels/);
    },
  );

  test('find a changed list of stream ends with the next seal', async () => {
    await history.pool.query(`update platform.sealed_heads set hash = 'x' where stream_id = 'order-4402001'`);
    await history.pool.query(`update catalogue.changes set before = before where false`);
    await history.pool.query(
      `insert into catalogue.changes (changed_at, changed_by, subject, subject_key) values (now(), '90', 'settings', 'x')`,
    );
    await sealHistory(history.side);
    expect(await copySeals(history.side)).toEqual([]);
    const { status, output } = await history.audit();
    expect([status, output]).toEqual([1, expect.stringContaining('Zegel 5: Het einde van minstens één reeks')]);
  });
});
