import type { InvoicePaymentMessage } from '@talloor/contracts/endpoints/erpInvoices.ts';
import { invoiceStream } from '@talloor/events/invoice/events.ts';
import { invoiceFold } from '@talloor/events/invoice/state.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { officeMetadata, type Actor } from '../../../commands/officeCommand.ts';
import type { ProcessedReport, RefusedReport, ReportOptions } from '../../../erpReports/reportSubject.ts';
import { reserveMessage } from '../reserveMessage.ts';
import { reportOutcome } from '../reportOutcome.ts';
import { decideReportTransfer } from './decideReportTransfer.ts';

export type TransferSide = Pick<CommandSide, 'pool' | 'repository' | 'clock' | 'hashCommand'>;

/** Money for an invoice, or a paid-out credit. @throws EventStoreUnavailable, or Problem after conflicts */
export async function reportTransfer(
  side: TransferSide,
  message: InvoicePaymentMessage,
  actor: Actor,
  { key = message.message_id }: ReportOptions = {},
): Promise<ProcessedReport | RefusedReport> {
  const { repository, pool, clock } = side;
  const { number, message_id: messageId } = message;
  const stream = invoiceStream(number);
  const facts = { now: clock.now() };
  const { state: before } = await repository.load(invoiceFold, stream);
  const judged = decideReportTransfer(message, facts, before);
  if ('rejected' in judged) return { kind: 'refused', code: judged.rejected, parameters: judged.parameters };
  if (!(await reserveMessage(pool, 'invoice_payment', messageId, number)))
    return { kind: 'refused', code: 'invoice.message_reused', parameters: { message: messageId } };
  const customerNumber = before.status === 'none' ? null : before.document.customerNumber;
  const metadata = officeMetadata('reportTransfer', key, message, actor, customerNumber, side);
  return reportOutcome(
    repository.execute(invoiceFold, stream, metadata, (state) => decideReportTransfer(message, facts, state)),
    messageId,
  );
}
