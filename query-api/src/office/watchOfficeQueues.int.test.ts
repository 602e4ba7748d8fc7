import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Route } from '@talloor/platform/http/handler.ts';
import { exampleCatalogue } from '../audit/testing/exampleCatalogue.ts';
import { startReadSide, type ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { watchQueues } from './watchOfficeQueues.ts';

type Handle = Route['handle'];
let side: ReadSideUnderTest;

beforeAll(async () => {
  side = await startReadSide('2026-03-11T13:12:00.000Z');
});
afterAll(() => side.close());

const person = {
  firstName: 'Lotte',
  lastName: 'Vermeersch',
  email: 'lotte@lindegaard.example',
  language: 'nl' as const,
  roles: ['customer' as const],
};
const asks = (userId: string) =>
  side.append(`account-${userId}`, [
    { type: 'AccountRegistered', data: { ...person, userId, username: `user.${userId}` } },
    { type: 'AccountErasureRequested', data: {} },
  ]);
async function readStream(response: Response, last: string): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) throw new Error('the response has no stream');
  const decoder = new TextDecoder();
  let streamText = '';
  while (!streamText.includes(last)) {
    const { value, done } = await reader.read();
    if (done) break;
    streamText += decoder.decode(value);
  }
  await reader.cancel();
  return streamText;
}
const queuesIn = (streamText: string) =>
  [...streamText.matchAll(/event: queue\ndata: (\w+)\n\n/g)].map(([, queue]) => queue);

test('a watcher of the office queues hears of a changed queue, and not of other events', async () => {
  await asks('1041');
  const support = await side.browser({ userId: '9001', roles: ['sales-support'], customers: [], customerNumber: null });
  const stream = await support.get('/api/office/queues-stream');
  expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const basketId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c21';
  await side.append(`basket-${basketId}`, [
    { type: 'BasketOpened', data: { basketId, customerNumber: '204118', openedBy: '7' } },
  ]);
  await asks('1042');
  expect(queuesIn(await readStream(stream, 'data: requests'))).toEqual(['requests']);
  const lotte = await side.browser({});
  expect((await lotte.get('/api/office/queues-stream')).status).toBe(403);
});

test('another instance without advances reports the change at its next heartbeat', async () => {
  const waiter = { waitFor: () => Promise.resolve(true), onAdvance: () => () => undefined };
  const clock = { now: () => new Date() };
  const watch = watchQueues({ pool: side.pool, catalogue: exampleCatalogue, waiter, clock, heartbeatMs: 20 });
  const server = createServer((request, response) => {
    const context = { request, response, user: { userId: '9002' }, isStillPermitted: () => Promise.resolve(true) };
    void watch.route.handle({} as Parameters<Handle>[0], context as unknown as Parameters<Handle>[1]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stream = await fetch(`http://127.0.0.1:${port}/`);
  await asks('1043');
  expect(queuesIn(await readStream(stream, 'data: requests'))).toEqual(['requests']);
  watch.close();
  server.close();
});
