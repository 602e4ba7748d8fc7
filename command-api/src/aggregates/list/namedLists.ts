import type { CommandSide } from '../../commandSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

/** The most lists that one user keeps for one customer. */
export const mostLists = 100;

/** How many lists a user has, before another one is made. */
export type NamedLists = {
  /** @returns `full` where the user has enough of them, `kept` where this list has its place already */
  readonly reserve: (listId: string, customerNumber: string, ownerId: string) => Promise<'taken' | 'kept' | 'full'>;
  readonly release: (listId: string) => Promise<void>;
};

/** Counts lists in `command.named_lists`. Two that are made at the same instant may both be the hundredth. */
export const createNamedLists = (pool: CommandSide['pool']): NamedLists => ({
  reserve: async (listId, customerNumber, ownerId) => {
    const rows = await findRows(
      pool,
      { place: typed<'taken' | 'kept' | 'full'>('text not null') },
      {
        name: 'reserve-list',
        text: `with added as (
               insert into command.named_lists (list_id, customer_number, owner_id)
               select $1, $2, $3 where $4 > (
                 select count(*) from command.named_lists where customer_number = $2 and owner_id = $3)
               on conflict do nothing returning list_id)
             select case when exists (select from added) then 'taken'
               when exists (select from command.named_lists where list_id = $1 and owner_id = $3) then 'kept'
               else 'full' end as place`,
        values: [listId, customerNumber, ownerId, mostLists],
      },
    );
    return rows[0]?.place ?? 'full';
  },
  release: async (listId) => {
    await pool.query('delete from command.named_lists where list_id = $1', [listId]);
  },
});
