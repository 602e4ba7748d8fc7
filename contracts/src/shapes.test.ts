import { expect, test } from '@jest/globals';
import { allEndpoints } from './allEndpoints.ts';
import { inputInstant } from './shapes.ts';

test('a requested instant needs an ISO 8601 offset and a year from 2000', () => {
  for (const validInstant of ['2026-03-13T08:00:00Z', '2026-03-13T09:00:00+01:00', '2026-10-25T02:30:00.000+02:00'])
    expect([validInstant, inputInstant.safeParse(validInstant).success]).toEqual([validInstant, true]);
  for (const vague of [
    '2026-10-25T02:30:00',
    '2026-03-13T09:00:00+1',
    '2026-03-13T09:00:00+25:00',
    '2026-02-30T09:00:00Z',
  ])
    expect([vague, inputInstant.safeParse(vague).success]).toEqual([vague, false]);
  expect(inputInstant.safeParse('1999-03-13T08:00:00Z').success).toBe(false);
});

test('a POST without required fields accepts both no body and an empty object', () => {
  const bare = allEndpoints.filter(({ method, bodyType }) => method === 'POST' && bodyType === undefined);
  const refusing = bare.filter(({ body }) => body.safeParse(undefined).success && !body.safeParse({}).success);
  expect(refusing.map(({ name }) => name)).toEqual([]);
});
