import type { Verdict } from '@talloor/contracts/endpoints/audit.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { inOrder, streamsAtOnce } from '@talloor/platform/sideBySide.ts';
import { historyWords } from './historyFormats.ts';
import { type Audit, openAudit } from './openAudit.ts';
import { checkCheckpoints } from './tenant/checkCheckpoints.ts';
import { compareTenant } from './tenant/compareTenant.ts';
import { findWriters } from './tenant/findWriters.ts';
import { lostCheckouts } from './tenant/lostCheckouts.ts';
import { ordersOf, streamOfRow } from './tenant/ordersOf.ts';
import { describeFinding } from './verify/describeFinding.ts';
import { verifyOrder } from './verify/verifyOrder.ts';
import { verifyStream } from './verify/verifyStream.ts';

/** @returns exit status */
export function auditTenant(audit: Audit): Promise<0 | 1> {
  const { print, language = 'nl' } = audit;
  const words = historyWords[language].tenant;
  const isPostgres = audit.eventStore === 'postgres';
  return openAudit(audit, async (side) => {
    let faults = 0;
    const fault = (line: string): void => {
      faults++;
      print(line);
    };
    const { pass, checkpoints, shown, rows, rowCount } = await compareTenant(side, !isPostgres);
    // Only PostgreSQL positions count events.
    if (isPostgres && BigInt(pass.last) !== BigInt(pass.count))
      fault(fillText(words.events_missing, { count: pass.count, last: BigInt(pass.last).toString() }, language));
    for (const { name, fault: kind } of await checkCheckpoints(side.store, checkpoints, pass.last))
      fault(fillText(words[kind], { name }, language));
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
    const verdicts = inOrder(numbers, ordersAtOnce, async (order) => {
      return { order, verified: await verifyOrder(side, order, language) };
    });
    for await (const { order, verified } of verdicts) {
      const known = pass.orders.get(order);
      const verdict = verified?.verdict;
      const isOfRows = verified?.finding?.reason === 'read_model_differs';
      if (verdict?.holds && !known) continue;
      const message = verdict?.holds === false ? verdict.message : known && describeFinding(known, language);
      fault(`${order}: ${message ?? words.gone}`);
      if (!verdict || verdict.events_checked === 0) continue;
      broken.add(order);
      for (const { stream } of verdict.streams) {
        named.add(stream);
        if (!isOfRows) changed.add(stream);
      }
      if (isOfRows) for (const detail of furtherRows(verdict)) print(`${order}: ${detail}`);
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

const ordersAtOnce = 4;
const mostDetails = 50;

/** Rows that differ beside the one that the verdict names. */
function furtherRows({ differences }: Verdict): string[] {
  const [first] = differences;
  if (!first) return [];
  const byRow = new Map(differences.toReversed().map((each) => [rowOf(each), each]));
  byRow.delete(rowOf(first));
  return [...byRow.values()]
    .toReversed()
    .slice(0, mostDetails)
    .map(({ path, stored, replayed }) => `${path}: ${stored} <> ${replayed}`);
}

const rowOf = ({ path }: Verdict['differences'][number]): string => path.replace(/\].*/, ']');
