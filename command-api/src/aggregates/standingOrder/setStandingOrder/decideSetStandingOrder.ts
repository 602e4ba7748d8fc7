import { isDeepStrictEqual } from 'node:util';
import { mostStandingDates, type StandingOrderEvent, type StandingPlan } from '@talloor/events/standingOrder/events.ts';
import type { StandingOrderState } from '@talloor/events/standingOrder/state.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { fingerprint } from '@talloor/platform/fingerprint.ts';
import type { CalendarFacts, CustomerFacts, ProductFacts } from '@talloor/rules/facts.ts';
import { judgeQuantity } from '@talloor/rules/quantity/judgeQuantity.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import {
  closureOf,
  furthestAhead,
  openDates,
  standingDate,
  findRound,
} from '@talloor/rules/standingOrder/standingDates.ts';

export type SetStandingOrderCommand = {
  readonly listId: string;
  readonly customerNumber: string;
  readonly userId: string;
  readonly plan: StandingPlan;
  /** Seen version; null: saw none, undefined: not sent. */
  readonly expectedVersion?: string | null | undefined;
};

const versionOf = (state: StandingOrderState): string | null =>
  state.status === 'set' ? fingerprint(state.plan) : null;

type Facts = {
  readonly customer: CustomerFacts;
  readonly calendar: CalendarFacts;
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly articles: readonly string[];
  readonly now: Date;
};

/** The append expects the decided revision, so concurrent changes stay. */
export function decideSetStandingOrder(
  command: SetStandingOrderCommand,
  state: StandingOrderState,
  facts: Facts,
): Decision<StandingOrderEvent> {
  const { listId, customerNumber, userId } = command;
  const at = facts.now.toISOString();
  const onList = new Set(facts.articles);
  if (command.plan.quantities.some(({ articleNumber }) => !onList.has(articleNumber)))
    return { rejected: 'standing_order.not_on_list' };
  const plan = normalizePlan(command.plan, facts);
  const isSet = state.status === 'set';
  if (isSet && isDeepStrictEqual(plan, normalizePlan(state.plan, facts))) return [];
  if (command.expectedVersion !== undefined && command.expectedVersion !== versionOf(state))
    return { rejected: 'standing_order.changed' };
  if (plan.schedule.kind === 'dates' && plan.schedule.days.length === 0)
    return { rejected: 'standing_order.no_date_left' };
  if (plan.schedule.kind === 'dates' && plan.schedule.days.length > mostStandingDates)
    return { rejected: 'standing_order.too_many_days', parameters: { max_days: mostStandingDates } };
  const rejection = findRejection(plan, facts);
  if (rejection) return rejection;
  const newOrder = { plan, inForceSince: at, pausedUntil: undefined, skipped: [], settled: [] };
  if (openDates(newOrder, facts, facts.now, { most: 1 }).length === 0)
    return { rejected: 'standing_order.no_date_left' };
  if (isSet) return [{ type: 'StandingOrderChanged', data: { at, plan } }];
  const skippedDays = state.status === 'ended' ? state.skipped.filter((day) => day >= dayAt(facts.now.getTime())) : [];
  return [
    { type: 'StandingOrderSet', data: { listId, customerNumber, setBy: userId, at, plan } },
    ...skippedDays.map((day): StandingOrderEvent => ({ type: 'StandingOrderDateRestored', data: { day } })),
  ];
}

function normalizePlan(plan: StandingPlan, facts: Facts): StandingPlan {
  const { articles, now } = facts;
  const canBeOrdered = (day: string): boolean => Date.parse(standingDate(day, plan, facts).deadline) > now.getTime();
  const { schedule } = plan;
  const requestedQuantities = new Map(plan.quantities.map(({ articleNumber, quantity }) => [articleNumber, quantity]));
  return {
    ...plan,
    schedule:
      schedule.kind === 'weekly'
        ? { kind: 'weekly', weekdays: [...new Set(schedule.weekdays)].toSorted((first, second) => first - second) }
        : { kind: 'dates', days: [...new Set(schedule.days)].filter(canBeOrdered).toSorted() },
    quantities: articles.flatMap((articleNumber) => {
      const quantity = requestedQuantities.get(articleNumber);
      return quantity === undefined ? [] : [{ articleNumber, quantity: Math.round(quantity * 1000) / 1000 }];
    }),
  };
}

function findRejection({ schedule, service, windowStart, quantities }: StandingPlan, facts: Facts): Rejection | null {
  const { calendar, products, articles } = facts;
  const round = findRound(service, facts);
  const isWindowOffered = round?.windows.some(({ start }) => windowStart === null || start === windowStart) ?? false;
  if (round === null || !isWindowOffered) return { rejected: 'standing_order.moment_not_served' };
  if (schedule.kind === 'weekly' && schedule.weekdays.some((weekday) => !round.weekdays.includes(weekday)))
    return { rejected: 'standing_order.day_not_delivered' };
  const furthest = addDays(dayAt(facts.now.getTime()), furthestAhead);
  if (schedule.kind === 'dates' && schedule.days.some((day) => day > furthest))
    return { rejected: 'standing_order.day_too_far', parameters: { max_days: furthestAhead } };
  if (schedule.kind === 'dates' && schedule.days.some((day) => closureOf(day, round, calendar) !== null))
    return { rejected: 'standing_order.day_not_delivered' };
  const articlesWithoutQuantity = new Set(
    quantities.filter(({ quantity }) => quantity === 0).map(({ articleNumber }) => articleNumber),
  );
  if (articles.every((article) => articlesWithoutQuantity.has(article)))
    return { rejected: 'standing_order.nothing_to_order' };
  for (const { articleNumber, quantity } of quantities) {
    const product = products.get(articleNumber);
    // Today's stock is irrelevant for the basket's day.
    const fault = product?.status === 'active' ? judgeQuantity({ ...product, stock: null }, quantity) : null;
    if (fault) return { rejected: fault.code, parameters: { article_number: articleNumber, ...fault.parameters } };
  }
  return null;
}
