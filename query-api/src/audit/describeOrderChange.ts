import { fillText } from '@talloor/messages/basket/fillText.ts';
import { problemTitle } from '@talloor/messages/problems/problemTitle.ts';
import { namedChanges } from '@talloor/events/order/modification.ts';
import type { OrderChange } from '@talloor/events/order/events.ts';
import { reasonIn } from './reasonIn.ts';
import type { Language } from './auditSide.ts';
import type { Description } from './description.ts';
import { describeLineChoice } from './describeReplacement.ts';
import { historyFormats, historyWords } from './historyFormats.ts';
import type { Standing } from './standing.ts';

export function describeOrderChange(event: OrderChange, { order }: Standing, language: Language): Description {
  const { titles, facts } = historyWords[language];
  const format = historyFormats[language];
  const said = (
    text: string,
    values: Record<string, string | number>,
    ...changes: Description['changes']
  ): Description => ({ title: fillText(text, values, language), changes });
  const amountOr = (quantity: number, unit: string) => (quantity === 0 ? null : format.quantity(quantity, unit));
  switch (event.type) {
    case 'OrderModificationStarted':
      if (event.data.shared === true) return said(titles.OrderModificationStarted_shared, {});
      return said(
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
      return said(titles.OrderDraftLineChanged, { article }, change);
    }
    case 'OrderUnsentDraftChosen':
      return said(
        event.data.choice === 'send' ? titles.OrderUnsentDraftChosen_send : titles.OrderUnsentDraftChosen_drop,
        {},
      );
    case 'OrderUnsentDraftMailSent':
      return said(
        event.data.kind === 'announced'
          ? titles.OrderUnsentDraftMailSent_announced
          : titles.OrderUnsentDraftMailSent_refused,
        {},
      );
    case 'OrderHoldExtended':
      return said(
        titles.OrderHoldExtended,
        {},
        { what: facts.held_until, before: null, after: format.instant(event.data.heldUntil) },
      );
    case 'OrderModificationSubmitted': {
      const { version, cause, wentBackTo, totals, previousPayableCents, reason } = event.data;
      const changed = namedChanges(event.data);
      const title =
        reason !== undefined
          ? changed.length === 1
            ? titles.OrderModificationSubmitted_officeOne
            : titles.OrderModificationSubmitted_office
          : wentBackTo !== undefined
            ? titles.OrderModificationSubmitted_back
            : cause === 'deadline'
              ? titles.OrderModificationSubmitted_deadline
              : changed.length === 1
                ? titles.OrderModificationSubmitted_one
                : titles.OrderModificationSubmitted;
      const lines = changed.map(({ articleNumber, name, unit, quantity, previousQuantity }) => ({
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
      return said(
        title,
        { version, count: changed.length, back: wentBackTo ?? 0, reason: reasonIn(reason ?? '', language) },
        ...lines,
        total,
      );
    }
    case 'OrderModificationCancelled': {
      const { cause, refused, wished = [] } = event.data;
      const lost = wished.map(({ articleNumber, name, unit, quantity, previousQuantity }) => ({
        what: `${articleNumber} ${name[language]}`,
        before: amountOr(quantity, unit[language]),
        after: amountOr(previousQuantity, unit[language]),
      }));
      if (cause !== 'deadline') return said(titles.OrderModificationCancelled, {});
      return refused === null
        ? said(titles.OrderModificationCancelled_deadline, {})
        : said(titles.OrderModificationCancelled_refused, { reason: problemTitle(refused, language) }, ...lost);
    }
    case 'OrderClosedForChanges':
      return said(titles.OrderClosedForChanges, { moment: format.instant(event.data.effectiveAt) });
    case 'OrderCancelled':
      return event.data.reason === undefined
        ? said(titles.OrderCancelled, {})
        : said(titles.OrderCancelled_reason, { reason: reasonIn(event.data.reason, language) });
    case 'OrderLocked':
      return said(titles.OrderLocked, { reason: reasonIn(event.data.reason, language) });
    case 'OrderUnlocked':
      return said(titles.OrderUnlocked, { reason: reasonIn(event.data.reason, language) });
    case 'OrderDeadlineExtended': {
      const { previousDeadline, changeDeadline, reason } = event.data;
      const change = {
        what: facts.changeable_until,
        before: format.instant(previousDeadline),
        after: format.instant(changeDeadline),
      };
      return said(titles.OrderDeadlineExtended, { reason: reasonIn(reason, language) }, change);
    }
    case 'OrderLineRestricted':
      return said(titles.OrderLineRestricted, { article: event.data.articleNumber });
    case 'OrderLineReplacementChosen': {
      const { articleNumber } = event.data;
      const lines = order.status === 'none' ? [] : order.content.lines;
      const name = lines.find((line) => line.articleNumber === articleNumber)?.name[language] ?? '';
      return describeLineChoice(event, `${articleNumber} ${name}`.trim(), language);
    }
    case 'OrderHandoverAsked':
      return said(titles.OrderHandoverAsked, {});
    case 'OrderHandoverDeclined':
      return said(titles.OrderHandoverDeclined, {});
    case 'OrderHoldReleased':
      return said(titles.OrderHoldReleased, {});
    default:
      return event satisfies never;
  }
}
