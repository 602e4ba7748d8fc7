import type { CommandSide } from '../../commandSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

/** Per user and customer. */
export const mostLists = 100;

export type NamedLists = {
  /** @returns `full` at the maximum, `kept` for a repeat */
  readonly reserve: (listId: string, customerNumber: string, ownerId: string) => Promise<'taken' | 'kept' | 'full'>;
  readonly release: (listId: string) => Promise<void>;
};

/** Concurrent creations may exceed the maximum by one. */
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
