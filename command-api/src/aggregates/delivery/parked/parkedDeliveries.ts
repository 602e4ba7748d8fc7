import { createHash } from 'node:crypto';
import type { CommandSide } from '../../../commandSide.ts';

type Pool = CommandSide['pool'];

export type ParkedReason = {
  readonly code: string;
  readonly parameters: Readonly<Record<string, string | number>>;
};

export type ParkedDelivery = ParkedReason & {
  readonly parked_id: string;
  readonly message_id: string;
  readonly delivery_number: string | null;
  readonly message: unknown;
  readonly parked_at: Date;
  readonly tried_at: Date;
  readonly tries: number;
};

const columns = 'parked_id::text, message_id, delivery_number, message, code, parameters, parked_at, tried_at, tries';

/** Keeps a report that could not be taken in, with the reason; the same one again counts a try. */
export async function parkDelivery(
  pool: Pool,
  report: { readonly messageId: string; readonly deliveryNumber: string | null; readonly message: unknown },
  { code, parameters }: ParkedReason,
  now: Date,
): Promise<void> {
  const message = JSON.stringify(report.message);
  await pool.query(
    `insert into command.parked_deliveries
       (message_id, delivery_number, message, message_hash, code, parameters, parked_at, tried_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (message_id, message_hash) do update set code = excluded.code, parameters = excluded.parameters,
       tried_at = excluded.tried_at, tries = command.parked_deliveries.tries + 1, discarded_at = null, discarded_by = null`,
    [report.messageId, report.deliveryNumber, message, hashOf(message), code, JSON.stringify(parameters), now],
  );
}

const hashOf = (message: string): string => createHash('sha256').update(message).digest('hex');

/** What waits of these deliveries, in the order in which it came. */
export async function parkedOf(pool: Pool, deliveryNumbers: readonly string[]): Promise<readonly ParkedDelivery[]> {
  const { rows } = await pool.query<ParkedDelivery>(
    `select ${columns} from command.parked_deliveries
     where delivery_number = any($1::text[]) and discarded_at is null order by parked_id limit 10000`,
    [deliveryNumbers],
  );
  return rows;
}

/** A try more, and why it was for nothing. */
export async function noteTry(
  pool: Pool,
  parkedId: string,
  { code, parameters }: ParkedReason,
  now: Date,
): Promise<void> {
  await pool.query(
    `update command.parked_deliveries set code = $2, parameters = $3, tried_at = $4, tries = tries + 1 where parked_id = $1`,
    [parkedId, code, JSON.stringify(parameters), now],
  );
}

/** It was taken in: nobody waits any more. */
export async function unpark(pool: Pool, parkedId: string): Promise<void> {
  await pool.query('delete from command.parked_deliveries where parked_id = $1', [parkedId]);
}
