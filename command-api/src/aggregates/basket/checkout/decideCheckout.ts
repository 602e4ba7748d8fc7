import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { isAboveLimit } from '@talloor/rules/account/approval.ts';
import type { OpenBasket } from '../openBasket.ts';
import type { Checkout, CheckoutFacts } from './checkoutCommand.ts';
import { orderingForbidden } from '../../../ordering/orderingFacts.ts';
import { judgeCheckout } from './judgeCheckout.ts';
import { orderContentOf } from './orderContentOf.ts';

export function decideCheckout(command: Checkout, state: BasketState, facts: CheckoutFacts): Decision<BasketEvent> {
  const forbidden = orderingForbidden(facts);
  if (forbidden) return forbidden;
  const basket = openForOrder(state);
  if ('rejected' in basket) return basket;
  const judgement = judgeCheckout(command, basket, facts);
  if ('rejected' in judgement) return judgement;
  const { reference, assessment } = judgement;
  if (facts.mustAcceptTerms) return { rejected: 'terms.not_accepted' };
  if (isAboveLimit(facts.orderLimitCents, assessment)) return { rejected: 'approval.needed' };
  return [{ type: 'BasketCheckedOut', data: orderContentOf({ ...command, reference }, basket, assessment, facts) }];
}

export function openForOrder(state: BasketState): OpenBasket | Rejection {
  switch (state.status) {
    case 'none':
      return { rejected: 'basket.empty' };
    case 'discarded':
      return { rejected: 'basket.not_found' };
    case 'kept':
      return { rejected: 'basket.not_active' };
    case 'awaiting':
      return { rejected: 'basket.awaiting_approval' };
    case 'checkedOut':
      return { rejected: 'basket.already_ordered', parameters: { order_number: state.orderNumber } };
    case 'open':
      return state;
    default:
      return state satisfies never;
  }
}
