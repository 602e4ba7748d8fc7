import type { Position } from '@talloor/platform/event-store/port.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { allocateChange } from '../allocateChange/allocateChange.ts';
import type { ChangedOrder } from './changeOrder.ts';
import { viewRepeated, viewSubmitted } from './viewSubmitted.ts';

/** Later stock results follow by mail. */
const patienceMs = 2000;

/** Takes the stock of a submitted change, if it comes in time, and answers with the order. A repeated submit is answered again. */
export async function answerSubmit(
  side: CommandSide,
  changed: ChangedOrder,
  language: 'nl' | 'fr',
): Promise<{ body: ReturnType<typeof viewSubmitted>; seen: Position | null }> {
  const { showPrices } = changed.facts.customer;
  const [submitted] = changed.events;
  if (submitted?.event.type !== 'OrderModificationSubmitted')
    return { body: viewRepeated(changed.order, { language, showPrices }), seen: changed.seen };
  const { version, lines } = submitted.event.data;
  const { orderNumber } = changed.order.content;
  const allocated = await inTime(
    side,
    allocateChange(side, { id: submitted.id, orderNumber, version, lines, metadata: changed.metadata }),
  );
  const order = allocated && allocated.order.status !== 'none' ? allocated.order : changed.order;
  return {
    body: viewSubmitted(submitted.event.data, order, { language, showPrices }),
    seen: allocated?.position ?? changed.seen,
  };
}

/** Null leaves it to the policy; the change stands. */
async function inTime<T>(side: Pick<CommandSide, 'log'>, allocation: Promise<T>): Promise<T | null> {
  const settling = allocation.catch((error: unknown) => {
    side.log.warn({ err: error }, 'allocation of a change failed; the allocation policy tries again');
    return null;
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  return Promise.race([settling, late]).finally(() => clearTimeout(timer));
}
