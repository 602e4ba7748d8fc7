import type { CustomerEvent } from '@talloor/events/customer/customer.ts';
import { tellingOf, type Telling } from './accountHistoryWords.ts';
import type { Description } from './description.ts';
import { replacementWords } from './describeReplacement.ts';
import { historyFormats } from './historyFormats.ts';

export function describeCustomerEvent(event: CustomerEvent, telling: Telling): Description {
  const { titles, facts, said, reason, user, address } = tellingOf(telling);
  const format = historyFormats[telling.language];
  const answered = (answer: string | null) => (answer ? [{ what: facts.answer, before: null, after: answer }] : []);
  const chose = (change: Description['changes'][number], why: string | undefined) =>
    why === undefined
      ? said(titles.CustomerSettingsChosen, {}, change)
      : said(titles.CustomerSettingsChosen_reason, { reason: reason(why) }, change);
  switch (event.type) {
    case 'CustomerOpened':
      return said(titles.CustomerOpened);
    case 'CustomerSuspended':
      return said(titles.CustomerSuspended, { reason: reason(event.data.reason) });
    case 'CustomerReactivated':
      return said(titles.CustomerReactivated, { reason: reason(event.data.reason) });
    case 'CustomerCancelled':
      return said(titles.CustomerCancelled, { reason: reason(event.data.reason) });
    case 'CustomerChangeRequested': {
      const { kind, old, new: wanted } = event.data;
      return said(
        kind === 'delivery' ? titles.CustomerChangeRequested : titles.CustomerChangeRequested_billing,
        {},
        { what: facts.address, before: address(old), after: address(wanted) },
      );
    }
    case 'CustomerChangeAccepted':
      return event.data.reason === undefined
        ? said(titles.CustomerChangeAccepted, {}, ...answered(event.data.answer))
        : said(
            titles.CustomerChangeAccepted_reason,
            { reason: reason(event.data.reason) },
            ...answered(event.data.answer),
          );
    case 'CustomerChangeRefused':
      return said(titles.CustomerChangeRefused, { reason: reason(event.data.reason) }, ...answered(event.data.answer));
    case 'CustomerViewStarted': {
      const { userId, until } = event.data;
      return said(
        titles.CustomerViewStarted,
        { user: user(userId), reason: reason(event.data.reason) },
        { what: facts.until, before: null, after: format.instant(until) },
      );
    }
    case 'CustomerViewEnded': {
      const { cause, userId } = event.data;
      const title = cause === 'expired' ? titles.CustomerViewEnded_expired : titles.CustomerViewEnded;
      return said(title, { user: user(userId) });
    }
    case 'CustomerOrderChangesChosen': {
      const { mode, previous } = event.data;
      return chose({ what: facts.order_changes, before: facts[previous], after: facts[mode] }, event.data.reason);
    }
    case 'CustomerReplacementsChosen': {
      const { choice, previous, reason: why } = event.data;
      const { facts: words, choices } = replacementWords[telling.language];
      return chose({ what: words.shortage, before: choices[previous], after: choices[choice] }, why);
    }
    case 'CustomerAnswerHourChosen': {
      const { hour, previous, reason: why } = event.data;
      return chose({ what: replacementWords[telling.language].facts.answer_hour, before: previous, after: hour }, why);
    }
    default:
      return event satisfies never;
  }
}
