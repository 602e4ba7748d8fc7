import { randomUUID } from 'node:crypto';
import type { CommandSide } from '../../commandSide.ts';

export type ActiveBasket = {
  /** May be one that was checked out: the append will tell. */
  readonly basketId: string;
  /** The customer's last baskets that have ended, newest first: a repeated command may be one of theirs. */
  readonly ended: readonly string[];
};

/** Which basket a customer is filling: one unique row per customer, so that all of its users share one. */
export type ActiveBaskets = {
  /** The customer's basket, or a new id reserved for it. */
  readonly findOrReserve: (customerNumber: string) => Promise<ActiveBasket>;
  /** Puts a new id in the place of a basket that has ended, unless another has done so. */
  readonly end: (customerNumber: string, ended: string) => Promise<void>;
  /** Forgets what is remembered in this process, for instance after a checkout here. */
  readonly forget: (customerNumber: string) => void;
};

const remembered = 20_000;

export function createActiveBaskets(pool: CommandSide['pool']): ActiveBaskets {
  /** Only a hint: a basket is verified by the append on its stream. */
  const hints = new Map<string, ActiveBasket>();
  return {
    findOrReserve: async (customerNumber) => {
      const hint = hints.get(customerNumber);
      if (hint) return hint;
      const { rows } = await pool.query<{ basket_id: string; ended_baskets: string[] }>({
        name: 'command_find_basket',
        text: `insert into command.active_baskets (customer_number, basket_id) values ($1, $2)
           on conflict (customer_number) do update set customer_number = excluded.customer_number
           returning basket_id, ended_baskets`,
        values: [customerNumber, randomUUID()],
      });
      const [row] = rows;
      if (!row) throw new Error('a reserved basket has no row');
      const found = { basketId: row.basket_id, ended: row.ended_baskets };
      if (hints.size >= remembered) hints.clear();
      hints.set(customerNumber, found);
      return found;
    },
    end: async (customerNumber, ended) => {
      if (hints.get(customerNumber)?.basketId === ended) hints.delete(customerNumber);
      await pool.query({
        name: 'command_end_basket',
        text: `insert into command.active_baskets as active (customer_number, basket_id, ended_baskets)
           values ($1, $2, array[$3::uuid])
           on conflict (customer_number) do update
             set basket_id = excluded.basket_id, order_number = null,
               ended_baskets = (active.basket_id || active.ended_baskets)[1:3]
             where active.basket_id = $3::uuid`,
        values: [customerNumber, randomUUID(), ended],
      });
    },
    forget: (customerNumber) => void hints.delete(customerNumber),
  };
}
