import type { Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import type { BasketAssessment } from '@talloor/rules/basket/assessment.ts';
import { basketInputOf } from '@talloor/rules/basket/basketInputOf.ts';
import { isShownContent } from '@talloor/rules/basket/contentOfView.ts';
import { problemOfBlocker } from '../../../ordering/problemOfBlocker.ts';
import type { Checkout, CheckoutFacts } from './checkoutCommand.ts';
import type { OpenBasket } from '../openBasket.ts';
import { otherAddressRejection, hasSameAddress, mainOrderRejection } from '../chooseBasketKind/mainOrder.ts';

export type JudgedCheckout = { readonly reference: string; readonly assessment: BasketAssessment };

type CheckoutInput = Pick<Checkout, 'basketId' | 'shown' | 'reference' | 'amountToPayCents'>;

export function judgeCheckout(
  checkout: CheckoutInput,
  basket: OpenBasket,
  facts: CheckoutFacts,
): Rejection | JudgedCheckout {
  if (checkout.basketId !== null && checkout.basketId !== basket.basketId) return { rejected: 'basket.changed' };
  const reference = checkout.reference.trim() || basket.reference;
  const assessment = assessBasket({ basket: { ...basketInputOf(basket), reference }, ...facts });
  if (checkout.shown !== null && !isShownContent(checkout.shown, assessment)) return { rejected: 'basket.changed' };

  const { mainOrder } = facts;
  if (mainOrder) {
    const rejection = mainOrderRejection(mainOrder, basket.delivery, facts.now);
    if (rejection) return rejection;
    if (!hasSameAddress(mainOrder.address, basket.address)) return otherAddressRejection(mainOrder.orderNumber);
  }

  const [blocker] = assessment.blockers;
  if (blocker) return { rejected: problemOfBlocker(blocker.code), parameters: blocker.parameters };
  const isPickedUp = basket.delivery?.service?.kind === 'pickup';
  if (!facts.isDelivered && !isPickedUp) return { rejected: 'basket.postal_not_delivered' };
  if (facts.customer.orderReferenceRequired && reference === '') return { rejected: 'basket.reference_required' };
  if (!isAmountShown(checkout, assessment)) return { rejected: 'basket.changed' };
  return { reference, assessment };
}

const isAmountShown = ({ amountToPayCents }: CheckoutInput, { payableCents }: BasketAssessment): boolean =>
  amountToPayCents === null || amountToPayCents === payableCents;
