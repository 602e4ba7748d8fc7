import { serviceRequestStream, type ServiceRequestEvent } from '@talloor/events/serviceRequest/events.ts';
import {
  serviceRequestFold,
  type KnownServiceRequest,
  type ServiceRequestState,
} from '@talloor/events/serviceRequest/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import type { RequestContext, SessionUser } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../commands/commandMetadata.ts';
import type { CommandSide } from '../../commandSide.ts';
import { awaitAccepted } from '../../commands/runCommand.ts';

export type CaseContext = Pick<RequestContext, 'idempotencyKey' | 'correlationId' | 'customerNumber'> & {
  readonly user: SessionUser;
};
type CaseChange = {
  readonly name: string;
  readonly caseId: string;
  readonly input: unknown;
  readonly decide: (state: ServiceRequestState) => Decision<ServiceRequestEvent>;
};

/** @throws Problem */
export async function changeServiceRequest(
  side: CommandSide,
  context: CaseContext,
  { name, caseId, input, decide }: CaseChange,
): Promise<{ body: { id: string; status: KnownServiceRequest['status'] }; seen: Position | null }> {
  const { state: before } = await side.repository.load(serviceRequestFold, serviceRequestStream(caseId));
  if (before.status === 'none') throw new Problem('case.not_found');
  const { customerNumber } = before.filed;
  const metadata = { ...commandMetadata(name, { caseId, input }, context, side), customerNumber };
  const { state, position } = await runOnServiceRequest(side, caseId, metadata, decide);
  return { body: { id: caseId, status: state.status }, seen: position };
}

/** @throws Problem */
export async function runOnServiceRequest(
  { repository }: Pick<CommandSide, 'repository'>,
  caseId: string,
  metadata: CommandMetadata,
  decide: CaseChange['decide'],
): Promise<{ state: KnownServiceRequest; position: Position | null }> {
  const { state, position } = await awaitAccepted(
    repository.execute(serviceRequestFold, serviceRequestStream(caseId), metadata, decide),
    'service.unavailable',
  );
  if (state.status === 'none') throw new Problem('case.not_found');
  return { state, position };
}
