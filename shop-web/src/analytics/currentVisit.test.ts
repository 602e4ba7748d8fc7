/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { visitKey } from './consent.ts';
import { currentVisit, endVisit } from './currentVisit.ts';

const minuteMs = 60_000;
const start = Date.parse('2026-03-11T13:12:00Z');

afterEach(endVisit);

test('a visit lasts while events come, in each window, and a new one begins after 30 minutes', () => {
  const first = currentVisit(start);
  expect(currentVisit(start + 29 * minuteMs)).toBe(first);
  expect(currentVisit(start + 58 * minuteMs)).toBe(first);
  expect(currentVisit(start + 88 * minuteMs)).not.toBe(first);
});

test('a broken text in the storage begins a new visit', () => {
  localStorage.setItem(visitKey, `lotte ${start}`);
  expect(currentVisit(start)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
});
