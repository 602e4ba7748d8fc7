import type { AccountEvent } from '@talloor/events/account/account.ts';
import { tellingOf, type Telling } from './accountHistoryWords.ts';
import type { Description } from './description.ts';
import { historyFormats } from './historyFormats.ts';

export function describeAccountEvent(event: AccountEvent, telling: Telling): Description {
  const { titles, facts, rights, said, reason, customer } = tellingOf(telling);
  const made = (what: string, after: string | null) => ({ what, before: null, after });
  switch (event.type) {
    case 'AccountRegistered': {
      const { username, firstName, lastName, email } = event.data;
      const name = [firstName, lastName].filter(Boolean).join(' ') || null;
      return said(
        titles.AccountRegistered,
        {},
        made(facts.username, username),
        made(facts.name, name),
        made(facts.email, email),
      );
    }
    case 'AccountSuspended':
      return said(titles.AccountSuspended, { reason: reason(event.data.reason) });
    case 'AccountReactivated':
      return said(titles.AccountReactivated, { reason: reason(event.data.reason) });
    case 'AccountCancelled':
      return said(titles.AccountCancelled, { reason: reason(event.data.reason) });
    case 'AccountUnlocked':
      return said(titles.AccountUnlocked, { reason: reason(event.data.reason) });
    case 'AccountBasketReminderChosen':
      return said(event.data.isWanted ? titles.AccountBasketReminderChosen : titles.AccountBasketReminderChosen_not);
    case 'AccountActivated':
      return said(titles.AccountActivated);
    case 'AccountLockedOut': {
      const { attempts, blockedUntil } = event.data;
      return said(
        titles.AccountLockedOut,
        { count: attempts },
        made(facts.blockedUntil, historyFormats[telling.language].instant(blockedUntil)),
      );
    }
    case 'AccountPasswordResetRequested':
      return event.data.reason === undefined
        ? said(titles.AccountPasswordResetRequested)
        : said(titles.AccountPasswordResetRequested_office, { reason: reason(event.data.reason) });
    case 'AccountUsernameReminderRequested':
      return said(titles.AccountUsernameReminderRequested);
    case 'AccountPasswordChanged':
      return said(event.data.way === 'link' ? titles.AccountPasswordChanged_link : titles.AccountPasswordChanged);
    case 'AccountProfileChanged': {
      const { firstName, lastName, email } = event.data;
      const name = [firstName, lastName].filter(Boolean).join(' ') || null;
      return said(titles.AccountProfileChanged, {}, made(facts.name, name), made(facts.email, email));
    }
    case 'AccountEmailChangeAsked':
      return said(titles.AccountEmailChangeAsked, {}, made(facts.email, event.data.email));
    case 'AccountEmailConfirmed':
      return said(
        titles.AccountEmailConfirmed,
        {},
        { what: facts.email, before: event.data.previousEmail, after: event.data.email },
      );
    case 'AccountUsernameChanged':
      return said(titles.AccountUsernameChanged, {}, made(facts.username, event.data.username));
    case 'AccountPasskeyAdded':
      return said(titles.AccountPasskeyAdded);
    case 'AccountPasskeyRemoved':
      return said(titles.AccountPasskeyRemoved);
    case 'AccountErasureRequested':
      return said(titles.AccountErasureRequested);
    case 'CustomerLinked': {
      const values = { customer: customer(event.data.customerNumber), reason: reason(event.data.reason ?? '') };
      return said(event.data.reason === undefined ? titles.CustomerLinked : titles.CustomerLinked_reason, values);
    }
    case 'CustomerUnlinked': {
      const values = { customer: customer(event.data.customerNumber), reason: reason(event.data.reason ?? '') };
      return said(event.data.reason === undefined ? titles.CustomerUnlinked : titles.CustomerUnlinked_reason, values);
    }
    case 'CustomerRightsChanged': {
      const { orderLimitCents: limit, rights: held, reason: why } = event.data;
      return said(
        why === undefined ? titles.CustomerRightsChanged : titles.CustomerRightsChanged_reason,
        { customer: customer(event.data.customerNumber), reason: reason(why ?? '') },
        made(facts.rights, held.map((right) => rights[right]).join(', ') || rights.none),
        ...(limit === null ? [] : [made(facts.orderLimit, historyFormats[telling.language].amount(limit))]),
      );
    }
    default:
      return event satisfies never;
  }
}
