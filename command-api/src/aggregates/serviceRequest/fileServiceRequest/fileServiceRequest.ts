import { serviceRequestStream } from '@talloor/events/serviceRequest/events.ts';
import { serviceRequestFold } from '@talloor/events/serviceRequest/state.ts';
import type { FiledServiceRequest } from '@talloor/events/serviceRequest/values.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { answerDueAt } from '@talloor/rules/serviceRequest/answerPromise.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { makeCaseToken } from '../caseToken.ts';
import { drawCaseNumber } from '../drawCaseNumber.ts';
import { decideFileServiceRequest } from './decideFileServiceRequest.ts';

export type NewServiceRequest = Omit<FiledServiceRequest, 'caseId' | 'number'>;
export type FiledCase = {
  readonly id: string;
  readonly number: string;
  readonly due_at: string;
  readonly upload_token: string;
};

/**
 * The id is that of the command, so that a repeat finds the same case.
 * @throws Problem
 */
export async function fileServiceRequest(
  side: Pick<CommandSide, 'pool' | 'repository' | 'sign' | 'clock'>,
  request: NewServiceRequest,
  metadata: CommandMetadata,
): Promise<{ body: FiledCase; seen: Position | null }> {
  const caseId = metadata.commandId;
  const { state, position } = await awaitAccepted(
    side.repository.execute(
      serviceRequestFold,
      serviceRequestStream(caseId),
      metadata,
      async (current) =>
        current.status === 'none'
          ? decideFileServiceRequest(
              { ...request, caseId, number: await drawCaseNumber(side, caseId, metadata) },
              current,
            )
          : [],
      { expecting: 'new' },
    ),
    'service.unavailable',
  );
  if (state.status === 'none') throw new Problem('service.unavailable');
  const filedAt = Date.parse(metadata.occurredAt);
  const body = {
    id: caseId,
    number: state.filed.number,
    due_at: new Date(answerDueAt(filedAt, request.kind, request.documentRequest?.promisedOn)).toISOString(),
    upload_token: makeCaseToken(side, 'upload', caseId, side.clock.now()),
  };
  return { body, seen: position };
}
