import { orderStream } from '@talloor/events/order/events.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import { loadOrderingFacts } from '../../../ordering/orderingFacts.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { stepMetadata } from '../../../commands/stepMetadata.ts';
import type { PlacedOrder } from '../changes/changeForbidden.ts';
import { gatherWorldFacts } from '../changes/draftFacts.ts';
import { decideCloseOrder, unsentDrafts, type UnsentFacts } from './decideCloseOrder.ts';

/** Presumably past its deadline; the stream decides. */
export type DueOrder = {
  readonly orderNumber: string;
  readonly customerNumber: string;
  /** ISO 8601, UTC */
  readonly changeDeadline: string;
};

type Side = Pick<CommandSide, 'repository' | 'catalogue' | 'clock'>;

/** Also ends drafts. Once per deadline over all instances. */
export async function closeOrder(side: Side, { orderNumber, customerNumber, changeDeadline }: DueOrder): Promise<void> {
  const streamId = orderStream(orderNumber);
  const now = side.clock.now();
  // After an extension the order closes again.
  const metadata = stepMetadata(`closeOrder ${changeDeadline}`, streamId, customerNumber, now);
  await awaitAccepted(
    side.repository.execute(orderFold, streamId, metadata, async (state) =>
      decideCloseOrder(state, now, state.status === 'open' ? await gatherUnsentFacts(side, state) : nothingUnsent),
    ),
    'service.unavailable',
  );
}

const nothingUnsent: UnsentFacts = { rejected: 'order.nothing_changed' };

/** Most orders have no drafts. */
async function gatherUnsentFacts(side: Side, order: PlacedOrder): Promise<UnsentFacts> {
  const toSend = unsentDrafts(order).filter(([, draft]) => draft.unsent === 'send');
  if (toSend.length === 0) return nothingUnsent;
  const { customerNumber } = order.content;
  const articles = toSend.flatMap(([, draft]) => Object.keys(draft.draftQuantities));
  try {
    const [world, ...orderingFacts] = await Promise.all([
      gatherWorldFacts(side, order, articles),
      ...toSend.map(async ([userId]) => [userId, await loadOrderingFacts(side, { customerNumber, userId })] as const),
    ]);
    return { world, orderingFactsByUser: new Map(orderingFacts) };
  } catch (error) {
    if (error instanceof Problem) return { rejected: error.code };
    throw error;
  }
}
