import type { Pool } from 'pg';

export type PunchOutMessageKind = 'call' | 'refusal' | 'answer' | 'basket' | 'order';
/** Without secrets. */
export type LoggedFields = readonly (readonly [name: string, value: string])[];

export type StartedPunchOut = {
  readonly id: string;
  readonly at: Date;
  readonly customerNumber: string | null;
  readonly userId: string | null;
  readonly function: string;
  readonly hookHost: string | null;
  readonly outcome: 'refused' | 'opened' | 'answered';
  readonly reason: string | null;
  readonly linesReturned: number;
  readonly basketId: string | null;
  readonly messages: readonly LoggedMessage[];
};

export type LoggedMessage = {
  readonly kind: PunchOutMessageKind;
  readonly fields: LoggedFields;
  readonly omitted?: number;
};

export const mostLoggedFields = 500;

const start = {
  name: 'catalogue_start_punch_out',
  text: `with started as (
      insert into catalogue.punch_outs (punch_out_id, started_at, customer_number, user_id, function, hook_host, outcome,
        reason, lines_returned, basket_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      on conflict (punch_out_id) do update set outcome = excluded.outcome, reason = excluded.reason
      returning punch_out_id
    )
    insert into catalogue.punch_out_messages (punch_out_id, written_at, kind, fields, more_fields)
    select punch_out_id, $2, kind, fields, more_fields from started,
      unnest($11::text[], $12::json[], $13::int[]) as message (kind, fields, more_fields)`,
};

const add = {
  name: 'catalogue_add_punch_out_message',
  text: `with changed as (
      update catalogue.punch_outs set outcome = $3, lines_returned = coalesce($4, lines_returned),
        basket_id = coalesce($5, basket_id)
      where punch_out_id = $1 returning punch_out_id
    )
    insert into catalogue.punch_out_messages (punch_out_id, written_at, kind, fields, more_fields)
    select punch_out_id, $2, $6, $7, $8 from changed`,
};

const logged = (fields: LoggedFields): string => JSON.stringify(fields.slice(0, mostLoggedFields));
const omittedOf = ({ fields, omitted = 0 }: LoggedMessage): number =>
  omitted + Math.max(0, fields.length - mostLoggedFields);

/** A second log of a start says how it ended. */
export async function logPunchOut(pool: Pick<Pool, 'query'>, punchOut: StartedPunchOut): Promise<void> {
  const { messages } = punchOut;
  await pool.query({
    ...start,
    values: [
      punchOut.id,
      punchOut.at,
      punchOut.customerNumber,
      punchOut.userId,
      punchOut.function,
      punchOut.hookHost,
      punchOut.outcome,
      punchOut.reason,
      punchOut.linesReturned,
      punchOut.basketId,
      messages.map(({ kind }) => kind),
      messages.map(({ fields }) => logged(fields)),
      messages.map(omittedOf),
    ],
  });
}

export type PunchOutResult = {
  readonly id: string;
  readonly at: Date;
  readonly outcome: 'sent_back' | 'ordered';
  /** Null: as before. */
  readonly linesReturned: number | null;
  readonly basketId: string | null;
  readonly message: LoggedMessage;
};

export async function logPunchOutResult(pool: Pick<Pool, 'query'>, result: PunchOutResult): Promise<void> {
  const { id, at, outcome, linesReturned, basketId, message } = result;
  const { kind, fields } = message;
  const values = [id, at, outcome, linesReturned, basketId, kind, logged(fields), omittedOf(message)];
  await pool.query({ ...add, values });
}
