import type { z } from 'zod';
import type { checkout } from '@talloor/contracts/endpoints/checkout.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { AlternativeAddress } from '@talloor/rules/basket/basketWire.ts';
import { centsOfEuros } from '@talloor/rules/money/rounding.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import { findApprovers } from '../../../people/approvers.ts';
import { decideAskApproval } from '../askApproval/decideAskApproval.ts';
import { decideCheckout } from '../checkout/decideCheckout.ts';
import { loadOrderingFacts } from '../../../ordering/orderingFacts.ts';
import { gatherCheckoutFacts } from '../checkout/gatherCheckoutFacts.ts';
import { decideChooseDeliveryAddress } from '../chooseDeliveryAddress/decideChooseDeliveryAddress.ts';

/**
 * A rejected order must not change the shared basket. Skips closed and other baskets.
 * @throws Problem
 */
export async function checkOrderInAdvance(
  side: Pick<CommandSide, 'repository' | 'catalogue' | 'clock' | 'pool'>,
  order: z.output<typeof checkout.body>,
  address: AlternativeAddress | null,
  isAsking: boolean,
  { customerNumber, user, language }: RequestContext<{ kind: 'customer' }>,
): Promise<void> {
  if (order.basket_id === undefined) return;
  const { state } = await side.repository.load(basketFold, basketStream(order.basket_id));
  if (state.status !== 'open' || state.customerNumber !== customerNumber) return;
  const [place, customer] = await Promise.all([
    address && side.catalogue.findPostalCode(address.postal),
    side.catalogue.findCustomer(customerNumber),
  ]);
  if (!customer) return;
  const addressDecision = decideChooseDeliveryAddress({ address, chosenBy: user.userId }, state, { customer, place });
  if ('rejected' in addressDecision) return;
  const basketAfter = addressDecision.reduce(basketFold.evolve, state);
  const orderingFacts = loadOrderingFacts(side, { customerNumber, userId: user.userId });
  const facts = await gatherCheckoutFacts(side, basketAfter, customerNumber, orderingFacts);
  const shownAmount = customer.showPrices ? order.amount_to_pay : undefined;
  const checkoutInput = {
    basketId: order.basket_id,
    shown: order.shown ?? null,
    language,
    reference: order.po_number,
    message: order.message,
    extraEmails: order.extra_emails,
    amountToPayCents: shownAmount === undefined ? null : centsOfEuros(shownAmount),
  };
  const { userId } = user;
  const decision = isAsking
    ? decideAskApproval({ ...checkoutInput, askedBy: userId }, basketAfter, {
        ...facts,
        approvers: await findApprovers(side, customerNumber),
      })
    : // Not issued: this decision is not stored.
      decideCheckout({ ...checkoutInput, orderNumber: '0', placedBy: userId }, basketAfter, facts);
  if ('rejected' in decision)
    throw new Problem(decision.rejected, decision.parameters ? { parameters: { ...decision.parameters } } : {});
}
