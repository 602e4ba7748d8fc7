import { groupBy } from '@talloor/platform/groupBy.ts';
import type { ReceivedMail } from '../load/startMailServer.ts';
import type { Judgement } from './judgement.ts';

/**
 * One mail per order, and one more for a changed order. A crash of the sending process may repeat one mail with its
 * Message-ID.
 */
export function judgeMails(options: {
  readonly orderNumbers: readonly string[];
  readonly changedOrders: ReadonlySet<string>;
  readonly mails: readonly ReceivedMail[];
  /** Kills of processes that send mails. */
  readonly crashes: number;
  /** A moment as the report shows it. */
  readonly showTime: (at: number) => string;
}): Judgement {
  const { orderNumbers, changedOrders, mails, crashes, showTime } = options;
  const byOrder = groupBy(mails, ({ orderNumber }) => orderNumber);
  const missing = orderNumbers.filter((number) => !byOrder.has(number)).map((number) => `order ${number} has no mail`);
  const tooMany = [...byOrder].flatMap(([number, received]) => {
    const count = new Set(received.map(({ messageId }) => messageId)).size;
    return count > (changedOrders.has(number) ? 2 : 1) ? [`order ${number} has ${count} different mails`] : [];
  });
  const repeats = [...groupBy(mails, ({ messageId }) => messageId)].filter(([, received]) => received.length > 1);
  const repeatCount = repeats.reduce((sum, [, received]) => sum + received.length - 1, 0);
  const repeated = repeats.map(
    ([messageId, received]) =>
      `${messageId} came ${received.length} times, at ${received.map(({ at }) => showTime(at)).join(' and ')} ` +
      `(${repeatCount} repeats, ${crashes} kills of command-api)`,
  );
  return {
    name: 'each order has one mail',
    count: mails.length,
    wrong: [...missing, ...tooMany, ...(repeatCount > crashes ? repeated : [])],
  };
}
