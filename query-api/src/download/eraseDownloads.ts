import type pg from 'pg';

export async function eraseDownloads(pool: Pick<pg.Pool, 'query'>, userId: string): Promise<number> {
  const text = `delete from exports.downloads where split_part(asker, ' ', 1) = 'user' and split_part(asker, ' ', 2) = $1`;
  return (await pool.query(text, [userId])).rowCount ?? 0;
}
