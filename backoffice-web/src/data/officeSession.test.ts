import { beforeEach, expect, test } from '@jest/globals';
import { officeSession } from './officeSession.ts';

let told = 0;
beforeEach(() => {
  officeSession.close();
  told = 0;
  officeSession.onEnd(() => told++);
});

test('a session that ends is told once, however many calls find it out', () => {
  officeSession.open();
  officeSession.end();
  officeSession.end();
  expect(told).toBe(1);
  expect(officeSession.hasEnded()).toBe(true);
});

test('who never logged in, or left, is not told that a session ended', () => {
  officeSession.end();
  officeSession.open();
  officeSession.close();
  officeSession.end();
  expect(told).toBe(0);
  expect(officeSession.hasEnded()).toBe(false);
});

test('whoever logs in again may be told again', () => {
  officeSession.open();
  officeSession.end();
  officeSession.open();
  expect(officeSession.hasEnded()).toBe(false);
  officeSession.end();
  expect(told).toBe(2);
});
