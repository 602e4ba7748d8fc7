import { expect, test } from '@jest/globals';
import { allEndpoints } from './allEndpoints.ts';
import { openApiDocument } from './openApi.ts';

type Operation = {
  operationId?: string;
  parameters?: { in: string; name: string }[];
  'x-problem-codes': string[];
  responses: Record<string, unknown>;
};
const document = openApiDocument() as { openapi: string; paths: Record<string, Record<string, Operation>> };
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('the OpenAPI document has an operation with problem codes for every endpoint, including aliases and optional parts', () => {
  expect(document.openapi).toBe('3.1.0');
  const ids = operations.flatMap(({ operationId }) => operationId ?? []);
  expect(ids.sort()).toEqual(allEndpoints.map(({ name }) => name).sort());
  expect(document.paths['/api/basket/list']?.['get']).toBeDefined();
  expect(document.paths['/api/basket/list/{id}']?.['get']).toBeDefined();
  expect(document.paths['/api/product/search']?.['get']).toBeDefined();
  const checkout = document.paths['/api/basket/checkout']?.['post'];
  expect(checkout?.['x-problem-codes']).toContain('basket.changed');
  expect(Object.keys(checkout?.responses ?? {})).toEqual(
    expect.arrayContaining(['201', '400', '401', '403', '409', '422']),
  );
});

test('the OpenAPI document gives commands the two idempotency headers, and queries none', () => {
  const headersOf = (path: string, method: string) =>
    (document.paths[path]?.[method]?.parameters ?? []).flatMap((each) => (each.in === 'header' ? [each.name] : []));
  expect(headersOf('/api/basket/items', 'put')).toEqual(['Idempotency-Key', 'Idempotency-Repeat']);
  expect(headersOf('/api/basket', 'get')).toEqual([]);
});

test('endpoint names are unique, and so is each method on a path', () => {
  const names = allEndpoints.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const calls = allEndpoints.flatMap(({ method, path, aliases = [] }) =>
    [path, ...aliases].map((at) => `${method} ${at}`),
  );
  expect(new Set(calls).size).toBe(calls.length);
});
