import type { RequestContext, SessionUser } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../commands/commandMetadata.ts';
import type { CommandSide } from '../commandSide.ts';
import type { ReportSubject } from './reportSubject.ts';
import { actOnParked, type ParkedAct } from './actOnParked.ts';

type Context = Pick<RequestContext, 'idempotencyKey' | 'correlationId' | 'customerNumber'> & {
  readonly user: SessionUser;
};

/** ADR 0120. @throws Problem as `actOnParked` */
export async function actByOffice(
  side: CommandSide,
  subjects: readonly ReportSubject[],
  id: string,
  parkedAct: ParkedAct,
  context: Context,
) {
  const { actorId, actorRole } = commandMetadata(`${parkedAct.act}ParkedDelivery`, { id }, context, side);
  const { outcome, code, position } = await actOnParked(side, subjects, id, parkedAct, {
    actor: { actorId, actorRole },
    key: context.idempotencyKey,
  });
  return { body: { id, outcome, code }, seen: position };
}
