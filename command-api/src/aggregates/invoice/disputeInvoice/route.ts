import { randomUUID } from 'node:crypto';
import { disputeInvoice } from '@talloor/contracts/endpoints/invoices.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeInvoice } from '../changeInvoice.ts';
import { decideDisputeInvoice, type DisputeInvoice } from './decideDisputeInvoice.ts';

export const disputeInvoiceRoute = (side: CommandSide): Route =>
  route(disputeInvoice, async ({ params: { number }, body }, context) => {
    const { lines, reason, comment } = body;
    const command: DisputeInvoice = {
      customerNumber: context.customerNumber,
      disputeId: randomUUID(),
      lineNumbers: lines,
      reason,
      comment,
      userId: context.user.userId,
      language: context.locale === 'fr' ? 'fr' : 'nl',
    };
    const { state, seen } = await changeInvoice(side, context, {
      name: disputeInvoice.name,
      number,
      input: body,
      decide: (current) => decideDisputeInvoice(command, current),
    });
    // A repeat answers with the dispute that is stored.
    const dispute = state.status === 'none' ? undefined : state.disputes.at(-1);
    return { body: { dispute_id: dispute?.disputeId ?? command.disputeId }, seen };
  });
