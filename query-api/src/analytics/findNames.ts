import type { Period } from '@talloor/analytics/findSums.ts';
import { visitsTable } from '@talloor/analytics/tables.ts';
import { customersTable, productsTable } from '@talloor/catalogue/tables.ts';
import { findRow, findRows, type Database } from '@talloor/platform/postgres/findRows.ts';

export async function findArticleNames(
  database: Database,
  articleNumbers: readonly string[],
  language: 'nl' | 'fr',
): Promise<ReadonlyMap<string, string>> {
  const rows = await findRows(
    database,
    { article_number: 'text not null', name: 'text not null' },
    `select article_number, name_${language} as name from ${productsTable.qualifiedName}
     where article_number = any($1)`,
    [articleNumbers],
  );
  return new Map(rows.map(({ article_number, name }) => [article_number, name]));
}

export const countAbsentCustomers = async (database: Database, { from, to }: Period): Promise<number> =>
  (
    await findRow(
      database,
      { customers: 'int not null' },
      `select count(*)::int as customers from ${customersTable.qualifiedName} as customer
       where not exists (select from ${visitsTable.qualifiedName} as visit
         where visit.customer_number = customer.customer_number and day between $1::date and $2::date)`,
      [from, to],
    )
  )?.customers ?? 0;
