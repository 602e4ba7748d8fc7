import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { allEndpoints, endpointsByArea } from '../allEndpoints.ts';
import { callers, ownedBy, verdictOf, verdictOfOthers } from './verdicts.ts';

const fieldsOf = (schema: z.ZodType): readonly string[] =>
  schema instanceof z.ZodObject
    ? Object.keys(schema.shape)
    : schema instanceof z.ZodOptional
      ? fieldsOf(schema.unwrap() as z.ZodType)
      : [];

const ofPeople = allEndpoints.filter(({ permission }) => permission.kind !== 'office' && permission.kind !== 'api-key');
const looksLikeAnId = (field: string) => /(?:^id|_id|Id|_number|Number)$/.test(field);
const isEverybodys = (field: string) =>
  /^(?:po|street|house|article|box|type_?definition)_?(?:number|id)$/i.test(field);

test.each(ofPeople.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s declares in `names` what each of its parameters identifies (contracts/src/permissions/things.ts)',
  (_, endpoint) => {
    const inAddress = fieldsOf(endpoint.params);
    const idsInInput = [endpoint.query, endpoint.body]
      .flatMap(fieldsOf)
      .filter((field) => looksLikeAnId(field) && !isEverybodys(field));
    const declaredNames = Object.keys(endpoint.names ?? {});
    expect(declaredNames).toEqual(expect.arrayContaining([...inAddress, ...idsInInput]));
    const all = [endpoint.params, endpoint.query, endpoint.body].flatMap(fieldsOf);
    expect(declaredNames.filter((name) => !all.includes(name))).toEqual([]);
  },
);

test('a visitor can call no endpoint of owned things except the visitor’s own downloads', () => {
  const open = allEndpoints.filter(
    (endpoint) => ownedBy(endpoint) !== null && verdictOf(endpoint, 'visitor') === 'yes',
  );
  expect(open.map(({ name }) => name)).toEqual(['getDownload', 'getDownloadFile']);
});

test('every call has a verdict for every caller, and only the office has access to another customer’s things', () => {
  for (const endpoint of allEndpoints) {
    for (const caller of callers) expect(verdictOf(endpoint, caller)).toMatch(/./);
    const others = verdictOfOthers(endpoint, 'another customer');
    expect([endpoint.name, others === 'yes']).toEqual([endpoint.name, endpoint.permission.kind === 'office']);
  }
});

test('every change of a standing order needs the right to order', () => {
  const changes = (endpointsByArea['standingOrder'] ?? []).filter(({ side }) => side === 'command');
  expect(changes.length).toBeGreaterThan(5);
  for (const { name, permission } of changes)
    expect([name, permission]).toEqual([name, { kind: 'customer', right: 'order' }]);
});

test('an auditor and a machine can call no office command', () => {
  const changing = allEndpoints.filter(
    ({ side, method, permission }) => side === 'command' && method !== 'GET' && permission.kind === 'office',
  );
  expect(changing.length).toBeGreaterThan(10);
  for (const endpoint of changing) {
    expect([endpoint.name, verdictOf(endpoint, 'auditor')]).toEqual([endpoint.name, 'denied']);
    expect([endpoint.name, verdictOf(endpoint, 'machine')]).toEqual([endpoint.name, 'sign in']);
  }
});
