import type { CommandSide } from '../../commandSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

/** Constant per command. */
export async function drawReturnNumber(pool: Pick<CommandSide['pool'], 'query'>, commandId: string): Promise<string> {
  const rows = await findRows(
    pool,
    { number: 'text not null' },
    {
      name: 'command_draw_return_number',
      text: `insert into command.return_numbers (command_id) values ($1)
           on conflict (command_id) do update set command_id = excluded.command_id returning return_id::text as number`,
      values: [commandId],
    },
  );
  const number = rows[0]?.number;
  if (number === undefined) throw new Error('no return number was returned');
  return number;
}
