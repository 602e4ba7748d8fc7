import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { DocumentRequestEvent } from '@talloor/events/documentRequest/events.ts';
import { documentRequestFold } from '@talloor/events/documentRequest/state.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { createCaseCommands } from '../aggregates/serviceRequest/caseCommands.ts';
import { findContact } from '../aggregates/serviceRequest/fileServiceRequest/findContact.ts';
import { noLinks } from '../aggregates/serviceRequest/fileServiceRequest/findOwnLinks.ts';
import type { CommandSide } from '../commandSide.ts';
import { system } from '../commands/officeCommand.ts';
import { documentsCase } from '../mail/documentsMail.ts';
import { holdsDocuments } from '../people/holdsDocuments.ts';

/** A case for what a bundle lacks. Nothing after erasure or without the customers. */
export const fileDocumentsCase = (side: CommandSide) =>
  definePolicy<DocumentRequestEvent>({
    name: 'fileDocumentsCase',
    handles: ['DocumentsBundled', 'DocumentsFailed'],
    react: async ({ id, event, streamId, revision, metadata }: DecodedEvent<DocumentRequestEvent>) => {
      const { state } = await side.repository.load(documentRequestFold, streamId, revision);
      if (state.status === 'none' || state.status === 'requested') return;
      if (state.failure !== 'technical' && (state.bundle?.missing.length ?? 0) === 0) return;
      const { requestId, requestedBy, type, customerNumbers, language, promisedOn } = state.request;
      const [customerNumber = null] = customerNumbers;
      const { state: account } = await side.repository.load(accountFold, accountStream(requestedBy));
      if (!holdsDocuments(account, state.request)) return;
      const isLate = event.type === 'DocumentsFailed' && dayAt(Date.parse(metadata.occurredAt)) > promisedOn;
      const contact = await findContact(side, { userId: requestedBy, customerNumber });
      const request = {
        kind: 'documents' as const,
        customerNumber,
        claimedCustomer: null,
        personId: requestedBy,
        language,
        ...documentsCase(state),
        contact,
        links: noLinks,
        lines: [],
        documentRequest: { requestId, type, customerNumbers, promisedOn: isLate ? null : promisedOn },
      };
      await createCaseCommands(side).fileServiceRequest(request, id, system);
    },
  });
