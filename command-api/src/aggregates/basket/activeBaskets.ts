import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { gathering } from '@talloor/platform/gathering.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';
import type { CommandSide } from '../../commandSide.ts';
import { findRow, findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { activeBasketsTable } from '../../tables.ts';

/** `endedBy`: command of the checkout; null before its policy ran, and for other endings. */
export type EndedBasket = { readonly basketId: string; readonly endedBy: string | null };

/** Baskets searched for a repeated checkout or set-aside. */
const leftLookedInto = 3;

/** May hold a repeated command, because no checkout is known. */
export const leftLast = (ended: readonly EndedBasket[]): readonly string[] =>
  ended.flatMap(({ basketId, endedBy }) => (endedBy === null ? [basketId] : [])).slice(0, leftLookedInto);

/** Baskets searched for a repeated change, perhaps hours later. */
const lostLookedInto = 10;

export const lostLast = (ended: readonly EndedBasket[]): readonly string[] =>
  ended.slice(0, lostLookedInto).map(({ basketId }) => basketId);

export type ActiveBasket = {
  /** May be checked out; the append decides. */
  readonly basketId: string;
  /** Newest first, to find repeated commands. */
  readonly ended: readonly EndedBasket[];
  /** Cached; another process may have changed the row. */
  readonly isRemembered: boolean;
};

export type Activated = {
  readonly basketId: string;
  readonly previous: string | null;
  readonly ended: readonly EndedBasket[];
};

/** One row per customer, shared by its users. */
export type ActiveBaskets = {
  /** The customer's basket, or a reserved id. */
  readonly findOrReserve: (customerNumber: string) => Promise<ActiveBasket>;
  /**
   * Unless replaced already.
   * @param endedBy command of the checkout, if known
   */
  readonly end: (customerNumber: string, ended: string, endedBy: string | null) => Promise<void>;
  /**
   * Unless another was activated later.
   * @param position of the activation event
   */
  readonly activate: (customerNumber: string, basketId: string, position: string) => Promise<Activated>;
  /** @param position of the event; later activations hold */
  readonly leave: (customerNumber: string, basketId: string, position: string) => Promise<void>;
  /** Null when there is none. */
  readonly find: (customerNumber: string) => Promise<Activated | null>;
  readonly forget: (customerNumber: string) => void;
};

type Ending = EndedBasket & { readonly customerNumber: string };

/** Endings per statement, and concurrent statements. */
const endingLimits = { together: 64, underWay: 2 };

/** Cached rows, up to 10 kB each. */
const remembered = 5_000;

/** A hint; the basket's stream decides (ADR 0030). */
export function createActiveBaskets(pool: CommandSide['pool']): ActiveBaskets {
  /** The append verifies them. */
  const hints = new LRUCache<string, Hint>({ max: remembered });
  const tellEnded = gathering(endingLimits, async (endings: readonly Ending[]) => {
    const perCustomer = [...groupBy(endings, ({ customerNumber }) => customerNumber).values()];
    // One statement changes a row once.
    for (let turn = 0; perCustomer.some((told) => told.length > turn); turn++) {
      const told = perCustomer.flatMap((theirs) => theirs.slice(turn, turn + 1));
      const values = [
        told.map(({ customerNumber }) => customerNumber),
        told.map(() => randomUUID()),
        told.map(({ basketId }) => basketId),
        told.map(({ endedBy }) => endedBy),
      ];
      await pool.query({ ...endBaskets, values });
    }
    return endings.map(() => null);
  });
  const find = async (customerNumber: string): Promise<Activated | null> => {
    const all = { ...columns, ...columnsOf(activeBasketsTable, 'previous_basket') };
    const row = await findRow(pool, all, { ...readRow, values: [customerNumber] });
    return row ? { basketId: row.basket_id, previous: row.previous_basket, ended: endedOf(row) } : null;
  };
  return {
    findOrReserve: async (customerNumber) => {
      const hint = hints.get(customerNumber);
      if (hint) return { ...hint, isRemembered: true };
      const values = [customerNumber, randomUUID()];
      const rows = await findRows(pool, columns, { ...findBasket, values });
      const [row] = rows;
      if (!row) throw new Error('a reserved basket has no row');
      const read = { basketId: row.basket_id, ended: endedOf(row) };
      hints.set(customerNumber, read);
      return { ...read, isRemembered: false };
    },
    end: async (customerNumber, ended, endedBy) => {
      await tellEnded({ customerNumber, basketId: ended, endedBy }).finally(() => hints.delete(customerNumber));
    },
    activate: async (customerNumber, basketId, position) => {
      hints.delete(customerNumber);
      await pool.query({ ...activateBasket, values: [customerNumber, basketId, position] });
      const row = await find(customerNumber);
      hints.delete(customerNumber);
      return row ?? { basketId, previous: null, ended: [] };
    },
    leave: async (customerNumber, basketId, position) => {
      const values = [customerNumber, basketId, randomUUID(), position];
      await pool.query({ ...leaveBasket, values }).finally(() => hints.delete(customerNumber));
    },
    find,
    forget: (customerNumber) => void hints.delete(customerNumber),
  };
}

type Hint = Pick<ActiveBasket, 'basketId' | 'ended'>;

const columns = {
  ...columnsOf(activeBasketsTable, 'basket_id', 'ended_baskets'),
  ended_by: typed<readonly (string | null)[]>('text[] not null'),
} as const;
type Row = RowOf<typeof columns>;

const endedOf = ({ ended_baskets: baskets, ended_by: commands }: Row): readonly EndedBasket[] =>
  baskets.map((basketId, index) => ({ basketId, endedBy: commands[index] ?? null }));

const findBasket = {
  name: 'command_find_basket_3',
  text: `insert into command.active_baskets (customer_number, basket_id) values ($1, $2)
    on conflict (customer_number) do update set customer_number = excluded.customer_number
    returning basket_id, ended_baskets, ended_by`,
};

const readRow = {
  name: 'command_read_active_basket',
  text: `select basket_id, previous_basket, ended_baskets, ended_by from command.active_baskets where customer_number = $1`,
};

/** Ordered baskets stay in the arrays. */
const others = (column: 'basket' | 'command', moved: string) => `array(
        select ${column} from unnest(active.ended_baskets, active.ended_by) with ordinality as e(basket, command, place)
        where command is not null or basket not in (${moved}) order by place)`;

/** The replaced basket becomes the newest of the arrays. */
const activateBasket = {
  name: 'command_activate_basket_2',
  text: `insert into command.active_baskets as active (customer_number, basket_id, activated_at) values ($1, $2, $3)
    on conflict (customer_number) do update set
      previous_basket = case when active.basket_id = excluded.basket_id then active.previous_basket else active.basket_id end,
      ended_baskets = case when active.basket_id = excluded.basket_id then active.ended_baskets
        else (active.basket_id || ${others('basket', 'active.basket_id, excluded.basket_id')})[1:100] end,
      ended_by = case when active.basket_id = excluded.basket_id then active.ended_by
        else (null::text || ${others('command', 'active.basket_id, excluded.basket_id')})[1:100] end,
      basket_id = excluded.basket_id,
      activated_at = excluded.activated_at
    where active.activated_at < excluded.activated_at`,
};

const leaveBasket = {
  name: 'command_leave_basket_2',
  text: `update command.active_baskets as active set basket_id = $3, previous_basket = $2, activated_at = $4,
      ended_baskets = (active.basket_id || ${others('basket', 'active.basket_id')})[1:100],
      ended_by = (null::text || ${others('command', 'active.basket_id')})[1:100]
    where customer_number = $1 and basket_id = $2 and activated_at < $4`,
};

/** Adds a missing `endedBy`. Rows are locked by customer number, against deadlocks. */
const endBaskets = {
  name: 'command_end_baskets_3',
  text: `insert into command.active_baskets as active (customer_number, basket_id, ended_baskets, ended_by)
    select customer_number, next_basket, array[ended], array[command]
    from unnest($1::text[], $2::uuid[], $3::uuid[], $4::text[]) as told (customer_number, next_basket, ended, command)
    order by customer_number
    on conflict (customer_number) do update set
      basket_id = case when active.basket_id = excluded.ended_baskets[1] then excluded.basket_id else active.basket_id end,
      ended_baskets = case when active.basket_id = excluded.ended_baskets[1]
        then (excluded.ended_baskets || active.ended_baskets)[1:100] else active.ended_baskets end,
      ended_by = case when active.basket_id = excluded.ended_baskets[1]
        then (excluded.ended_by || active.ended_by)[1:100]
        else array(
          select case when basket = excluded.ended_baskets[1] then coalesce(excluded.ended_by[1], command) else command end
          from unnest(active.ended_baskets, active.ended_by) with ordinality as e(basket, command, place)
          order by place
        ) end
    where active.basket_id = excluded.ended_baskets[1]
      or (excluded.ended_by[1] is not null and excluded.ended_baskets[1] = any(active.ended_baskets))`,
};
