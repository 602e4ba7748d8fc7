import { expect, test } from '@jest/globals';
import type { Answer, Route } from './handler.ts';
import { limitCommand } from './limitCommand.ts';

const never = new Promise<never>(() => undefined);
const routeOf = (endpoint: object, answer: Promise<Answer<Route['endpoint']>>): Route =>
  ({ endpoint, handle: () => answer }) as unknown as Route;
const user = { side: 'command', permission: { kind: 'user' } };
const handled = (route: Route) => route.handle({} as never, {} as never);

test('a command of a person ends after its limit, however many calls of it stall', async () => {
  await expect(handled(limitCommand(routeOf(user, never), 5))).rejects.toMatchObject({ code: 'service.unavailable' });
});

test('a command within its limit keeps its answer and its failure', async () => {
  const answer = { body: 1 } as never;
  expect(await handled(limitCommand(routeOf(user, Promise.resolve(answer)), 5_000))).toBe(answer);
  const failure = new Error('no');
  await expect(handled(limitCommand(routeOf(user, Promise.reject(failure)), 5_000))).rejects.toBe(failure);
});

test.each([
  ['queries', { ...user, side: 'query' }],
  ['files', { ...user, bodyType: 'file' }],
  ['machines', { ...user, permission: { kind: 'api-key', scope: 'erp' } }],
])('%s have no such limit', (_, endpoint) => {
  const route = routeOf(endpoint, never);
  expect(limitCommand(route, 5)).toBe(route);
});
