import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeOrderStory } from '../audit/testing/orderStory.ts';
import { storyOf } from '../audit/testing/storyOf.ts';
import { startReadSide, type Browser, type ReadSideUnderTest } from '../audit/testing/startReadSide.ts';

const now = '2026-03-13T07:30:00.000Z';
const friday = { day: '2026-03-13', windowStart: '08:30', windowEnd: '17:00', deadline: '2026-03-11T16:00:00.000Z' };
const tuesday = { day: '2026-03-17', windowStart: '08:30', windowEnd: '17:00', deadline: '2026-03-13T16:00:00.000Z' };
let side: ReadSideUnderTest;
let lotte: Browser;
let other: Browser;

const read = async (person: Browser, order: string): Promise<unknown> =>
  (await person.get(`/nl/api/track-trace/${order}`)).json();

beforeAll(async () => {
  side = await startReadSide(now);
  lotte = await side.browser({});
  other = await side.browser({ userId: '8', customers: ['209999'], customerNumber: '209999' });
  for (const orderNumber of ['4402001', '4402002'])
    await writeOrderStory(side, {
      orderNumber,
      basketId: randomUUID(),
      delivery: friday,
      changeDeadline: friday.deadline,
    });
  await writeOrderStory(side, {
    orderNumber: '4402003',
    basketId: randomUUID(),
    delivery: tuesday,
    changeDeadline: tuesday.deadline,
  });
});
afterAll(() => side.close());

test('tracking is available from 23:00 on the previous working day, and shows no round before', async () => {
  await side.append(
    'delivery-64402003',
    storyOf('64402003', '4402003')
      .slice(0, 1)
      .map((event) =>
        event.type === 'DeliveryScheduled' ? { ...event, data: { ...event.data, day: '2026-03-17' } } : event,
      ),
  );
  expect(await read(lotte, '4402003')).toMatchObject({
    state: 'too_early',
    available_from: Date.parse('2026-03-16T22:00:00Z') / 1000,
    delivery: null,
  });
});

test('tracking shows scheduling, the round with lines and containers, and finally the signer', async () => {
  expect(await read(lotte, '4402001')).toMatchObject({ state: 'being_scheduled', delivery: null });
  const story = storyOf('64402001', '4402001');
  await side.append('delivery-64402001', story.slice(0, 3));
  expect(await read(lotte, '4402001')).toMatchObject({
    state: 'tracked',
    delivery: {
      stage: 'loaded',
      has_note: false,
      stop: 6,
      stops: 11,
      stops_before: null,
      containers: [{ kind: 'crate' }],
    },
  });
  await side.append('delivery-64402001', story.slice(3, 5));
  expect(await read(lotte, '4402001')).toMatchObject({
    delivery: {
      stage: 'under_way',
      has_note: true,
      stops_before: 2,
      expected: { from: Date.parse('2026-03-13T08:50:00Z') / 1000, until: Date.parse('2026-03-13T09:20:00Z') / 1000 },
      lines: [
        { state: 'replaced', manco: 1, reason: 'out_of_stock', comment: 'De rest komt morgen.' },
        { state: 'replacement' },
      ],
    },
  });
  await side.append('delivery-64402001', story.slice(5, 6));
  expect(await read(lotte, '4402001')).toMatchObject({ delivery: { stage: 'delivered', received_by: 'Y. Claes' } });
});

test('tracking of an order of another customer is not found, as page and as stream', async () => {
  for (const path of ['/api/track-trace/4402001', '/api/track-trace/4402001/stream', '/api/track-trace/999']) {
    const answer = await other.get(path);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'order.not_found' }]);
  }
});

async function hear(stream: Response, until: string): Promise<string> {
  const reader = stream.body!.getReader();
  const decoder = new TextDecoder();
  let streamText = '';
  while (!streamText.includes(until)) {
    const { value, done } = await reader.read();
    if (done) break;
    streamText += decoder.decode(value);
  }
  await reader.cancel();
  return streamText;
}

test('a stream reports each change, and after a reconnect only the missed changes', async () => {
  const stream = await lotte.get('/api/track-trace/4402002/stream');
  expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(stream.headers.get('x-accel-buffering')).toBe('no');
  const story = storyOf('64402002', '4402002');
  await side.append('delivery-64402002', story.slice(0, 2));
  const mark = /id: (\S+)\nevent: change\ndata: 4402002\n\n/.exec(await hear(stream, 'data: 4402002\n\n'))?.[1];
  expect(mark).toMatch(/^[0-9a-f]{32}$/);
  await side.append('delivery-64402002', story.slice(2, 4));
  const back = await lotte.get('/api/track-trace/4402002/stream', { 'last-event-id': mark ?? '' });
  const missedText = await hear(back, 'data: 4402002\n\n');
  expect(missedText).toContain('event: change');
  const last = /id: (\S+)\n/.exec(missedText)?.[1] ?? '';
  const calm = await lotte.get('/api/track-trace/4402002/stream', { 'last-event-id': last });
  expect(await hear(calm, ': heartbeat')).not.toContain('event: change');
});

test('a stream ends soon after its session ends', async () => {
  const clerk = await side.browser({ userId: '77' });
  const stream = await clerk.get('/api/track-trace/4402001/stream');
  expect(stream.status).toBe(200);
  await side.pool.query(`delete from platform.sessions where sess -> 'user' ->> 'userId' = '77'`);
  expect(await stream.text()).toMatch(/^retry: /);
});
