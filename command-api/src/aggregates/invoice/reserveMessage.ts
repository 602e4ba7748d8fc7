import type { ReportSubjectName } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { CommandSide } from '../../commandSide.ts';
import { invoiceMessagesTable } from '../../tables.ts';

/** @returns false when another document has the id */
export async function reserveMessage(
  pool: CommandSide['pool'],
  subject: ReportSubjectName,
  messageId: string,
  documentNumber: string,
): Promise<boolean> {
  const rows = await findRows(pool, columnsOf(invoiceMessagesTable, 'document_number'), {
    name: 'reserve-invoice-message',
    text: `insert into command.invoice_messages as known (subject, message_id, document_number) values ($1, $2, $3)
      on conflict (subject, message_id) do update set document_number = known.document_number
      returning document_number`,
    values: [subject, messageId, documentNumber],
  });
  return rows[0]?.document_number === documentNumber;
}
