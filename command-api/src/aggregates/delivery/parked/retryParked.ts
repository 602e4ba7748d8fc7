import { deliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { Actor } from '../../../commands/officeCommand.ts';
import {
  reportDelivery,
  type ProcessedReport,
  type ReportResult,
  type ReportSide,
} from '../reportDelivery/reportDelivery.ts';
import { noteTry, parkedOf, unpark, withParked, type ParkedDelivery } from './parkedDeliveries.ts';

/** Stores the outcome. @param client of the locking transaction */
export async function retryLocked(
  side: ReportSide,
  parked: ParkedDelivery,
  client: Parameters<typeof noteTry>[0],
  actor: Actor,
): Promise<ReportResult> {
  const reported = await reportAgain(side, parked, actor);
  if (reported.kind === 'refused') {
    const { code, parameters = {} } = reported;
    const storedParameters =
      code === parked.code && Object.keys(parameters).length === 0 ? parked.parameters : parameters;
    await noteTry(client, parked.parked_id, { code, parameters: storedParameters }, side.clock.now());
  } else await unpark(client, parked.parked_id);
  return reported;
}

async function reportAgain(side: ReportSide, { message }: ParkedDelivery, actor: Actor): Promise<ReportResult> {
  const read = deliveryMessage.safeParse(message);
  if (!read.success) return { kind: 'refused', code: 'delivery.message_invalid', parameters: {} };
  return reportDelivery(side, read.data, actor);
}

const retryOne = (side: ReportSide, { parked_id: id }: ParkedDelivery, actor: Actor): Promise<ReportResult | null> =>
  withParked(side.pool, id, async (parked, client) =>
    parked.discarded_at === null ? retryLocked(side, parked, client, actor) : null,
  );

/**
 * Repeats while any succeeds: reports may arrive in the wrong order.
 * @returns outcomes by message id
 */
export async function retryParked(
  side: ReportSide,
  deliveryNumbers: readonly string[],
  actor: Actor,
): Promise<ReadonlyMap<string, ProcessedReport>> {
  const outcomes = new Map<string, ProcessedReport>();
  if (deliveryNumbers.length === 0) return outcomes;
  let waiting = await parkedOf(side.pool, deliveryNumbers);
  for (let before = -1; waiting.length > 0 && waiting.length !== before;) {
    before = waiting.length;
    const remaining: ParkedDelivery[] = [];
    for (const parked of waiting) {
      const reported = await retryOne(side, parked, actor);
      if (reported === null) continue;
      if (reported.kind === 'refused') remaining.push(parked);
      else outcomes.set(parked.message_id, reported);
    }
    waiting = remaining;
  }
  return outcomes;
}
