import type pg from 'pg';
import type { IncompleteState } from '@talloor/contracts/endpoints/dashboard.ts';
import { basketsTable, basketLinesTable } from '@talloor/projections/tables/baskets.ts';
import { containing, withoutAccents } from '../office/sought.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';

const unfinishedBasketColumns = {
  ...columnsOf(basketsTable, 'basket_id', 'origin', 'origin_name', 'opened_at', 'changed_at', 'delivery', 'reference'),
  is_active: 'boolean not null',
  /** `[article number, quantity]` */
  lines: typed<readonly (readonly [string, number])[]>('json not null'),
  total: 'int not null',
} as const;
export type UnfinishedBasket = RowOf<typeof unfinishedBasketColumns>;

/** Page size; each basket must be judged. */
export const basketsPerPage = 20;

export type BasketFilter = {
  /** Each word matches reference, origin or an article. */
  readonly words: readonly { readonly word: string; readonly articles: readonly string[] }[];
  /** Delivery days, yyyy-mm-dd, inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly state?: IncompleteState | undefined;
  readonly now: Date;
};

const stateIs = {
  expired: (now) => `b.delivery->>'deadline' <= ${now}`,
  no_day: () => 'b.delivery is null',
  prepared: () => 'b.origin is not null',
} satisfies Record<IncompleteState, (now: string) => string>;

const select = (conditions: readonly string[]) => `
  select b.basket_id, b.activated is not null as is_active, b.origin, b.origin_name, b.opened_at, b.changed_at, b.delivery, b.reference,
    l.lines, (count(*) over ())::int as total
  from ${basketsTable.qualifiedName} b,
    lateral (select json_agg(json_build_array(article_number, quantity) order by added_revision) as lines
             from ${basketLinesTable.qualifiedName} where basket_id = b.basket_id) l
  where ${["b.customer_number = $1 and b.status = 'open' and l.lines is not null", ...conditions].join(' and ')}
  order by b.activated desc nulls last, b.origin is not null, b.changed_at desc, b.basket_id
  limit ${basketsPerPage} offset $2`;
const all = { name: 'unfinished-baskets-of-page', text: select([]) };

/**
 * Active first, then manual ones, then prepared ones; latest change first.
 * @param page from 1
 */
export async function findBaskets(
  pool: pg.Pool,
  customerNumber: string,
  page: number,
  filter: BasketFilter | null = null,
): Promise<readonly UnfinishedBasket[]> {
  const values: unknown[] = [customerNumber, (page - 1) * basketsPerPage];
  const query = filter === null ? all : { text: select(conditionsOf(filter, values)) };
  const rows = await findRows(pool, unfinishedBasketColumns, { ...query, values });
  return rows;
}

function conditionsOf({ words, from, to, state, now }: BasketFilter, values: unknown[]): string[] {
  const value = (parameter: unknown): string => `$${values.push(parameter)}`;
  const searchedText = withoutAccents(`lower(concat_ws(' ', b.reference, b.origin_name))`);
  return [
    ...words.map(
      ({ word, articles }) => `(${searchedText} like ${withoutAccents(value(containing(word)))} or exists (
        select from ${basketLinesTable.qualifiedName} sought
        where sought.basket_id = b.basket_id and sought.article_number = any(${value(articles)}::text[])))`,
    ),
    ...(from === undefined ? [] : [`b.delivery->>'day' >= ${value(from)}`]),
    ...(to === undefined ? [] : [`b.delivery->>'day' <= ${value(to)}`]),
    ...(state === undefined ? [] : [stateIs[state](state === 'expired' ? value(now.toISOString()) : '')]),
  ];
}

export async function findArticlesInBaskets(pool: pg.Pool, customerNumber: string): Promise<readonly string[]> {
  const rows = await findRows(
    pool,
    { articleNumber: 'text not null' },
    {
      name: 'articles-of-unfinished-baskets',
      text: `select distinct l.article_number as "articleNumber"
      from ${basketsTable.qualifiedName} b join ${basketLinesTable.qualifiedName} l using (basket_id)
      where b.customer_number = $1 and b.status = 'open'`,
      values: [customerNumber],
    },
  );
  return rows.map(({ articleNumber }) => articleNumber);
}
