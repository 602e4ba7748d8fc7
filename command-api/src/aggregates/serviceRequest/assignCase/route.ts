import { assignCase } from '@talloor/contracts/endpoints/officeCases.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
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

async function mayActForOffice({ repository }: CommandSide, userId: string): Promise<boolean> {
  const { state } = await repository.load(accountFold, accountStream(userId));
  return state.status === 'active' && state.roles.some((role) => role === 'sales-support' || role === 'admin');
}
