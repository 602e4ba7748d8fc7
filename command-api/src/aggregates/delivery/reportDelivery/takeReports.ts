import { readNdjson } from '@talloor/catalogue/import/reading/readNdjson.ts';
import { decodeText } from '@talloor/catalogue/import/reading/decodeText.ts';
import { takeBytes } from '@talloor/catalogue/import/reading/takeBytes.ts';
import { mostErrors } from '@talloor/catalogue/import/importReport.ts';
import type { ReadLine } from '@talloor/catalogue/import/reading/readLine.ts';
import {
  deliveryMessage,
  type parkedReport,
  type passedOverReport,
} from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { inTurns } from '@talloor/platform/inTurns.ts';
import type { z } from 'zod';
import type { Actor } from '../../../commands/officeCommand.ts';
import { isSettled, parkDelivery } from '../parked/parkedDeliveries.ts';
import { retryParked } from '../parked/retryParked.ts';
import type { JudgedReplacement } from '../replacements/withheldOf.ts';
import { reportDelivery, type ProcessedReport, type ReportSide } from './reportDelivery.ts';

type Trouble = z.output<typeof parkedReport>;
type PassedOver = z.output<typeof passedOverReport>;
type Tally = { lines: number; applied: number; unchanged: number; rejected: number };

/** Characters; fits a thousand lines, and the event. */
const longestReport = 400_000;

/** Concurrent deliveries; orders share the machine. */
const sideBySide = 16;

/**
 * Line by line: one delivery in order, deliveries concurrently. Unprocessable reports are parked and retried.
 * @throws ImportRefused for an unreadable file; earlier lines stay, and resending is safe
 */
export async function takeReports(side: ReportSide, bytes: AsyncIterable<Uint8Array>, actor: Actor) {
  const tally: Tally = { lines: 0, applied: 0, unchanged: 0, rejected: 0 };
  const waiting = new Map<string, Trouble>();
  const rejected: Trouble[] = [];
  const withheld = new Map<string, readonly JudgedReplacement[]>();
  const passedOver: PassedOver[] = [];
  const noteOutcome = (messageId: string, reported: ProcessedReport): void => {
    withheld.set(messageId, reported.withheld);
    const { deliveryNumber, passedOver: over } = reported;
    if (over !== null && passedOver.length < mostErrors)
      passedOver.push({
        message_id: messageId,
        delivery_number: deliveryNumber,
        code: over.code,
        newer_at: over.at,
      });
  };
  const touched = new Set<string>();
  const turns = inTurns();
  const underWay = new Set<Promise<void>>();
  const take = async (line: ReadLine): Promise<void> => {
    const identity = nameOf(line);
    if (identity === null) {
      tally.rejected += 1;
      const message = 'error' in line ? line.error.message : 'has no message_id, or is too long';
      if (rejected.length < mostErrors)
        rejected.push({ line: line.line, message_id: null, code: 'import.malformed', message });
      return;
    }
    const { messageId, deliveryNumber, value } = identity;
    const report = { messageId, deliveryNumber, message: value };
    const park = async (code: string, parameters: Readonly<Record<string, string | number>>, message: string) => {
      const waits = await parkDelivery(side.pool, report, { code, parameters }, side.clock.now());
      if (!waits) tally.unchanged += 1;
      else waiting.set(messageId, { line: line.line, message_id: messageId, code, message });
    };
    const read = deliveryMessage.safeParse(value);
    if (!read.success) {
      const [issue] = read.error.issues;
      const field = issue?.path.join('.') ?? '';
      const message = `${field === '' ? 'the report' : field}: ${issue?.message ?? 'is invalid'}`.slice(0, 300);
      return park('delivery.message_invalid', { field: field.slice(0, 100) }, message);
    }
    if (await isSettled(side.pool, report)) {
      tally.unchanged += 1;
      return;
    }
    const reported = await reportDelivery(side, read.data, actor);
    touched.add(read.data.delivery_number);
    if (reported.kind !== 'refused') {
      tally[reported.kind] += 1;
      noteOutcome(messageId, reported);
    } else await park(reported.code, reported.parameters ?? {}, reported.code);
  };
  const failures: unknown[] = [];
  const begin = (line: ReadLine): void => {
    const running = turns(nameOf(line)?.deliveryNumber ?? '', () => take(line))
      .catch((error: unknown) => void failures.push(error))
      .finally(() => underWay.delete(running));
    underWay.add(running);
  };
  try {
    for await (const line of readNdjson(decodeText(takeBytes(bytes).bytes, null))) {
      tally.lines += 1;
      begin(line);
      if (underWay.size >= sideBySide) await Promise.race(underWay);
      if (failures.length > 0) break;
    }
  } finally {
    await Promise.all(underWay);
  }
  if (failures.length > 0) throw failures[0];
  const outcomes = await retryParked(side, [...touched], actor);
  for (const [messageId, reported] of outcomes) {
    if (waiting.delete(messageId)) tally[reported.kind] += 1;
    noteOutcome(messageId, reported);
  }
  const errors = [...waiting.values(), ...rejected].toSorted((a, b) => a.line - b.line).slice(0, mostErrors);
  return {
    ...tally,
    parked: waiting.size,
    withheld: [...withheld.values()].flat().slice(0, mostErrors),
    passed_over: passedOver,
    errors,
  };
}

function nameOf(
  line: ReadLine,
): { readonly messageId: string; readonly deliveryNumber: string | null; readonly value: unknown } | null {
  if ('error' in line || JSON.stringify(line.value).length > longestReport) return null;
  const { message_id: messageId, delivery_number: deliveryNumber } = line.value;
  if (typeof messageId !== 'string' || !/^[\w.:-]{1,100}$/.test(messageId)) return null;
  const isNumber = typeof deliveryNumber === 'string' && /^\d{1,20}$/.test(deliveryNumber);
  return { messageId, deliveryNumber: isNumber ? deliveryNumber : null, value: line.value };
}
