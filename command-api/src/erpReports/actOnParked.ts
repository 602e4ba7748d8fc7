import { isDeepStrictEqual } from 'node:util';
import type { correctParkedDelivery, DeliveryActReason } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { z } from 'zod';
import type { Actor } from '../commands/officeCommand.ts';
import { settleParked, withParked, type ParkedReport } from './parkedReports.ts';
import { retryLocked, retryParked, type ParkedSide } from './retryParked.ts';
import { isNoted, noteReportAct } from './reportActs.ts';
import { erp, type ProcessedReport, type ReportSubject } from './reportSubject.ts';

type ParkedMessage = z.output<typeof correctParkedDelivery.body>['message'];
export type ParkedAct =
  | { readonly act: 'retry' }
  | { readonly act: 'correct'; readonly message: ParkedMessage; readonly reason: DeliveryActReason }
  | { readonly act: 'discard'; readonly reason: DeliveryActReason };

type Outcome = {
  readonly outcome: 'applied' | 'unchanged' | 'waiting' | 'discarded';
  readonly code: string | null;
  readonly position: Position | null;
};

/**
 * The command id makes repeats silent, also after a crash. Then retries other reports with its numbers.
 * @throws Problem `parked_delivery.not_found`, `parked_delivery.settled`, or the correction's rejection
 */
export async function actOnParked(
  side: ParkedSide,
  subjects: readonly ReportSubject[],
  parkedId: string,
  parkedAct: ParkedAct,
  { actor, key }: { readonly actor: Actor; readonly key: string },
): Promise<Outcome> {
  const commandId = commandIdOf(actor.actorId, `${parkedAct.act}Parked`, key);
  const result = await withParked(side.pool, parkedId, async (parked, client) => {
    const subject = subjectOf(subjects, parked);
    if (parked.discarded_at !== null) return { parked, subject, done: outcomeOfSettled(parked, parkedAct) };
    const outcome = await carryOut(side, subject, parked, client, parkedAct, actor);
    await noteReportAct(
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
    return { parked, subject, done: outcome };
  });
  if (result === null) {
    // A lost answer: this act or a later one processed it.
    if (await isNoted(side.pool, commandId, parkedId)) return unchangedOutcome;
    throw new Problem('parked_delivery.not_found');
  }
  const { keysOf } = result.subject;
  const touched = [keysOf(result.parked.message), ...(parkedAct.act === 'correct' ? [keysOf(parkedAct.message)] : [])];
  await retryParked(side, subjects, touched, erp);
  return result.done;
}

function subjectOf(subjects: readonly ReportSubject[], { subject: name }: ParkedReport): ReportSubject {
  const subject = subjects.find((each) => each.name === name);
  if (!subject) throw new Error(`no reports of ${name} are known`);
  return subject;
}

const unchangedOutcome: Outcome = { outcome: 'unchanged', code: null, position: null };

function outcomeOfSettled({ correction }: ParkedReport, parkedAct: ParkedAct): Outcome {
  const isSame =
    parkedAct.act === 'discard'
      ? correction === null
      : parkedAct.act === 'correct' && isDeepStrictEqual(correction, JSON.parse(JSON.stringify(parkedAct.message)));
  if (!isSame) throw new Problem('parked_delivery.settled');
  return unchangedOutcome;
}

async function carryOut(
  side: ParkedSide,
  subject: ReportSubject,
  parked: ParkedReport,
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
      const reported = await retryLocked(side, subject, parked, client, erp);
      return reported.kind === 'refused'
        ? { outcome: 'waiting', code: reported.code, position: null }
        : outcomeOf(reported);
    }
    case 'correct': {
      // A repeat is the same command, another correction is not.
      const name = commandIdOf(actor.actorId, parked.parked_id, JSON.stringify(parkedAct.message));
      const reported = await subject.judge(parkedAct.message, actor, { key: name, reason: parkedAct.reason });
      if (reported.kind === 'refused')
        throw new Problem(reported.code, reported.parameters ? { parameters: { ...reported.parameters } } : {});
      await settle(parkedAct.message);
      return outcomeOf(reported);
    }
    default:
      return parkedAct satisfies never;
  }
}

const outcomeOf = ({ kind, position }: ProcessedReport): Outcome => ({
  outcome: kind,
  code: null,
  position: position as Position | null,
});
