import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { CommandSide } from '../commandSide.ts';

type Sequence =
  | 'order_number'
  | 'user_id'
  | 'customer_number'
  | 'recalls_recall_id_seq'
  | 'return_numbers_return_id_seq'
  | 'case_number';

type NumberQuery = {
  readonly sequence: Sequence;
  readonly count: number;
  readonly isFree: (number: string) => Promise<boolean>;
};

const maxStep = 2 ** 20;

/**
 * An older PostgreSQL beside a newer store draws numbers again, so steps over taken numbers double. Only `nextval`
 * gives two processes different numbers.
 */
export async function drawFreeNumbers(
  { pool }: Pick<CommandSide, 'pool'>,
  { sequence, count, isFree }: NumberQuery,
): Promise<readonly string[]> {
  for (let step = count; step <= maxStep; step *= 2) {
    const numbers = await draw(pool, sequence, count);
    const areFree = await Promise.all(numbers.map(isFree));
    if (!areFree.includes(false)) return numbers;
    await skip(pool, sequence, step);
  }
  throw new Error(`the sequence ${sequence} is too far behind the event store`);
}

export async function drawFreeNumber(
  side: Pick<CommandSide, 'pool'>,
  query: Pick<NumberQuery, 'sequence' | 'isFree'>,
): Promise<string> {
  const [number] = await drawFreeNumbers(side, { ...query, count: 1 });
  if (number === undefined) throw new Error(`the sequence ${query.sequence} gave no number`);
  return number;
}

async function draw(pool: CommandSide['pool'], sequence: Sequence, count: number): Promise<readonly string[]> {
  const rows = await findRows(
    pool,
    { number: 'text not null' },
    {
      name: `command_draw_${sequence}`,
      text: `select nextval('command.${sequence}')::text as number from generate_series(1, $1)`,
      values: [count],
    },
  );
  return rows.map(({ number }) => number);
}

const skip = (pool: CommandSide['pool'], sequence: Sequence, count: number) =>
  pool.query(`select max(nextval('command.${sequence}')) from generate_series(1, $1::int)`, [count]);
