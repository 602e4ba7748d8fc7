import { expect, test } from '@jest/globals';
import { judgeFormToken, makeFormToken } from './formToken.ts';

const sign = (purpose: string, text: string) => Buffer.from(`${purpose}/${text}`).toString('base64url');
const at = (instant: string) => ({ sign, clock: { now: () => new Date(instant) } });
const issuingSide = at('2026-03-11T13:12:00.000Z');
const judgeAt = (instant: string, visitor = 'a', token = makeFormToken(issuingSide, 'registration form', 'a')) =>
  judgeFormToken(at(instant), 'registration form', visitor, token);

test('a form is accepted from 3 seconds until a day after its issue', () => {
  expect(judgeAt('2026-03-11T13:12:02.999Z')).toBe('too_fast');
  expect(judgeAt('2026-03-11T13:12:03.000Z')).toBe('good');
  expect(judgeAt('2026-03-12T13:12:00.000Z')).toBe('good');
  expect(judgeAt('2026-03-12T13:12:00.001Z')).toBe('expired');
});

test('a form with an issue time in the future counts as expired, for example after a clock correction', () => {
  expect(judgeAt('2026-03-11T13:11:59.999Z')).toBe('expired');
});

test('a form of another visitor and a forged form count as expired', () => {
  expect(judgeAt('2026-03-11T13:13:00.000Z', 'b')).toBe('expired');
  expect(judgeAt('2026-03-11T13:13:00.000Z', 'a', `${Date.parse('2026-03-11T13:12:00Z')}.x`)).toBe('expired');
  expect(judgeAt('2026-03-11T13:13:00.000Z', 'a', '')).toBe('expired');
});
