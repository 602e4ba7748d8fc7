import type { InvoiceMessage } from '@talloor/contracts/endpoints/erpInvoices.ts';
import { invoiceStream } from '@talloor/events/invoice/events.ts';
import { invoiceFold } from '@talloor/events/invoice/state.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { officeMetadata, type Actor } from '../../../commands/officeCommand.ts';
import type { ProcessedReport, RefusedReport, ReportOptions } from '../../../erpReports/reportSubject.ts';
import { reserveMessage } from '../reserveMessage.ts';
import { reportOutcome } from '../reportOutcome.ts';
import { decideReportInvoice } from './decideReportInvoice.ts';
import { deliveryNumbersOf, lineOf, returnIdsOf } from './documentOf.ts';
import { factsOfIssued, findInvoiceFacts } from './invoiceFacts.ts';
import { releaseOtherNotes, reserveNotes, type InvoicedPart } from './reserveNotes.ts';

export type InvoiceReportSide = Pick<CommandSide, 'pool' | 'repository' | 'catalogue' | 'clock' | 'hashCommand'>;

/** A repeated `message_id` with other content is rejected. @throws EventStoreUnavailable, or Problem after conflicts */
export async function reportInvoice(
  side: InvoiceReportSide,
  message: InvoiceMessage,
  actor: Actor,
  { key = message.message_id }: ReportOptions = {},
): Promise<ProcessedReport | RefusedReport> {
  const { repository, pool } = side;
  const { number, message_id: messageId } = message;
  const stream = invoiceStream(number);
  const { state: before } = await repository.load(invoiceFold, stream, 0);
  let facts = before.status === 'none' ? await findInvoiceFacts(side, message) : factsOfIssued;
  if (before.status === 'none') {
    // Only a document that can be taken reserves anything.
    const judged = decideReportInvoice(message, facts, before);
    if ('rejected' in judged) return { kind: 'refused', code: judged.rejected, parameters: judged.parameters };
    if (!(await reserveMessage(pool, 'invoice', messageId, number)))
      return { kind: 'refused', code: 'invoice.message_reused', parameters: { message: messageId } };
    const invoicedBefore = await reserveNotes(pool, partOf(message), numbersOf(message), number);
    facts = { ...facts, invoicedBefore };
  }
  const metadata = officeMetadata('reportInvoice', key, message, actor, message.customer_number, side);
  const outcome = await reportOutcome(
    repository.execute(invoiceFold, stream, metadata, (state) => decideReportInvoice(message, facts, state), {
      expecting: before.status === 'none' ? 'new' : undefined,
    }),
    messageId,
  );
  if (outcome.kind !== 'refused') await releaseOtherNotes(pool, partOf(message), numbersOf(message), number);
  else if (outcome.code === 'invoice.number_used') await releaseNotesOfRefused(side, number);
  return outcome;
}

const partOf = ({ kind }: Pick<InvoiceMessage, 'kind'>): InvoicedPart => (kind === 'invoice' ? 'note' : 'return');
const numbersOf = (message: Pick<InvoiceMessage, 'kind' | 'lines'>): string[] =>
  message.kind === 'invoice' ? deliveryNumbersOf(message) : returnIdsOf(message.lines.map(lineOf));

/** Of concurrent documents with one number, the refused one keeps nothing. */
async function releaseNotesOfRefused(
  { repository, pool }: Pick<InvoiceReportSide, 'repository' | 'pool'>,
  number: string,
): Promise<void> {
  const { state } = await repository.load(invoiceFold, invoiceStream(number), 0);
  if (state.status === 'none') return;
  const { kind, deliveryNumbers, lines } = state.document;
  const numbers = kind === 'invoice' ? deliveryNumbers : returnIdsOf(lines);
  await releaseOtherNotes(pool, partOf({ kind }), numbers, number);
}
