import type { CustomerAddress } from '@talloor/events/customer/customerChange.ts';
import { accountHistoryFr } from '@talloor/messages/history/accountFr.ts';
import { accountHistoryNl, type AccountHistoryWords } from '@talloor/messages/history/accountNl.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { Language } from './auditSide.ts';
import { toldIn } from './description.ts';
import { reasonSaid } from './reasonSaid.ts';
import type { Names } from './viewHistoryEvent.ts';

const words: Readonly<Record<Language, AccountHistoryWords>> = { nl: accountHistoryNl, fr: accountHistoryFr };

/** What the histories of accounts, customers and lists are told with. */
export type Telling = {
  readonly language: Language;
  /** Of users by id; who was erased has none. */
  readonly users: Names;
  /** Of customers by number. */
  readonly customers: Names;
};

/** How such an event is said: title and changes, reasons by their code, people and customers by their name. */
export function tellingOf({ language, users, customers }: Telling) {
  const { titles, facts, statuses, rights, somebody, erased } = words[language];
  return {
    titles,
    facts,
    statuses,
    rights,
    said: toldIn(language),
    reason: (code: string): string => reasonSaid(code, language),
    /** Its parts but postal code and city read null once whoever typed it is erased. */
    address: ({ addressee, street, streetNumber, box, postal, city }: CustomerAddress): string => {
      const line = street === null ? erased : [street, streetNumber, box].filter(Boolean).join(' ');
      return [addressee, line, `${postal} ${city}`].filter(Boolean).join(', ');
    },
    user: (id: string): string => users.get(id) ?? fillText(somebody, { id }, language),
    customer: (number: string): string => {
      const name = customers.get(number);
      return name === undefined ? number : `${name} (${number})`;
    },
  };
}
