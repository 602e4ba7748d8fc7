import type { CommandSide } from '../../commandSide.ts';

/** The most lists that one user keeps for one customer. */
export const mostLists = 100;

/** How many lists a user has, before another one is made. */
export type NamedLists = {
  /** @returns false where the user has enough of them; the same list again takes no further place */
  readonly reserve: (listId: string, customerNumber: string, ownerId: string) => Promise<boolean>;
  readonly release: (listId: string) => Promise<void>;
};

/** Counts lists in `command.named_lists`. Two that are made at the same instant may both be the hundredth. */
export const createNamedLists = (pool: CommandSide['pool']): NamedLists => ({
  reserve: async (listId, customerNumber, ownerId) => {
    const { rows } = await pool.query<{ reserved: boolean }>({
      name: 'reserve-list',
      text: `with added as (
               insert into command.named_lists (list_id, customer_number, owner_id)
               select $1, $2, $3 where $4 > (
                 select count(*) from command.named_lists where customer_number = $2 and owner_id = $3)
               on conflict do nothing returning list_id)
             select exists (select from added)
               or exists (select from command.named_lists where list_id = $1 and owner_id = $3) as reserved`,
      values: [listId, customerNumber, ownerId, mostLists],
    });
    return rows[0]?.reserved ?? false;
  },
  release: async (listId) => {
    await pool.query('delete from command.named_lists where list_id = $1', [listId]);
  },
});
