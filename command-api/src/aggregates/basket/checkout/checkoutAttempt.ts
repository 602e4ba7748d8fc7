import type { CommandSide } from '../../../commandSide.ts';

export type CheckoutAttempt = { readonly basketId: string; readonly orderNumber: string };

/**
 * Ties a checkout's command to the customer's basket and an order number, so that the same key finds them again after the
 * basket has ended. Null where the customer has no basket. All attempts on one basket carry one number, so that a refused
 * press wastes none. The number is on disk before an event carries it: a sequence that
 * a crash sets back would give it to a second order, also where the event store is another server.
 */
export async function reserveCheckoutAttempt(
  pool: CommandSide['pool'],
  commandId: string,
  customerNumber: string,
): Promise<CheckoutAttempt | null> {
  const { rows } = await pool.query<{ basket_id: string; order_number: string }>({
    ...statement,
    values: [commandId, customerNumber],
  });
  const [row] = rows;
  return row ? { basketId: row.basket_id, orderNumber: row.order_number } : null;
}

const hour = 60 * 60 * 1000;

/** Forgets the attempts of 90 days ago, whose keys nobody sends again: at most once an hour, when it is called. */
export function createAttemptSweep({ pool, clock }: Pick<CommandSide, 'pool' | 'clock'>): () => Promise<void> {
  let last = 0;
  return async () => {
    const now = clock.now().getTime();
    if (now - last < hour) return;
    last = now;
    await pool.query("delete from command.checkout_attempts where attempted_at < now() - interval '90 days'");
  };
}

const statement = {
  name: 'command_checkout_attempt',
  text: `with known as (
       select basket_id, order_number from command.checkout_attempts where command_id = $1
     ), numbered as (
       update command.active_baskets
       set order_number = coalesce(order_number, nextval('command.order_number')::text)
       where customer_number = $2 and not exists (select from known)
       returning basket_id, order_number
     ), attempt as (
       insert into command.checkout_attempts (command_id, basket_id, order_number)
       select $1, basket_id, order_number from numbered
       on conflict (command_id) do update set command_id = excluded.command_id
       returning basket_id, order_number
     )
     select basket_id, order_number from known
     union all
     select basket_id, order_number from attempt`,
};
