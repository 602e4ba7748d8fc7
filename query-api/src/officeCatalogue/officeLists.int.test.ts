import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { createApiKey } from '@talloor/catalogue/apiKeys/createApiKey.ts';
import { revokeApiKey } from '@talloor/catalogue/apiKeys/revokeApiKey.ts';
import { importRecords } from '@talloor/catalogue/import/importRecords.ts';
import { createTestCatalogue, testNow, type TestCatalogue } from '@talloor/catalogue/testing.ts';
import {
  getOfficeImport,
  listApiKeys,
  listCatalogueChanges,
  listImports,
} from '@talloor/contracts/endpoints/officeCatalogue.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import type { RequestContext, Route } from '@talloor/platform/http/handler.ts';
import { exportMigrations } from '../download/exportMigrations.ts';
import { importRoutes } from './imports.ts';
import { listApiKeysRoute } from './listApiKeys.ts';
import { listCatalogueChangesRoute } from './listCatalogueChanges.ts';

let shop: TestCatalogue;

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}
const deliver = (batch: string, text: string) =>
  importRecords(
    shop.pool,
    { now: () => testNow },
    {
      subject: 'labels',
      batch,
      dryRun: false,
      by: 'erp:test',
      source: 'erp',
      format: 'csv',
      charset: null,
      delimiter: null,
      bytes: bytesOf(text),
    },
  );

beforeAll(async () => {
  shop = await createTestCatalogue();
  await migrate(shop.url, 'exports', exportMigrations);
  await deliver('b-1', 'label_key,type,name_nl,name_fr\n901,spec,Bio,Bio\n902,x,A,B\n');
  await deliver('b-2', 'label_key,type,name_nl,name_fr\n901,spec,Bio,Biologique\n');
});
afterAll(() => shop.drop());

const side = () => ({ pool: shop.pool, clock: { now: () => testNow } });

type Contract = { readonly name: string; readonly response: z.ZodType; readonly query: z.ZodType };

async function ask<C extends Contract>(contract: C, routes: readonly Route[], query: object, params: object = {}) {
  const matchingRoute = routes.find(({ endpoint }) => endpoint.name === contract.name);
  const input = { params, query: contract.query.parse(query), body: undefined };
  const answer = await matchingRoute?.handle(input, { language: 'nl', user: { userId: '1003' } } as RequestContext);
  const { body, headers } = answer as { body: unknown; headers?: Readonly<Record<string, string>> };
  return { body: contract.response.parse(body) as z.output<C['response']>, range: headers?.['content-range'] };
}
const filter = (conditions: object) => ({ filter: JSON.stringify(conditions) });

test('imports are listed newest first with their counts, and found by name and subject', async () => {
  const routes = importRoutes(side());
  const all = await ask(listImports, routes, {});
  expect(all.range).toBe('imports 0-1/2');
  expect(all.body).toMatchObject([
    { id: 'b-2', subject: 'labels', changed: 1, created: 0 },
    { id: 'b-1', source: 'erp', imported_by: 'erp:test', lines: 2, created: 1, rejected: 1 },
  ]);
  expect((await ask(listImports, routes, filter({ q: '-1' }))).body.map(({ id }) => id)).toEqual(['b-1']);
  expect((await ask(listImports, routes, filter({ subject: 'prices' }))).body).toEqual([]);
});

test('an import shows rejected lines with their reasons, and an unknown import is not found', async () => {
  const routes = importRoutes(side());
  const { body } = await ask(getOfficeImport, routes, {}, { id: 'b-1' });
  expect(body).toMatchObject({ batch: 'b-1', errors: [{ line: 3, field: 'type' }] });
  expect(body.file_hash).toMatch(/^[0-9a-f]{64}$/);
  await expect(ask(getOfficeImport, routes, {}, { id: 'b-9' })).rejects.toMatchObject({ code: 'import.not_found' });
});

test('changes show the row before and after, and are found by batch, subject and key', async () => {
  const routes = [listCatalogueChangesRoute(side())];
  const { body } = await ask(listCatalogueChanges, routes, filter({ batch: 'b-2' }));
  expect(body).toMatchObject([
    { subject: 'labels', key: '901', batch: 'b-2', before: { name_fr: 'Bio' }, after: { name_fr: 'Biologique' } },
  ]);
  const of901 = await ask(listCatalogueChanges, routes, filter({ subject: 'labels', key: '901' }));
  expect([of901.body.length, of901.range]).toEqual([2, 'changes 0-1/2']);
  expect((await ask(listCatalogueChanges, routes, filter({ key: '90' }))).body).toEqual([]);
});

test('API keys are listed without their secrets, and a revoked key shows since when', async () => {
  const author = { by: 'office:1003', at: testNow };
  const { id, secret } = await createApiKey(shop.pool, { name: 'ERP', subjects: ['prices'] }, author);
  await createApiKey(shop.pool, { name: 'Loods', subjects: ['stock'] }, author);
  await revokeApiKey(shop.pool, id, author);
  const { body, range } = await ask(listApiKeys, [listApiKeysRoute(shop)], filter({ q: 'erp' }));
  expect(range).toBe('apiKeys 0-0/1');
  expect(body).toMatchObject([{ id, name: 'ERP', subjects: ['prices'], revoked_at: testNow.toISOString() }]);
  expect(JSON.stringify(body)).not.toContain(secret);
});
