import type pg from 'pg';

export type AuditRead = {
  readonly what:
    | 'question'
    | 'export'
    | 'stream'
    | 'order'
    | 'dossier'
    | 'invoice'
    | 'recall'
    | 'recall_sheet'
    | 'case'
    | 'customer'
    | 'user'
    | 'role'
    | 'restricted_list'
    | 'changes'
    | 'imports'
    | 'import'
    | 'price'
    | 'payment'
    | 'return'
    | 'registration'
    | 'punch_out'
    | 'parked_delivery';
  /** The question, or the number of what is opened; empty for a list. */
  readonly about: string;
  readonly filter?: Readonly<Record<string, string | undefined>>;
  readonly shown?: number | null;
};

/** Before the answer, so that nothing is read without a row. The same reading counts once in five minutes. */
export async function recordRead(
  pool: Pick<pg.Pool, 'query'>,
  { what, about, filter = {}, shown = null }: AuditRead,
  readBy: string,
  now: Date,
): Promise<void> {
  await pool.query(
    `insert into platform.audit_reads (read_at, read_by, what, about, filter, shown, five_minutes)
     select $1, $2, $3, $4, $5::jsonb, $6::int, floor(extract(epoch from $1::timestamptz) / 300)::bigint where not exists (
       select from platform.audit_reads where read_by = $2 and what = $3 and about = $4
         and read_at > $1::timestamptz - interval '5 minutes' and read_at <= $1 and filter = $5::jsonb)
     on conflict do nothing`,
    [now, readBy, what, about, JSON.stringify(filter), shown],
  );
}
