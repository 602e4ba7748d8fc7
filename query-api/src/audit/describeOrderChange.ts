import { fillText } from '@talloor/messages/basket/fillText.ts';
import { problemTitle } from '@talloor/messages/problems/problemTitle.ts';
import { namedChanges } from '@talloor/events/order/orderChanges.ts';
import type { OrderChange } from '@talloor/events/order/events.ts';
import { reasonIn } from './reasonIn.ts';
import type { Language } from './auditSide.ts';
import type { Description } from './description.ts';
import { describeLineChoice } from './describeReplacement.ts';
import { historyFormats, historyWords } from './historyFormats.ts';
import type { HistoryState } from './historyState.ts';

type LineLimit = { readonly mayChange: boolean; readonly mayDecrease: boolean; readonly mayIncrease: boolean };

export function describeOrderChange(event: OrderChange, { order }: HistoryState, language: Language): Description {
  const { titles, facts } = historyWords[language];
  const format = historyFormats[language];
  const describe = (
    text: string,
    values: Record<string, string | number>,
    ...changes: Description['changes']
  ): Description => ({ title: fillText(text, values, language), changes });
  const lines = order.status === 'none' ? [] : order.content.lines;
  const articleOf = (articleNumber: string): string => {
    const line = lines.find((each) => each.articleNumber === articleNumber);
    return line ? `${articleNumber} ${line.name[language]}` : articleNumber;
  };
  const { restrictions } = historyWords[language];
  const limitOf = ({ mayChange, mayDecrease, mayIncrease }: LineLimit): string => {
    if (!mayChange || !(mayDecrease || mayIncrease)) return restrictions.fixed;
    return mayDecrease && mayIncrease ? restrictions.free : mayIncrease ? restrictions.not_less : restrictions.not_more;
  };
  const amountOr = (quantity: number, unit: string) => (quantity === 0 ? null : format.quantity(quantity, unit));
  switch (event.type) {
    case 'OrderModificationStarted':
      if (event.data.shared === true) return describe(titles.OrderModificationStarted_shared, {});
      return describe(
        event.data.takenFrom === null ? titles.OrderModificationStarted : titles.OrderModificationStarted_taken,
        {},
        { what: facts.held_until, before: null, after: format.instant(event.data.heldUntil) },
      );
    case 'OrderDraftLineChanged': {
      const { articleNumber, name, unit, quantity, previousQuantity } = event.data;
      const article = `${articleNumber} ${name[language]}`;
      const change = {
        what: article,
        before: amountOr(previousQuantity, unit[language]),
        after: amountOr(quantity, unit[language]),
      };
      return describe(titles.OrderDraftLineChanged, { article }, change);
    }
    case 'OrderUnsentDraftChosen':
      return describe(
        event.data.choice === 'send' ? titles.OrderUnsentDraftChosen_send : titles.OrderUnsentDraftChosen_drop,
        {},
      );
    case 'OrderUnsentDraftMailSent':
      return describe(
        event.data.kind === 'announced'
          ? titles.OrderUnsentDraftMailSent_announced
          : titles.OrderUnsentDraftMailSent_refused,
        {},
      );
    case 'OrderHoldExtended':
      return describe(
        titles.OrderHoldExtended,
        {},
        { what: facts.held_until, before: null, after: format.instant(event.data.heldUntil) },
      );
    case 'OrderModificationSubmitted': {
      const { version, cause, wentBackTo: restoredVersion, totals, previousPayableCents, reason } = event.data;
      const changedLines = namedChanges(event.data);
      const title =
        reason !== undefined
          ? changedLines.length === 1
            ? titles.OrderModificationSubmitted_officeOne
            : titles.OrderModificationSubmitted_office
          : restoredVersion !== undefined
            ? titles.OrderModificationSubmitted_back
            : cause === 'deadline'
              ? titles.OrderModificationSubmitted_deadline
              : changedLines.length === 1
                ? titles.OrderModificationSubmitted_one
                : titles.OrderModificationSubmitted;
      const changedQuantities = changedLines.map(({ articleNumber, name, unit, quantity, previousQuantity }) => ({
        what: `${articleNumber} ${name[language]}`,
        before: amountOr(previousQuantity, unit[language]),
        after: amountOr(quantity, unit[language]),
      }));
      const was = order.status === 'none' ? false : order.content.totals.approximate;
      const total = {
        what: facts.total,
        before: format.amount(previousPayableCents, was),
        after: format.amount(totals.payableCents, totals.approximate),
      };
      return describe(
        title,
        { version, count: changedLines.length, back: restoredVersion ?? 0, reason: reasonIn(reason ?? '', language) },
        ...changedQuantities,
        total,
      );
    }
    case 'OrderModificationCancelled': {
      const { cause, refused: rejectionCode, wished: draftLines = [] } = event.data;
      const lostLines = draftLines.map(({ articleNumber, name, unit, quantity, previousQuantity }) => ({
        what: `${articleNumber} ${name[language]}`,
        before: amountOr(quantity, unit[language]),
        after: amountOr(previousQuantity, unit[language]),
      }));
      if (cause !== 'deadline') return describe(titles.OrderModificationCancelled, {});
      return rejectionCode === null
        ? describe(titles.OrderModificationCancelled_deadline, {})
        : describe(
            titles.OrderModificationCancelled_refused,
            { reason: problemTitle(rejectionCode, language) },
            ...lostLines,
          );
    }
    case 'OrderClosedForChanges':
      return describe(titles.OrderClosedForChanges, { moment: format.instant(event.data.effectiveAt) });
    case 'OrderCancelled': {
      const cancelled = lines.map(({ articleNumber, name, unit, quantity }) => ({
        what: `${articleNumber} ${name[language]}`,
        before: format.quantity(quantity, unit[language]),
        after: null,
      }));
      return event.data.reason === undefined
        ? describe(titles.OrderCancelled, {}, ...cancelled)
        : describe(titles.OrderCancelled_reason, { reason: reasonIn(event.data.reason, language) }, ...cancelled);
    }
    case 'OrderLocked': {
      const { reason, until } = event.data;
      const end = until === null ? [] : [{ what: facts.held_until, before: null, after: format.instant(until) }];
      return describe(titles.OrderLocked, { reason: reasonIn(reason, language) }, ...end);
    }
    case 'OrderUnlocked':
      return describe(titles.OrderUnlocked, { reason: reasonIn(event.data.reason, language) });
    case 'OrderDeadlineExtended': {
      const { previousDeadline, changeDeadline, reason } = event.data;
      const change = {
        what: facts.changeable_until,
        before: format.instant(previousDeadline),
        after: format.instant(changeDeadline),
      };
      return describe(titles.OrderDeadlineExtended, { reason: reasonIn(reason, language) }, change);
    }
    case 'OrderLineRestricted': {
      const { lineId, articleNumber, reason } = event.data;
      const before = order.status === 'none' ? undefined : order.restrictions[lineId];
      return describe(
        titles.OrderLineRestricted,
        { article: articleOf(articleNumber) },
        { what: facts.quantity, before: before ? limitOf(before) : null, after: limitOf(event.data) },
        { what: facts.reason, before: null, after: restrictions.reasons[reason] },
      );
    }
    case 'OrderLineReplacementChosen':
      return describeLineChoice(event, articleOf(event.data.articleNumber), language);
    case 'OrderHandoverAsked':
      return describe(titles.OrderHandoverAsked, {});
    case 'OrderHandoverDeclined':
      return describe(titles.OrderHandoverDeclined, {});
    case 'OrderHoldReleased':
      return describe(titles.OrderHoldReleased, {});
    default:
      return event satisfies never;
  }
}
