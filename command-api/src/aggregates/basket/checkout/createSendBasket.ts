import type { z } from 'zod';
import type { checkoutBody } from '@talloor/contracts/endpoints/checkout.ts';
import { basketStream, type BasketEvent } from '@talloor/events/basket/events.ts';
import { basketFold, type BasketState } from '@talloor/events/basket/state.ts';
import type { CommandOutcome, Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { centsOfEuros } from '@talloor/rules/money/rounding.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { requireAccepted, awaitOutcome, type Accepted } from '../../../commands/runCommand.ts';
import { latestWithoutCheckout, type ActiveBaskets } from '../activeBaskets.ts';
import { findBasketOfCommand } from '../findBasketOfCommand.ts';
import { viewBasketState } from '../viewBasketState.ts';
import type { AskApproval } from '../askApproval/decideAskApproval.ts';
import type { CheckoutFacts } from './checkoutCommand.ts';
import { loadOrderingFacts } from '../../../ordering/orderingFacts.ts';
import { gatherCheckoutFacts } from './gatherCheckoutFacts.ts';

type SentBasket = {
  readonly accepted: Accepted<BasketState, BasketEvent>;
  readonly metadata: CommandMetadata;
  /** Undefined for a repeated command. */
  readonly facts: CheckoutFacts | undefined;
};

/** @throws Problem */
export type SendBasket = (
  name: string,
  body: z.output<typeof checkoutBody>,
  context: RequestContext<{ kind: 'customer' }>,
  decide: (
    command: AskApproval,
    state: BasketState,
    facts: CheckoutFacts,
  ) => Decision<BasketEvent> | Promise<Decision<BasketEvent>>,
) => Promise<SentBasket>;

/** Another process may check out between row and append. */
const tries = 4;

export function createSendBasket(side: CommandSide, baskets: ActiveBaskets): SendBasket {
  const findBasket = async (customerNumber: string, metadata: CommandMetadata): Promise<string> => {
    const active = await baskets.findOrReserve(customerNumber);
    const { commandId } = metadata;
    const endedBasketId = active.ended.find(({ endedBy }) => endedBy === commandId)?.basketId;
    return (
      endedBasketId ??
      (await findBasketOfCommand(side, latestWithoutCheckout(active.ended), metadata)) ??
      active.basketId
    );
  };

  /** The shown basket was sent elsewhere: say so, not that it is empty. */
  const rejectSentBasket = async (customerNumber: string, shownBasketId: string): Promise<void> => {
    const { ended } = await baskets.findOrReserve(customerNumber);
    if (!ended.some(({ basketId }) => basketId === shownBasketId)) return;
    const { state } = await side.repository.load(basketFold, basketStream(shownBasketId));
    if (state.status === 'awaiting') throw new Problem('basket.awaiting_approval');
    if (state.status === 'checkedOut')
      throw new Problem('basket.already_ordered', { parameters: { order_number: state.orderNumber } });
  };

  return async (name, body, context, decide) => {
    const { customerNumber, user, language } = context;
    const metadata = commandMetadata(name, body, context, side);
    const orderer = { customerNumber, userId: user.userId };
    const checkout = {
      basketId: body.basket_id ?? null,
      shown: body.shown ?? null,
      askedBy: user.userId,
      language,
      reference: body.po_number,
      message: body.message,
      extraEmails: body.extra_emails,
    };
    let facts: CheckoutFacts | undefined;
    const send = (basketId: string) =>
      awaitOutcome(
        side.repository.execute(basketFold, basketStream(basketId), metadata, async (state) => {
          facts = await gatherCheckoutFacts(side, state, customerNumber, loadOrderingFacts(side, orderer));
          const shownAmount = facts.customer.showPrices ? body.amount_to_pay : undefined;
          const amountToPayCents = shownAmount === undefined ? null : centsOfEuros(shownAmount);
          return decide({ ...checkout, amountToPayCents }, state, facts);
        }),
        'basket.concurrent_change',
      );

    let basketId = await findBasket(customerNumber, metadata);
    let outcome = await send(basketId);
    for (let attempt = 1; attempt < tries && isElsewhere(outcome); attempt++) {
      baskets.forget(customerNumber);
      const before = basketId;
      basketId = await findBasket(customerNumber, metadata);
      if (basketId === before) break;
      outcome = await send(basketId);
    }
    if (outcome.kind === 'rejected' && body.basket_id !== undefined && body.basket_id !== basketId)
      await rejectSentBasket(customerNumber, body.basket_id);
    if (facts && outcome.kind === 'rejected' && outcome.rejection.rejected === 'basket.changed')
      throw new Problem('basket.changed', { basket: viewBasketState(outcome.state, facts, language) });
    const accepted = requireAccepted(outcome);
    baskets.forget(customerNumber);
    return { accepted, metadata, facts };
  };
}

/** The cached row may name an ended basket. */
const isElsewhere = (outcome: CommandOutcome<BasketState, BasketEvent>): boolean =>
  outcome.kind === 'rejected' && outcome.state.status !== 'open';
