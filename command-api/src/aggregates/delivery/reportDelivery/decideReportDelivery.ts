import { isDeepStrictEqual } from 'node:util';
import type { DeliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { PickedLine } from '@talloor/events/delivery/values.ts';
import { evolveDelivery, type DeliveryState, type KnownDelivery } from '@talloor/events/delivery/state.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import { dayAt, instantOf } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { latestInstant } from '@talloor/rules/erp/latestInstant.ts';
import { replacementAnswerHour } from '@talloor/rules/deliveryNote/replacementAnswerHour.ts';
import { questionEventOf } from '../replacements/questionEventOf.ts';
import { decideLapseReplacement } from '../lapseReplacement/decideLapseReplacement.ts';
import { settlePickedLines } from './settlePickedLines.ts';
import type { ReportFacts, ReportOf } from './reportFacts.ts';

type Decided = Decision<DeliveryEvent>;

/** ADR 0120: all or nothing. Repeated and overtaken reports are silent. */
export function decideReportDelivery(message: DeliveryMessage, facts: ReportFacts, state: DeliveryState): Decided {
  if (message.kind === 'scheduled') return schedule(message, facts, state);
  if (state.status === 'none') return { rejected: 'delivery.not_scheduled' };
  const decided = decideForDelivery(message, facts, state);
  // It would outdate all later reports, or be final.
  return isDatedAhead(message, facts.now) && !('rejected' in decided) && decided.length > 0
    ? { rejected: 'delivery.dated_ahead' }
    : decided;
}

const isDatedAhead = (message: Exclude<DeliveryMessage, { kind: 'scheduled' }>, now: Date): boolean =>
  message.kind === 'invoiced'
    ? message.invoiced_on > addDays(dayAt(now.getTime()), 1)
    : Date.parse(message.at) > latestInstant(now).getTime();

function decideForDelivery(
  message: Exclude<DeliveryMessage, { kind: 'scheduled' }>,
  facts: ReportFacts,
  state: KnownDelivery,
): Decided {
  switch (message.kind) {
    case 'picked':
      return pick(message, facts, state);
    case 'loaded':
      return load(message, state);
    case 'dispatched':
      return dispatch(message, facts, state);
    case 'progress':
      return progress(message, state);
    case 'delivered':
      return deliver(message, facts, state);
    case 'invoiced':
      return invoice(message, state);
    default:
      return message satisfies never;
  }
}

const eventUnlessStored = (stored: unknown, event: DeliveryEvent): Decided =>
  isDeepStrictEqual(stored, event.data) ? [] : [event];

const nearMs = 14 * 86_400_000;
/** A window of another year is a slip of the ERP. */
const isOffDay = ({ from, until }: { readonly from: string; readonly until: string }, day: string): boolean =>
  [from, until].some((time) => Math.abs(Date.parse(time) - instantOf(day, '12:00')) > nearMs);

const instant = (time: string): string => new Date(time).toISOString();

function schedule(message: ReportOf<'scheduled'>, { order }: ReportFacts, state: DeliveryState): Decided {
  if (order.status === 'none') return { rejected: 'delivery.order_unknown' };
  if (order.status === 'cancelled') return { rejected: 'delivery.order_cancelled' };
  const { content } = order;
  if (state.status === 'known' && state.plan.orderNumber !== content.orderNumber)
    return { rejected: 'delivery.order_differs', parameters: { order: state.plan.orderNumber } };
  const event: DeliveryEvent = {
    type: 'DeliveryScheduled',
    data: {
      deliveryNumber: message.delivery_number,
      orderNumber: content.orderNumber,
      customerNumber: content.customerNumber,
      customerName: content.customerName,
      orderedBy: content.placedBy,
      placedAt: content.placedAt,
      changeDeadline: content.changeDeadline,
      reference: content.reference,
      day: message.day,
      expected: { from: instant(message.expected_from), until: instant(message.expected_until) },
      route: message.route,
      stop: message.stop,
      stops: message.stops,
    },
  };
  const { expected, day } = event.data;
  if (message.stop > message.stops || expected.from > expected.until || isOffDay(expected, day))
    return { rejected: 'delivery.contradicts_itself' };
  if (state.status === 'none') return [event];
  return isDeepStrictEqual(state.plan, event.data) ? [] : (rejectionAfterDeparture(state) ?? [event]);
}

const rejectionAfterDeparture = (state: KnownDelivery): Rejection | null =>
  state.dispatchedAt === null ? null : { rejected: 'delivery.already_dispatched' };

function pick(message: ReportOf<'picked'>, facts: ReportFacts, state: KnownDelivery): Decided {
  const { order, now } = facts;
  if (order.status === 'none') return { rejected: 'delivery.order_unknown' };
  if (order.status === 'cancelled') return { rejected: 'delivery.order_cancelled' };
  if (isStillChanging(order, now)) return { rejected: 'delivery.order_open' };
  // A passed deadline ends the question first.
  const lapsed = decideLapseReplacement({ cause: 'time', now: now.toISOString() }, state, order.content.totals);
  const current = lapsed.reduce<DeliveryState>(evolveDelivery, state);
  if (current.status === 'none') return [];
  const answerDeadline = answerUntil(message, current.plan.day, facts.answerHour);
  if (Date.parse(answerDeadline) >= instantOf(addDays(current.plan.day, 1), '00:00'))
    return { rejected: 'delivery.contradicts_itself' };
  const lines = settlePickedLines(message, order.content, facts.products, {
    customerChoice: facts.customerChoice,
    lineChoices: order.replacements,
    questions: current.questions,
    answerUntil: answerDeadline,
    now: now.toISOString(),
  });
  if ('rejected' in lines) return lines;
  const event: DeliveryEvent = { type: 'DeliveryPicked', data: { pickedAt: instant(message.at), ...lines } };
  if (isRepeatedPicking(current.picked, event.data)) return lapsed;
  const rejection = rejectionAfterDeparture(current);
  if (rejection) return rejection;
  const questionEvent = questionEventOf(lines.lines, current);
  return [...lapsed, event, ...(questionEvent ? [questionEvent] : [])];
}

/** Older events lack the weight. */
const isRepeatedPicking = (
  stored: KnownDelivery['picked'],
  reported: NonNullable<KnownDelivery['picked']>,
): boolean => {
  if (stored === null) return false;
  const isKept = stored.lines.some(({ standsFor }) => standsFor !== undefined);
  const lines = isKept ? reported.lines : reported.lines.map(withoutShare);
  return isDeepStrictEqual(stored, { ...reported, lines });
};

function withoutShare(line: PickedLine): PickedLine {
  const { standsFor: _, ...others } = line;
  return others;
}

/** ADR 0111. */
const isStillChanging = (order: Exclude<OrderState, { status: 'none' }>, now: Date): boolean =>
  now.getTime() < Date.parse(order.content.changeDeadline) ||
  (order.status === 'open' && Object.values(order.drafts).some(({ unsent }) => unsent === 'send'));

/** The ERP's time, else the customer's hour (ADR 0124). */
const answerUntil = (message: ReportOf<'picked'>, plannedDay: string, hour: string): string =>
  message.answer_until === undefined
    ? new Date(replacementAnswerHour(plannedDay, hour)).toISOString()
    : instant(message.answer_until);

function load(message: ReportOf<'loaded'>, state: KnownDelivery): Decided {
  if (state.picked === null) return { rejected: 'delivery.not_picked' };
  const containers = message.containers.map(({ sscc, kind }) => ({ sscc, kind }));
  if (new Set(containers.map(({ sscc }) => sscc)).size < containers.length)
    return { rejected: 'delivery.contradicts_itself' };
  return eventUnlessStored(state.loaded, {
    type: 'DeliveryLoaded',
    data: { loadedAt: instant(message.at), containers },
  });
}

function dispatch(message: ReportOf<'dispatched'>, { order }: ReportFacts, state: KnownDelivery): Decided {
  if (state.picked === null) return { rejected: 'delivery.not_picked' };
  const dispatchedAt = instant(message.at);
  if (state.dispatchedAt !== null)
    return state.dispatchedAt === dispatchedAt ? [] : { rejected: 'delivery.already_dispatched' };
  if (dispatchedAt < state.picked.pickedAt) return { rejected: 'delivery.contradicts_itself' };
  const lapsed =
    order.status === 'none'
      ? []
      : decideLapseReplacement({ cause: 'dispatched', at: dispatchedAt }, state, order.content.totals);
  return [...lapsed, { type: 'DeliveryDispatched', data: { dispatchedAt } }];
}

function progress(message: ReportOf<'progress'>, state: KnownDelivery): Decided {
  if (state.dispatchedAt === null) return { rejected: 'delivery.not_dispatched' };
  const reportedAt = instant(message.at);
  const expected = { from: instant(message.expected_from), until: instant(message.expected_until) };
  if (expected.from > expected.until || isOffDay(expected, state.plan.day))
    return { rejected: 'delivery.contradicts_itself' };
  if (state.deliveredAt !== null || (state.progressAt !== null && reportedAt <= state.progressAt)) return [];
  return [{ type: 'DeliveryExpected', data: { reportedAt, stopsBefore: message.stops_before, expected } }];
}

function deliver(message: ReportOf<'delivered'>, { receiver = null }: ReportFacts, state: KnownDelivery): Decided {
  if (state.dispatchedAt === null) return { rejected: 'delivery.not_dispatched' };
  const deliveredAt = instant(message.at);
  if (state.deliveredAt !== null)
    return state.deliveredAt === deliveredAt ? [] : { rejected: 'delivery.already_delivered' };
  if (deliveredAt < state.dispatchedAt) return { rejected: 'delivery.contradicts_itself' };
  const { received_by: receivedBy, signature, unsigned, empties } = message;
  if (signature !== null && unsigned !== undefined) return { rejected: 'delivery.contradicts_itself' };
  const { orderedBy } = state.plan;
  const data = {
    deliveredAt,
    orderedBy,
    receivedBy,
    signature,
    empties,
    ...(receiver !== null && { receiverId: receiver }),
    ...(unsigned !== undefined && { unsigned }),
  };
  return [{ type: 'DeliveryDelivered', data }];
}

function invoice(message: ReportOf<'invoiced'>, state: KnownDelivery): Decided {
  if (state.deliveredAt === null) return { rejected: 'delivery.not_delivered' };
  const { invoice_number: invoiceNumber, invoiced_on: invoicedOn, due_on: dueOn } = message;
  const data = { invoiceNumber, invoicedOn, dueOn };
  if (state.invoice !== null)
    return isDeepStrictEqual(state.invoice, data) ? [] : { rejected: 'delivery.already_invoiced' };
  if (dueOn < invoicedOn) return { rejected: 'delivery.contradicts_itself' };
  return [{ type: 'DeliveryInvoiced', data }];
}
