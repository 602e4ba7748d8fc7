import { randomUUID } from 'node:crypto';
import type { CommandSide } from '../../commandSide.ts';

/** Which basket a customer is filling: one unique row per customer, so that all of its users share one. */
export type ActiveBaskets = {
  /** The customer's basket, or a new id reserved for it. May be one that was checked out: the append will tell. */
  readonly findOrReserve: (customerNumber: string) => Promise<string>;
  /** Puts a new id in the place of a basket that has ended, unless another has done so. */
  readonly replace: (customerNumber: string, ended: string) => Promise<string>;
  /** Takes a basket that has ended out of its customer's row. */
  readonly release: (customerNumber: string, ended: string) => Promise<void>;
  /** Forgets what is remembered in this process, for instance after a checkout here. */
  readonly forget: (customerNumber: string) => void;
};

const remembered = 20_000;

export function createActiveBaskets(pool: CommandSide['pool']): ActiveBaskets {
  /** Only a hint: a basket is verified by the append on its stream. */
  const hints = new Map<string, string>();
  const remember = (customerNumber: string, basketId: string) => {
    if (hints.size >= remembered) hints.clear();
    hints.set(customerNumber, basketId);
    return basketId;
  };
  const basketIn = (rows: { basket_id: string }[]): string => {
    const [row] = rows;
    if (!row) throw new Error('a reserved basket has no row');
    return row.basket_id;
  };
  return {
    findOrReserve: async (customerNumber) => {
      const hint = hints.get(customerNumber);
      if (hint) return hint;
      const { rows } = await pool.query<{ basket_id: string }>(
        `insert into command.active_baskets (customer_number, basket_id) values ($1, $2)
         on conflict (customer_number) do update set customer_number = excluded.customer_number
         returning basket_id`,
        [customerNumber, randomUUID()],
      );
      return remember(customerNumber, basketIn(rows));
    },
    replace: async (customerNumber, ended) => {
      const { rows } = await pool.query<{ basket_id: string }>(
        `insert into command.active_baskets as active (customer_number, basket_id) values ($1, $2)
         on conflict (customer_number) do update
           set basket_id = case when active.basket_id = $3::uuid then excluded.basket_id else active.basket_id end
         returning basket_id`,
        [customerNumber, randomUUID(), ended],
      );
      return remember(customerNumber, basketIn(rows));
    },
    release: async (customerNumber, ended) => {
      if (hints.get(customerNumber) === ended) hints.delete(customerNumber);
      await pool.query({
        name: 'command_release_basket',
        text: 'delete from command.active_baskets where customer_number = $1 and basket_id = $2',
        values: [customerNumber, ended],
      });
    },
    forget: (customerNumber) => void hints.delete(customerNumber),
  };
}
