import { isDeepStrictEqual } from 'node:util';
import type { DeliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { DeliveryActReason } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { Actor } from '../../../commands/officeCommand.ts';
import { settleParked, withParked, type ParkedDelivery } from './parkedDeliveries.ts';
import { retryLocked, retryParked } from './retryParked.ts';
import { erp, reportDelivery, type ReportResult, type ReportSide } from '../reportDelivery/reportDelivery.ts';
import { isNoted, noteDeliveryAct } from './deliveryActs.ts';

export type ParkedAct =
  | { readonly act: 'retry' }
  | { readonly act: 'correct'; readonly message: DeliveryMessage; readonly reason: DeliveryActReason }
  | { readonly act: 'discard'; readonly reason: DeliveryActReason };

type Outcome = {
  readonly outcome: 'applied' | 'unchanged' | 'waiting' | 'discarded';
  readonly code: string | null;
  readonly position: Position | null;
};

/**
 * The command id makes repeats silent, also after a crash. Then retries the delivery's other reports.
 * @throws Problem `parked_delivery.not_found`, `parked_delivery.settled`, or the correction's rejection
 */
export async function actOnParked(
  side: ReportSide,
  parkedId: string,
  parkedAct: ParkedAct,
  { actor, key }: { readonly actor: Actor; readonly key: string },
): Promise<Outcome> {
  const commandId = commandIdOf(actor.actorId, `${parkedAct.act}Parked`, key);
  const result = await withParked(side.pool, parkedId, async (parked, client) => {
    if (parked.discarded_at !== null) return { parked, done: outcomeOfSettled(parked, parkedAct) };
    const outcome = await carryOut(side, parked, client, parkedAct, actor);
    await noteDeliveryAct(
      client,
      {
        commandId,
        parkedId,
        messageId: parked.message_id,
        deliveryNumber: parked.delivery_number,
        act: parkedAct.act,
        outcome: outcome.code ?? outcome.outcome,
        reason: 'reason' in parkedAct ? parkedAct.reason : null,
        by: actor.actorId,
      },
      side.clock.now(),
    );
    return { parked, done: outcome };
  });
  if (result === null) {
    // A lost answer: this act or a later one processed it.
    if (await isNoted(side.pool, commandId, parkedId)) return unchangedOutcome;
    throw new Problem('parked_delivery.not_found');
  }
  const touched = new Set([
    result.parked.delivery_number,
    parkedAct.act === 'correct' ? parkedAct.message.delivery_number : null,
  ]);
  await retryParked(
    side,
    [...touched].filter((number) => number !== null),
    erp,
  );
  return result.done;
}

const unchangedOutcome: Outcome = { outcome: 'unchanged', code: null, position: null };

/** The same act again is silent; another is too late. */
function outcomeOfSettled({ correction }: ParkedDelivery, parkedAct: ParkedAct): Outcome {
  const isSame =
    parkedAct.act === 'discard'
      ? correction === null
      : parkedAct.act === 'correct' && isDeepStrictEqual(correction, JSON.parse(JSON.stringify(parkedAct.message)));
  if (!isSame) throw new Problem('parked_delivery.settled');
  return unchangedOutcome;
}

async function carryOut(
  side: ReportSide,
  parked: ParkedDelivery,
  client: Parameters<typeof settleParked>[0],
  parkedAct: ParkedAct,
  actor: Actor,
): Promise<Outcome> {
  const settle = (correction: unknown) =>
    settleParked(client, parked.parked_id, { by: actor.actorId, now: side.clock.now(), correction });
  switch (parkedAct.act) {
    case 'discard':
      await settle(null);
      return { outcome: 'discarded', code: null, position: null };
    case 'retry': {
      const reported = await retryLocked(side, parked, client, erp);
      return reported.kind === 'refused'
        ? { outcome: 'waiting', code: reported.code, position: null }
        : outcomeOf(reported);
    }
    case 'correct': {
      // From the content: a repeat is the same command, another correction is not.
      const name = commandIdOf(actor.actorId, parked.parked_id, JSON.stringify(parkedAct.message));
      const reported = await reportDelivery(side, parkedAct.message, actor, { key: name, reason: parkedAct.reason });
      if (reported.kind === 'refused')
        throw new Problem(reported.code, reported.parameters ? { parameters: { ...reported.parameters } } : {});
      await settle(parkedAct.message);
      return outcomeOf(reported);
    }
    default:
      return parkedAct satisfies never;
  }
}

const outcomeOf = ({ kind, position }: Exclude<ReportResult, { kind: 'refused' }>): Outcome => ({
  outcome: kind,
  code: null,
  position: position as Position | null,
});
