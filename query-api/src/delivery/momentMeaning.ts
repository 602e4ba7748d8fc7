import type { MomentMeaning } from '@talloor/contracts/endpoints/delivery.ts';
import { basketTexts } from '@talloor/messages/basket/basketTexts.ts';
import type { BasketAssessment } from '@talloor/rules/basket/assessment.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { serviceKey, type ChosenMoment } from '@talloor/rules/delivery/deliveryMoments.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';

export function momentMeaning(
  moment: ChosenMoment,
  before: BasketAssessment,
  after: BasketAssessment,
  language: 'nl' | 'fr',
): MomentMeaning {
  const faulty = new Set(before.faultyLines.map(({ product }) => product.articleNumber));
  const amount = (cents: number) => (after.customer.showPrices ? eurosOfCents(cents) : null);
  return {
    timestamp: epochOfDay(moment.day),
    service: serviceKey(moment.service),
    window: moment.windowStart,
    impossible: after.faultyLines.map(({ product, errors }) => ({
      article_number: product.articleNumber,
      name: product.name[language],
      reasons: errors.map(({ code, parameters }) => basketTexts.lineError(code, parameters, language)),
    })),
    solved: after.countedLines
      .filter(({ product }) => faulty.has(product.articleNumber))
      .map(({ product }) => ({ article_number: product.articleNumber, name: product.name[language] })),
    is_below_minimum: after.subtotalCents > 0 && after.subtotalCents < after.customer.minimumOrderCents,
    delivery_cost: amount(after.deliveryCents),
    amount_to_pay: amount(after.payableCents),
  };
}
