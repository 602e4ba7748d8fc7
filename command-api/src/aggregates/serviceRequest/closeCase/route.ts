import { closeCase } from '@talloor/contracts/endpoints/officeCases.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeServiceRequest } from '../changeServiceRequest.ts';
import { decideCloseCase } from './decideCloseCase.ts';

export const closeCaseRoute = (side: CommandSide): Route =>
  route(closeCase, ({ params: { id }, body: { reason } }, context) =>
    changeServiceRequest(side, context, {
      name: closeCase.name,
      caseId: id,
      input: reason,
      decide: (state) => decideCloseCase(reason, state),
    }),
  );
