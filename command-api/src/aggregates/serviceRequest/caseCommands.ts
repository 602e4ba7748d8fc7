import type { CloseReason } from '@talloor/events/serviceRequest/events.ts';
import { officeMetadata, type Actor } from '../../commands/officeCommand.ts';
import type { CommandSide } from '../../commandSide.ts';
import { decideAnswerCase, type AnswerCase } from './answerCase/decideAnswerCase.ts';
import { runOnServiceRequest } from './changeServiceRequest.ts';
import { decideCloseCase } from './closeCase/decideCloseCase.ts';
import { fileServiceRequest, type NewServiceRequest } from './fileServiceRequest/fileServiceRequest.ts';

/** Without HTTP. Each @throws Problem. */
export function createCaseCommands(side: CommandSide) {
  const change = (
    name: string,
    caseId: string,
    actor: Actor,
    decide: Parameters<typeof runOnServiceRequest>[3],
  ): Promise<unknown> =>
    runOnServiceRequest(side, caseId, officeMetadata(name, caseId, caseId, actor, null, side), decide);
  return {
    /** One case per key. @returns its id */
    fileServiceRequest: async (request: NewServiceRequest, key: string, actor: Actor): Promise<string> => {
      const metadata = officeMetadata('fileServiceRequest', key, request, actor, request.customerNumber, side);
      return (await fileServiceRequest(side, request, metadata)).body.id;
    },
    answerCase: (caseId: string, answer: AnswerCase, actor: Actor) =>
      change(`${answer.kind}Case`, caseId, actor, (state) => decideAnswerCase(answer, state)),
    closeCase: (caseId: string, reason: CloseReason, actor: Actor) =>
      change('closeCase', caseId, actor, (state) => decideCloseCase(reason, state)),
  };
}
