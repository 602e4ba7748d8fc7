import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { IssuedInvoice } from '@talloor/events/invoice/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { creditableLines } from '@talloor/rules/invoice/creditableLines.ts';

export type AnswerDispute = {
  readonly disputeId: string;
  readonly outcome: 'explained' | 'credit_note_requested';
  readonly answer: string;
  readonly userId: string;
};

/** Once; a second answer would replace what the customer read. */
export function decideAnswerDispute(
  { disputeId, outcome, answer, userId }: AnswerDispute,
  { document, disputes }: IssuedInvoice,
): Decision<InvoiceEvent> {
  const dispute = disputes.find((each) => each.disputeId === disputeId);
  if (!dispute) return { rejected: 'invoice.dispute_not_found' };
  if (dispute.outcome !== null) return { rejected: 'invoice.dispute_answered' };
  const requests = disputes
    .filter((each) => each.outcome === 'credit_note_requested')
    .map(({ lineNumbers }) => lineNumbers);
  if (outcome === 'credit_note_requested' && creditableLines(document, dispute.lineNumbers, requests).length === 0)
    return { rejected: 'invoice.nothing_to_credit' };
  const { disputedBy } = dispute;
  return [{ type: 'InvoiceDisputeAnswered', data: { disputeId, outcome, answer, disputedBy, answeredBy: userId } }];
}
