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

describe('a change that does not reach the server', () => {
  test('is sent again once there is a line, and meanwhile the page knows that there is none', async () => {
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

  test('says of each attempt whether it is a repeat, also of the first where it was sent before the page was loaded', async () => {
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

  test('is sent again while a gateway finds no service behind it, but not where the service itself has no time', async () => {
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

  test('is given up where a newer one takes its place', async () => {
    const controller = new AbortController();
    const sent = sendPatiently(() => Promise.reject(lost()), controller.signal);
    await untilLost();
    controller.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
    expect(connection.get()).toBe('there');
  });

  test('is not sent again where the server said no', async () => {
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
