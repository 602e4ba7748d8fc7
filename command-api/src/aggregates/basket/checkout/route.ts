import { checkout } from '@talloor/contracts/endpoints/basket.ts';
import { basketStream, type BasketEvent, type OrderContent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import { noOrder, type OrderState } from '@talloor/events/order/state.ts';
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
type Allocated = { readonly order: OrderState; readonly position: Position | null };

/** The steps that follow from a checkout, given by the composition: an aggregate knows no other's commands. */
export type AfterCheckout = {
  readonly placeOrder: (checkedOut: Source) => Promise<Position | null>;
  readonly reserveStock: (checkedOut: Source) => Promise<Grants>;
  readonly allocateOrder: (checkedOut: Source, grants: Grants) => Promise<Allocated>;
};

/** How long the confirmation waits for the stock; the rest follows by mail. */
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
    const [placed, granted] = await Promise.all([
      after.placeOrder(source),
      inTime<Grants | null>(side, after.reserveStock(source), null),
    ]);
    const allocated = granted ? await inTime(side, after.allocateOrder(source, granted), pending) : pending;
    const customer = facts?.customer ?? (await side.catalogue.findCustomer(customerNumber));
    return {
      body: viewOrderPlaced(checkedOut.content, allocated.order, language, customer?.showPrices ?? false),
      seen: latest([checkedOut.position, placed, allocated.position]),
    };
  });

function decidedBy({ events, position }: Accepted<BasketState, BasketEvent>) {
  const [decided] = events;
  if (decided?.event.type !== 'BasketCheckedOut') throw new Error('a checkout decided something else');
  return { id: decided.id, content: decided.event.data, position };
}

const pending: Allocated = { order: noOrder, position: null };

/** Runs a step on the order's stock in time, or leaves it to its policy: the order stands whatever becomes of it here. */
async function inTime<Outcome>(
  side: Pick<CommandSide, 'log'>,
  step: Promise<Outcome>,
  otherwise: Outcome,
): Promise<Outcome> {
  const settling = step.catch((error: unknown) => {
    side.log.warn({ err: error }, 'allocation is left to its policy');
    return otherwise;
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), patience);
  });
  return Promise.race([settling, late]).finally(() => clearTimeout(timer));
}

const latest = (positions: readonly (Position | null)[]): Position | null =>
  positions.reduce(
    (last, position) => (position !== null && (last === null || position > last) ? position : last),
    null,
  );
