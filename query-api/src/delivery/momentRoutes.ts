import { listMomentMeanings, previewDeliveryMoment } from '@talloor/contracts/endpoints/delivery.ts';
import { basketTexts } from '@talloor/messages/basket/basketTexts.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { viewBasket } from '@talloor/rules/basket/viewBasket.ts';
import { dayOfEpoch } from '@talloor/rules/delivery/brusselsTime.ts';
import { deliveryMoments, momentOf, type ChosenMoment, type Moment } from '@talloor/rules/delivery/deliveryMoments.ts';
import { findBasket } from '../basket/findBasket.ts';
import { gatherGrounds } from '../basket/gatherGrounds.ts';
import { assessAt } from '../basket/judgeBasket.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { momentMeaning } from './momentMeaning.ts';

export function momentRoutes({ pool, catalogue, waiter, clock }: ReadSide): readonly Route[] {
  const groundsOf = async (customerNumber: string) => {
    const basket = await findBasket(pool, customerNumber);
    const now = clock.now();
    return { grounds: await gatherGrounds(catalogue, basket, customerNumber, now), now };
  };
  return [
    route(listMomentMeanings, async ({ query: { days } }, { customerNumber, language, seenPosition }) => {
      const stale = await isStale(waiter, seenPosition, 'baskets', 'orderedArticles');
      const { grounds, now } = await groundsOf(customerNumber);
      const before = assessAt(grounds, grounds.basket?.delivery ?? null, now);
      const requestedDays = new Set(days.map(dayOfEpoch));
      const meanings = deliveryMoments(grounds.calendar, grounds.customer, now)
        .filter(({ day }) => requestedDays.has(day))
        .flatMap(choicesOf)
        .map((moment) => momentMeaning(moment, before, assessAt(grounds, moment, now), language));
      return { body: { meanings }, stale };
    }),
    route(previewDeliveryMoment, async ({ params, query }, { customerNumber, language, seenPosition }) => {
      const stale = await isStale(waiter, seenPosition, 'baskets', 'orderedArticles');
      const { grounds, now } = await groundsOf(customerNumber);
      const { window = null, service = 'standard' } = query;
      const requestedMoment = { day: dayOfEpoch(Number(params.timestamp)), windowStart: window, service };
      const result = momentOf(requestedMoment, grounds.calendar, grounds.customer, now);
      if (!result.ok) throw new Problem(`basket.delivery_moment_${result.reason}`);
      return { body: viewBasket(assessAt(grounds, result.moment, now), language, basketTexts), stale };
    }),
  ];
}

function choicesOf({ day, available, deadline, windows, others }: Moment): ChosenMoment[] {
  const ordinary = available && deadline !== null ? [{ deadline, windows, service: undefined }] : [];
  return [...ordinary, ...others].flatMap((choice) =>
    choice.windows.map(({ start, end }) => ({
      day,
      windowStart: start,
      windowEnd: end,
      deadline: choice.deadline,
      ...(choice.service && { service: choice.service }),
    })),
  );
}
