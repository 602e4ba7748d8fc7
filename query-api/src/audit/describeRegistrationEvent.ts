import type { CaseNumberEvent } from '@talloor/events/caseNumber/caseNumber.ts';
import type { EmptiesEvent } from '@talloor/events/empties/empties.ts';
import type { OrderLinksEvent } from '@talloor/events/orderLinks/orderLinks.ts';
import type { RegistrationEvent } from '@talloor/events/registration/events.ts';
import type { SealEvent } from '@talloor/events/seal/seal.ts';
import { eventName } from '@talloor/contracts/eventName.ts';
import { containerText } from '@talloor/messages/containers/containersText.ts';
import { registrationHistoryFr } from '@talloor/messages/history/registrationsFr.ts';
import { registrationHistoryNl } from '@talloor/messages/history/registrationsNl.ts';
import type { Language } from './auditSide.ts';
import { createDescriber, type Description } from './description.ts';
import { historyWords } from './historyFormats.ts';
import { reasonLabel } from './reasonLabel.ts';

const words = { nl: registrationHistoryNl, fr: registrationHistoryFr } as const;

export type OtherEvent = RegistrationEvent | EmptiesEvent | OrderLinksEvent | CaseNumberEvent | SealEvent;

export function describeRegistrationEvent(event: OtherEvent, language: Language): Description {
  const { titles, facts } = words[language];
  const describe = createDescriber(language);
  const newValue = (what: string, after: string) => ({ what, before: null, after });
  switch (event.type) {
    case 'RegistrationFiled': {
      const { kind, sector } = event.data;
      const title = kind === 'activation' ? titles.RegistrationFiled_activation : titles.RegistrationFiled;
      return describe(title, {}, newValue(facts.sector, sector));
    }
    case 'RegistrationQuestioned':
    case 'RegistrationAnswered':
    case 'CaseNumberTaken':
      return describe(titles[event.type]);
    case 'RegistrationAccepted': {
      const { customerNumber: customer, isNewCustomer, reason } = event.data;
      const why = reason === undefined ? [] : [newValue(facts.reason, reasonLabel(reason, language))];
      const title = isNewCustomer ? titles.RegistrationAccepted : titles.RegistrationAccepted_linked;
      return describe(title, { customer }, ...why);
    }
    case 'RegistrationRefused':
      return describe(
        titles.RegistrationRefused,
        {},
        newValue(facts.reason, event.data.reason ?? historyWords[language].values.erased),
      );
    case 'RegistrationMailSent': {
      const { recipientCount: count } = event.data;
      return describe(count === 1 ? titles.RegistrationMailSent_one : titles.RegistrationMailSent, { count });
    }
    case 'ContainersCorrected': {
      const { kind, count, reason } = event.data;
      const sign = count > 0 ? '+' : '';
      return describe(
        titles.ContainersCorrected,
        { reason: reasonLabel(reason, language) },
        newValue(facts.empties, `${sign}${containerText(language, { kind, count })}`),
      );
    }
    case 'OrderStreamLinked':
      return describe(titles.OrderStreamLinked, { stream: eventName(event.data) });
    case 'HistorySealed':
      return describe(titles.HistorySealed, { number: event.data.number, count: event.data.events.count });
    default:
      return event satisfies never;
  }
}
