/** @jest-environment jsdom */
import { afterEach, describe, expect, test } from '@jest/globals';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { connection } from './connection.ts';
import { sendPatiently } from './sendPatiently.ts';

const networkFailure = () => new ProblemError('network.failed', 0, null);
const backOnline = () => window.dispatchEvent(new Event('online'));
const untilLost = async () => {
  while (connection.get() !== 'lost') await new Promise((resolve) => setTimeout(resolve, 1));
};
afterEach(() => connection.set('there'));

describe('a patient request to the server', () => {
  test('is repeated when the connection is back; the page knows meanwhile that it is lost', async () => {
    let tries = 0;
    const sending = sendPatiently(
      () => (++tries < 3 ? Promise.reject(networkFailure()) : Promise.resolve('kept')),
      new AbortController().signal,
    );
    await untilLost();
    backOnline();
    await Promise.resolve();
    while (tries < 3) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      backOnline();
    }
    expect(await sending).toBe('kept');
    expect(connection.get()).toBe('there');
  });

  test('marks each repeated attempt, also the first one after a reload', async () => {
    for (const wasSent of [false, true]) {
      const repeats: boolean[] = [];
      const sending = sendPatiently(
        (isRepeat) => {
          repeats.push(isRepeat);
          return repeats.length < 2 ? Promise.reject(networkFailure()) : Promise.resolve('kept');
        },
        new AbortController().signal,
        wasSent,
      );
      await untilLost();
      backOnline();
      await sending;
      expect(repeats).toEqual([wasSent, true]);
    }
  });

  test('waits for the end of a planned maintenance', async () => {
    let tries = 0;
    const closed = new ProblemError('service.maintenance', 503, {
      type: 'urn:talloor:problem:service.maintenance',
      title: 'Gepland onderhoud',
      status: 503,
      code: 'service.maintenance',
    });
    const sending = sendPatiently(
      () => (++tries < 2 ? Promise.reject(closed) : Promise.resolve('kept')),
      new AbortController().signal,
    );
    await untilLost();
    backOnline();
    expect(await sending).toBe('kept');
  });

  test('is repeated when the gateway finds no service, but not when the service is overloaded', async () => {
    const gatewayDocument = { type: '', title: 'Even niet', status: 502, code: 'service.unavailable' as const };
    for (const gatewayError of [
      new ProblemError('service.unavailable', 502, null),
      new ProblemError('service.unavailable', 502, gatewayDocument),
    ]) {
      let tries = 0;
      const sending = sendPatiently(
        () => (++tries < 2 ? Promise.reject(gatewayError) : Promise.resolve('kept')),
        new AbortController().signal,
      );
      await untilLost();
      backOnline();
      expect(await sending).toBe('kept');
    }
    const problemDocument = { type: '', title: 'Even niet', status: 503, code: 'service.unavailable' as const };
    const busy = new ProblemError('service.unavailable', 503, problemDocument);
    await expect(sendPatiently(() => Promise.reject(busy), new AbortController().signal)).rejects.toBe(busy);
  });

  test('ends when a newer request aborts it', async () => {
    const controller = new AbortController();
    const sending = sendPatiently(() => Promise.reject(networkFailure()), controller.signal);
    await untilLost();
    controller.abort();
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
    expect(connection.get()).toBe('there');
  });

  test('is not repeated after a rejection', async () => {
    let tries = 0;
    const refusal = new ProblemError('basket.too_many_lines', 422, null);
    const sending = sendPatiently(() => {
      tries += 1;
      return Promise.reject(refusal);
    }, new AbortController().signal);
    await expect(sending).rejects.toBe(refusal);
    expect(tries).toBe(1);
    expect(connection.get()).toBe('there');
  });
});
