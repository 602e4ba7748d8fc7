import type { ProductFacts } from '../facts.ts';
import { amountCents } from '../money/rounding.ts';
import { choosePrice } from '../price/choosePrice.ts';
import { conversionFactor } from '../price/conversionFactor.ts';
import type { BasketQuantities } from '../promo/promoQuantity.ts';
import { termsOf } from '../delivery/termsOf.ts';
import { addUp } from './addUp.ts';
import type { BasketAssessment, BasketFacts, CountedLine, FaultyLine, FreeLine, PromoLine } from './assessment.ts';
import { basketMessages } from './basketMessages.ts';
import { compareLines } from './compareLines.ts';
import { freeLines } from './freeLines.ts';
import { judgeLine } from './judgeLine.ts';
import { sampleLines } from './sampleLines.ts';
import { unknownProduct } from './unknownProduct.ts';

/** Pure, whatever the order of the lines. */
export function assessBasket(facts: BasketFacts): BasketAssessment {
  const { basket, products, calendar, now, promised } = facts;
  const customer = termsOf(facts);
  const faultyLines: FaultyLine[] = [];
  const sound: { product: ProductFacts; quantity: number }[] = [];
  const promisedLines: CountedLine[] = [];
  const quantities = new Map<string, number>();
  for (const { articleNumber, quantity } of basket.lines) {
    const promisedLine = promised?.lines.get(articleNumber);
    if (promisedLine?.quantity === quantity) {
      promisedLines.push(promisedLine);
      quantities.set(articleNumber, quantity);
      continue;
    }
    const product = products.get(articleNumber) ?? unknownProduct(articleNumber);
    const errors = promised?.judge(product, quantity) ?? judgeLine(product, quantity, basket.delivery, calendar, now);
    if (areSome(errors)) {
      faultyLines.push({ counted: false, product, quantity, errors });
      continue;
    }
    sound.push({ product, quantity });
    quantities.set(articleNumber, quantity);
  }
  const newLines = sound.map((line) => countLine(line.product, line.quantity, quantities));
  const countedLines = [...promisedLines, ...newLines].toSorted(compareLines);
  faultyLines.sort(compareLines);
  const promoLines = freeLines(countedLines, quantities, products);
  const totals = addUp(countedLines, customer, expressFee(basket));
  const messages = basketMessages({ ...facts, customer }, faultyLines, totals.subtotalCents);
  return {
    basket,
    customer,
    now,
    lines: faultyLines.length === 0 ? countedLines : [...countedLines, ...faultyLines].toSorted(compareLines),
    countedLines,
    faultyLines,
    freeLines:
      basket.freeSamples.length === 0 ? promoLines : [...promoLines, ...samplesBeside(promoLines, quantities, facts)],
    approximate: countedLines.some((line) => line.approximate),
    deliveryConfirmed:
      basket.delivery !== null && !messages.some((message) => message.code.startsWith('basket.delivery_moment_')),
    messages,
    blockers: messages.filter((message) => message.blocking),
    ...totals,
  };
}

function samplesBeside(
  promoLines: readonly PromoLine[],
  quantities: BasketQuantities,
  { basket, offeredSamples, products }: BasketFacts,
): FreeLine[] {
  const usedQuantities = new Map(quantities);
  for (const { articleNumber, quantity } of promoLines)
    usedQuantities.set(articleNumber, (usedQuantities.get(articleNumber) ?? 0) + quantity);
  return sampleLines(basket.freeSamples, offeredSamples, products, usedQuantities);
}

const areSome = <T>(list: readonly T[]): list is readonly [T, ...T[]] => list.length > 0;

/** An add-on has none: its main order has paid. */
const expressFee = ({ delivery, mainOrder }: BasketFacts['basket']): number =>
  mainOrder === null && delivery?.service?.kind === 'express' ? delivery.service.feeCents : 0;

function countLine(product: ProductFacts, quantity: number, quantities: BasketQuantities): CountedLine {
  const chosen = choosePrice(product, quantity, quantities);
  const factor = conversionFactor(product);
  return {
    counted: true,
    product,
    quantity,
    chosen,
    conversionFactor: factor,
    lineCents: amountCents(chosen.priceMills, quantity, factor),
    depositCents: amountCents(product.depositMills, quantity),
    approximate: product.weightArticle,
  };
}
