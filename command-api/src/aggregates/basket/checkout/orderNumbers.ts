import type { CommandSide } from '../../../commandSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

/** Each is issued once; unused ones leave gaps (architecture.md §4). */
export type OrderNumbers = {
  readonly take: () => Promise<string>;
  /** After a rejected checkout; no event carried the number. */
  readonly giveBack: (orderNumber: string) => void;
};

/**
 * Above the 32 values that a PostgreSQL sequence logs ahead: draws reach disk before events use them, so crashes
 * repeat no number.
 */
const numbersPerDraw = 50;

/** ADR 0030. */
export function createOrderNumbers(pool: CommandSide['pool']): OrderNumbers {
  const numbers: string[] = [];
  let drawing: Promise<void> | null = null;

  const draw = async (): Promise<void> => {
    const rows = await findRows(
      pool,
      { number: 'text not null' },
      {
        name: 'command_draw_order_numbers',
        text: `select nextval('command.order_number')::text as number from generate_series(1, $1)`,
        values: [numbersPerDraw],
      },
    );
    for (const { number } of rows) numbers.push(number);
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
