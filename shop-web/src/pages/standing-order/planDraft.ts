import type { CallOutput } from '@talloor/contracts/client.ts';
import type { getStandingOrder } from '@talloor/contracts/endpoints/standingOrder.ts';
import type { StandingPlanView } from '@talloor/contracts/endpoints/standingOrderShapes.ts';
import type { WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { quantityLimits, settleQuantity } from '../../products/quantitySteps.ts';

export type StandingOrderPageData = CallOutput<typeof getStandingOrder>;

/** What stands in the form: both kinds of days are kept while one looks at the other. */
export type PlanDraft = Omit<StandingPlanView, 'schedule'> & {
  readonly kind: 'weekly' | 'dates';
  readonly weekdays: readonly number[];
  readonly days: readonly string[];
};

/** The form for a plan that is set, or the proposal where none is: par levels, the least quantity for the rest. */
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

/** The plan that a form says, null as long as no day is chosen. */
export function planOf({ kind, weekdays, days, ...rest }: PlanDraft): StandingPlanView | null {
  if (kind === 'weekly')
    return weekdays.length === 0
      ? null
      : { ...rest, schedule: { kind, weekdays: weekdays.toSorted((one, other) => one - other) } };
  return days.length === 0 ? null : { ...rest, schedule: { kind, days: days.toSorted() } };
}

/** The nearest quantity that can be ordered, whatever there is in stock today, and why it is another; 0 is none of it. */
export const settleStanding = (product: ProductView, wanted: number): ReturnType<typeof settleQuantity> =>
  settleQuantity(wanted, quantityLimits({ ...product, stock: null }));

const proposed = (product: ProductView, par: number | undefined): number =>
  settleStanding(product, par ?? Math.max(product.sold_per, product.minimum_order)).quantity;
