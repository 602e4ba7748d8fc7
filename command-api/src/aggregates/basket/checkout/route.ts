import { checkout } from '@talloor/contracts/endpoints/checkout.ts';
import { basketStream, type BasketEvent, type OrderContent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { CommandOutcome } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/event-store/port.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { centsOfEuros } from '@talloor/rules/money/rounding.ts';
import { commandMetadata } from '../../../commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { basketFold } from '../../../folds.ts';
import { acceptedOf, settled, type Accepted } from '../../../runCommand.ts';
import { leftLast, type ActiveBaskets } from '../activeBaskets.ts';
import { findBasketOfCommand } from '../findBasketOfCommand.ts';
import { viewBasketState } from '../viewBasketState.ts';
import type { CheckoutFacts } from './checkoutCommand.ts';
import { decideCheckout } from './decideCheckout.ts';
import { loadStandings } from '../../../ordering/standings.ts';
import { gatherCheckoutFacts } from './gatherCheckoutFacts.ts';
import type { OrderNumbers } from './orderNumbers.ts';
import { viewOrderPlaced } from './viewOrderPlaced.ts';

type Source = { readonly id: string; readonly content: OrderContent; readonly metadata: CommandMetadata };
type Grants = Awaited<ReturnType<CommandSide['catalogue']['reserveStock']>>;

/** The steps that follow from a checkout, given by the composition: an aggregate knows no other's commands. */
export type AfterCheckout = {
  readonly reserveStock: (checkedOut: Source) => Promise<Grants>;
  /** The order begins with its grants, where they are reserved in time; else they follow by themselves. */
  readonly placeOrder: (
    checkedOut: Source,
    reserve: () => Promise<Grants | null>,
  ) => Promise<{ readonly order: OrderState; readonly position: Position | null }>;
};

/** How long the order waits for the stock; what comes later follows by mail. */
const patience = 2_000;
/** Another process may have checked out between reading the customer's row and the append. */
const tries = 4;

/** Orders the active basket: decides, then takes at once the steps that follow (ADR 0030). */
export const checkoutRoute = (
  side: CommandSide,
  baskets: ActiveBaskets,
  numbers: OrderNumbers,
  after: AfterCheckout,
) => {
  /** The basket that this command has ended before, else the customer's active one. */
  const findBasket = async (customerNumber: string, metadata: CommandMetadata): Promise<string> => {
    const active = await baskets.findOrReserve(customerNumber);
    const { commandId } = metadata;
    const known = active.ended.find(({ endedBy }) => endedBy === commandId)?.basketId;
    return known ?? (await findBasketOfCommand(side, leftLast(active.ended), metadata)) ?? active.basketId;
  };

  /** The basket that was shown has been ordered since, by a colleague or in another tab: that is said, not that it is empty. */
  const refuseOrdered = async (customerNumber: string, shown: string): Promise<void> => {
    const { ended } = await baskets.findOrReserve(customerNumber);
    if (!ended.some(({ basketId }) => basketId === shown)) return;
    const { state } = await side.repository.load(basketFold, basketStream(shown));
    if (state.status === 'checkedOut')
      throw new Problem('basket.already_ordered', { parameters: { order_number: state.orderNumber } });
  };

  return route(checkout, async ({ body }, context) => {
    const { customerNumber, user, language } = context;
    const metadata = commandMetadata(checkout.name, body, context, side);
    const who = { customerNumber, userId: user.userId };
    const asked = {
      basketId: body.basket_id ?? null,
      shown: body.shown ?? null,
      placedBy: user.userId,
      language,
      reference: body.po_number,
      message: body.message,
      extraEmails: body.extra_emails,
    };
    let facts: CheckoutFacts | undefined;

    const checkOut = (basketId: string) => {
      return settled(
        side.repository.execute(basketFold, basketStream(basketId), metadata, async (state) => {
          facts = await gatherCheckoutFacts(side, state, customerNumber, loadStandings(side, who));
          const orderNumber = await numbers.take();
          await side.faults.reach('afterNumberDrawn');
          const shown = facts.customer.showPrices ? body.amount_to_pay : undefined;
          const amountToPayCents = shown === undefined ? null : centsOfEuros(shown);
          const decision = decideCheckout({ ...asked, orderNumber, amountToPayCents }, state, facts);
          // Once an event has carried a number it is gone, even where that event was not stored: its answer may have been lost.
          if ('rejected' in decision) numbers.giveBack(orderNumber);
          return decision;
        }),
        'basket.concurrent_change',
      );
    };

    let basketId = await findBasket(customerNumber, metadata);
    let outcome = await checkOut(basketId);
    for (let attempt = 1; attempt < tries && isElsewhere(outcome); attempt++) {
      baskets.forget(customerNumber);
      const before = basketId;
      basketId = await findBasket(customerNumber, metadata);
      if (basketId === before) break;
      outcome = await checkOut(basketId);
    }
    if (outcome.kind === 'rejected' && body.basket_id !== undefined && body.basket_id !== basketId)
      await refuseOrdered(customerNumber, body.basket_id);
    if (facts && outcome.kind === 'rejected' && outcome.rejection.rejected === 'basket.changed')
      throw new Problem('basket.changed', { basket: viewBasketState(outcome.state, facts, language) });
    const checkedOut = decidedBy(acceptedOf(outcome));
    baskets.forget(customerNumber);
    await side.faults.reach('afterBasketCheckedOut');

    const source = { ...checkedOut, metadata };
    const placed = await after.placeOrder(source, () => inTime(side, after.reserveStock(source)));
    const customer = facts?.customer ?? (await side.catalogue.findCustomer(customerNumber));
    return {
      body: viewOrderPlaced(checkedOut.content, placed.order, language, customer?.showPrices ?? false),
      seen: placed.position ?? checkedOut.position,
    };
  });
};

/** What was remembered of the customer's row may name a basket that ended since, or that is no longer the active one. */
const isElsewhere = (outcome: CommandOutcome<BasketState, BasketEvent>): boolean =>
  outcome.kind === 'rejected' && outcome.state.status !== 'open';

function decidedBy({ events, position }: Accepted<BasketState, BasketEvent>) {
  const [decided] = events;
  if (decided?.event.type !== 'BasketCheckedOut') throw new Error('a checkout decided something else');
  return { id: decided.id, content: decided.event.data, position };
}

/** What was reserved in time; null leaves it to the policy: the order stands whatever becomes of its stock here. */
async function inTime(side: Pick<CommandSide, 'log'>, reservation: Promise<Grants>): Promise<Grants | null> {
  const settling = reservation.catch((error: unknown) => {
    side.log.warn({ err: error }, 'allocation is left to its policy');
    return null;
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  return Promise.race([settling, late]).finally(() => clearTimeout(timer));
}
