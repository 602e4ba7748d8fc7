import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PoolClient } from 'pg';
import type { CommandSide } from '../../commandSide.ts';
import { findRow } from '@talloor/platform/postgres/findRows.ts';
import { inTransaction } from '@talloor/platform/postgres/inTransaction.ts';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';
import { activeBasketsTable } from '../../tables.ts';

/** `endedBy`: command of the checkout; null before its policy ran. */
export type EndedBasket = { readonly basketId: string; readonly endedBy: string | null };

const maxWithoutCheckout = 3;

/** May hold a repeated command: no checkout is known. */
export const latestWithoutCheckout = (baskets: readonly EndedBasket[]): readonly string[] =>
  baskets.flatMap(({ basketId, endedBy }) => (endedBy === null ? [basketId] : [])).slice(0, maxWithoutCheckout);

const maxEnded = 10;

export const latestEnded = (baskets: readonly EndedBasket[]): readonly string[] =>
  baskets.slice(0, maxEnded).map(({ basketId }) => basketId);

export type ActiveBasket = {
  /** The append decides whether it is open. */
  readonly basketId: string;
  /** Newest first, to find repeated commands. */
  readonly ended: readonly EndedBasket[];
  /** Another process may have changed the row. */
  readonly isCached: boolean;
};

export type ActiveBasketRow = {
  readonly basketId: string;
  readonly previous: string | null;
  readonly ended: readonly EndedBasket[];
};

/** One row per customer, shared by its users. */
export type ActiveBaskets = {
  readonly findOrReserve: (customerNumber: string) => Promise<ActiveBasket>;
  /** @param endedBy command of the checkout, if known */
  readonly end: (customerNumber: string, basketId: string, endedBy: string | null) => Promise<void>;
  /**
   * Unless another was activated later.
   * @param position of the activation event
   */
  readonly activate: (customerNumber: string, basketId: string, position: string) => Promise<ActiveBasketRow>;
  /** @param position of the event; later activations hold */
  readonly leave: (customerNumber: string, basketId: string, position: string) => Promise<void>;
  readonly find: (customerNumber: string) => Promise<ActiveBasketRow | null>;
  readonly forget: (customerNumber: string) => void;
};

const maxEndedRows = 100;

const maxHints = 5_000;

/** A hint; the basket's stream decides (ADR 0030). A late command is added without the customer's lock. */
export function createActiveBaskets(pool: CommandSide['pool']): ActiveBaskets {
  const hints = new LRUCache<string, Hint>({ max: maxHints });
  const lock = (client: PoolClient, customerNumber: string) =>
    findRow(client, lockedColumns, { ...lockRow, values: [customerNumber] });
  const replace = async (client: PoolClient, { customerNumber, basketId, position }: Activation) => {
    const row = await lock(client, customerNumber);
    if (!row || row.activated_at >= position) return;
    if (row.basket_id !== basketId) {
      await client.query({ ...returnBaskets, values: [customerNumber, [row.basket_id, basketId]] });
      await client.query({ ...insertEnded, values: [customerNumber, row.basket_id] });
      await client.query({ ...trimEnded, values: [customerNumber] });
    }
    await client.query({ ...moveOn, values: [customerNumber, basketId, position] });
  };
  /** After a crash between the statements, the policy ends the basket again. */
  const end = async (customerNumber: string, basketId: string, endedBy: string | null) => {
    const endIfActive = async () => {
      const values = [customerNumber, basketId, endedBy, randomUUID()];
      return (await pool.query({ ...endAndStartNext, values })).rowCount === 1;
    };
    const addLateCommand = async () => {
      if (endedBy === null) return false;
      return (await pool.query({ ...addCommand, values: [customerNumber, basketId, endedBy] })).rowCount === 1;
    };
    if ((await endIfActive()) || (await addLateCommand())) return;
    // Perhaps there is no row yet.
    await pool.query({ ...insertRow, values: [customerNumber, basketId] });
    if (!(await endIfActive())) await addLateCommand();
  };
  const find = async (customerNumber: string): Promise<ActiveBasketRow | null> => {
    const row = await findRow(pool, columns, { ...readRow, values: [customerNumber] });
    return row ? { basketId: row.basket_id, previous: row.previous_basket, ended: row.ended } : null;
  };
  return {
    findOrReserve: async (customerNumber) => {
      const hint = hints.get(customerNumber);
      if (hint) return { ...hint, isCached: true };
      let row = await find(customerNumber);
      if (!row) {
        await pool.query({ ...insertRow, values: [customerNumber, randomUUID()] });
        row = await find(customerNumber);
      }
      if (!row) throw new Error('a reserved basket has no row');
      const { basketId, ended } = row;
      hints.set(customerNumber, { basketId, ended });
      return { basketId, ended, isCached: false };
    },
    end: async (customerNumber, basketId, endedBy) => {
      await end(customerNumber, basketId, endedBy).finally(() => hints.delete(customerNumber));
    },
    activate: async (customerNumber, basketId, position) => {
      hints.delete(customerNumber);
      await inTransaction(pool, async (client) => {
        await client.query({ ...insertRow, values: [customerNumber, basketId] });
        await replace(client, { customerNumber, basketId, position });
      });
      const row = await find(customerNumber);
      hints.delete(customerNumber);
      return row ?? { basketId, previous: null, ended: [] };
    },
    leave: async (customerNumber, basketId, position) => {
      const values = [customerNumber, basketId, position, randomUUID()];
      await pool.query({ ...leaveAndStartNext, values }).finally(() => hints.delete(customerNumber));
    },
    find,
    forget: (customerNumber) => void hints.delete(customerNumber),
  };
}

type Activation = { readonly customerNumber: string; readonly basketId: string; readonly position: string };
type Hint = Pick<ActiveBasket, 'basketId' | 'ended'>;

const columns = {
  ...columnsOf(activeBasketsTable, 'basket_id', 'previous_basket'),
  ended: typed<readonly EndedBasket[]>('json not null'),
} as const;

const insertRow = {
  name: 'command_insert_active_basket',
  text: 'insert into command.active_baskets (customer_number, basket_id) values ($1, $2) on conflict do nothing',
};

const lockedColumns = columnsOf(activeBasketsTable, 'basket_id', 'activated_at');
const lockRow = {
  name: 'command_lock_active_basket',
  text: 'select basket_id, activated_at from command.active_baskets where customer_number = $1 for update',
};

const returnBaskets = {
  name: 'command_return_baskets',
  text: `delete from command.ended_baskets
    where customer_number = $1 and basket_id = any($2::uuid[]) and ended_by is null`,
};

const insertEnded = {
  name: 'command_insert_ended_basket',
  text: 'insert into command.ended_baskets (customer_number, basket_id) values ($1, $2) on conflict do nothing',
};

/** Each checkout ends a basket. The parts share a snapshot, so the trim keeps one row fewer. */
const endAndStartNext = {
  name: 'command_end_and_start_next_basket',
  text: `with active as (
      select basket_id from command.active_baskets where customer_number = $1 for update
    ), ending as (
      select from active where basket_id = $2::uuid
    ), ended as (
      insert into command.ended_baskets as ended (customer_number, basket_id, ended_by)
        select $1, $2::uuid, $3 from ending
        on conflict (customer_number, basket_id) do update
          set ended_by = coalesce(ended.ended_by, excluded.ended_by), place = default
    ), trimmed as (
      delete from command.ended_baskets
        where exists (select from ending) and customer_number = $1 and basket_id <> $2::uuid and place <= (
          select place from command.ended_baskets where customer_number = $1 and basket_id <> $2::uuid
          order by place desc offset ${maxEndedRows - 1} limit 1)
    )
    update command.active_baskets set basket_id = $4
      where customer_number = $1 and exists (select from ending)`,
};

/** As `endAndStartNext`, unless another basket was activated later. */
const leaveAndStartNext = {
  name: 'command_leave_and_start_next_basket',
  text: `with active as (
      select basket_id, activated_at from command.active_baskets where customer_number = $1 for update
    ), leaving as (
      select from active where basket_id = $2::uuid and activated_at < $3
    ), ended as (
      insert into command.ended_baskets as ended (customer_number, basket_id) select $1, $2::uuid from leaving
        on conflict (customer_number, basket_id) do update set place = default where ended.ended_by is null
    ), trimmed as (
      delete from command.ended_baskets
        where exists (select from leaving) and customer_number = $1 and basket_id <> $2::uuid and place <= (
          select place from command.ended_baskets where customer_number = $1 and basket_id <> $2::uuid
          order by place desc offset ${maxEndedRows - 1} limit 1)
    )
    update command.active_baskets set activated_at = $3, previous_basket = basket_id, basket_id = $4::uuid
      where customer_number = $1 and exists (select from leaving)`,
};

const addCommand = {
  name: 'command_add_ending_command',
  text: `update command.ended_baskets set ended_by = coalesce(ended_by, $3)
    where customer_number = $1 and basket_id = $2`,
};

const trimEnded = {
  name: 'command_trim_ended_baskets',
  text: `delete from command.ended_baskets where customer_number = $1 and place <= (
      select place from command.ended_baskets where customer_number = $1
      order by place desc offset ${maxEndedRows} limit 1)`,
};

const moveOn = {
  name: 'command_move_active_basket',
  text: `update command.active_baskets set activated_at = $3, basket_id = $2::uuid,
      previous_basket = case when basket_id = $2::uuid then previous_basket else basket_id end
    where customer_number = $1`,
};

const readRow = {
  name: 'command_read_active_basket_2',
  text: `select basket_id, previous_basket,
      (select coalesce(json_agg(json_build_object('basketId', ended.basket_id, 'endedBy', ended.ended_by)
                                order by ended.place desc), '[]')
       from command.ended_baskets ended where ended.customer_number = active.customer_number) as ended
    from command.active_baskets active where customer_number = $1`,
};
