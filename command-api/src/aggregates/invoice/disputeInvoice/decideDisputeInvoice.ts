import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { IssuedInvoice } from '@talloor/events/invoice/state.ts';
import type { DisputeReason } from '@talloor/events/invoice/values.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type DisputeInvoice = {
  readonly customerNumber: string;
  readonly disputeId: string;
  readonly lineNumbers: readonly number[];
  readonly reason: DisputeReason;
  readonly comment: string;
  readonly userId: string;
  readonly language: 'nl' | 'fr';
};

/** One open dispute per line; one of the whole document covers all lines. */
export function decideDisputeInvoice(command: DisputeInvoice, state: IssuedInvoice): Decision<InvoiceEvent> {
  const { document, disputes } = state;
  if (document.customerNumber !== command.customerNumber) return { rejected: 'invoice.not_found' };
  const lineNumbers = [...new Set(command.lineNumbers)].toSorted((one, other) => one - other);
  const known = new Set(document.lines.map(({ lineNumber }) => lineNumber));
  if (lineNumbers.some((line) => !known.has(line))) return { rejected: 'invoice.line_not_found' };
  const isOpen = disputes.some(
    (dispute) =>
      dispute.outcome === null &&
      (dispute.lineNumbers.length === 0 ||
        lineNumbers.length === 0 ||
        dispute.lineNumbers.some((line) => lineNumbers.includes(line))),
  );
  if (isOpen) return { rejected: 'invoice.already_disputed' };
  const { disputeId, reason, comment, userId: disputedBy, language } = command;
  return [{ type: 'InvoiceDisputed', data: { disputeId, lineNumbers, reason, comment, disputedBy, language } }];
}
