import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CommandSide } from '../../commandSide.ts';

/** A basket that was checked out; `endedBy` is the command that did it, null as long as its policy has not told. */
export type EndedBasket = { readonly basketId: string; readonly endedBy: string | null };

export type ActiveBasket = {
  /** May be one that was checked out: the append will tell. */
  readonly basketId: string;
  /** The customer's last baskets that have ended, newest first: a repeated command may be one of theirs. */
  readonly ended: readonly EndedBasket[];
};

/** Which basket a customer is filling: one unique row per customer, so that all of its users share one. */
export type ActiveBaskets = {
  /** The customer's basket, or a new id reserved for it. */
  readonly findOrReserve: (customerNumber: string) => Promise<ActiveBasket>;
  /**
   * Puts a new id in the place of a basket that has ended, unless another has done so.
   * @param endedBy the command that checked it out, where the caller knows it
   */
  readonly end: (customerNumber: string, ended: string, endedBy: string | null) => Promise<void>;
  /** Forgets what is remembered in this process, for instance after a checkout here. */
  readonly forget: (customerNumber: string) => void;
};

/** Customers whose row is remembered: up to 10 kB each. */
const remembered = 5_000;

export function createActiveBaskets(pool: CommandSide['pool']): ActiveBaskets {
  /** Only a hint: a basket is verified by the append on its stream. */
  const hints = new LRUCache<string, ActiveBasket>({ max: remembered });
  return {
    findOrReserve: async (customerNumber) => {
      const hint = hints.get(customerNumber);
      if (hint) return hint;
      const values = [customerNumber, randomUUID()];
      const { rows } = await pool.query<Row>({ ...findBasket, values });
      const [row] = rows;
      if (!row) throw new Error('a reserved basket has no row');
      const { basket_id: basketId, ended_baskets: baskets, ended_by: commands } = row;
      const ended = baskets.map((each, index) => ({ basketId: each, endedBy: commands[index] ?? null }));
      const found = { basketId, ended };
      hints.set(customerNumber, found);
      return found;
    },
    end: async (customerNumber, ended, endedBy) => {
      hints.delete(customerNumber);
      await pool.query({ ...endBasket, values: [customerNumber, randomUUID(), ended, endedBy] });
    },
    forget: (customerNumber) => void hints.delete(customerNumber),
  };
}

type Row = {
  readonly basket_id: string;
  readonly ended_baskets: readonly string[];
  readonly ended_by: readonly (string | null)[];
};

const findBasket = {
  name: 'command_find_basket',
  text: `insert into command.active_baskets (customer_number, basket_id) values ($1, $2)
    on conflict (customer_number) do update set customer_number = excluded.customer_number
    returning basket_id, ended_baskets, ended_by`,
};

/** Both arrays move together; who ended a basket is added where another had moved it without knowing. */
const endBasket = {
  name: 'command_end_basket',
  text: `insert into command.active_baskets as active (customer_number, basket_id, ended_baskets, ended_by)
    values ($1, $2, array[$3::uuid], array[$4::text])
    on conflict (customer_number) do update set
      basket_id = case when active.basket_id = $3::uuid then excluded.basket_id else active.basket_id end,
      ended_baskets = case when active.basket_id = $3::uuid
        then ($3::uuid || active.ended_baskets)[1:100] else active.ended_baskets end,
      ended_by = case when active.basket_id = $3::uuid then ($4::text || active.ended_by)[1:100]
        else array(
          select case when basket = $3::uuid then coalesce($4::text, command) else command end
          from unnest(active.ended_baskets, active.ended_by) with ordinality as e(basket, command, place)
          order by place
        ) end
    where active.basket_id = $3::uuid or ($4::text is not null and $3::uuid = any(active.ended_baskets))`,
};
