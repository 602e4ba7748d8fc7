import { assignCase } from '@talloor/contracts/endpoints/officeCases.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { loadOfficeRights } from '../../../people/officeRights.ts';
import { changeServiceRequest } from '../changeServiceRequest.ts';
import { decideAssignCase } from './decideAssignCase.ts';

export const assignCaseRoute = (side: CommandSide): Route =>
  route(assignCase, async ({ params: { id }, body: { user_id: userId } }, context) => {
    const mayAct = userId !== null && (await mayActForOffice(side, userId));
    return changeServiceRequest(side, context, {
      name: assignCase.name,
      caseId: id,
      input: userId,
      decide: (state) => decideAssignCase(userId, state, { mayAct }),
    });
  });

async function mayActForOffice(side: CommandSide, userId: string): Promise<boolean> {
  const { state } = await side.repository.load(accountFold, accountStream(userId));
  return state.status === 'active' && (await loadOfficeRights(side, state.roles)).includes('answer_cases');
}
