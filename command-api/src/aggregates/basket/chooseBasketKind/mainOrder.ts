import { isDeepStrictEqual } from 'node:util';
import { orderStream } from '@talloor/events/order/events.ts';
import type { DeliveryAddress, DeliveryMoment } from '@talloor/events/values.ts';
import type { Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { goesElsewhere, type KeptAddress } from '@talloor/rules/basket/basketInputOf.ts';
import { serviceKey } from '@talloor/rules/delivery/chosenMoment.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '../../../commands/folds.ts';

/** What an add-on needs to know of the order that it goes with. */
export type MainOrder = {
  readonly orderNumber: string;
  /** What is cancelled takes nothing along, however far its deadline lies. */
  readonly isCancelled: boolean;
  readonly delivery: DeliveryMoment;
  /** ISO 8601 instant from which nothing is added any more. */
  readonly changeDeadline: string;
  readonly address: DeliveryAddress;
  /** Account of the user whose personal data that address is. */
  readonly addressChosenBy: string;
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
  const { mainOrder, delivery, changeDeadline, address, addressChosenBy, placedBy } = state.content;
  if (mainOrder !== undefined) return loadMainOrder({ repository }, customerNumber, mainOrder);
  const isCancelled = state.status === 'cancelled';
  return {
    orderNumber,
    isCancelled,
    delivery,
    changeDeadline,
    address,
    addressChosenBy: addressChosenBy ?? placedBy,
  };
}

/** Nothing is added once the main order is closed or cancelled, or for another moment than its own; null where something can be. */
export function mainOrderForbids(main: MainOrder, delivery: DeliveryMoment | null, now: Date): Rejection | null {
  const isOpen = !main.isCancelled && now.getTime() < Date.parse(main.changeDeadline);
  if (isOpen && (delivery === null || isSameMoment(delivery, main.delivery))) return null;
  return { rejected: 'basket.main_order_closed', parameters: { order_number: main.orderNumber } };
}

/** Whether both come in one go: day, window, and how. */
const isSameMoment = (one: DeliveryMoment, other: DeliveryMoment): boolean =>
  one.day === other.day &&
  one.windowStart === other.windowStart &&
  serviceKey(one.service) === serviceKey(other.service);

/** What is driven with an order goes to its door. */
export const elsewhereThan = (orderNumber: string): Rejection => ({
  rejected: 'basket.main_order_elsewhere',
  parameters: { order_number: orderNumber },
});

/** Whether both go to the same door; what goes to the customer goes to its address of today. */
export const goesToSameDoor = (one: KeptAddress | null, other: KeptAddress | null): boolean =>
  isDeepStrictEqual(doorOf(one), doorOf(other));

function doorOf(address: KeptAddress | null) {
  if (!goesElsewhere(address)) return null;
  const { name, street, streetNumber, box, postal, city } = address;
  return { name, street, streetNumber, box, postal, city };
}
