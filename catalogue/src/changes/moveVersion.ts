import type { PoolClient } from 'pg';

/**
 * Moves the catalogue's version as the last act of a transaction (others wait for its row from here on) and notes the
 * version for the articles that search has to read again.
 */
export async function moveVersion(client: PoolClient, marked: ReadonlySet<string>): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    'update catalogue.version set version = version + 1 returning version',
  );
  if (marked.size === 0) return;
  await client.query(
    `insert into catalogue.search_changes (article_number, version) select article, $2 from unnest($1::text[]) as article
     on conflict (article_number) do update set version = excluded.version`,
    [[...marked], rows[0]?.version],
  );
}
