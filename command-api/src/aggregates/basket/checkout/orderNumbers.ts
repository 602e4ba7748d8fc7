import { orderStream } from '@talloor/events/order/events.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { drawFreeNumbers } from '../../../commands/drawFreeNumbers.ts';

/** Each is issued once; unused ones leave gaps (architecture.md §4). */
export type OrderNumbers = {
  readonly take: () => Promise<string>;
  /** After a rejected checkout; no event carried the number. */
  readonly giveBack: (orderNumber: string) => void;
};

/** Above the 32 values that a PostgreSQL sequence logs ahead, so that crashes repeat no number. */
const numbersPerDraw = 50;

/** ADR 0030. */
export function createOrderNumbers(side: Pick<CommandSide, 'pool' | 'repository'>): OrderNumbers {
  const numbers: string[] = [];
  let drawing: Promise<void> | null = null;

  const isFree = async (orderNumber: string): Promise<boolean> =>
    (await side.repository.load(orderFold, orderStream(orderNumber))).revision === null;

  const draw = async (): Promise<void> => {
    numbers.push(...(await drawFreeNumbers(side, { sequence: 'order_number', count: numbersPerDraw, isFree })));
  };

  return {
    take: async () => {
      for (;;) {
        const number = numbers.shift();
        if (number !== undefined) return number;
        drawing ??= draw().finally(() => {
          drawing = null;
        });
        await drawing;
      }
    },
    giveBack: (orderNumber) => void numbers.unshift(orderNumber),
  };
}
