import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import { invoiceFold, type IssuedInvoice } from '@talloor/events/invoice/state.ts';
import { serviceRequestStream } from '@talloor/events/serviceRequest/events.ts';
import { serviceRequestFold } from '@talloor/events/serviceRequest/state.ts';
import { invoiceWordsFr, invoiceWordsNl } from '@talloor/messages/invoice/invoiceWords.ts';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import type { CommandMetadata, DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { decideSettleDispute } from '../aggregates/serviceRequest/settleDispute/decideSettleDispute.ts';
import {
  fileServiceRequest,
  type NewServiceRequest,
} from '../aggregates/serviceRequest/fileServiceRequest/fileServiceRequest.ts';
import { findContact } from '../aggregates/serviceRequest/fileServiceRequest/findContact.ts';
import { noLinks } from '../aggregates/serviceRequest/fileServiceRequest/findOwnLinks.ts';
import { invoiceLines } from '../aggregates/serviceRequest/fileServiceRequest/invoiceLines.ts';
import { followingMetadata } from '../commands/commandMetadata.ts';
import { awaitAccepted } from '../commands/runCommand.ts';
import type { CommandSide } from '../commandSide.ts';

type Disputed = Extract<InvoiceEvent, { type: 'InvoiceDisputed' }>;
type Answered = Extract<InvoiceEvent, { type: 'InvoiceDisputeAnswered' }>;
type Source = Pick<DecodedEvent<Disputed | Answered>, 'id' | 'metadata'>;

const reasons = { nl: invoiceWordsNl.disputeReasons, fr: invoiceWordsFr.disputeReasons };

/** From the beginning: disputes are older than cases. */
export const fileDisputeCase = (side: CommandSide) =>
  definePolicy<Disputed | Answered>({
    name: 'fileDisputeCase',
    handles: ['InvoiceDisputed', 'InvoiceDisputeAnswered'],
    fromBeginning: true,
    react: async (source: DecodedEvent<Disputed | Answered>) => {
      const { event, streamId, revision } = source;
      if (event.type === 'InvoiceDisputed') {
        const { state } = await side.repository.load(invoiceFold, streamId, revision);
        if (state.status === 'none') return;
        await fileServiceRequest(
          side,
          await requestOf(side, event.data, state),
          metadataOf('fileDisputeCase', source, {
            commandId: disputeCaseId(event.data.disputeId),
          }),
        );
        return;
      }
      const { disputeId, answer: text, answeredBy: userId } = event.data;
      const command = side.repository.execute(
        serviceRequestFold,
        serviceRequestStream(disputeCaseId(disputeId)),
        metadataOf('settleDispute', source),
        (state) => decideSettleDispute({ text, userId }, state),
      );
      await awaitAccepted(command, 'service.unavailable');
    },
  });

export const disputeCaseId = (disputeId: string): string => commandIdOf('system', 'fileDisputeCase', disputeId);

const metadataOf = (name: string, source: Source, changes: Partial<CommandMetadata> = {}): CommandMetadata => {
  const { occurredAt, actorId, actorRole } = source.metadata;
  return { ...followingMetadata(name, source, new Date(occurredAt)), actorId, actorRole, ...changes };
};

async function requestOf(
  side: CommandSide,
  { lineNumbers, reason, comment, disputedBy: personId, language }: Disputed['data'],
  invoice: IssuedInvoice,
): Promise<NewServiceRequest> {
  const { customerNumber, number: invoiceNumber } = invoice.document;
  const disputed = new Set(lineNumbers.map(String));
  const subject = reasons[language][reason];
  return {
    kind: 'dispute',
    customerNumber,
    claimedCustomer: null,
    personId,
    language,
    subject,
    text: comment === '' ? subject : comment,
    contact: await findContact(side, { userId: personId, customerNumber }),
    links: { ...noLinks, invoiceNumber },
    lines: invoiceLines(invoice).filter(({ lineId }) => disputed.has(lineId)),
  };
}
