import type { CommandSide } from '../../../commandSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

/** Numbers for orders to come. Each is given once; those that nobody used when a process ends are gaps (architecture.md §4). */
export type OrderNumbers = {
  readonly take: () => Promise<string>;
  /** For the next who takes one: its checkout was refused, so that no event was made to carry it. */
  readonly giveBack: (orderNumber: string) => void;
};

/**
 * Drawn at once. More than the 32 values that PostgreSQL's sequences log ahead, so that each draw is on disk before an event
 * carries one of its numbers, also where the event store is another server: a crash sets none of them back.
 */
const drawnTogether = 50;

/** Order numbers from the sequence, fifty at a time (ADR 0030). */
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
        values: [drawnTogether],
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
