import type { BasketLineView, BasketView } from '@talloor/rules/basket/basketWire.ts';
import { isoDay } from '@talloor/rules/format/dates.ts';
import { offersPreorder } from '@talloor/rules/quantity/availableStock.ts';
import type { DeliveryMoment } from '../useDeliveryMoments.ts';

/** What choosing a day means for the lines that hold the basket back. */
export type DayMeaning = {
  /** Faulty lines that cannot be delivered on this day; known for the day that is confirmed. */
  readonly notDelivered: number;
  /** Faulty lines that this day surely repairs. */
  readonly solved: number;
};

const nothing: DayMeaning = { notDelivered: 0, solved: 0 };
const aboutDay: ReadonlySet<string> = new Set(['item.order_time_expired', 'item.on_demand_days', 'item.no_stock']);

/** Compares a day with the one confirmed; says nothing of what only the server can know. */
export function whatDayMeans(basket: BasketView | undefined, moment: DeliveryMoment): DayMeaning {
  const confirmed = basket?.delivery_date.date ?? null;
  if (basket === undefined || confirmed === null || moment.deadline === null) return nothing;
  const faulty = basket.lines.filter((line) => line.error_codes.some(({ code }) => aboutDay.has(code)));
  if (moment.timestamp === confirmed) return { notDelivered: faulty.length, solved: 0 };
  const deadline = moment.deadline;
  const sinceConfirmed = basket.delivery_date.deadline ?? deadline;
  return {
    notDelivered: 0,
    solved: faulty.filter((line) => isSolved(line, moment.timestamp, deadline, sinceConfirmed)).length,
  };
}

/** Whether another delivery day can repair this line: it closed or was asked too late, or may be ordered ahead. */
export const laterDayHelps = ({ product, error_codes }: BasketLineView): boolean =>
  error_codes.length > 0 &&
  error_codes.every(
    ({ code }) =>
      code === 'item.order_time_expired' ||
      code === 'item.on_demand_days' ||
      (code === 'item.no_stock' && mayWait(product)),
  );

const mayWait = ({ is_allow_preorder, days_to_replenish }: BasketLineView['product']): boolean =>
  offersPreorder({ allowPreorder: is_allow_preorder, daysToReplenish: days_to_replenish });

function isSolved(line: BasketLineView, day: number, deadline: number, confirmedDeadline: number): boolean {
  const { product } = line;
  return line.error_codes.every(({ code }) => {
    // It closed on the day of the confirmed deadline: a later deadline's day has its own closing time, still to come.
    if (code === 'item.order_time_expired') return isoDay(deadline) > isoDay(confirmedDeadline);
    if (code === 'item.no_stock') {
      const { stock_available_date: back } = product;
      return mayWait(product) && back !== null && day >= back;
    }
    return false;
  });
}
