import { groupBy } from '@talloor/platform/groupBy.ts';
import type { ReceivedMail } from '../load/startMailServer.ts';
import type { Judgement } from './judgement.ts';

export type Loss = {
  /** A cut may let another process take over several mails; a kill explains one repeat. */
  readonly kind: 'kill' | 'cut';
  readonly from: number;
  readonly until: number;
};

const takeOverMs = 20_000;
const noteMs = 5_000;

/** A changed order has one more. A repeat needs a sender that was killed or cut off in between. */
export function judgeMails(options: {
  readonly orderNumbers: readonly string[];
  readonly changedOrders: ReadonlySet<string>;
  readonly mails: readonly ReceivedMail[];
  readonly losses: readonly Loss[];
  readonly showTime: (at: number) => string;
}): Judgement {
  const { orderNumbers, changedOrders, mails, losses, showTime } = options;
  const byOrder = groupBy(mails, ({ orderNumber }) => orderNumber);
  const missing = orderNumbers.filter((number) => !byOrder.has(number)).map((number) => `order ${number} has no mail`);
  const tooMany = [...byOrder].flatMap(([number, received]) => {
    const count = new Set(received.map(({ messageId }) => messageId)).size;
    return count > (changedOrders.has(number) ? 2 : 1) ? [`order ${number} has ${count} different mails`] : [];
  });
  let remaining = losses;
  const isExplained = (first: number, second: number): boolean => {
    const loss = remaining.find(
      ({ from, until }) => from - noteMs <= first && first <= until && second <= until + takeOverMs,
    );
    if (loss?.kind === 'kill') remaining = remaining.filter((each) => each !== loss);
    return loss !== undefined;
  };
  const repeated = [...groupBy(mails, ({ messageId }) => messageId)].flatMap(([messageId, received]) =>
    received.slice(1).flatMap(({ at }, index) => {
      const first = received[index]?.at ?? 0;
      if (isExplained(first, at)) return [];
      return [`${messageId} came at ${showTime(first)} and at ${showTime(at)} without a loss of its sender`];
    }),
  );
  return { name: 'each order has one mail', count: mails.length, wrong: [...missing, ...tooMany, ...repeated] };
}
