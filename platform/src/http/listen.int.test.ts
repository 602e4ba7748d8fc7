import { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, jest, test } from '@jest/globals';
import express from 'express';
import { checkPort, type Listening, listen } from './listen.ts';

let listening: Listening;
afterEach(() => {
  jest.restoreAllMocks();
  return listening.close();
});

test('requests and answers come with the prototypes of the app, so that Express has nothing to change on them', async () => {
  const app = express().get('/who', (request, response) => response.json({ path: request.path, ip: request.ip }));
  listening = await listen(app, 0, '127.0.0.1');
  const { setPrototypeOf } = Object;
  let given = 0;
  const changed: unknown[] = [];
  jest.spyOn(Object, 'setPrototypeOf').mockImplementation((target, prototype) => {
    const isOurs = target instanceof IncomingMessage || target instanceof ServerResponse;
    if (isOurs) given += 1;
    if (isOurs && Object.getPrototypeOf(target) !== prototype) changed.push(target);
    return setPrototypeOf(target, prototype);
  });
  const answer = await fetch(`http://127.0.0.1:${listening.port}/who?me`);
  expect(await answer.json()).toEqual({ path: '/who', ip: '127.0.0.1' });
  expect(given).toBe(2);
  expect(changed).toHaveLength(0);
});

test('where nobody can be served, the setting that has to be another is named', async () => {
  listening = await listen(express(), 0, '127.0.0.1');
  const { port } = listening;
  await expect(checkPort(port, '127.0.0.1')).rejects.toThrow(`port ${port} is taken: set PORT to another one`);
  await expect(checkPort(0, '203.0.113.7')).rejects.toThrow('HOST 203.0.113.7 is no address of this machine');
});
