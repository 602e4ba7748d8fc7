import type { CallOutput } from '@talloor/contracts/client.ts';
import type { getStandingOrder } from '@talloor/contracts/calls/standingOrders.ts';
import type { StandingPlanView } from '@talloor/contracts/endpoints/standingOrder.ts';
import type { WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import { roundQuantity } from '@talloor/rules/quantity/roundQuantity.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';

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

/** Whether two forms say the same. */
export const isSamePlan = (one: PlanDraft, other: PlanDraft): boolean =>
  JSON.stringify(sorted(planOf(one))) === JSON.stringify(sorted(planOf(other)));

const sorted = (plan: StandingPlanView | null) =>
  plan && {
    ...plan,
    quantities: Object.entries(plan.quantities).toSorted(([one], [other]) => one.localeCompare(other)),
  };

/** The nearest quantity that can be ordered, whatever there is in stock today; 0 is none of it. */
export const standingQuantity = (product: ProductView, wanted: number): number =>
  roundQuantity(wanted, product.sold_per, null, product.maximum_order || undefined, product.minimum_order);

const proposed = (product: ProductView, par: number | undefined): number =>
  standingQuantity(product, par ?? Math.max(product.sold_per, product.minimum_order));
