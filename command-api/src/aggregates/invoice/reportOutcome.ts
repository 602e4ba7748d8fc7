import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { InvoiceState } from '@talloor/events/invoice/state.ts';
import type { CommandOutcome } from '@talloor/platform/aggregate/aggregate.ts';
import { awaitOutcome } from '../../commands/runCommand.ts';
import type { ProcessedReport, RefusedReport } from '../../erpReports/reportSubject.ts';

/** @throws EventStoreUnavailable, or Problem after conflicts */
export async function reportOutcome(
  command: Promise<CommandOutcome<InvoiceState, InvoiceEvent>>,
  messageId: string,
): Promise<ProcessedReport | RefusedReport> {
  const outcome = await awaitOutcome(command, 'service.unavailable');
  switch (outcome.kind) {
    case 'accepted': {
      const isNew = outcome.events.length > 0 && !outcome.repeated;
      return { kind: isNew ? 'applied' : 'unchanged', position: outcome.position };
    }
    case 'rejected':
      return { kind: 'refused', code: outcome.rejection.rejected, parameters: outcome.rejection.parameters };
    case 'keyReused':
      return { kind: 'refused', code: 'invoice.message_reused', parameters: { message: messageId } };
    default:
      return outcome satisfies never;
  }
}
