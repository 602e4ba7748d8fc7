import { expect, test } from '@jest/globals';
import { EventStoreAccessDenied, EventStoreUnavailable } from './eventStore/port.ts';
import { endsByItself, isOutage } from './isOutage.ts';

const coded = (code: string) => Object.assign(new Error('of a driver'), { code });

const withCodes = (errors: readonly unknown[]) =>
  errors.map((error) => [error instanceof Error && 'code' in error ? error.code : error, error] as const);

test.each(
  withCodes([
    new EventStoreUnavailable('gone'),
    new Error('Query read timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    ...['ECONNREFUSED', 'EPIPE', 'EHOSTUNREACH', '57P01', '57014', '53300', '08006', '40P01', '55P03', '25006'].map(
      coded,
    ),
  ]),
)('%s is an outage', (_name, error) => {
  expect(isOutage(error)).toBe(true);
});

test.each(
  withCodes([
    new Error('of our own'),
    'text',
    null,
    ...['23505', '42P01', '22P02', 'ENOENT', 'ERR_ASSERTION'].map(coded),
  ]),
)('%s is no outage', (_name, error) => {
  expect(isOutage(error)).toBe(false);
});

test('a refused login is an outage that does not end by itself', () => {
  const refusal = new EventStoreAccessDenied('a wrong password');
  expect([isOutage(refusal), endsByItself(refusal)]).toEqual([true, false]);
  expect(endsByItself(new EventStoreUnavailable('gone'))).toBe(true);
});
