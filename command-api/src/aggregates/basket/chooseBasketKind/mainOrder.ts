import { orderStream } from '@talloor/events/order/events.ts';
import type { DeliveryMoment } from '@talloor/events/values.ts';
import type { Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '../../../folds.ts';

/** What an add-on needs to know of the order that it goes with. */
export type MainOrder = {
  readonly orderNumber: string;
  readonly delivery: DeliveryMoment;
  /** ISO 8601 instant from which nothing is added any more. */
  readonly changeDeadline: string;
};

/**
 * The order folded from its stream; an add-on to an add-on goes with the first.
 * @throws Problem `order.not_found` where it is not there, or another customer's
 */
export async function loadMainOrder(
  { repository }: Pick<CommandSide, 'repository'>,
  customerNumber: string,
  orderNumber: string,
): Promise<MainOrder> {
  const { state } = await repository.load(orderFold, orderStream(orderNumber));
  if (state.status === 'none' || state.content.customerNumber !== customerNumber) throw new Problem('order.not_found');
  const { mainOrder, delivery, changeDeadline } = state.content;
  if (mainOrder !== undefined) return loadMainOrder({ repository }, customerNumber, mainOrder);
  return { orderNumber, delivery, changeDeadline };
}

/** Nothing is added once the main order is closed, or for another day than its own; null where something can be. */
export function mainOrderForbids(main: MainOrder, delivery: DeliveryMoment | null, now: Date): Rejection | null {
  const isOpen = now.getTime() < Date.parse(main.changeDeadline);
  if (isOpen && (delivery === null || delivery.day === main.delivery.day)) return null;
  return { rejected: 'basket.main_order_closed', parameters: { order_number: main.orderNumber } };
}
