import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { collectAtRest } from './collectAtRest.ts';

const megabyte = 1024 * 1024;

describe('memory that a burst has left', () => {
  let begun = 0;
  let underWay = 0;
  let resident = 0;
  let collections = 0;
  let end = () => {};
  const pass = (seconds: number, requestsEach = 0): void => {
    for (let second = 0; second < seconds; second++) {
      begun += requestsEach;
      jest.advanceTimersByTime(1000);
    }
  };

  beforeEach(() => {
    jest.useFakeTimers();
    [begun, underWay, resident, collections] = [0, 0, 200 * megabyte, 0];
    const collect = (): void => {
      collections += 1;
      resident = 200 * megabyte;
    };
    end = collectAtRest({ begunInAll: () => begun, underWay: () => underWay }, { resident: () => resident, collect });
    pass(6);
  });
  afterEach(() => {
    end();
    jest.useRealTimers();
  });

  it('is given back once few have asked for a while', () => {
    resident = 500 * megabyte;
    pass(60, 100);
    expect(collections).toBe(1);
    pass(4, 5);
    expect(collections).toBe(1);
    pass(1, 5);
    expect(collections).toBe(2);
  });

  it('is measured from the least that was kept since the last time, though it left the process in steps', () => {
    resident = 500 * megabyte;
    pass(60, 100);
    resident = 500 * megabyte;
    pass(5);
    expect(collections).toBe(2);
    resident = 400 * megabyte;
    pass(1);
    resident = 200 * megabyte;
    pass(60);
    resident = 400 * megabyte;
    pass(5);
    expect(collections).toBe(3);
  });

  it('is left while many wait for their answer, though few ask', () => {
    resident = 500 * megabyte;
    pass(60, 100);
    underWay = 16;
    pass(60, 1);
    expect(collections).toBe(1);
    underWay = 0;
    pass(6, 1);
    expect(collections).toBe(2);
  });

  it('is given back once in half a minute at most, however fast it comes', () => {
    pass(60);
    for (let second = 0; second < 60; second++) {
      resident += 100 * megabyte;
      pass(1);
    }
    expect(collections).toBe(3);
  });

  it('is left where it is not worth a pause, however long nobody asks', () => {
    resident = 250 * megabyte;
    pass(3600);
    expect(collections).toBe(1);
  });

  it('is left after the end', () => {
    resident = 500 * megabyte;
    end();
    pass(60);
    expect(collections).toBe(1);
  });

  it('is left where the engine lets nobody ask for a collection', () => {
    expect(() => collectAtRest({ begunInAll: () => 0, underWay: () => 0 }, null)()).not.toThrow();
  });
});
