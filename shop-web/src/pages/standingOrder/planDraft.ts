import type { CallOutput } from '@talloor/contracts/client.ts';
import type { getStandingOrder } from '@talloor/contracts/endpoints/standingOrder.ts';
import type { StandingPlanView } from '@talloor/contracts/endpoints/standingOrderShapes.ts';
import type { WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { quantityLimits, settleQuantity } from '../../products/quantitySteps.ts';

export type StandingOrderPageData = CallOutput<typeof getStandingOrder>;

/** Keeps both kinds of days when switching. */
export type PlanDraft = Omit<StandingPlanView, 'schedule'> & {
  readonly kind: 'weekly' | 'dates';
  readonly weekdays: readonly number[];
  readonly days: readonly string[];
};

/** Stored plan, else par levels, minimum quantity for the rest. */
export function draftOf({ order }: Pick<StandingOrderPageData, 'order'>, lines: readonly WishListLine[]): PlanDraft {
  const quantities = Object.fromEntries(
    lines.flatMap(({ artNo, product, par }) =>
      product === null ? [] : [[artNo, order?.plan.quantities[artNo] ?? proposed(product, order ? undefined : par)]],
    ),
  );
  if (order === null)
    return {
      kind: 'weekly',
      weekdays: [],
      days: [],
      window: null,
      service: 'standard',
      lead_workdays: 1,
      on_closed_day: 'next',
      quantities,
    };
  const { schedule, ...plan } = order.plan;
  const weekdays = schedule.kind === 'weekly' ? schedule.weekdays : [];
  return { ...plan, kind: schedule.kind, weekdays, days: schedule.kind === 'dates' ? schedule.days : [], quantities };
}

export function planOf({ kind, weekdays, days, ...rest }: PlanDraft): StandingPlanView | null {
  if (kind === 'weekly')
    return weekdays.length === 0
      ? null
      : { ...rest, schedule: { kind, weekdays: weekdays.toSorted((first, second) => first - second) } };
  return days.length === 0 ? null : { ...rest, schedule: { kind, days: days.toSorted() } };
}

/** Regardless of stock, with the reason; 0 for none. */
export const settleStanding = (product: ProductView, requestedQuantity: number): ReturnType<typeof settleQuantity> =>
  settleQuantity(requestedQuantity, quantityLimits({ ...product, stock: null }));

const proposed = (product: ProductView, par: number | undefined): number =>
  settleStanding(product, par ?? Math.max(product.sold_per, product.minimum_order)).quantity;
