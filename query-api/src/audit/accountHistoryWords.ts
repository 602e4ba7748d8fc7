import type { CustomerAddress } from '@talloor/events/customer/customerChange.ts';
import { accountHistoryFr } from '@talloor/messages/history/accountFr.ts';
import { accountHistoryNl, type AccountHistoryWords } from '@talloor/messages/history/accountNl.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { Language } from './auditSide.ts';
import { createDescriber } from './description.ts';
import { reasonLabel } from './reasonLabel.ts';
import type { Names } from './viewHistoryEvent.ts';

const words: Readonly<Record<Language, AccountHistoryWords>> = { nl: accountHistoryNl, fr: accountHistoryFr };

export type HistoryContext = {
  readonly language: Language;
  /** Missing after erasure. */
  readonly users: Names;
  readonly customers: Names;
  readonly articles?: Names;
};

export function createHistoryTexts({ language, users, customers, articles }: HistoryContext) {
  const { titles, facts, statuses, documents, rights, somebody, erased } = words[language];
  return {
    titles,
    facts,
    statuses,
    documents,
    rights,
    erased,
    describe: createDescriber(language),
    reason: (code: string): string => reasonLabel(code, language),
    /** Address parts except postal code and city read null after erasure. */
    address: ({ addressee, street, streetNumber, box, postal, city }: CustomerAddress): string => {
      const line = street === null ? erased : [street, streetNumber, box].filter(Boolean).join(' ');
      return [addressee, line, `${postal} ${city}`].filter(Boolean).join(', ');
    },
    user: (id: string): string => users.get(id) ?? fillText(somebody, { id }, language),
    article: (number: string): string => [number, articles?.get(number)].filter(Boolean).join(' '),
    customer: (number: string): string => {
      const name = customers.get(number);
      return name === undefined ? number : `${name} (${number})`;
    },
  };
}
