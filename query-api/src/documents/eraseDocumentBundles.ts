import type pg from 'pg';

export async function eraseDocumentBundles(pool: Pick<pg.Pool, 'query'>, userId: string): Promise<number> {
  const text = `delete from exports.document_bundles where requested_by = $1`;
  return (await pool.query(text, [userId])).rowCount ?? 0;
}
