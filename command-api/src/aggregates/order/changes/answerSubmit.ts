import type { Position } from '@talloor/platform/eventStore/port.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { allocateChange } from '../allocateChange/allocateChange.ts';
import type { ChangedOrder } from './changeOrder.ts';
import { viewRepeated, viewSubmitted } from './viewSubmitted.ts';

/** Later stock results follow by mail. */
const patienceMs = 2000;

export async function answerSubmit(
  side: CommandSide,
  changedOrder: ChangedOrder,
  language: 'nl' | 'fr',
): Promise<{ body: ReturnType<typeof viewSubmitted>; seen: Position | null }> {
  const { showPrices } = changedOrder.facts.customer;
  const [submitted] = changedOrder.events;
  if (submitted?.event.type !== 'OrderModificationSubmitted')
    return { body: viewRepeated(changedOrder.order, { language, showPrices }), seen: changedOrder.seen };
  const { version, lines } = submitted.event.data;
  const { orderNumber } = changedOrder.order.content;
  const allocated = await inTime(
    side,
    allocateChange(side, { id: submitted.id, orderNumber, version, lines, metadata: changedOrder.metadata }),
  );
  const order = allocated && allocated.order.status !== 'none' ? allocated.order : changedOrder.order;
  return {
    body: viewSubmitted(submitted.event.data, order, { language, showPrices }),
    seen: allocated?.position ?? changedOrder.seen,
  };
}

/** Null leaves it to the policy. */
async function inTime<T>(side: Pick<CommandSide, 'log'>, allocation: Promise<T>): Promise<T | null> {
  const caughtAllocation = allocation.catch((error: unknown) => {
    side.log.warn({ err: error }, 'allocation of a change failed; the allocation policy tries again');
    return null;
  });
  let timer: NodeJS.Timeout | undefined;
  const timeLimit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  return Promise.race([caughtAllocation, timeLimit]).finally(() => clearTimeout(timer));
}
