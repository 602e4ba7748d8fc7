import type pg from 'pg';
import type { CommandApi } from '@talloor/command-api/createCommandApi.ts';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { createShopper } from './createShopper.ts';
import type { PlannedBasket, PlannedOrder } from './orderPlan.ts';

/** Sets the clock of the commands that follow. */
export type SetNow = (now: Date) => void;

/** Fills a basket and confirms its delivery by the shop's own commands, at the times of the plan. May be repeated. */
export async function fillPlannedBasket(api: CommandApi, plan: PlannedBasket, setNow: SetNow): Promise<void> {
  const shopper = createShopper(api, plan.user, plan.customerNumber);
  setNow(plan.filledAt);
  await shopper.setItems(plan.key, plan.items);
  if (!plan.delivery) return;
  setNow(plan.delivery.confirmedAt);
  await shopper.confirmDay(plan.key, plan.delivery.day);
}

/**
 * Places an order by the shop's own commands, at the times and with the number of the plan. Repeated after a crash it finds
 * the checkout that was decided, and goes on with what was not.
 */
export async function placePlannedOrder(
  api: CommandApi,
  pool: pg.Pool,
  plan: PlannedOrder,
  setNow: SetNow,
): Promise<void> {
  const { user, customerNumber, key, reference, message, orderNumber } = plan;
  const shopper = createShopper(api, user, customerNumber);
  const checkOut = async () => {
    setNow(plan.placedAt);
    await shopper.checkOut(key, reference, message);
  };
  if (await isCheckoutKnown(pool, plan)) {
    try {
      return await checkOut();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  await fillPlannedBasket(api, plan, setNow);
  await pool.query(`select setval('command.order_number', $1, false)`, [orderNumber]);
  await checkOut();
}

async function isCheckoutKnown(pool: pg.Pool, { user, customerNumber, key }: PlannedOrder): Promise<boolean> {
  const commandId = commandIdOf(`${user.userId}/${customerNumber}`, 'checkout', `demo:${key}`);
  const { rowCount } = await pool.query('select from command.checkout_attempts where command_id = $1', [commandId]);
  return rowCount === 1;
}
