import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { documentRequestStream } from '@talloor/events/documentRequest/events.ts';
import { documentRequestStory, sampleDocumentRequest } from '@talloor/events/testing/sampleDocumentRequest.ts';
import { caseFilesTable, caseMessagesTable, casesTable } from '@talloor/projections/tables/cases.ts';
import { documentRequestsTable } from '@talloor/projections/tables/documentRequests.ts';
import { askAndReply, continueCase, fileOf, linkOfCase, settledDispute, writeCaseStory } from './testing/caseStory.ts';
import { startReadSide, type ReadSideUnderTest } from './testing/startReadSide.ts';

let side: ReadSideUnderTest;

beforeAll(async () => {
  side = await startReadSide('2026-03-16T15:00:00.000Z');
  const ids = await writeCaseStory(side, [fileOf(randomUUID(), 'image/jpeg')]);
  const at = '2026-03-16T14:00:00.000Z';
  await continueCase(side, ids.visitor, askAndReply, at);
  await continueCase(side, ids.dispute, settledDispute, at);
  await continueCase(side, ids.question, linkOfCase('ServiceRequestLinked', 'delivery', '901'), at);
  await side.append(documentRequestStream(sampleDocumentRequest.requestId), documentRequestStory);
});
afterAll(() => side.close());

const rowsOf = async (table: string): Promise<readonly unknown[]> =>
  (await side.pool.query<{ row: unknown }>(`select to_jsonb(t) as row from ${table} t order by t::text`)).rows;

test.each([
  {
    model: 'cases',
    tables: [casesTable, caseMessagesTable, caseFilesTable],
    loss: `delete from ${caseMessagesTable.qualifiedName}; update ${casesTable.qualifiedName} set status = 'closed'`,
  },
  {
    model: 'documentRequests',
    tables: [documentRequestsTable],
    loss: `update ${documentRequestsTable.qualifiedName} set status = 'requested', missing = null`,
  },
])('a rebuild of $model gives the same rows', async ({ model, tables, loss }) => {
  const read = () => Promise.all(tables.map(({ qualifiedName }) => rowsOf(qualifiedName)));
  const before = await read();
  for (const rows of before) expect(rows).not.toEqual([]);
  await side.pool.query(loss);
  expect(await read()).not.toEqual(before);
  await side.rebuild(model);
  expect(await read()).toEqual(before);
});
