import type pg from 'pg';

/** Takes out of reports that wait who signed for these deliveries. @returns how many there were */
export async function eraseReceipts(pool: Pick<pg.Pool, 'query'>, deliveryNumbers: readonly string[]): Promise<number> {
  const { rowCount } = await pool.query(
    `update command.parked_deliveries
     set message = jsonb_set(jsonb_set(message::jsonb, '{received_by}', '""', false), '{signature}', 'null', false)::json,
       correction = jsonb_set(jsonb_set(correction::jsonb, '{received_by}', '""', false), '{signature}', 'null', false)::json
     where delivery_number = any($1) and (message ->> 'received_by' <> '' or correction ->> 'received_by' <> '')`,
    [deliveryNumbers],
  );
  return rowCount ?? 0;
}
