import type {
  StandingDateView,
  StandingDifferenceView,
  StandingPlanView,
  StandingRunView,
} from '@talloor/contracts/endpoints/standingOrderShapes.ts';
import { standingOrderTexts } from '@talloor/messages/standingOrder/standingOrderTexts.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import type { Language } from '@talloor/rules/facts.ts';
import { eurosOfCents, eurosOfMills } from '@talloor/rules/money/rounding.ts';
import {
  openDates,
  stopReason,
  type StandingDate,
  type StandingDatesState,
  type Terms,
} from '@talloor/rules/standingOrder/standingDates.ts';
import type { FoundDifference, FoundPlan, FoundRun, FoundStandingOrder } from './findStandingOrders.ts';
import { secondsOf } from '../secondsOf.ts';

const shownDateCount = 6;

type Reader = {
  readonly language: Language;
  readonly showPrices: boolean;
  /** Articles shown by number only. */
  readonly hidden: ReadonlySet<string>;
};
export type SetOrder = NonNullable<FoundStandingOrder['order']>;

export const viewPlan = ({ schedule, windowStart, service, leadWorkdays, onClosedDay, quantities }: FoundPlan) =>
  ({
    schedule:
      schedule.kind === 'weekly'
        ? { kind: 'weekly', weekdays: [...schedule.weekdays] }
        : { kind: 'dates', days: [...schedule.days] },
    window: windowStart,
    service,
    lead_workdays: leadWorkdays,
    on_closed_day: onClosedDay,
    quantities: Object.fromEntries(quantities.map(({ articleNumber, quantity }) => [articleNumber, quantity])),
  }) satisfies StandingPlanView;

export const datesStateOf = ({ pause, ...order }: SetOrder): StandingDatesState => ({
  ...order,
  pausedUntil: pause === null ? undefined : pause.until,
});

/** Next dates, skipped and paused ones included. */
export function viewDates(
  state: StandingDatesState & { readonly due?: readonly string[] },
  terms: Terms,
  now: Date,
  language: Language,
): StandingDateView[] {
  const stateOf = (day: string): StandingDateView['state'] =>
    state.due?.includes(day) ? 'being_made' : (stopReason(day, state) ?? 'planned');
  return openDates(state, terms, now, { most: shownDateCount, withStopped: true, isOrderable: true }).map((date) =>
    viewDate(date, stateOf(date.day), language),
  );
}

export function viewNext(
  state: StandingDatesState & { readonly due?: readonly string[] },
  terms: Terms,
  now: Date,
  language: Language,
): StandingDateView | null {
  const [next] = openDates(state, terms, now, { most: 1, isOrderable: true });
  return next ? viewDate(next, state.due?.includes(next.day) ? 'being_made' : 'planned', language) : null;
}

const viewDate = (
  { day, delivery, closure, madeAt, deadline }: StandingDate,
  state: StandingDateView['state'],
  language: Language,
): StandingDateView => ({
  day,
  timestamp: epochOfDay(day),
  delivery_date: delivery && epochOfDay(delivery.day),
  delivery_window: delivery && { start: delivery.windowStart, end: delivery.windowEnd },
  closure: closure && standingOrderTexts.closure(closure, language),
  made_at: secondsOf(madeAt),
  deadline: secondsOf(deadline),
  state,
});

const basketStates = { open: 'open', checkedOut: 'ordered', discarded: 'deleted' } as const;

export const articlesOfRuns = (runs: readonly FoundRun[]): string[] => [
  ...new Set(
    runs.flatMap(({ data }) =>
      (data?.differences ?? []).flatMap((difference) =>
        difference.kind === 'replaced'
          ? [difference.articleNumber, difference.by.articleNumber]
          : [difference.articleNumber],
      ),
    ),
  ),
];

/** Amounts are omitted when hidden. */
export function viewRun(run: FoundRun, reader: Reader): StandingRunView {
  const { day, state, at, basketId, basketStatus, data, toldAt } = run;
  const { language, showPrices } = reader;
  const {
    closure = null,
    differences = [],
    reason,
    delivery,
    lines = [],
    subtotalCents,
    previous,
  } = data ?? {
    lines: [],
  };
  const euros = (cents: number | undefined) => (showPrices && cents !== undefined ? eurosOfCents(cents) : null);
  const before = euros(previous?.subtotalCents);
  return {
    day,
    timestamp: epochOfDay(day),
    state,
    at: secondsOf(at),
    delivery_date: delivery ? epochOfDay(delivery.day) : null,
    closure: closure && standingOrderTexts.closure(closure, language),
    reason: reason === undefined ? null : standingOrderTexts.missed(reason, closure, language),
    told_at: toldAt === null ? null : secondsOf(toldAt),
    basket_id: basketId,
    basket_state: basketStatus && basketStates[basketStatus],
    number_of_lines: lines.length,
    subtotal: euros(subtotalCents),
    is_approximate: data?.approximate ?? false,
    previous: previous && before !== null ? { timestamp: epochOfDay(previous.day), subtotal: before } : null,
    differences: differences.flatMap((difference) => viewDifference(difference, reader)),
  };
}

function viewDifference(
  difference: FoundDifference,
  { language, showPrices, hidden }: Reader,
): StandingDifferenceView[] {
  const nothing = { wanted: null, quantity: null, by: null, price_before: null, price: null, reason: null };
  const { articleNumber, name, kind } = difference;
  const isHidden = hidden.has(articleNumber);
  const shownName = isHidden ? articleNumber : (name?.[language] ?? articleNumber);
  const article = { kind, article_number: articleNumber, name: shownName };
  const reasonOf = ({ code, parameters }: { code: string; parameters: Readonly<Record<string, string | number>> }) =>
    standingOrderTexts.reason(code, parameters, language);
  switch (difference.kind) {
    case 'left_out': {
      const { wanted, reason } = difference;
      return [{ ...nothing, ...article, wanted, reason: reasonOf(reason) }];
    }
    case 'replaced': {
      const { by, quantity, reason } = difference;
      // Hidden replacements are not named (ADR 0090).
      const other = hidden.has(by.articleNumber) ? null : { article_number: by.articleNumber, name: by.name[language] };
      return [{ ...nothing, ...article, by: other, quantity: other && quantity, reason: reasonOf(reason) }];
    }
    case 'quantity': {
      const { wanted, quantity, reason } = difference;
      return [{ ...nothing, ...article, wanted, quantity, reason: reasonOf(reason) }];
    }
    case 'price': {
      if (!showPrices || isHidden) return [];
      const { beforeMills, afterMills } = difference;
      return [{ ...nothing, ...article, price_before: eurosOfMills(beforeMills), price: eurosOfMills(afterMills) }];
    }
    default:
      return difference satisfies never;
  }
}
