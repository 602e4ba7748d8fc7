import { disputeInvoice } from '@talloor/contracts/endpoints/invoices.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeInvoice } from '../changeInvoice.ts';
import { decideDisputeInvoice } from './decideDisputeInvoice.ts';

export const disputeInvoiceRoute = (side: CommandSide): Route =>
  route(disputeInvoice, async ({ params: { number }, body }, context) => {
    const { lines, reason, comment } = body;
    const command = {
      customerNumber: context.customerNumber,
      lineNumbers: lines,
      reason,
      comment,
      userId: context.user.userId,
      language: context.locale === 'fr' ? ('fr' as const) : ('nl' as const),
    };
    const { commandId, seen } = await changeInvoice(side, context, {
      name: disputeInvoice.name,
      number,
      input: body,
      decide: (current, disputeId) => decideDisputeInvoice({ ...command, disputeId }, current),
    });
    return { body: { dispute_id: commandId }, seen };
  });
