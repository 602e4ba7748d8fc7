import { getBasketReplacements } from '@talloor/contracts/endpoints/replacements.ts';
import type { ReplacementChoice } from '@talloor/contracts/shapes.ts';
import { basketLineChoicesTable, basketsTable } from '@talloor/projections/tables/baskets.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';

const text = `
  select c.article_number, c.choice from ${basketLineChoicesTable.qualifiedName} c
  where c.choice is not null and c.basket_id = (
    select b.basket_id from ${basketsTable.qualifiedName} b
    where b.customer_number = $1 and b.status = 'open' and b.activated is not null order by b.activated desc limit 1)`;

/** Separate from the basket, so that the basket stays fast. */
export const getBasketReplacementsRoute = ({ pool, waiter }: ReadSide): Route =>
  route(getBasketReplacements, async (_input, { customerNumber, seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'baskets');
    const values = [customerNumber];
    const rows = await findRows(
      pool,
      { ...columnsOf(basketLineChoicesTable, 'article_number'), choice: typed<ReplacementChoice>('text not null') },
      {
        name: 'basket-replacements',
        text,
        values,
      },
    );
    return { body: { choices: Object.fromEntries(rows.map((row) => [row.article_number, row.choice])) }, stale };
  });
