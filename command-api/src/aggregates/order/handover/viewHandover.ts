import type { z } from 'zod';
import type { handoverView } from '@talloor/contracts/endpoints/orderHandover.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { fullNameOf } from '../../../people/fullNameOf.ts';
import { holdAt } from '../changes/changeForbidden.ts';

type Context = RequestContext<{ kind: 'customer' }>;

/** @throws Problem `order.not_found` */
export async function viewHandover(
  side: Pick<CommandSide, 'repository' | 'clock'>,
  order: OrderState,
  { customerNumber, user }: Context,
  isShared: boolean,
): Promise<z.input<typeof handoverView>> {
  if (order.status === 'none' || order.content.customerNumber !== customerNumber) throw new Problem('order.not_found');
  const hold = isShared ? null : holdAt(order, side.clock.now());
  const isMine = hold?.by === user.userId;
  const openAsks = isMine ? hold.asks.filter((ask) => !ask.isDeclined) : [];
  const ownAsk = hold?.asks.find((ask) => ask.by === user.userId);
  const nameOf = async (userId: string) =>
    fullNameOf((await side.repository.load(accountFold, accountStream(userId), 0)).state);
  return {
    order_number: order.content.orderNumber,
    version: order.version,
    changeable_until: seconds(order.content.changeDeadline),
    hold: hold && {
      name: await nameOf(hold.by),
      is_mine: isMine,
      since: seconds(hold.since),
      until: seconds(hold.until),
    },
    asks: await Promise.all(openAsks.map(async ({ by, at }) => ({ name: await nameOf(by), asked_at: seconds(at) }))),
    asked: ownAsk === undefined ? 'no' : ownAsk.isDeclined ? 'declined' : 'waiting',
  };
}

const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);
