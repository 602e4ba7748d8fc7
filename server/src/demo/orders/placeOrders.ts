import type { CommandApi } from '@talloor/command-api/createCommandApi.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import type { Foundation } from '@talloor/platform/openFoundation.ts';
import { leaveOutRefused } from '../leaveOutRefused.ts';
import { createShopper } from './createShopper.ts';
import type { PlannedBasket, PlannedOrder } from './orderPlan.ts';

export type SetNow = (now: Date) => void;

type Making = {
  readonly setNow: SetNow;
  /** After a crash, commands may repeat. */
  readonly isResumed: boolean;
};

export async function fillPlannedBasket(api: CommandApi, plan: PlannedBasket, making: Making): Promise<void> {
  const { setNow, isResumed } = making;
  const shopper = createShopper(api, plan.user, plan.customerNumber, isResumed);
  setNow(plan.filledAt);
  await shopper.setItems(plan.key, plan.items);
  if (!plan.delivery) return;
  setNow(plan.delivery.confirmedAt);
  await shopper.confirmDay(plan.key, plan.delivery.day);
}

type Shop = { readonly api: CommandApi; readonly store: Foundation['store']; readonly logger: Foundation['logger'] };

/** Resumes after a crash. Empties a refused basket, because the next order uses it. */
export async function placePlannedOrder(
  { api, store, logger }: Shop,
  plan: PlannedOrder,
  making: Making,
): Promise<void> {
  const { user, customerNumber, key, reference, message, orderNumber } = plan;
  const placed = await store.readStream(orderStream(orderNumber), 0, 1);
  if (placed.length > 0) return;
  const shopper = createShopper(api, user, customerNumber);
  const isPlaced = await leaveOutRefused(logger, `order ${orderNumber}`, async () => {
    await fillPlannedBasket(api, plan, making);
    making.setNow(plan.placedAt);
    await shopper.checkOut(key, reference, message);
  });
  if (!isPlaced) await shopper.emptyBasket(`${key}-refused`);
}
