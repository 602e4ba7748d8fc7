import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readEventName } from '@talloor/contracts/eventName.ts';
import { changedOrderStory } from '@talloor/events/testing/changedOrderStory.ts';
import { sampleAccount } from '@talloor/events/testing/sampleAccount.ts';
import { auditReceipt } from '../auditReceipt.ts';
import { startReadSide, type Browser, type ReadSideUnderTest } from '../testing/startReadSide.ts';

const order = '4402190';
const stream = `order-${order}`;
let side: ReadSideUnderTest;
let lotte: Browser;
let pdf: Buffer;

beforeAll(async () => {
  side = await startReadSide('2026-03-11T13:40:00.000Z');
  await side.append('account-7', [{ type: 'AccountRegistered', data: sampleAccount }]);
  await side.append(stream, changedOrderStory);
  lotte = await side.browser({});
  pdf = await download(2);
});
afterAll(() => side.close());

async function download(version: number): Promise<Buffer> {
  const answer = await lotte.get(`/nl/order-receipt/${order}/${version}/pdf`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await answer.arrayBuffer());
}
async function runAudit(file: Uint8Array) {
  const output: string[] = [];
  const { databaseUrl, masterKey } = side;
  const print = (line: string) => void output.push(line);
  const status = await auditReceipt({ databaseUrl, eventStore: 'postgres', masterKey, print, file });
  return { status, told: output.join('\n') };
}
const hashOf = async (revision: number) => {
  const [record] = await side.store.readStream(stream, revision, 1);
  return (record?.metadata as { hash?: string } | undefined)?.hash;
};

test('a receipt shows server time, author, lines before and after, and the hash of its event', async () => {
  const answer = await lotte.get(`/nl/api/pending_order/${order}/receipt/2`);
  const receipt = (await answer.json()) as { event: { name: string } };
  expect(receipt).toMatchObject({
    order_number: order,
    version: 2,
    submitted_at: Date.parse('2026-03-11T13:20:00.000Z') / 1000,
    made_by: 'Lotte Vermeersch',
    lines: [{ article_number: '131209', original_quantity: 12, quantity: 18, unit: 'st' }],
    event: { hash: await hashOf(readEventName(receipt.event.name)?.revision ?? -1) },
  });
  const first = (await (await lotte.get(`/fr/api/pending_order/${order}/receipt/1`)).json()) as object;
  expect(first).toMatchObject({ cause: 'placed', lines: [{ original_quantity: 0, quantity: 12, unit: 'pc' }] });
  expect((await lotte.get(`/api/pending_order/${order}/receipt/3`)).status).toBe(404);
  const other = await side.browser({ userId: '8', customers: ['204119'], customerNumber: '204119' });
  for (const path of [`/api/pending_order/${order}/receipt/2`, `/order-receipt/${order}/2/pdf`])
    expect((await other.get(path)).status).toBe(404);
  const unknown = await other.get(`/api/pending_order/${order}/receipt/99`);
  expect(await unknown.json()).toMatchObject({ code: 'order.not_found' });
});

test('a receipt is a PDF that the tool verifies against the history', async () => {
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  for (const file of [pdf, await download(1)]) {
    const { status, told: output } = await runAudit(file);
    expect([status, output]).toEqual([0, expect.stringContaining('Alles klopt')]);
  }
  expect((await runAudit(pdf)).told).toContain(`versie 2 van bestelling ${order}`);
});

test('verification rejects a receipt with any changed byte', async () => {
  const seal = pdf.lastIndexOf('%talloor-receipt');
  const places = [0, 9, Math.floor(seal / 3), Math.floor(seal / 2), seal - 1, seal + 20, seal + 40, pdf.length - 2];
  for (const place of places) {
    const changedPdf = Buffer.from(pdf);
    changedPdf[place] = (changedPdf[place] ?? 0) ^ 1;
    expect([place, (await runAudit(changedPdf)).status]).toEqual([place, 1]);
  }
  const longer = Buffer.concat([pdf.subarray(0, seal), Buffer.from('\n'), pdf.subarray(seal)]);
  expect(await runAudit(longer)).toMatchObject({
    status: 1,
    told: expect.stringContaining('niet meer wat werd afgegeven'),
  });
  expect(await runAudit(Buffer.from('%PDF-1.3'))).toMatchObject({
    status: 1,
    told: expect.stringContaining('geen ontvangstbewijs'),
  });
});

test('a receipt reveals a rewritten history, even with an intact chain', async () => {
  const place = Number(/talloor-receipt \d+ \d+ (\d+)/.exec(pdf.toString('latin1'))?.[1]);
  const { rows } = await side.pool.query<{ data: string; metadata: string }>(
    'select data::text, metadata::text from event_store.events where stream_id = $1 and version = $2',
    [stream, place],
  );
  const write = (data: string | undefined, metadata: string | undefined) =>
    side.pool.query('update event_store.events set data = $3, metadata = $4 where stream_id = $1 and version = $2', [
      stream,
      place,
      data,
      metadata,
    ]);
  await write(rows[0]?.data.replaceAll('"quantity":18', '"quantity":81'), rows[0]?.metadata);
  const { status, told: output } = await runAudit(pdf);
  expect([status, output]).toEqual([1, expect.stringContaining('De gegevens zijn niet meer wat er werd vastgelegd')]);
  await write(rows[0]?.data, rows[0]?.metadata);
  expect((await runAudit(pdf)).status).toBe(0);

  await side.pool.query('delete from event_store.events where stream_id = $1', [stream]);
  const [placed, ...laterEvents] = changedOrderStory;
  await side.append(
    stream,
    [placed, ...laterEvents].flatMap((event) => (event ? [event] : [])),
  );
  expect(await runAudit(pdf)).toMatchObject({
    status: 1,
    told: expect.stringContaining('een andere dan die van het ontvangstbewijs'),
  });
});
