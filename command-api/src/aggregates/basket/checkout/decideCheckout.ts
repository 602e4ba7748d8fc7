import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import type { BasketAssessment } from '@talloor/rules/basket/assessment.ts';
import { basketInputOf } from '@talloor/rules/basket/basketInputOf.ts';
import { keptContent } from '@talloor/rules/basket/shownContent.ts';
import type { Checkout, CheckoutFacts } from './checkoutCommand.ts';
import { elsewhereThan, goesToSameDoor, mainOrderForbids } from '../chooseBasketKind/mainOrder.ts';
import { problemOfBlocker } from '../../../ordering/problemOfBlocker.ts';
import { standingForbids } from '../../../ordering/standings.ts';
import { orderContentOf } from './orderContentOf.ts';

/**
 * Places the basket's order as it is worth now: refused with the basket kept where anything holds it back, and where the
 * basket or the amount is no longer the one that was shown.
 */
export function decideCheckout(command: Checkout, state: BasketState, facts: CheckoutFacts): Decision<BasketEvent> {
  const forbidden = standingForbids(facts);
  if (forbidden) return forbidden;
  if (state.status === 'none') return { rejected: 'basket.empty' };
  if (state.status === 'discarded') return { rejected: 'basket.not_found' };
  if (state.status === 'kept') return { rejected: 'basket.not_active' };
  if (state.status === 'checkedOut')
    return { rejected: 'basket.already_ordered', parameters: { order_number: state.orderNumber } };

  if (command.basketId !== null && command.basketId !== state.basketId) return { rejected: 'basket.changed' };
  if (command.shown !== null && command.shown !== keptContent(basketInputOf(state)))
    return { rejected: 'basket.changed' };

  const { mainOrder } = facts;
  if (mainOrder) {
    const closed = mainOrderForbids(mainOrder, state.delivery, facts.now);
    if (closed) return closed;
    if (!goesToSameDoor(mainOrder.address, state.address)) return elsewhereThan(mainOrder.orderNumber);
  }

  const reference = command.reference.trim() || state.reference;
  const assessment = assessBasket({ basket: { ...basketInputOf(state), reference }, ...facts });
  const [blocker] = assessment.blockers;
  if (blocker) return { rejected: problemOfBlocker(blocker.code), parameters: blocker.parameters };
  const isPickedUp = state.delivery?.service?.kind === 'pickup';
  if (!facts.isDelivered && !isPickedUp) return { rejected: 'basket.postal_not_delivered' };
  if (facts.customer.orderReferenceRequired && reference === '') return { rejected: 'basket.reference_required' };
  if (!isAmountShown(command, assessment)) return { rejected: 'basket.changed' };
  return [{ type: 'BasketCheckedOut', data: orderContentOf({ ...command, reference }, state, assessment, facts) }];
}

const isAmountShown = ({ amountToPayCents }: Checkout, { payableCents }: BasketAssessment): boolean =>
  amountToPayCents === null || amountToPayCents === payableCents;
