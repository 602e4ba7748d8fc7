import type { OrderContent, OrderedLine } from '@talloor/events/basket/events.ts';
import type { BasketAssessment, FreeLine } from '@talloor/rules/basket/assessment.ts';
import { goesElsewhere } from '@talloor/rules/basket/basketInputOf.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import { choosePrice } from '@talloor/rules/price/choosePrice.ts';
import { rulesVersion } from '@talloor/rules/rulesVersion.ts';
import { ownAddress } from '../chooseDeliveryAddress/decideChooseDeliveryAddress.ts';
import { lineFactsOf } from '../lineFactsOf.ts';
import type { OpenBasket } from '../openBasket.ts';
import type { Checkout, CheckoutFacts } from './checkoutCommand.ts';

/** The whole order: what was known of each article, what the rules made of it, and the amounts promised. */
export function orderContentOf(
  command: Checkout,
  basket: OpenBasket,
  assessment: BasketAssessment,
  { customer, products, now }: CheckoutFacts,
): OrderContent {
  const { delivery } = basket;
  if (!delivery) throw new Error('a basket without a delivery moment was not held back');
  const ordered = [
    ...assessment.countedLines.map((line) => ({
      ...lineFactsOf(line.product, line.chosen),
      conversionFactor: line.conversionFactor,
      quantity: line.quantity,
      lineTotalCents: line.lineCents,
      free: false,
    })),
    ...assessment.freeLines.map((line) => freeLineOf(line, products)),
  ];
  return {
    orderNumber: command.orderNumber,
    basketId: basket.basketId,
    customerNumber: basket.customerNumber,
    customerName: customer.name,
    placedBy: command.placedBy,
    placedAt: now.toISOString(),
    language: command.language,
    lines: ordered.map((line, index) => ({ lineId: String(index + 1), ...line })),
    delivery,
    ...(basket.mainOrder !== null && { mainOrder: basket.mainOrder }),
    changeDeadline: delivery.deadline,
    ...addressOf(basket, customer),
    reference: command.reference,
    message: command.message.trim(),
    extraEmails: [...new Set(command.extraEmails)],
    totals: {
      rulesVersion,
      approximate: assessment.approximate,
      subtotalCents: assessment.subtotalCents,
      deliveryCents: assessment.deliveryCents,
      expressCents: assessment.expressCents,
      discountCents: assessment.discountCents,
      vat: assessment.vat.map(({ rate, baseCents, vatCents }) => ({ rate, baseCents, vatCents })),
      depositCents: assessment.depositCents,
      payableCents: assessment.payableCents,
    },
  };
}

/** Another address stays the personal data of the one who typed it. */
function addressOf(
  { address, addressChosenBy }: OpenBasket,
  customer: CustomerFacts,
): Pick<OrderContent, 'address' | 'addressChosenBy'> {
  if (!goesElsewhere(address)) return { address: ownAddress(customer) };
  return { address, ...(addressChosenBy === null ? {} : { addressChosenBy }) };
}

/** Neither price nor deposit is asked for what comes free; an article outside the catalogue reads as the one earning it. */
function freeLineOf(line: FreeLine, products: CheckoutFacts['products']): Omit<OrderedLine, 'lineId'> {
  const because = line.kind === 'sample' ? line.product : line.because.product;
  const product = products.get(line.articleNumber) ?? because;
  return {
    ...lineFactsOf(product, choosePrice(product, line.quantity)),
    articleNumber: line.articleNumber,
    name: line.name,
    priceMills: 0,
    priceKind: 'promo',
    promoId: line.kind === 'sample' ? null : line.promoId,
    depositMills: 0,
    quantity: line.quantity,
    lineTotalCents: 0,
    free: true,
  };
}
