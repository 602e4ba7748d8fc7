import type pg from 'pg';

/** Removes signers' names from parked reports. @returns number of reports */
export async function eraseReceipts(pool: Pick<pg.Pool, 'query'>, deliveryNumbers: readonly string[]): Promise<number> {
  const { rowCount } = await pool.query(
    `update command.parked_deliveries
     set message = jsonb_set(jsonb_set(message::jsonb, '{received_by}', '""', false), '{signature}', 'null', false)::json,
       correction = jsonb_set(jsonb_set(correction::jsonb, '{received_by}', '""', false), '{signature}', 'null', false)::json
     where (delivery_number = any($1) or message ->> 'delivery_number' = any($1) or correction ->> 'delivery_number' = any($1))
       and (coalesce(message ->> 'received_by', '') <> '' or message ->> 'signature' is not null
         or coalesce(correction ->> 'received_by', '') <> '' or correction ->> 'signature' is not null)`,
    [deliveryNumbers],
  );
  return rowCount ?? 0;
}
