import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentRequestView } from '@talloor/contracts/endpoints/documents.ts';
import { documentRequestsTable } from '@talloor/projections/tables/documentRequests.ts';
import type { Bench } from '../bench.ts';
import { answers, openConnection, type Call } from '../load/caller.ts';
import type { Turn } from '../load/measure.ts';
import { median } from '../load/statistics.ts';
import { atMost, medians, type Row } from '../report/row.ts';
import { emptyBaskets } from './basketRows.ts';
import { laneAt } from './httpTurns.ts';
import { pacedTurn } from './pacedTurn.ts';
import { readBaskets } from './readBaskets.ts';

const lineCount = 20;
const mostTimes = 2;
const lookMs = 100;
const mostLooks = 200;
const period = { from: '2024-10-01', to: '2026-03-07' };

/** Needs `writeInvoices`. @throws where the bundle ends before the reading */
export async function bundlingRow(bench: Bench): Promise<Row> {
  const { size } = bench;
  const { read, full } = await readBaskets(bench, lineCount);
  const calm: Turn[] = [];
  for (let round = 0; round < size.rounds; round++) calm.push(await pacedTurn(bench, read, full / 3));
  await askForDocuments(bench);
  await waitUntilBundling(bench);
  const busy: Turn[] = [];
  for (let round = 0; round < size.rounds; round++) busy.push(await pacedTurn(bench, read, full / 3));
  const documents = await documentsUnderWay(bench);
  await endBundling(bench);
  await emptyBaskets(bench);
  const times = busy.map(({ p975 }, round) => p975 / (calm[round]?.p975 ?? p975));
  return {
    name: `p97.5 of reading a basket of ${lineCount} lines at a third of full load while ${documents} documents are bundled, against none`,
    judged: [atMost('times', median(times), mostTimes)],
    own: medians(busy),
    floor: medians(calm),
  };
}

async function askForDocuments(bench: Bench): Promise<void> {
  const customer = bench.tenant.buyers[0]?.customers[0] ?? '';
  await runFirst(bench, {
    method: 'POST',
    path: '/api/documents/request',
    body: { type: 'invoices', ...period, customer_numbers: [customer] },
    isRight: answers(201, '"id":'),
  });
}

async function findRequest(bench: Bench): Promise<DocumentRequestView | undefined> {
  const text = await runFirst(bench, {
    method: 'GET',
    path: '/api/documents/requests',
    isRight: answers(200, '"id":'),
  });
  return (JSON.parse(text) as { readonly requests: readonly DocumentRequestView[] }).requests[0];
}

/** Bundles are begun once a second. */
async function waitUntilBundling(bench: Bench): Promise<void> {
  for (let looks = 0; looks < mostLooks && (await findRequest(bench))?.state === 'waiting'; looks++)
    await pause(lookMs);
}

async function documentsUnderWay(bench: Bench): Promise<number> {
  const request = await findRequest(bench);
  if (request?.state !== 'working') throw new Error(`the documents are ${request?.state ?? 'not there'}`);
  const { rows } = await bench.pool.query<{ total: number }>(
    'select total_count as total from exports.document_bundles where request_id = $1',
    [request.id],
  );
  return rows[0]?.total ?? 0;
}

async function runFirst({ lanes, product }: Bench, call: Call): Promise<string> {
  const connection = openConnection(product.url);
  try {
    return (await connection.run(laneAt(lanes, 0).sessions[0], call)).answer.body.toString();
  } finally {
    await connection.close();
  }
}

/** So that later rows run alone. */
async function endBundling({ pool }: Bench): Promise<void> {
  await pool.query(`update ${documentRequestsTable.qualifiedName} set status = 'failed'`);
  await pool.query('delete from exports.document_bundles');
}
