import type { CustomerEvent } from '@talloor/events/customer/customer.ts';
import { createHistoryTexts, type HistoryContext } from './accountHistoryWords.ts';
import type { Description } from './description.ts';
import { replacementWords } from './describeReplacement.ts';
import { historyFormats } from './historyFormats.ts';

export function describeCustomerEvent(event: CustomerEvent, context: HistoryContext): Description {
  const { titles, facts, describe, reason, user, address } = createHistoryTexts(context);
  const format = historyFormats[context.language];
  const answerChanges = (answer: string | null) =>
    answer ? [{ what: facts.answer, before: null, after: answer }] : [];
  const describeSettings = (change: Description['changes'][number], reasonCode: string | undefined) =>
    reasonCode === undefined
      ? describe(titles.CustomerSettingsChosen, {}, change)
      : describe(titles.CustomerSettingsChosen_reason, { reason: reason(reasonCode) }, change);
  switch (event.type) {
    case 'CustomerOpened':
      return describe(titles.CustomerOpened);
    case 'CustomerSuspended':
      return describe(titles.CustomerSuspended, { reason: reason(event.data.reason) });
    case 'CustomerReactivated':
      return describe(titles.CustomerReactivated, { reason: reason(event.data.reason) });
    case 'CustomerCancelled':
      return describe(titles.CustomerCancelled, { reason: reason(event.data.reason) });
    case 'CustomerChangeRequested': {
      const { kind, old, new: newAddress } = event.data;
      return describe(
        kind === 'delivery' ? titles.CustomerChangeRequested : titles.CustomerChangeRequested_billing,
        {},
        { what: facts.address, before: address(old), after: address(newAddress) },
      );
    }
    case 'CustomerChangeAccepted':
      return event.data.reason === undefined
        ? describe(titles.CustomerChangeAccepted, {}, ...answerChanges(event.data.answer))
        : describe(
            titles.CustomerChangeAccepted_reason,
            { reason: reason(event.data.reason) },
            ...answerChanges(event.data.answer),
          );
    case 'CustomerChangeRefused':
      return describe(
        titles.CustomerChangeRefused,
        { reason: reason(event.data.reason) },
        ...answerChanges(event.data.answer),
      );
    case 'CustomerViewStarted': {
      const { userId, until } = event.data;
      return describe(
        titles.CustomerViewStarted,
        { user: user(userId), reason: reason(event.data.reason) },
        { what: facts.until, before: null, after: format.instant(until) },
      );
    }
    case 'CustomerViewEnded': {
      const { cause, userId } = event.data;
      const title = cause === 'expired' ? titles.CustomerViewEnded_expired : titles.CustomerViewEnded;
      return describe(title, { user: user(userId) });
    }
    case 'CustomerOrderChangesChosen': {
      const { mode, previous } = event.data;
      return describeSettings(
        { what: facts.order_changes, before: facts[previous], after: facts[mode] },
        event.data.reason,
      );
    }
    case 'CustomerReplacementsChosen': {
      const { choice, previous, reason: reasonCode } = event.data;
      const { facts: words, choices } = replacementWords[context.language];
      return describeSettings({ what: words.shortage, before: choices[previous], after: choices[choice] }, reasonCode);
    }
    case 'CustomerAnswerHourChosen': {
      const { hour, previous, reason: reasonCode } = event.data;
      return describeSettings(
        { what: replacementWords[context.language].facts.answer_hour, before: previous, after: hour },
        reasonCode,
      );
    }
    default:
      return event satisfies never;
  }
}
