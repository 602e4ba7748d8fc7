import type { AccountEvent } from '@talloor/events/account/account.ts';
import { createHistoryTexts, type HistoryContext } from './accountHistoryWords.ts';
import type { Description } from './description.ts';
import { roleNames } from './officeRoleWords.ts';
import { historyFormats } from './historyFormats.ts';

export function describeAccountEvent(event: AccountEvent, context: HistoryContext): Description {
  const { titles, facts, rights, describe, reason, customer } = createHistoryTexts(context);
  const newValue = (what: string, after: string | null) => ({ what, before: null, after });
  switch (event.type) {
    case 'AccountRegistered': {
      const { username, firstName, lastName, email } = event.data;
      const name = [firstName, lastName].filter(Boolean).join(' ') || null;
      return describe(
        titles.AccountRegistered,
        {},
        newValue(facts.username, username),
        newValue(facts.name, name),
        newValue(facts.email, email),
      );
    }
    case 'AccountSuspended':
      return describe(titles.AccountSuspended, { reason: reason(event.data.reason) });
    case 'AccountReactivated':
      return describe(titles.AccountReactivated, { reason: reason(event.data.reason) });
    case 'AccountCancelled':
      return describe(titles.AccountCancelled, { reason: reason(event.data.reason) });
    case 'AccountUnlocked':
      return describe(titles.AccountUnlocked, { reason: reason(event.data.reason) });
    case 'AccountBasketReminderChosen':
      return describe(
        event.data.isWanted ? titles.AccountBasketReminderChosen : titles.AccountBasketReminderChosen_not,
      );
    case 'AccountActivated':
      return describe(titles.AccountActivated);
    case 'AccountLockedOut': {
      const { attempts, blockedUntil } = event.data;
      return describe(
        titles.AccountLockedOut,
        { count: attempts },
        newValue(facts.blockedUntil, historyFormats[context.language].instant(blockedUntil)),
      );
    }
    case 'AccountPasswordResetRequested':
      if (event.data.reason === 'invitation') return describe(titles.AccountPasswordResetRequested_invitation);
      return event.data.reason === undefined
        ? describe(titles.AccountPasswordResetRequested)
        : describe(titles.AccountPasswordResetRequested_office, { reason: reason(event.data.reason) });
    case 'AccountUsernameReminderRequested':
      return describe(titles.AccountUsernameReminderRequested);
    case 'AccountPasswordChanged':
      return describe(event.data.way === 'link' ? titles.AccountPasswordChanged_link : titles.AccountPasswordChanged);
    case 'AccountProfileChanged': {
      const { firstName, lastName, email } = event.data;
      const name = [firstName, lastName].filter(Boolean).join(' ') || null;
      return describe(titles.AccountProfileChanged, {}, newValue(facts.name, name), newValue(facts.email, email));
    }
    case 'AccountEmailChangeAsked':
      return describe(titles.AccountEmailChangeAsked, {}, newValue(facts.email, event.data.email));
    case 'AccountEmailConfirmed':
      return describe(
        titles.AccountEmailConfirmed,
        {},
        { what: facts.email, before: event.data.previousEmail, after: event.data.email },
      );
    case 'AccountUsernameChanged':
      return describe(titles.AccountUsernameChanged, {}, newValue(facts.username, event.data.username));
    case 'AccountPasskeyAdded':
      return describe(titles.AccountPasskeyAdded);
    case 'AccountPasskeyRemoved':
      return describe(titles.AccountPasskeyRemoved);
    case 'AccountStatisticsRequested': {
      const { from, to, customerNumbers, secondRecipient } = event.data;
      const { day } = historyFormats[context.language];
      return describe(
        titles.AccountStatisticsRequested,
        { from: day(from), to: day(to) },
        newValue(facts.customer, customerNumbers.map(customer).join(', ')),
        ...(secondRecipient === null ? [] : [newValue(facts.email, secondRecipient)]),
      );
    }
    case 'AccountTermsAccepted': {
      const { version, textHash } = event.data;
      const text = textHash === undefined ? [] : [newValue(facts.textHash, textHash.slice(0, 12))];
      return describe(titles.AccountTermsAccepted, { version }, ...text);
    }
    case 'AccountErasureRequested':
      return describe(titles.AccountErasureRequested);
    case 'AccountRolesChanged': {
      const { roles, reason: reasonCode } = event.data;
      const names = roles.map((role) => roleNames[context.language][role]).join(', ');
      return describe(titles.AccountRolesChanged, { reason: reason(reasonCode) }, newValue(facts.roles, names));
    }
    case 'CustomerLinked': {
      const values = { customer: customer(event.data.customerNumber), reason: reason(event.data.reason ?? '') };
      return describe(event.data.reason === undefined ? titles.CustomerLinked : titles.CustomerLinked_reason, values);
    }
    case 'CustomerUnlinked': {
      const values = { customer: customer(event.data.customerNumber), reason: reason(event.data.reason ?? '') };
      return describe(
        event.data.reason === undefined ? titles.CustomerUnlinked : titles.CustomerUnlinked_reason,
        values,
      );
    }
    case 'CustomerRightsChanged': {
      const { orderLimitCents: limit, rights: grantedRights, reason: reasonCode } = event.data;
      return describe(
        reasonCode === undefined ? titles.CustomerRightsChanged : titles.CustomerRightsChanged_reason,
        { customer: customer(event.data.customerNumber), reason: reason(reasonCode ?? '') },
        newValue(facts.rights, grantedRights.map((right) => rights[right]).join(', ') || rights.none),
        ...(limit === null ? [] : [newValue(facts.orderLimit, historyFormats[context.language].amount(limit))]),
      );
    }
    default:
      return event satisfies never;
  }
}
