import type { BasketLine } from '@talloor/events/basket/state.ts';
import { isOrderChange } from '@talloor/events/order/events.ts';
import type { Language } from './auditSide.ts';
import { type Description, createDescriber } from './description.ts';
import { describeDeliveryEvent } from './describeDeliveryEvent.ts';
import { describeOrderChange } from './describeOrderChange.ts';
import { describeLineChoice } from './describeReplacement.ts';
import { describeRecallEvent } from './describeRecallEvent.ts';
import { describeReturnEvent } from './describeReturnEvent.ts';
import { historyFormats, historyWords } from './historyFormats.ts';
import { describeCaseEvent } from './describeCaseEvent.ts';
import { describeInvoiceOrPayment } from './invoice/describeInvoiceEvent.ts';
import { describeInvoicedPart } from './orderState/describeInvoicedPart.ts';
import { noSurroundings, type Surroundings } from './historyNames.ts';
import {
  type HistoryDomainEvent,
  isCaseEvent,
  isDeliveryEvent,
  isInvoiceEvent,
  isPaymentEvent,
  isRecallEvent,
  isReturnEvent,
} from './orderHistory.ts';
import type { HistoryState } from './historyState.ts';

export function describeEvent(
  event: HistoryDomainEvent,
  before: HistoryState,
  language: Language,
  around: Surroundings = noSurroundings,
): Description {
  const { titles, facts } = historyWords[language];
  const format = historyFormats[language];
  const describe = createDescriber(language);
  const basket = before.basket.status === 'none' ? null : before.basket;
  const lineOf = (article: string): BasketLine | undefined =>
    basket?.lines.find((line) => line.articleNumber === article);
  const nameOf = (article: string): string => {
    const line = lineOf(article) ?? before.content?.lines.find((orderLine) => orderLine.articleNumber === article);
    return line ? `${article} ${line.name[language]}` : article;
  };
  const unitOf = (article: string): string =>
    (lineOf(article) ?? before.content?.lines.find((line) => line.articleNumber === article))?.unit[language] ?? '';
  if (isOrderChange(event)) return describeOrderChange(event, before, language);
  if (isDeliveryEvent(event)) return describeDeliveryEvent(event, language, around);
  if (isReturnEvent(event)) return describeReturnEvent(event, language, around);
  if (isRecallEvent(event)) return describeRecallEvent(event, language, around);
  if (isInvoiceEvent(event)) return describeInvoicedPart(event, before, language, around);
  if (isPaymentEvent(event)) return describeInvoiceOrPayment(event, language, around);
  if (isCaseEvent(event)) return describeCaseEvent(event, language, around);
  switch (event.type) {
    case 'BasketOpened': {
      const { origin } = event.data;
      return origin
        ? describe(titles.BasketPrepared, { origin: origin.name ?? historyWords[language].values.erased })
        : describe(titles.BasketOpened, {});
    }
    case 'BasketActivated':
      return describe(titles.BasketActivated, {});
    case 'BasketSetAside':
      return describe(titles.BasketSetAside, {});
    case 'BasketDiscarded':
      return describe(titles.BasketDiscarded, {});
    case 'BasketLineQuantityChanged': {
      const { articleNumber, name, unit, quantity, previousQuantity } = event.data;
      const article = `${articleNumber} ${name[language]}`;
      const after = format.quantity(quantity, unit[language]);
      if (previousQuantity === 0)
        return describe(titles.BasketLineAdded, { article }, { what: article, before: null, after });
      const was = format.quantity(previousQuantity, unit[language]);
      return describe(titles.BasketLineQuantityChanged, { article }, { what: article, before: was, after });
    }
    case 'BasketLineRemoved': {
      const { articleNumber, previousQuantity } = event.data;
      const article = nameOf(articleNumber);
      const was = format.quantity(previousQuantity, unitOf(articleNumber));
      return describe(titles.BasketLineRemoved, { article }, { what: article, before: was, after: null });
    }
    case 'BasketEmptied': {
      const removedLines = (basket?.lines ?? []).map((line) => ({
        what: nameOf(line.articleNumber),
        before: format.quantity(line.quantity, line.unit[language]),
        after: null,
      }));
      return describe(titles.BasketEmptied, {}, ...removedLines);
    }
    case 'BasketDeliveryMomentConfirmed': {
      const was = basket?.delivery ? format.moment(basket.delivery) : null;
      const change = { what: facts.delivery, before: was, after: format.moment(event.data) };
      return describe(titles.BasketDeliveryMomentConfirmed, { day: format.day(event.data.day) }, change);
    }
    case 'BasketDeliveryAddressChosen': {
      const was = basket?.address ? format.address(basket.address) : null;
      const address = format.address(event.data.address);
      return describe(
        titles.BasketDeliveryAddressChosen,
        { address },
        { what: facts.address, before: was, after: address },
      );
    }
    case 'BasketKindChosen': {
      const { mainOrder } = event.data;
      const change = { what: facts.main_order, before: basket?.mainOrder ?? null, after: mainOrder };
      const title = mainOrder === null ? titles.BasketKindChosen_new : titles.BasketKindChosen;
      return describe(title, { order: mainOrder ?? '' }, change);
    }
    case 'BasketReminderSent':
      return describe(titles.BasketReminderSent, {});
    case 'BasketReferenceSet': {
      const reference = event.data.reference ?? historyWords[language].values.erased;
      const change = { what: facts.reference, before: basket?.reference || null, after: reference || null };
      return describe(reference ? titles.BasketReferenceSet : titles.BasketReferenceCleared, { reference }, change);
    }
    case 'BasketLineReplacementChosen':
      return describeLineChoice(event, nameOf(event.data.articleNumber), language);
    case 'BasketFreeSamplesChosen': {
      const { samples } = event.data;
      const names = (list: readonly string[]) => (list.length === 0 ? null : list.join(', '));
      const change = {
        what: facts.samples,
        before: names(basket?.freeSamples ?? []),
        after: names(samples.map(({ articleNumber, name }) => `${articleNumber} ${name[language]}`)),
      };
      return describe(
        samples.length > 0 ? titles.BasketFreeSamplesChosen : titles.BasketFreeSamplesCleared,
        {},
        change,
      );
    }
    case 'BasketApprovalAsked': {
      const { totals, limitCents, deadline } = event.data;
      return describe(
        titles.BasketApprovalAsked,
        {},
        { what: facts.total, before: null, after: format.amount(totals.payableCents, totals.approximate) },
        { what: facts.order_limit, before: null, after: format.amount(limitCents) },
        { what: facts.decide_before, before: null, after: format.instant(deadline) },
      );
    }
    case 'BasketApprovalWithdrawn':
      return describe(titles.BasketApprovalWithdrawn, {});
    case 'BasketSentBack': {
      const reason = event.data.reason ?? historyWords[language].values.erased;
      return describe(titles.BasketSentBack, {}, { what: facts.reason, before: null, after: reason });
    }
    case 'BasketApprovalLapsed':
      return describe(titles.BasketApprovalLapsed, {});
    case 'BasketCheckedOut': {
      const { totals, orderNumber, approvedBy } = event.data;
      const total = format.amount(totals.payableCents, totals.approximate);
      const title = approvedBy === undefined ? titles.BasketCheckedOut : titles.BasketCheckedOut_approved;
      return describe(title, { order: orderNumber }, { what: facts.total, before: null, after: total });
    }
    case 'BasketOrderNumberReplaced': {
      const { orderNumber: order, previousOrderNumber: previous } = event.data;
      return describe(titles.BasketOrderNumberReplaced, { order, previous });
    }
    case 'OrderPlaced': {
      const { totals, delivery } = event.data;
      const total = format.amount(totals.payableCents, totals.approximate);
      return describe(
        titles.OrderPlaced,
        {},
        { what: facts.delivery, before: null, after: format.moment(delivery) },
        { what: facts.total, before: null, after: total },
      );
    }
    case 'OrderLinesAllocated': {
      const count = event.data.lines.length;
      const allocated = event.data.lines.map(({ articleNumber, quantity }) => ({
        what: nameOf(articleNumber),
        before: null,
        after: format.quantity(quantity, unitOf(articleNumber)),
      }));
      return describe(
        count === 1 ? titles.OrderLinesAllocated_one : titles.OrderLinesAllocated,
        { count },
        ...allocated,
      );
    }
    case 'OrderLineShort': {
      const { articleNumber, ordered, allocated } = event.data;
      const unit = unitOf(articleNumber);
      const article = nameOf(articleNumber);
      const missing = format.quantity((Math.round(ordered * 1000) - Math.round(allocated * 1000)) / 1000, unit);
      const change = {
        what: article,
        before: format.quantity(ordered, unit),
        after: format.quantity(allocated, unit),
      };
      return describe(titles.OrderLineShort, { article, missing }, change);
    }
    case 'OrderConfirmationSent': {
      const count = event.data.recipientCount;
      return describe(count === 1 ? titles.OrderConfirmationSent_one : titles.OrderConfirmationSent, { count });
    }
    case 'OrderPickingBegun':
      return describe(titles.OrderPickingBegun, { version: event.data.version });
    case 'OrderNoted': {
      const { number, text } = event.data;
      return describe(
        titles.OrderNoted,
        { number },
        { what: facts.note, before: null, after: text ?? historyWords[language].values.erased },
      );
    }
    default:
      return event satisfies never;
  }
}
