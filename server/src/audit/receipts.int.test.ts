import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sealHistory } from '@talloor/command-api/seals/sealHistory.ts';
import { writeOrderStory } from '@talloor/query-api/audit/testing/orderStory.ts';
import { dossierOrder, type DossierUnderTest, startDossier } from './testing/startDossier.ts';

let setup: DossierUnderTest;
let receipt: Buffer;
beforeAll(async () => {
  setup = await startDossier();
  receipt = await setup.downloadReceipt(dossierOrder);
});
afterAll(() => setup.close());

const what = `version 1 of order ${dossierOrder}`;
const edit = (from: string | RegExp, to: string): Buffer =>
  Buffer.from(receipt.toString('latin1').replace(from, to), 'latin1');

describe('a receipt, verified by the separate program', () => {
  test('holds under the present key and under the one before the rotation', async () => {
    const yes = expect.stringMatching(`^YES: no byte of ${what} differs, and its event is in seal 1 of `);
    expect(await setup.verify(receipt)).toEqual({ status: 0, output: yes });
    expect(await setup.verify(receipt, 'old')).toEqual({ status: 0, output: yes });
  });

  test('does not hold under a key that sealed nothing', async () => {
    const { status, output } = await setup.verify(receipt, 'foreign');
    expect([status, output]).toEqual([1, expect.stringContaining('the key does not vouch for it')]);
  });

  test('does not hold with any changed byte', async () => {
    const line = receipt.lastIndexOf('%talloor-receipt');
    for (const place of [9, Math.floor(line / 3), Math.floor(line / 2), line - 1, line + 20, receipt.length - 2]) {
      const changed = Buffer.from(receipt);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect([place, (await setup.verify(changed)).status]).toEqual([place, 1]);
    }
  });

  test.each([
    ['another page', () => edit(/%PDF-1\../, '%PDF-1.0'), `${what}: a byte of the receipt was changed`],
    [
      'another version',
      () => edit(`receipt ${dossierOrder} 1 `, `receipt ${dossierOrder} 2 `),
      'a byte of the receipt',
    ],
    ['another hash in the proof', () => edit(/"hash":"../, '"hash":"zz'), 'the proof is of another event'],
    ['another time of the store', () => edit(/"recordedAt":"20/, '"recordedAt":"19'), 'is not what seal 1 covers'],
    ['another root in a seal', () => edit(/"root":"../, '"root":"00'), 'its signature is wrong'],
    ['no signature', () => edit(/ [\w-]{86}\n$/, '\n'), 'the last line of the receipt was changed'],
  ])('does not hold with %s', async (_, tamper, name) => {
    const { status, output } = await setup.verify(tamper());
    expect([status, output]).toEqual([1, expect.stringContaining(name)]);
  });

  test('proves nothing without its seals', async () => {
    const { status, output } = await setup.verify(edit(/%talloor-proof \{"kind":"seal".*\n/g, ''));
    expect([status, output]).toEqual([3, expect.stringMatching(/^NOT PROVEN/)]);
  });

  test('proves nothing before the next seal, and holds after it', async () => {
    const orderNumber = '4402120';
    await writeOrderStory(setup.side, { orderNumber, basketId: randomUUID() });
    const early = await setup.verify(await setup.downloadReceipt(orderNumber));
    expect([early.status, early.output]).toEqual([3, expect.stringContaining('NOT PROVEN')]);
    await sealHistory(setup.sealing);
    expect((await setup.verify(await setup.downloadReceipt(orderNumber))).status).toBe(0);
  });

  test('holds no data of the event beside its page', () => {
    expect(receipt.toString('latin1')).not.toContain('priceMills');
  });

  test('does not hold when the history was rewritten before its download', async () => {
    await setup.side.pool.query(
      `update event_store.events set recorded_at = recorded_at - interval '1 day' where stream_id = $1 and version = 0`,
      [`order-${dossierOrder}`],
    );
    const { status, output } = await setup.verify(await setup.downloadReceipt(dossierOrder));
    expect([status, output]).toEqual([1, expect.stringContaining('is not what seal 1 covers')]);
  });
});
