import type { Pool } from 'pg';

/** A restricted list among those of all customers. */
export type RestrictedListRow = {
  readonly customerNumber: string;
  readonly customerName: string;
  readonly name: string;
  /** User ids. */
  readonly managers: readonly string[];
  readonly articles: number;
};

/** Restricted lists, those that nobody manages first, then by the customer's name. @param customerNumber that one alone */
export async function findRestrictedLists(
  pool: Pick<Pool, 'query'>,
  customerNumber: string | null = null,
): Promise<readonly RestrictedListRow[]> {
  const { rows } = await pool.query<RestrictedListRow>({
    name: 'catalogue_restricted_lists',
    text: `select l.customer_number as "customerNumber", coalesce(c.name, '') as "customerName", l.name, l.managers,
        (select count(*)::int from catalogue.restricted_list_articles a where a.customer_number = l.customer_number) as articles
      from catalogue.restricted_lists l left join catalogue.customers c using (customer_number)
      where $1::text is null or l.customer_number = $1
      order by cardinality(l.managers) > 0, c.name, l.customer_number`,
    values: [customerNumber],
  });
  return rows;
}
