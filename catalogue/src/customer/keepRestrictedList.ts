import type { Pool } from 'pg';
import { changeCatalogue, nothingWritten } from '../changes/changeCatalogue.ts';

export type RestrictedListCopy = {
  readonly customerNumber: string;
  readonly name: string;
  readonly managers: readonly string[];
  readonly articles: readonly string[];
  readonly changes: number;
};

/** Expires caches. */
export const keepRestrictedList = (pool: Pick<Pool, 'connect'>, list: RestrictedListCopy): Promise<void> =>
  changeCatalogue(pool, async (client) => {
    const { customerNumber, name, managers, articles, changes } = list;
    const { rowCount } = await client.query(
      `insert into catalogue.restricted_lists as kept (customer_number, name, managers, changes) values ($1, $2, $3, $4)
       on conflict (customer_number) do update
       set name = excluded.name, managers = excluded.managers, changes = excluded.changes
       where kept.changes < excluded.changes`,
      [customerNumber, name, managers, changes],
    );
    if (rowCount === 0) return nothingWritten;
    await client.query(
      'delete from catalogue.restricted_list_articles where customer_number = $1 and article_number <> all($2::text[])',
      [customerNumber, articles],
    );
    await client.query(
      `insert into catalogue.restricted_list_articles (customer_number, article_number)
       select $1, unnest($2::text[]) on conflict do nothing`,
      [customerNumber, articles],
    );
  });
