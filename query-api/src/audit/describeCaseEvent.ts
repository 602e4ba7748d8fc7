import type { ServiceRequestEvent } from '@talloor/events/serviceRequest/events.ts';
import { caseHistoryFr } from '@talloor/messages/history/casesFr.ts';
import { caseHistoryNl } from '@talloor/messages/history/casesNl.ts';
import type { Language } from './auditSide.ts';
import { type Description, createDescriber } from './description.ts';
import { noSurroundings, type Surroundings, userText } from './historyNames.ts';
import { reasonLabel } from './reasonLabel.ts';

const words = { nl: caseHistoryNl, fr: caseHistoryFr } as const;

export function describeCaseEvent(
  event: ServiceRequestEvent,
  language: Language,
  around: Surroundings = noSurroundings,
): Description {
  const { titles, facts, kinds, documents, files } = words[language];
  const describe = createDescriber(language);
  switch (event.type) {
    case 'ServiceRequestFiled': {
      const { number, kind, links } = event.data;
      const changes = (
        [
          ['order', links.orderNumber],
          ['note', links.deliveryNumber],
          ['invoice', links.invoiceNumber],
          ['return', links.returnId],
        ] as const
      ).flatMap(([what, after]) => (after === null ? [] : [{ what: facts[what], before: null, after }]));
      return describe(titles.ServiceRequestFiled, { number, kind: kinds[kind] }, ...changes);
    }
    case 'ServiceRequestFileAdded':
      return describe(titles.ServiceRequestFileAdded, { kind: files[event.data.contentType] });
    case 'ServiceRequestAnswered':
    case 'ServiceRequestInformationAsked':
    case 'ServiceRequestReplied':
      return describe(titles[event.type]);
    case 'ServiceRequestAssigned': {
      const { assignedTo } = event.data;
      return assignedTo === null
        ? describe(titles.ServiceRequestAssigned_nobody)
        : describe(titles.ServiceRequestAssigned, { user: userText(assignedTo, around, language) });
    }
    case 'ServiceRequestLinked':
    case 'ServiceRequestUnlinked': {
      const { document, number } = event.data;
      return describe(titles[event.type], { document: documents[document], number });
    }
    case 'ServiceRequestClosed':
      return describe(titles.ServiceRequestClosed, { reason: reasonLabel(event.data.reason, language) });
    case 'ServiceRequestMailSent': {
      const count = event.data.recipientCount;
      return describe(count === 1 ? titles.ServiceRequestMailSent_one : titles.ServiceRequestMailSent, { count });
    }
    default:
      return event satisfies never;
  }
}
