import { withdrawReturn } from '@talloor/contracts/endpoints/returns.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeReturn } from '../changeReturn.ts';
import { decideWithdrawReturn } from './decideWithdrawReturn.ts';

export const withdrawReturnRoute = (side: CommandSide): Route =>
  route(withdrawReturn, async ({ params: { id } }, context) => {
    const command = { customerNumber: context.customerNumber, userId: context.user.userId };
    const { state, seen: position } = await changeReturn(side, context, {
      name: withdrawReturn.name,
      returnId: id,
      input: null,
      decide: (currentState) => decideWithdrawReturn(command, currentState),
    });
    return { body: { return_id: id, status: state.status }, seen: position };
  });
