import type { CommandApi } from '@talloor/command-api/createCommandApi.ts';
import { standingOrderStream } from '@talloor/events/standingOrder/events.ts';
import type { Foundation } from '@talloor/platform/openFoundation.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays, weekdayOf } from '@talloor/rules/delivery/workdays.ts';
import { standingDate, type Terms } from '@talloor/rules/standingOrder/standingDates.ts';
import { createShopper } from '../orders/createShopper.ts';
import type { SetNow } from '../orders/placeOrders.ts';
import type { PlannedList } from './planLists.ts';

const listName = 'Schoonmaak';
const minute = 60_000;
const week = 7;

type Demo = {
  readonly api: CommandApi;
  readonly store: Foundation['store'];
  readonly codec: Foundation['codec'];
  readonly terms: Terms;
  readonly now: Date;
  readonly setNow: SetNow;
};

export const isStanding = ({ name, user }: PlannedList): boolean => name === listName && user.username === 'lotte';

/** Three weeks old, with two deleted baskets and a skipped week. */
export async function openStandingOrder(list: PlannedList, listId: string, demo: Demo): Promise<void> {
  const { api, terms, now, setNow } = demo;
  const shopper = createShopper(api, list.user, list.customerNumber);
  const last = lastClosedDay(terms, now);
  const plan = {
    schedule: { kind: 'weekly' as const, weekdays: [weekdayOf(last)] },
    window: null,
    service: 'standard',
    lead_workdays: 1,
    on_closed_day: 'next' as const,
    quantities: Object.fromEntries(list.items.map((article, index) => [article, index % 3 === 0 ? 2 : 1])),
  };
  const dates = [last, addDays(last, -week), addDays(last, -2 * week)].toReversed();
  const [first, skipped] = dates;
  if (first === undefined || skipped === undefined) return;
  const hourOf = (day: string) =>
    Date.parse(standingDate(day, { ...plan, windowStart: null, leadWorkdays: 1, onClosedDay: 'next' }, terms).madeAt);
  setNow(new Date(hourOf(first) - 60 * minute));
  await shopper.setStandingOrder(list.key, listId, plan);
  await shopper.skipStandingDate(list.key, listId, skipped);
  for (const day of dates) {
    const createdAt = hourOf(day);
    setNow(new Date(createdAt + minute));
    const basketId = await takeSteps(listId, demo);
    if (basketId === null) continue;
    setNow(new Date(Math.min(createdAt + 180 * minute, now.getTime())));
    await shopper.discardBasket(`${list.key}-${day}`, basketId);
  }
}

function lastClosedDay(terms: Terms, now: Date): string {
  const today = dayAt(now.getTime());
  const plan = {
    schedule: { kind: 'weekly', weekdays: [] },
    windowStart: null,
    service: 'standard',
    leadWorkdays: 1,
    onClosedDay: 'skip',
  } as const;
  for (let ahead = 1; ahead <= week; ahead += 1) {
    const { day, delivery } = standingDate(addDays(today, ahead), plan, terms);
    if (delivery !== null && Date.parse(delivery.deadline) <= now.getTime()) return day;
  }
  return addDays(today, 1);
}

/** @returns the created basket, if any */
async function takeSteps(listId: string, { api, store, codec }: Demo): Promise<string | null> {
  const maker = api.policies.find(({ name }) => name === 'makeStandingBaskets');
  if (!maker) return null;
  const story = async () => codec.decode(await store.readStream(standingOrderStream(listId), 0, 100));
  const before = (await story()).length;
  let basketId: string | null = null;
  for (let position = before - 1; ; position += 1) {
    const event = (await story())[position];
    if (event === undefined) return basketId;
    if (position >= before && event.event.type === 'StandingOrderBasketMade')
      ({ basketId } = event.event.data as { basketId: string });
    await maker.react(event).catch((error: unknown) => {
      if (!(error instanceof TryLater)) throw error;
    });
  }
}
