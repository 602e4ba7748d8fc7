import type { Pool } from 'pg';

type Database = Pick<Pool, 'query'>;

/** `reader`: hash of a session. */
export type FaqRead = { readonly id: string; readonly reader: string; readonly at: Date };

/** @returns false for an unknown question */
export const noteFaqRead = (pool: Database, read: FaqRead): Promise<boolean> => write(pool, read, null);

/** A second vote of a session replaces its first. @returns false for an unknown question */
export const noteFaqVote = (pool: Database, read: FaqRead, helped: boolean): Promise<boolean> =>
  write(pool, read, helped);

async function write(pool: Database, { id, reader, at }: FaqRead, helped: boolean | null): Promise<boolean> {
  const { rowCount } = await pool.query({ ...statement, values: [id, reader, at, helped] });
  return rowCount === 1;
}

const statement = {
  name: 'catalogue_note_faq_read',
  text: `insert into catalogue.faq_reads (faq_id, reader, read_at, helped)
    select faq_id, $2, $3, $4::boolean from catalogue.faq where faq_id::text = $1 and published
    on conflict (faq_id, reader) do update set helped = coalesce(excluded.helped, faq_reads.helped)`,
};

export async function deleteFaqReads(pool: Database, before: Date, limit: number): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from catalogue.faq_reads where ctid = any (array(
       select ctid from catalogue.faq_reads where read_at < $1 order by read_at limit $2))`,
    [before, limit],
  );
  return rowCount ?? 0;
}
