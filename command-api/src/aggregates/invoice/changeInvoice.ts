import { invoiceStream, type InvoiceEvent } from '@talloor/events/invoice/events.ts';
import { invoiceFold, type IssuedInvoice } from '@talloor/events/invoice/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import type { RequestContext, SessionUser } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../commands/commandMetadata.ts';
import type { CommandSide } from '../../commandSide.ts';
import { awaitAccepted } from '../../commands/runCommand.ts';

type InvoiceContext = Pick<RequestContext, 'idempotencyKey' | 'correlationId' | 'customerNumber'> & {
  readonly user: SessionUser;
};
type InvoiceChange = {
  readonly name: string;
  readonly number: string;
  readonly input: unknown;
  /** @param commandId the same for a repeat */
  readonly decide: (state: IssuedInvoice, commandId: string) => Decision<InvoiceEvent>;
};

/** @throws Problem `invoice.not_found`, or the rejection */
export async function changeInvoice(
  side: CommandSide,
  context: InvoiceContext,
  { name, number, input, decide }: InvoiceChange,
): Promise<{ readonly commandId: string; readonly seen: Position | null }> {
  const stream = invoiceStream(number);
  const { state: before } = await side.repository.load(invoiceFold, stream);
  if (before.status === 'none') throw new Problem('invoice.not_found');
  const metadata = {
    ...commandMetadata(name, { number, input }, context, side),
    customerNumber: before.document.customerNumber,
  };
  const { position } = await awaitAccepted(
    side.repository.execute(invoiceFold, stream, metadata, (current) =>
      current.status === 'none' ? { rejected: 'invoice.not_found' } : decide(current, metadata.commandId),
    ),
    'service.unavailable',
  );
  return { commandId: metadata.commandId, seen: position };
}
