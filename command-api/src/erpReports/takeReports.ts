import { readNdjson } from '@talloor/catalogue/import/reading/readNdjson.ts';
import { decodeText } from '@talloor/catalogue/import/reading/decodeText.ts';
import { takeBytes } from '@talloor/catalogue/import/reading/takeBytes.ts';
import { mostErrors } from '@talloor/catalogue/import/importReport.ts';
import type { ReadLine } from '@talloor/catalogue/import/reading/readLine.ts';
import type { parkedReport } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { inTurns } from '@talloor/platform/inTurns.ts';
import type { z } from 'zod';
import type { Actor } from '../commands/officeCommand.ts';
import { isSettled, parkReport } from './parkedReports.ts';
import { type ParkedSide, retryParked } from './retryParked.ts';
import type { ProcessedReport, ReportKeys, ReportSubject } from './reportSubject.ts';

type Trouble = z.output<typeof parkedReport>;
type Tally = { lines: number; applied: number; unchanged: number; rejected: number };

const sideBySide = 16;

type Options<Processed> = {
  readonly retried: readonly ReportSubject[];
  /** Also of reports that waited. */
  readonly onProcessed?: (messageId: string, processed: Processed) => void;
};

/**
 * Reports with one turn run in order. Unprocessable reports are parked and retried.
 * @throws ImportRefused for an unreadable file; earlier lines stay, and resending is safe
 */
export async function takeReports<Processed extends ProcessedReport>(
  side: ParkedSide,
  subject: ReportSubject<Processed>,
  bytes: AsyncIterable<Uint8Array>,
  actor: Actor,
  { retried, onProcessed = () => undefined }: Options<Processed>,
) {
  const tally: Tally = { lines: 0, applied: 0, unchanged: 0, rejected: 0 };
  /** By parked id: a line may come twice. */
  const waiting = new Map<string, Trouble>();
  const rejected: Trouble[] = [];
  const touched: ReportKeys[] = [];
  const turns = inTurns();
  const underWay = new Set<Promise<void>>();
  const take = async (line: ReadLine, keys: ReportKeys | null): Promise<void> => {
    const report = keys && reportIn(line, subject, keys);
    if (report === null) {
      tally.rejected += 1;
      const message = 'error' in line ? line.error.message : 'has no message_id, or is too long';
      if (rejected.length < mostErrors)
        rejected.push({ line: line.line, message_id: null, code: 'import.malformed', message });
      return;
    }
    const { messageId, message } = report;
    if (await isSettled(side.pool, subject.name, report)) {
      tally.unchanged += 1;
      return;
    }
    const judged = await subject.judge(message, actor);
    if (judged.kind !== 'refused') {
      touched.push(report.keys);
      tally[judged.kind] += 1;
      onProcessed(messageId, judged);
      return;
    }
    const { code, parameters = {}, detail } = judged;
    if (detail === undefined) touched.push(report.keys);
    const parkedId = await parkReport(side.pool, subject.name, report, { code, parameters }, side.clock.now());
    if (parkedId === null) tally.unchanged += 1;
    else waiting.set(parkedId, { line: line.line, message_id: messageId, code, message: detail ?? code });
  };
  const failures: unknown[] = [];
  const begin = (line: ReadLine, keys: ReportKeys | null): void => {
    const running = turns(keys === null ? '' : subject.turnOf(keys), () => take(line, keys))
      .catch((error: unknown) => void failures.push(error))
      .finally(() => underWay.delete(running));
    underWay.add(running);
  };
  try {
    for await (const line of readNdjson(decodeText(takeBytes(bytes).bytes, null))) {
      tally.lines += 1;
      begin(line, 'value' in line ? subject.keysOf(await subject.translate(line.value)) : null);
      if (underWay.size >= sideBySide) await Promise.race(underWay);
      if (failures.length > 0) break;
    }
  } finally {
    await Promise.all(underWay);
  }
  if (failures.length > 0) throw failures[0];
  for (const outcome of await retryParked(side, retried, touched, actor)) {
    if (outcome.subject !== subject.name) continue;
    const processed = outcome.processed as Processed;
    if (waiting.delete(outcome.parkedId)) tally[processed.kind] += 1;
    onProcessed(outcome.messageId, processed);
  }
  const errors = [...waiting.values(), ...rejected].toSorted((a, b) => a.line - b.line).slice(0, mostErrors);
  return { ...tally, parked: waiting.size, errors };
}

function reportIn(line: ReadLine, { longest }: ReportSubject, keys: ReportKeys) {
  if ('error' in line || JSON.stringify(line.value).length > longest) return null;
  const { message_id: messageId } = line.value;
  if (typeof messageId !== 'string' || !/^[\w.:-]{1,100}$/.test(messageId)) return null;
  return { messageId, message: line.value as unknown, keys };
}
