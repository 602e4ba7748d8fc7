import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { copySeals } from '@talloor/command-api/seals/copySeals.ts';
import { sealHistory } from '@talloor/command-api/seals/sealHistory.ts';
import { readPublicKey } from '@talloor/platform/seals/sealingKeys.ts';
import { type SealedHistory, startSealedHistory } from '../audit/testing/startSealedHistory.ts';

let history: SealedHistory;
let [keyFile, oldKey] = ['', ''];
beforeAll(async () => {
  history = await startSealedHistory('postgres');
  keyFile = join(history.folder, '..', 'key.pem');
  oldKey = await readPublicKey(keyFile);
  await rm(keyFile);
});
afterAll(() => history.close());

const change = () =>
  history.pool.query(
    `insert into catalogue.changes (changed_at, changed_by, subject, subject_key) values (now(), '90', 'labels', '1')`,
  );

test('the public half verifies the seals before the key was lost', async () => {
  expect(await readPublicKey(keyFile)).toBe(oldKey);
  expect((await history.audit()).status).toBe(0);
});

test('where no seal has written a key, the audit says so', async () => {
  await expect(readPublicKey(join(history.folder, 'none.pem'))).rejects.toThrow(/none\.pem is missing: the first seal/);
});

test('nothing is sealed without the key, and none is made unasked', async () => {
  await change();
  await expect(sealHistory(history.side)).rejects.toThrow(`${keyFile} is missing`);
});

test('a new key continues the seals, and keeps the lost one in its list', async () => {
  const replacement = await sealHistory(history.side, { replacesLostKey: true });
  const newKey = await readPublicKey(keyFile);
  expect(replacement).toMatchObject({ number: 5, key: newKey, nextKey: null });
  expect(replacement?.earlierKeys.at(-1)).toEqual({ key: oldKey, lastNumber: 4 });
  expect(await readFile(`${keyFile}.public`, 'utf8')).toContain(newKey.slice(0, 40));
  await change();
  expect(await sealHistory(history.side)).toMatchObject({ number: 6, key: newKey });
  expect(await copySeals(history.side)).toEqual([]);
});

test('the audit shows the gap; it holds under the new key, not under the lost one', async () => {
  const gap = 'Zegel 5: Het zegel is gezet met een nieuwe sleutel in plaats van een verloren sleutel.';
  const underNew = await history.audit();
  expect([underNew.status, underNew.output]).toEqual([0, expect.stringContaining(gap)]);
  const underOld = await history.audit(history.folder, oldKey);
  expect([underOld.status, underOld.output]).toEqual([1, expect.stringContaining(gap)]);
});

test('a key that is not lost is not replaced', async () => {
  await expect(sealHistory(history.side, { replacesLostKey: true })).rejects.toThrow('is not lost: rotate it');
});
