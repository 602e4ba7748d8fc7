import { afterEach, expect, test } from '@jest/globals';
import express from 'express';
import { checkPort, type Listening, listen } from './listen.ts';

let listening: Listening;
afterEach(() => listening.close());

test('checkPort names the wrong setting: a taken PORT or a foreign HOST', async () => {
  listening = await listen(express(), 0, '127.0.0.1');
  const { port } = listening;
  await expect(checkPort(port, '127.0.0.1')).rejects.toThrow(`port ${port} is taken: set PORT to another one`);
  await expect(checkPort(0, '203.0.113.7')).rejects.toThrow('HOST 203.0.113.7 is no address of this machine');
});
