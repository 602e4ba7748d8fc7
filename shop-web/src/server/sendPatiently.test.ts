/** @jest-environment jsdom */
import { afterEach, describe, expect, test } from '@jest/globals';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { connection } from './connection.ts';
import { sendPatiently } from './sendPatiently.ts';

const lost = () => new ProblemError('network.failed', 0, null);
const backOnline = () => window.dispatchEvent(new Event('online'));
const untilLost = async () => {
  while (connection.get() !== 'lost') await new Promise((resolve) => setTimeout(resolve, 1));
};
afterEach(() => connection.set('there'));

describe('a patient request to the server', () => {
  test('is repeated when the connection is back; the page knows meanwhile that it is lost', async () => {
    let tries = 0;
    const sent = sendPatiently(
      () => (++tries < 3 ? Promise.reject(lost()) : Promise.resolve('kept')),
      new AbortController().signal,
    );
    await untilLost();
    backOnline();
    await Promise.resolve();
    while (tries < 3) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      backOnline();
    }
    expect(await sent).toBe('kept');
    expect(connection.get()).toBe('there');
  });

  test('marks each repeated attempt, also the first one after a reload', async () => {
    for (const wasSent of [false, true]) {
      const said: boolean[] = [];
      const sent = sendPatiently(
        (isRepeat) => {
          said.push(isRepeat);
          return said.length < 2 ? Promise.reject(lost()) : Promise.resolve('kept');
        },
        new AbortController().signal,
        wasSent,
      );
      await untilLost();
      backOnline();
      await sent;
      expect(said).toEqual([wasSent, true]);
    }
  });

  test('is repeated when the gateway finds no service, but not when the service is overloaded', async () => {
    const gone = new ProblemError('service.unavailable', 502, null);
    let tries = 0;
    const sent = sendPatiently(
      () => (++tries < 2 ? Promise.reject(gone) : Promise.resolve('kept')),
      new AbortController().signal,
    );
    await untilLost();
    backOnline();
    expect(await sent).toBe('kept');
    const said = { type: '', title: 'Even niet', status: 503, code: 'service.unavailable' as const };
    const busy = new ProblemError('service.unavailable', 503, said);
    await expect(sendPatiently(() => Promise.reject(busy), new AbortController().signal)).rejects.toBe(busy);
  });

  test('ends when a newer request aborts it', async () => {
    const controller = new AbortController();
    const sent = sendPatiently(() => Promise.reject(lost()), controller.signal);
    await untilLost();
    controller.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
    expect(connection.get()).toBe('there');
  });

  test('is not repeated after a rejection', async () => {
    let tries = 0;
    const refused = new ProblemError('basket.too_many_lines', 422, null);
    const sent = sendPatiently(() => {
      tries += 1;
      return Promise.reject(refused);
    }, new AbortController().signal);
    await expect(sent).rejects.toBe(refused);
    expect(tries).toBe(1);
    expect(connection.get()).toBe('there');
  });
});
