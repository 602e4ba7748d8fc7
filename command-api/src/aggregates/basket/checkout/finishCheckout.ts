import type { BasketEvent, OrderContent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { Accepted } from '../../../commands/runCommand.ts';
import { viewOrderPlaced } from './viewOrderPlaced.ts';

type Source = { readonly id: string; readonly content: OrderContent; readonly metadata: CommandMetadata };
type Grants = Awaited<ReturnType<CommandSide['catalogue']['reserveStock']>>;

/** Aggregates do not know each other's commands. */
export type AfterCheckout = {
  readonly reserveStock: (checkedOut: Source) => Promise<Grants>;
  /** With grants reserved in time; later ones follow. */
  readonly placeOrder: (
    checkedOut: Source,
    reserve: (numbered: Source) => Promise<Grants | null>,
  ) => Promise<{ readonly order: OrderState; readonly position: Position | null }>;
};

const patienceMs = 2_000;

/** ADR 0030. */
export async function finishCheckout(
  side: CommandSide,
  after: AfterCheckout,
  outcome: Accepted<BasketState, BasketEvent>,
  {
    metadata,
    language,
    showPrices,
  }: {
    readonly metadata: CommandMetadata;
    readonly language: 'nl' | 'fr';
    /** Undefined: look it up. */
    readonly showPrices: boolean | undefined;
  },
) {
  const checkedOut = checkedOutEventOf(outcome);
  await side.faults.reach('afterBasketCheckedOut');
  const source = { ...checkedOut, metadata };
  const placed = await after.placeOrder(source, (numbered) => inTime(side, after.reserveStock(numbered)));
  const content = { ...checkedOut.content, ...orderNumberOf(placed.order) };
  const hasPrices = showPrices ?? (await side.catalogue.findCustomer(content.customerNumber))?.showPrices ?? false;
  return {
    body: viewOrderPlaced(content, placed.order, language, hasPrices),
    seen: placed.position ?? checkedOut.position,
  };
}

/** Differs from the checkout's number when that was taken. */
const orderNumberOf = (order: OrderState) =>
  order.status === 'none' ? {} : { orderNumber: order.content.orderNumber };

function checkedOutEventOf({ events, position }: Accepted<BasketState, BasketEvent>) {
  const decided = events.at(-1);
  if (decided?.event.type !== 'BasketCheckedOut') throw new Error('a checkout appended an unexpected event');
  return { id: decided.id, content: decided.event.data, position };
}

/** Null leaves the reservation to the policy; the order stands. */
async function inTime(side: Pick<CommandSide, 'log'>, reservation: Promise<Grants>): Promise<Grants | null> {
  const settling = reservation.catch((error: unknown) => {
    side.log.warn({ err: error }, 'stock reservation failed; the allocation policy retries');
    return null;
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  return Promise.race([settling, late]).finally(() => clearTimeout(timer));
}
