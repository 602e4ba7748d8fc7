import { isDeepStrictEqual } from 'node:util';
import { orderStream } from '@talloor/events/order/events.ts';
import type { DeliveryAddress, DeliveryMoment } from '@talloor/events/values.ts';
import type { Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { goesElsewhere, type KeptAddress } from '@talloor/rules/basket/basketInputOf.ts';
import { serviceKey } from '@talloor/rules/delivery/chosenMoment.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '@talloor/events/order/state.ts';

export type MainOrder = {
  readonly orderNumber: string;
  readonly isCancelled: boolean;
  readonly delivery: DeliveryMoment;
  /** ISO 8601; end of additions. */
  readonly changeDeadline: string;
  readonly address: DeliveryAddress;
  /** Owner of the address as personal data. */
  readonly addressChosenBy: string;
};

/**
 * An add-on to an add-on joins the first order.
 * @throws Problem `order.not_found`
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

/** Null when allowed. Mussels take no add-on (ADR 0148). */
export function mainOrderRejection(main: MainOrder, delivery: DeliveryMoment | null, now: Date): Rejection | null {
  const isExtendable = !main.isCancelled && main.delivery.service?.kind !== 'mussels';
  const isOpen = isExtendable && now.getTime() < Date.parse(main.changeDeadline);
  if (isOpen && (delivery === null || isSameMoment(delivery, main.delivery))) return null;
  return { rejected: 'basket.main_order_closed', parameters: { order_number: main.orderNumber } };
}

const isSameMoment = (moment: DeliveryMoment, other: DeliveryMoment): boolean =>
  moment.day === other.day &&
  moment.windowStart === other.windowStart &&
  serviceKey(moment.service) === serviceKey(other.service);

export const otherAddressRejection = (orderNumber: string): Rejection => ({
  rejected: 'basket.main_order_elsewhere',
  parameters: { order_number: orderNumber },
});

/** Null: the customer's own. */
export const hasSameAddress = (address: KeptAddress | null, other: KeptAddress | null): boolean =>
  isDeepStrictEqual(comparableAddress(address), comparableAddress(other));

function comparableAddress(address: KeptAddress | null) {
  if (!goesElsewhere(address)) return null;
  const { name, street, streetNumber, box, postal, city } = address;
  return { name, street, streetNumber, box, postal, city };
}
