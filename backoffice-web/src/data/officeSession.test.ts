import { beforeEach, expect, test } from '@jest/globals';
import { officeSession } from './officeSession.ts';

let endCount = 0;
beforeEach(() => {
  officeSession.close();
  endCount = 0;
  officeSession.onEnd(() => endCount++);
});

test('an ended session is reported once, even when several calls detect it', () => {
  officeSession.open();
  officeSession.end();
  officeSession.end();
  expect(endCount).toBe(1);
  expect(officeSession.hasEnded()).toBe(true);
});

test('no session end is reported before a login or after a logout', () => {
  officeSession.end();
  officeSession.open();
  officeSession.close();
  officeSession.end();
  expect(endCount).toBe(0);
  expect(officeSession.hasEnded()).toBe(false);
});

test('a session that ends after a second login is reported again', () => {
  officeSession.open();
  officeSession.end();
  officeSession.open();
  expect(officeSession.hasEnded()).toBe(false);
  officeSession.end();
  expect(endCount).toBe(2);
});
