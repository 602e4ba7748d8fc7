import { recallStream } from '@talloor/events/recall/events.ts';
import { recallFold } from '@talloor/events/recall/state.ts';
import type { RecallScope } from '@talloor/rules/recall/affectedLots.ts';
import { drawFreeNumber } from '../../commands/drawFreeNumbers.ts';
import type { CommandSide } from '../../commandSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

type Pool = Pick<CommandSide['pool'], 'query'>;

/** Constant per command; from here on departures check the recall. */
export async function drawRecallNumber(
  { pool, repository }: Pick<CommandSide, 'pool' | 'repository'>,
  commandId: string,
  { lots, articles }: RecallScope,
): Promise<string> {
  const recallId = await drawFreeNumber(
    { pool },
    {
      sequence: 'recalls_recall_id_seq',
      isFree: async (id) => (await repository.load(recallFold, recallStream(id))).revision === null,
    },
  );
  const rows = await findRows(
    pool,
    { number: 'text not null' },
    {
      name: 'command_draw_recall_number',
      text: `insert into command.recalls (command_id, lots, articles, recall_id) overriding system value
             values ($1, $2, $3, $4)
           on conflict (command_id) do update set command_id = excluded.command_id returning recall_id::text as number`,
      values: [commandId, JSON.stringify(lots), JSON.stringify(articles), recallId],
    },
  );
  const number = rows[0]?.number;
  if (number === undefined) throw new Error('no recall number was returned');
  return number;
}

/** A hint; their streams decide. */
export async function findOpenRecalls(pool: Pool): Promise<readonly (RecallScope & { readonly recallId: string })[]> {
  const columns = {
    recallId: 'text not null',
    lots: typed<RecallScope['lots']>('jsonb not null'),
    articles: typed<RecallScope['articles']>('jsonb not null'),
  } as const;
  return findRows(pool, columns, {
    name: 'command_open_recalls',
    text: 'select recall_id::text as "recallId", lots, articles from command.recalls where is_open order by recall_id',
  });
}

export async function forgetRecall(pool: Pool, recallId: string): Promise<void> {
  await pool.query({
    name: 'command_forget_recall',
    text: 'update command.recalls set is_open = false where recall_id = $1 and is_open',
    values: [recallId],
  });
}
