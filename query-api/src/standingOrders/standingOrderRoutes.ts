import {
  getStandingOrder,
  getStandingRun,
  listStandingDates,
  listStandingOrders,
} from '@talloor/contracts/endpoints/standingOrder.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { fingerprint } from '@talloor/platform/fingerprint.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { standingOrderTexts } from '@talloor/messages/standingOrder/standingOrderTexts.ts';
import { viewService } from '@talloor/rules/delivery/viewService.ts';
import { closureOf, scheduledDays, findRound, type Terms } from '@talloor/rules/standingOrder/standingDates.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findRunOfBasket, findStandingOrders, findStandingRuns, type FoundRun } from './findStandingOrders.ts';
import {
  articlesOfRuns,
  datesStateOf,
  viewDates,
  viewNext,
  viewPlan,
  viewRun,
  type SetOrder,
} from './viewStandingOrder.ts';

export function standingOrderRoutes({ pool, catalogue, waiter, clock }: ReadSide): readonly Route[] {
  const termsFor = async (customerNumber: string) => {
    const [calendar, customer] = await Promise.all([catalogue.findCalendar(), catalogue.findCustomer(customerNumber)]);
    if (!customer) throw new Problem('customer.not_selected');
    return { calendar, customer };
  };
  const withDue = (order: SetOrder) => ({ ...datesStateOf(order), due: order.due });

  const hiddenIn = async (runs: readonly FoundRun[], customerNumber: string): Promise<ReadonlySet<string>> => {
    const articles = articlesOfRuns(runs);
    const today = dayAt(clock.now().getTime());
    const [allProducts, visibleProducts] = await Promise.all([
      catalogue.findProducts(articles, null, today),
      catalogue.findProducts(articles, customerNumber, today),
    ]);
    return new Set(articles.filter((article) => allProducts.has(article) && !visibleProducts.has(article)));
  };

  return [
    route(listStandingOrders, async (_, { customerNumber, user, language, seenPosition }) => {
      const stale = await isStale(waiter, seenPosition, 'lists', 'standingOrders');
      const [orderRows, terms] = await Promise.all([
        findStandingOrders(pool, { customerNumber, userId: user.userId }),
        termsFor(customerNumber),
      ]);
      const body = orderRows.flatMap(({ listId, order }) => {
        if (order === null) return [];
        const next = viewNext(withDue(order), terms, clock.now(), language);
        const isPaused = datesStateOf(order).pausedUntil === null || isInPause(order, clock.now());
        return [{ list_id: listId, is_paused: isPaused, next }];
      });
      return { body, stale };
    }),

    route(getStandingOrder, async ({ params: { id } }, { customerNumber, user, language, seenPosition }) => {
      const stale = await isStale(waiter, seenPosition, 'lists', 'standingOrders', 'baskets');
      const [[orderRow], terms] = await Promise.all([
        findStandingOrders(pool, { customerNumber, userId: user.userId }, id),
        termsFor(customerNumber),
      ]);
      if (!orderRow) throw new Problem('list.not_found');
      const { order, name, isMine, owner } = orderRow;
      const until = dayAt(clock.now().getTime());
      const runs = await findStandingRuns(pool, customerNumber, { listId: id, until });
      const reader = {
        language,
        showPrices: terms.customer.showPrices,
        hidden: await hiddenIn(runs, customerNumber),
      };
      const { showPrices } = reader;
      const isPaused = order !== null && (order.pause?.until === null || isInPause(order, clock.now()));
      return {
        body: {
          list: { id, name, is_editable: isMine, owner },
          order: order && {
            plan: viewPlan(order.plan),
            version: fingerprint(order.plan),
            is_paused: isPaused,
            paused_until: isPaused ? (order.pause?.until ?? null) : null,
            paused_because: isPaused && order.pause && order.pause.reason !== 'asked' ? order.pause.reason : null,
          },
          dates: order === null ? [] : viewDates(withDue(order), terms, clock.now(), language),
          runs: runs.map((run) => viewRun(run, reader)),
          rounds: roundsOf(terms, showPrices),
          closed_days: closedDaysOf(terms, until, language),
        },
        stale,
      };
    }),

    route(listStandingDates, async ({ body }, { customerNumber, language }) => {
      const terms = await termsFor(customerNumber);
      const { window, lead_workdays: leadWorkdays, on_closed_day: onClosedDay, schedule, service } = body;
      const now = clock.now();
      const state = {
        plan: { schedule, service, windowStart: window, leadWorkdays, onClosedDay },
        inForceSince: now.toISOString(),
        pausedUntil: undefined,
        skipped: [],
        settled: [],
      };
      return { body: viewDates(state, terms, now, language) };
    }),

    route(getStandingRun, async ({ params: { basketId } }, { customerNumber, user, language, seenPosition }) => {
      const stale = await isStale(waiter, seenPosition, 'standingOrders', 'baskets');
      const [{ isKnown, run }, customer] = await Promise.all([
        findRunOfBasket(pool, { customerNumber, userId: user.userId, basketId }),
        catalogue.findCustomer(customerNumber),
      ]);
      if (!isKnown) throw new Problem('basket.not_found');
      const reader = {
        language,
        showPrices: customer?.showPrices ?? false,
        hidden: await hiddenIn(run ? [run] : [], customerNumber),
      };
      const body = {
        run: run && { ...viewRun(run, reader), list_id: run.isListSeen ? run.listId : null, list_name: run.listName },
      };
      return { body, stale };
    }),
  ];
}

/** A pause ends on its delivery day. */
const isInPause = ({ pause }: SetOrder, now: Date): boolean =>
  pause !== null && pause.until !== null && dayAt(now.getTime()) < pause.until;

const roundsOf = (terms: Terms, showPrices: boolean) =>
  ['standard', ...terms.calendar.pickupSites.map(({ siteId }) => `pickup-${siteId}`)].flatMap((key) => {
    const round = findRound(key, terms);
    if (round === null) return [];
    const windows = round.windows.map(({ start, end }) => ({ start, end }));
    return [{ key, service: viewService(round.service, showPrices), weekdays: [...round.weekdays], windows }];
  });

const closedDaysAhead = 400;

function closedDaysOf({ calendar }: Terms, today: string, language: 'nl' | 'fr') {
  const last = addDays(today, closedDaysAhead);
  return scheduledDays({ kind: 'weekly', weekdays: [1, 2, 3, 4, 5, 6, 7] }, today, last).flatMap((day) => {
    const closure = closureOf(day, null, calendar);
    if (closure?.reason !== 'holiday' && closure?.reason !== 'closing_day') return [];
    return [{ day, name: standingOrderTexts.closure(closure, language) }];
  });
}
