import { answerInvoiceDispute } from '@talloor/contracts/endpoints/officeInvoiceActs.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeInvoice } from '../changeInvoice.ts';
import { decideAnswerDispute } from './decideAnswerDispute.ts';

export const answerInvoiceDisputeRoute = (side: CommandSide): Route =>
  route(answerInvoiceDispute, async ({ params: { number, dispute: disputeId }, body }, context) => {
    const { seen } = await changeInvoice(side, context, {
      name: answerInvoiceDispute.name,
      number,
      input: { disputeId, ...body },
      decide: (state) => decideAnswerDispute({ disputeId, ...body, userId: context.user.userId }, state),
    });
    return { body: { id: disputeId }, seen };
  });
