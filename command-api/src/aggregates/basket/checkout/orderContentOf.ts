import type { OrderContent } from '@talloor/events/basket/events.ts';
import { goesElsewhere } from '@talloor/rules/basket/basketInputOf.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import { ownAddress } from '../chooseDeliveryAddress/decideChooseDeliveryAddress.ts';
import { promisedLines, promisedTotalsOf, type PromisedAssessment } from '../../../ordering/promiseOf.ts';
import type { OpenBasket } from '../openBasket.ts';
import type { Checkout, CheckoutFacts } from './checkoutCommand.ts';

type PlacedCheckout = Omit<Checkout, 'basketId' | 'shown' | 'amountToPayCents'>;

export function orderContentOf(
  command: PlacedCheckout,
  basket: OpenBasket,
  assessment: PromisedAssessment,
  { customer, products, now }: Pick<CheckoutFacts, 'customer' | 'products' | 'now'>,
): OrderContent {
  const { delivery } = basket;
  if (!delivery) throw new Error('a basket without a delivery moment passed the checks');
  const orderLines = promisedLines(assessment, products);
  return {
    orderNumber: command.orderNumber,
    basketId: basket.basketId,
    customerNumber: basket.customerNumber,
    customerName: customer.name,
    placedBy: command.placedBy,
    ...(command.approvedBy !== undefined && { approvedBy: command.approvedBy }),
    placedAt: now.toISOString(),
    language: command.language,
    lines: orderLines.map((line, index) => {
      const replacement = line.free ? undefined : basket.replacements?.[line.articleNumber];
      return { lineId: String(index + 1), ...line, ...(replacement !== undefined && { replacement }) };
    }),
    delivery,
    ...(basket.mainOrder !== null && { mainOrder: basket.mainOrder }),
    changeDeadline: delivery.deadline,
    ...addressOf(basket, customer),
    reference: command.reference,
    message: command.message.trim(),
    extraEmails: [...new Set(command.extraEmails)],
    totals: promisedTotalsOf(assessment),
  };
}

/** A chosen address is personal data of its author. */
function addressOf(
  { address, addressChosenBy }: OpenBasket,
  customer: CustomerFacts,
): Pick<OrderContent, 'address' | 'addressChosenBy'> {
  if (!goesElsewhere(address)) return { address: ownAddress(customer) };
  return { address, ...(addressChosenBy === null ? {} : { addressChosenBy }) };
}
