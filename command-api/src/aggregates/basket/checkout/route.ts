import { checkout } from '@talloor/contracts/endpoints/basket.ts';
import { basketStream, type BasketEvent, type OrderContent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/event-store/port.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { centsOfEuros } from '@talloor/rules/money/rounding.ts';
import { commandMetadata } from '../../../commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { basketFold } from '../../../folds.ts';
import { acceptedOf, settled, type Accepted } from '../../../runCommand.ts';
import type { ActiveBaskets } from '../activeBaskets.ts';
import { viewBasketState } from '../viewBasketState.ts';
import { reserveCheckoutAttempt } from './checkoutAttempt.ts';
import type { CheckoutFacts } from './checkoutCommand.ts';
import { decideCheckout } from './decideCheckout.ts';
import { gatherCheckoutFacts, loadStandings } from './gatherCheckoutFacts.ts';
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

export const checkoutRoute = (side: CommandSide, baskets: ActiveBaskets, after: AfterCheckout) =>
  route(checkout, async ({ body }, context) => {
    const { customerNumber, user, language } = context;
    const metadata = commandMetadata(checkout.name, body, context, side);
    const who = { customerNumber, userId: user.userId };
    const early = loadStandings(side, who);
    const [attempt] = await Promise.all([reserveCheckoutAttempt(side.pool, metadata.commandId, customerNumber), early]);
    if (!attempt) throw new Problem('basket.empty');
    await side.faults.reach('afterAttemptReserved');

    let facts: CheckoutFacts | undefined;
    const command = {
      orderNumber: attempt.orderNumber,
      placedBy: user.userId,
      language,
      reference: body.po_number,
      message: body.message,
      extraEmails: body.extra_emails,
    };
    const stream = basketStream(attempt.basketId);
    const outcome = await settled(
      side.repository.execute(basketFold, stream, metadata, async (state) => {
        const standings = facts ? loadStandings(side, who) : early;
        facts = await gatherCheckoutFacts(side, state, customerNumber, standings);
        const shown = facts.customer.showPrices ? body.amount_to_pay : undefined;
        const amountToPayCents = shown === undefined ? null : centsOfEuros(shown);
        return decideCheckout({ ...command, amountToPayCents }, state, facts);
      }),
      'basket.concurrent_change',
    );
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
