import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type pg from 'pg';
import { watchRestrictedLists } from './watchRestrictedLists.ts';

describe('restricted lists of a tenant', () => {
  let lists = 0;
  let isDown = false;
  let isStuck = false;
  const query = jest.fn(() =>
    isStuck
      ? new Promise<never>(() => undefined)
      : isDown
        ? Promise.reject(new Error('down'))
        : Promise.resolve({ rows: Array.from({ length: lists }), rowCount: lists }),
  );
  const pool = { query, ended: false } as unknown as pg.Pool;
  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

  beforeEach(() => {
    jest.useFakeTimers();
    [lists, isDown, isStuck] = [0, false, false];
    query.mockClear();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('may bind a user until their absence is known', async () => {
    const watch = watchRestrictedLists(pool);
    expect(watch.mayBind()).toBe(true);
    await pass(0);
    expect(watch.mayBind()).toBe(false);
  });

  it('bind within a second after another process opens the first list, and polling stops', async () => {
    const watch = watchRestrictedLists(pool);
    await pass(5);
    lists = 1;
    await pass(1);
    expect(watch.mayBind()).toBe(true);
    const looks = query.mock.calls.length;
    await pass(60);
    expect(query).toHaveBeenCalledTimes(looks);
  });

  it('bind at once when this process opens the first list, whatever a running check finds', async () => {
    const watch = watchRestrictedLists(pool);
    watch.opened();
    await pass(10);
    expect(watch.mayBind()).toBe(true);
  });

  it.each(['fails', 'is not answered'])('may bind again after five seconds in which each check %s', async (failure) => {
    const watch = watchRestrictedLists(pool);
    await pass(1);
    [isDown, isStuck] = [failure === 'fails', failure !== 'fails'];
    await pass(4);
    expect(watch.mayBind()).toBe(false);
    await pass(2);
    expect(watch.mayBind()).toBe(true);
  });

  it('are checked by one query at a time', async () => {
    isStuck = true;
    watchRestrictedLists(pool);
    await pass(60);
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('may bind before the first successful check, and are checked again after an outage', async () => {
    isDown = true;
    const watch = watchRestrictedLists(pool);
    await pass(3);
    expect(watch.mayBind()).toBe(true);
    isDown = false;
    await pass(1);
    expect(watch.mayBind()).toBe(false);
  });
});
