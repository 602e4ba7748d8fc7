import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { allEndpoints } from './allEndpoints.ts';
import * as areas from './areas.ts';
import { endpointsOf } from './endpointsOf.ts';
import { webCallsOf } from './webCallsOf.ts';

test('allEndpoints lists every endpoint that a module declares', async () => {
  const listed = new Set(allEndpoints);
  const files = readdirSync('contracts/src/endpoints');
  const missing: string[] = [];
  for (const file of files) {
    const module = (await import(`./endpoints/${file}`)) as Record<string, unknown>;
    missing.push(
      ...endpointsOf(module)
        .filter((endpoint) => !listed.has(endpoint))
        .map(({ name }) => `${file}: ${name}`),
    );
  }
  expect(files.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

test('allEndpoints lists each endpoint once', () => {
  expect(new Set(allEndpoints).size).toBe(allEndpoints.length);
});

test('webCallsOf gives each endpoint’s name, method, path, side and body type, but no schema', () => {
  for (const module of Object.values(areas)) {
    const calls = flat(webCallsOf(module));
    expect(calls).toEqual(
      endpointsOf(module).map(({ name, method, path, side, bodyType }) =>
        bodyType === undefined ? { name, method, path, side } : { name, method, path, side, bodyType },
      ),
    );
  }
});

test('webCallsOf gives the limits and lists of values that a module exports', () => {
  expect(webCallsOf(areas.recalls)).toMatchObject({ mostAnsweredLines: 5000 });
  expect(webCallsOf(areas.dashboard)).toMatchObject({ incompleteStates: ['expired', 'no_day', 'prepared'] });
  expect(webCallsOf(areas.recalls)).not.toHaveProperty('recallAnswer');
});

const flat = (values: Readonly<Record<string, unknown>>): unknown[] =>
  Object.values(values).flatMap((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return 'path' in value ? [value] : flat(value as Record<string, unknown>);
  });
