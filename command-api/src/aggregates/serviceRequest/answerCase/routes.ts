import { answerCase, askCaseInformation } from '@talloor/contracts/endpoints/officeCases.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeServiceRequest, type CaseContext } from '../changeServiceRequest.ts';
import { decideAnswerCase, type AnswerCase } from './decideAnswerCase.ts';

export function answerCaseRoutes(side: CommandSide): readonly Route[] {
  const say = (name: string, caseId: string, answer: Omit<AnswerCase, 'userId'>, context: CaseContext) =>
    changeServiceRequest(side, context, {
      name,
      caseId,
      input: answer,
      decide: (state) => decideAnswerCase({ ...answer, userId: context.user.userId }, state),
    });
  return [
    route(answerCase, ({ params: { id }, body: { text } }, context) =>
      say(answerCase.name, id, { kind: 'answer', text }, context),
    ),
    route(askCaseInformation, ({ params: { id }, body: { text } }, context) =>
      say(askCaseInformation.name, id, { kind: 'ask', text }, context),
    ),
  ];
}
