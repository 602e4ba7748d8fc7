import { returnStream } from '@talloor/events/return/events.ts';
import { returnFold } from '@talloor/events/return/state.ts';
import { drawFreeNumber } from '../../commands/drawFreeNumbers.ts';
import type { CommandSide } from '../../commandSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

/** Constant per command. */
export async function drawReturnNumber(
  { pool, repository }: Pick<CommandSide, 'pool' | 'repository'>,
  commandId: string,
): Promise<string> {
  const returnId = await drawFreeNumber(
    { pool },
    {
      sequence: 'return_numbers_return_id_seq',
      isFree: async (id) => (await repository.load(returnFold, returnStream(id))).revision === null,
    },
  );
  const rows = await findRows(
    pool,
    { number: 'text not null' },
    {
      name: 'command_draw_return_number',
      text: `insert into command.return_numbers (command_id, return_id) overriding system value values ($1, $2)
           on conflict (command_id) do update set command_id = excluded.command_id returning return_id::text as number`,
      values: [commandId, returnId],
    },
  );
  const number = rows[0]?.number;
  if (number === undefined) throw new Error('no return number was returned');
  return number;
}
