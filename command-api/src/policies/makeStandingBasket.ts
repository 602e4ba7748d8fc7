import { basketStream } from '@talloor/events/basket/events.ts';
import { basketFold, type BasketState } from '@talloor/events/basket/state.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { customerFold, customerStream } from '@talloor/events/customer/customer.ts';
import { listStream } from '@talloor/events/list/list.ts';
import {
  standingOrderFold,
  type DueDate,
  type SetStandingOrder,
  type StandingOrderState,
} from '@talloor/events/standingOrder/state.ts';
import { listOfStandingOrder, type StandingDifference } from '@talloor/events/standingOrder/events.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { serviceKey } from '@talloor/rules/delivery/deliveryMoments.ts';
import { followingMetadata } from '../commands/commandMetadata.ts';
import type { CommandSide } from '../commandSide.ts';
import { listFold } from '@talloor/events/list/state.ts';
import { mayOrderFor } from '../people/grantOf.ts';
import { awaitAccepted } from '../commands/runCommand.ts';
import type { OmittedItem } from '../aggregates/basket/openKeptBasket/decideOpenKeptBasket.ts';
import { keptBasketId, openKeptBasket } from '../aggregates/basket/openKeptBasket/openKeptBasket.ts';
import {
  decideRecordStandingBasket,
  type DueOutcome,
} from '../aggregates/standingOrder/recordStandingBasket/decideRecordStandingBasket.ts';
import { findAsItsUser } from './chooseForStandingOrder.ts';

type Source = { readonly id: string; readonly metadata: CommandMetadata };

/** Repeats open one basket and note one outcome. */
export async function makeStandingBasket(
  side: CommandSide,
  streamId: string,
  due: DueDate,
  source: Source,
): Promise<void> {
  const { state: order } = await side.repository.load(standingOrderFold, streamId);
  if (order.status === 'none' || order.due?.day !== due.day) return;
  const outcome = await outcomeOf(side, { streamId, order, due, source });
  await side.faults.reach('afterStandingBasket');
  await awaitAccepted(
    side.repository.execute(
      standingOrderFold,
      streamId,
      followingMetadata('recordStandingBasket', source, side.clock.now()),
      (state) => decideRecordStandingBasket(due, outcome, state, side.clock.now()),
    ),
    'service.unavailable',
  );
}

type DueStandingOrder = {
  readonly streamId: string;
  readonly order: Exclude<StandingOrderState, { status: 'none' }>;
  readonly due: DueDate;
  readonly source: Source;
};

async function outcomeOf(side: CommandSide, { streamId, order, due, source }: DueStandingOrder): Promise<DueOutcome> {
  const { repository, catalogue, clock } = side;
  const missedOutcome = (reason: Extract<DueOutcome, { kind: 'missed' }>['reason']) => ({
    kind: 'missed' as const,
    reason,
    differences: [],
  });
  const { customerNumber } = order;
  const [{ state: openedBasket }, { state: list }, customer] = await Promise.all([
    repository.load(basketFold, basketStream(keptBasketId(customerNumber, source.id))),
    repository.load(listFold, listStream(listOfStandingOrder(streamId))),
    catalogue.findCustomer(customerNumber),
  ]);
  // The order or its list ended meanwhile; an earlier basket stays.
  if (order.status !== 'set' || list.status !== 'open')
    return openedBasket.status === 'none'
      ? { ...missedOutcome('ended'), isListGone: list.status !== 'open' }
      : madeOutcome(openedBasket, due.differences);
  if (!customer) return missedOutcome('customer');
  const { delivery } = due;
  const now = clock.now();
  if (openedBasket.status === 'none') {
    const barredParty = await findBarredParty(side, order);
    if (barredParty) return missedOutcome(barredParty);
    if (now.getTime() >= Date.parse(delivery.deadline)) return missedOutcome('too_late');
  }
  const { leftOut, state: basket } = await openKeptBasket(side, {
    customerNumber,
    userId: order.setBy,
    origin: { kind: 'standing_order', id: list.listId, name: list.name, ownerId: list.ownerId },
    items: due.items,
    delivery: { day: delivery.day, windowStart: delivery.windowStart, service: serviceKey(delivery.service) },
    source,
  });
  const differences = [...due.differences, ...(await differencesSinceDue(side, order, { due, basket, leftOut }))];
  return basket.status === 'none'
    ? { kind: 'missed', reason: 'nothing_to_order', differences }
    : madeOutcome(basket, differences);
}

const madeOutcome = (
  { basketId, lines }: Exclude<BasketState, { status: 'none' }>,
  differences: readonly StandingDifference[],
): DueOutcome => ({ kind: 'made', basketId, lines, differences });

async function findBarredParty(
  { repository }: CommandSide,
  { customerNumber, setBy }: SetStandingOrder,
): Promise<'account' | 'customer' | null> {
  const [{ state: account }, { state: customer }] = await Promise.all([
    repository.load(accountFold, accountStream(setBy)),
    repository.load(customerFold, customerStream(customerNumber)),
  ]);
  if (!mayOrderFor(account, customerNumber)) return 'account';
  return customer.status === 'suspended' || customer.status === 'cancelled' ? 'customer' : null;
}

async function differencesSinceDue(
  side: CommandSide,
  order: SetStandingOrder,
  { due, basket, leftOut }: { due: DueDate; basket: BasketState; leftOut: readonly OmittedItem[] },
): Promise<readonly StandingDifference[]> {
  const basketArticles = new Set(
    basket.status === 'none' ? [] : basket.lines.map(({ articleNumber }) => articleNumber),
  );
  const missing = due.items.filter(({ articleNumber }) => !basketArticles.has(articleNumber));
  const products = await findAsItsUser(
    side,
    missing.map(({ articleNumber }) => articleNumber),
    order,
  );
  return missing.map(({ articleNumber, quantity }) => {
    const omission = leftOut.find((item) => item.articleNumber === articleNumber);
    return {
      kind: 'left_out',
      articleNumber,
      name: products.get(articleNumber)?.name ?? null,
      wanted: quantity,
      reason: { code: omission?.code ?? 'item.not_available', parameters: { ...omission?.parameters } },
    };
  });
}
