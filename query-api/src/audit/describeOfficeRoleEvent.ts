import type { OfficeRoleEvent } from '@talloor/events/officeRole/officeRole.ts';
import { accountHistoryFr } from '@talloor/messages/history/accountFr.ts';
import { accountHistoryNl } from '@talloor/messages/history/accountNl.ts';
import type { Language } from './auditSide.ts';
import { createDescriber, type Description } from './description.ts';
import { rightName } from './officeRoleWords.ts';

const words = { nl: accountHistoryNl, fr: accountHistoryFr } as const;

export function describeOfficeRoleEvent(
  { type, data: { rights } }: OfficeRoleEvent,
  before: readonly string[],
  language: Language,
): Description {
  const { titles, facts } = words[language];
  const listed = (what: string, names: readonly string[]) =>
    names.length === 0
      ? []
      : [{ what, before: null, after: names.map((name) => rightName(name, language)).join(', ') }];
  return createDescriber(language)(
    titles[type],
    {},
    ...listed(
      facts.addedRights,
      rights.filter((right) => !before.includes(right)),
    ),
    ...listed(
      facts.removedRights,
      before.filter((right) => !rights.includes(right)),
    ),
  );
}
