import { describe, expect, test } from '@jest/globals';
import { answerDueAt, countKeptPromises } from './answerPromise.ts';
import { serviceMinutesBetween } from './serviceHours.ts';

const at = (text: string) => Date.parse(text);
const due = (text: string) => new Date(answerDueAt(at(text), 'question')).toISOString();

describe('the promised first answer', () => {
  test.each([
    ['within a week, at the same time on the next day', '2026-03-10T09:00:00Z', '2026-03-11T09:00:00.000Z'],
    ['before opening, at closing time', '2026-03-10T04:00:00Z', '2026-03-10T16:30:00.000Z'],
    ['at closing time, at closing time of the next day', '2026-03-10T16:30:00Z', '2026-03-11T16:30:00.000Z'],
    ['on Friday afternoon, counts Saturday morning', '2026-03-13T15:00:00Z', '2026-03-16T09:00:00.000Z'],
    ['on Sunday, at closing time on Monday', '2026-03-15T12:00:00Z', '2026-03-16T16:30:00.000Z'],
    ['over the change to summer time, by the clock on the wall', '2026-03-28T11:00:00Z', '2026-03-30T14:30:00.000Z'],
    ['over the change to winter time, by the clock on the wall', '2026-10-24T10:00:00Z', '2026-10-26T15:30:00.000Z'],
  ])('%s', (_, filed, expected) => expect(due(filed)).toBe(expected));

  test('of documents takes two working days', () =>
    expect(new Date(answerDueAt(at('2026-03-10T09:00:00Z'), 'documents')).toISOString()).toBe(
      '2026-03-12T09:00:00.000Z',
    ));

  test('is kept by a first answer in time; a request that may still wait does not count', () => {
    const request = (filed: string, firstAnswer: string | null) => ({
      dueAt: answerDueAt(at(filed), 'question'),
      firstAnswerAt: firstAnswer === null ? null : at(firstAnswer),
    });
    const requests = [
      request('2026-03-10T09:00:00Z', '2026-03-11T09:00:00Z'),
      request('2026-03-10T09:00:00Z', '2026-03-11T09:01:00Z'),
      request('2026-03-10T09:00:00Z', null),
      request('2026-03-16T09:00:00Z', '2026-03-16T10:00:00Z'),
      request('2026-03-16T09:00:00Z', null),
    ];
    expect(countKeptPromises(requests, at('2026-03-16T12:00:00Z'))).toEqual({ kept: 2, due: 4 });
  });

  test('skips Belgian holidays', () => expect(due('2026-04-03T14:30:00Z')).toBe('2026-04-07T08:30:00.000Z'));

  test.each([
    ['a working day', '2026-03-13', '2026-03-13T16:30:00.000Z'],
    ['a Saturday', '2026-03-14', '2026-03-14T12:00:00.000Z'],
    ['a holiday', '2026-04-06', '2026-04-06T15:30:00.000Z'],
  ])('of documents lasts until closing time of the promised day: %s', (_, promisedOn, expected) =>
    expect(new Date(answerDueAt(at('2026-03-12T09:00:00Z'), 'documents', promisedOn)).toISOString()).toBe(expected),
  );

  test('takes one working day of service, in winter, in summer and over both changes', () => {
    for (let filed = at('2026-03-20T00:00:00Z'); filed < at('2026-04-03T00:00:00Z'); filed += 47 * 60_000)
      for (const shift of [0, at('2026-10-24T00:00:00Z') - at('2026-03-28T00:00:00Z')]) {
        const dueAt = answerDueAt(filed + shift, 'question');
        expect(serviceMinutesBetween(filed + shift, dueAt)).toBe(630);
      }
  });
});
