import type pg from 'pg';
import type { Verdict } from '@talloor/contracts/endpoints/audit.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { inOrder, streamsAtOnce } from '@talloor/platform/sideBySide.ts';
import type { Checkpoint } from '@talloor/platform/subscription/checkpoints.ts';
import { checkpointsTable } from '@talloor/platform/tables.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import { historyWords } from './historyFormats.ts';
import { type Audit, openAudit, type OpenAudit } from './openAudit.ts';
import { checkCheckpoints } from './tenant/checkCheckpoints.ts';
import { compareTables, type DifferingRow } from './tenant/compareTables.ts';
import { findWriters } from './tenant/findWriters.ts';
import { ReplayFailed } from './tenant/openReplay.ts';
import { ordersOf, streamOfRow } from './tenant/ordersOf.ts';
import { readTenant, type TenantPass } from './tenant/readTenant.ts';
import { describeFinding } from './verify/describeFinding.ts';
import { readLinkPolicy } from './verify/linkPolicy.ts';
import { readBeingErased } from './verify/storedRows.ts';
import { verifyOrder } from './verify/verifyOrder.ts';
import { verifyStream } from './verify/verifyStream.ts';

/** @returns exit status */
export function auditTenant(audit: Audit): Promise<0 | 1> {
  const { print, language = 'nl' } = audit;
  const words = historyWords[language].tenant;
  return openAudit(audit, async (side) => {
    let faults = 0;
    const fault = (line: string): void => {
      faults++;
      print(line);
    };
    const { pass, checkpoints, rows, rowCount } = await compareAll(side);
    // Only PostgreSQL positions count events.
    if (audit.eventStore === 'postgres' && BigInt(pass.last) !== BigInt(pass.count))
      fault(fillText(words.events_missing, { count: pass.count, last: BigInt(pass.last).toString() }, language));
    for (const { name, fault: kind } of await checkCheckpoints(side.store, checkpoints, pass.last))
      fault(fillText(words[kind], { name }, language));
    const shown = await ordersShown(side);
    for (const line of await lostCheckouts(side, pass)) fault(fillText(words[line.kind], line.values, language));

    const ofStream = async (stream: string) => [stream, await ordersOf(side, stream)] as const;
    const suspects = new Set([...pass.streams.keys(), ...rows.flatMap((row) => streamOfRow(row) ?? [])]);
    const ordersByStream = new Map<string, readonly string[]>();
    for await (const [stream, found] of inOrder(suspects, streamsAtOnce, ofStream)) ordersByStream.set(stream, found);
    const gone = shown.filter((order) => !pass.placed.has(order));
    const orders = new Set([...pass.orders.keys(), ...gone, ...[...ordersByStream.values()].flat()]);
    const broken = new Set<string>();
    const named = new Set<string>();
    const changed = new Set<string>(pass.streams.keys());
    const numbers = [...orders].toSorted((a, b) => Number(a) - Number(b));
    const verdicts = inOrder(numbers, streamsAtOnce, async (order) => {
      return { order, verdict: await verifyOrder(side, order, language) };
    });
    for await (const { order, verdict } of verdicts) {
      const known = pass.orders.get(order);
      if (verdict?.holds && !known) continue;
      const message = verdict?.holds === false ? verdict.message : known && describeFinding(known, language);
      fault(`${order}: ${message ?? words.gone}`);
      if (!verdict || verdict.events_checked === 0) continue;
      broken.add(order);
      for (const { stream } of verdict?.streams ?? []) {
        named.add(stream);
        if (!isOfRows(verdict)) changed.add(stream);
      }
      for (const detail of furtherRows(verdict)) print(`${order}: ${detail}`);
    }
    const isExplained = (stream: string | null): boolean =>
      stream !== null && (named.has(stream) || (ordersByStream.get(stream) ?? []).some((order) => broken.has(order)));
    const others = [...suspects].filter((stream) => !isExplained(stream));
    for await (const finding of inOrder(others, streamsAtOnce, (stream) => verifyStream(side, stream))) {
      if (!finding) continue;
      fault(describeFinding(finding, language));
      named.add(finding.stream);
    }
    for (const [stream, finding] of pass.streams) if (!isExplained(stream)) fault(describeFinding(finding, language));

    const unexplained = rows.filter((row) => !isExplained(streamOfRow(row)));
    const positions = new Map(checkpoints.map(({ name, position }) => [name, position]));
    const writers = await findWriters(side, unexplained, positions);
    for (const row of unexplained) {
      const writer = writers.get(row);
      const values = { path: row.path };
      if (!writer) fault(fillText(words.no_event, values, language));
      else if (!changed.has(writer.streamId)) {
        const { streamId: stream, revision, event } = writer;
        fault(describeFinding({ stream, revision, type: event.type, reason: 'read_model_differs', values }, language));
      }
    }
    if (rowCount > rows.length) fault(fillText(words.more_rows, { count: rowCount - rows.length }, language));
    const values = { count: pass.count, orders: new Set([...pass.placed.keys(), ...shown]).size, faults };
    print(fillText(faults === 0 ? words.holds : words.broken, values, language));
    return faults === 0 ? 0 : 1;
  });
}

const mostDetails = 50;

function furtherRows(verdict: Verdict | null): string[] {
  const { differences = [] } = verdict ?? {};
  const [first] = differences;
  if (!first || !isOfRows(verdict)) return [];
  const byRow = new Map(differences.toReversed().map((each) => [each.path.replace(/\].*/, ']'), each]));
  byRow.delete(first.path.replace(/\].*/, ']'));
  return [...byRow.values()]
    .toReversed()
    .slice(0, mostDetails)
    .map(({ path, stored, replayed }) => `${path}: ${stored} <> ${replayed}`);
}

const isOfRows = (verdict: Verdict | null): boolean =>
  verdict?.differences[0] !== undefined && verdict.message.includes(verdict.differences[0].path);

type Compared = {
  readonly pass: TenantPass;
  readonly checkpoints: readonly Checkpoint[];
  readonly rows: readonly DifferingRow[];
  readonly rowCount: number;
};

async function compareAll(side: OpenAudit): Promise<Compared> {
  try {
    return await compareInOneSnapshot(side, false);
  } catch (error) {
    if (!(error instanceof ReplayFailed)) throw error;
    return await compareInOneSnapshot(side, true);
  }
}

/** The snapshot precedes the events, because streams only grow. Temporary tables end with it. */
async function compareInOneSnapshot(side: OpenAudit, isCareful: boolean): Promise<Compared> {
  const client = await side.pool.connect();
  try {
    await client.query("set temp_buffers = '64MB'");
    await client.query('begin isolation level repeatable read');
    const checkpoints = await readCheckpoints(client);
    const linkPolicy = await readLinkPolicy(client);
    const erasing = await readBeingErased(client);
    const lastErasure = await readLastErasure(client);
    const positions = new Map(checkpoints.map(({ name, position }) => [name, position]));
    const pass = await readTenant(side, { client, positions, linkPolicy, isCareful });
    let known: ReadonlySet<string> | null = null;
    const readErasing = async (): Promise<ReadonlySet<string>> =>
      (known ??= new Set([...erasing, ...(await readErasedSince(side.pool, lastErasure))]));
    const tables = allProjectors.flatMap((projector) => projector.tables);
    const { rows, count } = await compareTables(client, tables, readErasing);
    await client.query('rollback');
    return { pass, checkpoints, rows, rowCount: count };
  } finally {
    client.release(true);
  }
}

async function readCheckpoints(client: pg.ClientBase): Promise<Checkpoint[]> {
  const columns = columnsOf(checkpointsTable, 'name', 'store_id', 'position', 'event_id');
  // A rebuild keeps its own checkpoint until it switches.
  const text = `select name, store_id, position, event_id from platform.checkpoints
    where name not like 'rebuilt %' order by name`;
  return (await findRows(client, columns, text)).map(({ name, store_id: storeId, position, event_id: eventId }) => ({
    name,
    storeId,
    position,
    eventId,
  }));
}

const readLastErasure = async (client: pg.ClientBase): Promise<string> =>
  (await findRows(client, { id: 'text not null' }, 'select coalesce(max(id), 0)::text as id from platform.erasures'))[0]
    ?.id ?? '0';

/** Their values replay as null, and the snapshot still holds them. */
async function readErasedSince(pool: pg.Pool, id: string): Promise<string[]> {
  const text = 'select person_id from platform.erasures where id > $1::bigint';
  return (await findRows(pool, { person_id: 'text not null' }, text, [id])).map(({ person_id }) => person_id);
}

type Lost = {
  readonly kind: 'not_placed' | 'number_of_other';
  readonly values: { readonly order: string; readonly basket: string; readonly other?: string };
};

async function lostCheckouts({ store }: OpenAudit, { placed, checkedOut }: TenantPass): Promise<Lost[]> {
  const placedBaskets = new Set(placed.values());
  const lost: Lost[] = [];
  for (const [basket, order] of checkedOut) {
    if (placedBaskets.has(basket)) continue;
    const other = placed.get(order);
    if (other === undefined && (await store.readStream(orderStream(order), 0, 1)).length === 0)
      lost.push({ kind: 'not_placed', values: { order, basket } });
    if (other !== undefined && other !== null) lost.push({ kind: 'number_of_other', values: { order, basket, other } });
  }
  return lost;
}

async function ordersShown({ pool }: Pick<OpenAudit, 'pool'>): Promise<string[]> {
  const rows = await findRows(
    pool,
    columnsOf(orderDetailsTable, 'order_number'),
    `select order_number from ${orderDetailsTable.qualifiedName}`,
  );
  return rows.map(({ order_number }) => order_number);
}
