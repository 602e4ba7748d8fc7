import type { InvitationEvent } from '@talloor/events/invitation/events.ts';
import { createHistoryTexts, type HistoryContext } from './accountHistoryWords.ts';
import type { Description } from './description.ts';
import { historyFormats } from './historyFormats.ts';

/** By number: names of invited people stay private. */
export function describeInvitationEvent(event: InvitationEvent, number: string, context: HistoryContext): Description {
  const { titles, facts, rights, describe, user } = createHistoryTexts(context);
  const { instant, amount } = historyFormats[context.language];
  const newValue = (what: string, after: string) => ({ what, before: null, after });
  switch (event.type) {
    case 'UserInvited': {
      const { rights: grantedRights, orderLimitCents: limit, expiresAt } = event.data;
      return describe(
        titles.UserInvited,
        { number },
        newValue(facts.rights, grantedRights.map((right) => rights[right]).join(', ') || rights.none),
        ...(limit === null ? [] : [newValue(facts.orderLimit, amount(limit))]),
        newValue(facts.linkHolds, instant(expiresAt)),
      );
    }
    case 'InvitationRenewed':
      return describe(titles.InvitationRenewed, { number }, newValue(facts.linkHolds, instant(event.data.expiresAt)));
    case 'InvitationWithdrawn':
      return describe(titles.InvitationWithdrawn, { number });
    case 'InvitationAccepted':
      return describe(titles.InvitationAccepted, { number }, newValue(facts.user, user(event.data.userId)));
    case 'InvitationMailSent':
      return describe(titles.InvitationMailSent, { number });
    default:
      return event satisfies never;
  }
}
