import type { Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import type { BasketAssessment } from '@talloor/rules/basket/assessment.ts';
import { basketInputOf } from '@talloor/rules/basket/basketInputOf.ts';
import { keptContent } from '@talloor/rules/basket/shownContent.ts';
import { problemOfBlocker } from '../../../ordering/problemOfBlocker.ts';
import type { Checkout, CheckoutFacts } from './checkoutCommand.ts';
import type { OpenBasket } from '../openBasket.ts';
import { elsewhereThan, goesToSameDoor, mainOrderForbids } from '../chooseBasketKind/mainOrder.ts';

export type JudgedCheckout = { readonly reference: string; readonly assessment: BasketAssessment };

type Asked = Pick<Checkout, 'basketId' | 'shown' | 'reference' | 'amountToPayCents'>;

/** Rejected when blocked, or when basket or amount differ from the shown ones. `standingForbids` judges the user. */
export function judgeCheckout(asked: Asked, basket: OpenBasket, facts: CheckoutFacts): Rejection | JudgedCheckout {
  if (asked.basketId !== null && asked.basketId !== basket.basketId) return { rejected: 'basket.changed' };
  if (asked.shown !== null && asked.shown !== keptContent(basketInputOf(basket))) return { rejected: 'basket.changed' };

  const { mainOrder } = facts;
  if (mainOrder) {
    const closed = mainOrderForbids(mainOrder, basket.delivery, facts.now);
    if (closed) return closed;
    if (!goesToSameDoor(mainOrder.address, basket.address)) return elsewhereThan(mainOrder.orderNumber);
  }

  const reference = asked.reference.trim() || basket.reference;
  const assessment = assessBasket({ basket: { ...basketInputOf(basket), reference }, ...facts });
  const [blocker] = assessment.blockers;
  if (blocker) return { rejected: problemOfBlocker(blocker.code), parameters: blocker.parameters };
  const isPickedUp = basket.delivery?.service?.kind === 'pickup';
  if (!facts.isDelivered && !isPickedUp) return { rejected: 'basket.postal_not_delivered' };
  if (facts.customer.orderReferenceRequired && reference === '') return { rejected: 'basket.reference_required' };
  if (!isAmountShown(asked, assessment)) return { rejected: 'basket.changed' };
  return { reference, assessment };
}

const isAmountShown = ({ amountToPayCents }: Asked, { payableCents }: BasketAssessment): boolean =>
  amountToPayCents === null || amountToPayCents === payableCents;
