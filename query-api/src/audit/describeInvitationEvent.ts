import type { InvitationEvent } from '@talloor/events/invitation/events.ts';
import { tellingOf, type Telling } from './accountHistoryWords.ts';
import type { Description } from './description.ts';
import { historyFormats } from './historyFormats.ts';

/** By number, because names of invited people stay private. */
export function describeInvitationEvent(event: InvitationEvent, number: string, telling: Telling): Description {
  const { titles, facts, rights, said, user } = tellingOf(telling);
  const { instant, amount } = historyFormats[telling.language];
  const made = (what: string, after: string) => ({ what, before: null, after });
  switch (event.type) {
    case 'UserInvited': {
      const { rights: given, orderLimitCents: limit, expiresAt } = event.data;
      return said(
        titles.UserInvited,
        { number },
        made(facts.rights, given.map((right) => rights[right]).join(', ') || rights.none),
        ...(limit === null ? [] : [made(facts.orderLimit, amount(limit))]),
        made(facts.linkHolds, instant(expiresAt)),
      );
    }
    case 'InvitationRenewed':
      return said(titles.InvitationRenewed, { number }, made(facts.linkHolds, instant(event.data.expiresAt)));
    case 'InvitationWithdrawn':
      return said(titles.InvitationWithdrawn, { number });
    case 'InvitationAccepted':
      return said(titles.InvitationAccepted, { number }, made(facts.user, user(event.data.userId)));
    case 'InvitationMailSent':
      return said(titles.InvitationMailSent, { number });
    default:
      return event satisfies never;
  }
}
