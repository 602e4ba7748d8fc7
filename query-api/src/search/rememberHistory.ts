import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { orderedArticleDaysTable, orderedArticlesTable } from '@talloor/projections/tables/orderedArticles.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

/** The same object until it changes. */
export type OrderHistory = {
  /** Orders per article, without removed ones. */
  readonly times: ReadonlyMap<string, number>;
  /** Last time (ISO 8601) and quantity per article. */
  readonly last: ReadonlyMap<string, { readonly at: string; readonly quantity: number }>;
};

/** @param seen the browser's last write, always included */
export type HistoryFinder = (customerNumber: string | null, seen: string | null) => Promise<OrderHistory>;

type Remembered = {
  readonly told: string;
  readonly history: OrderHistory;
  readonly seen: string | null;
  readonly at: number;
};

/** Delay for orders of colleagues. */
const freshMs = 3000;
const rememberedCustomers = 2000;

export const noHistory: OrderHistory = { times: new Map(), last: new Map() };

/** Reads at most every few seconds per customer. */
export function rememberHistory(pool: pg.Pool): HistoryFinder {
  const memory = new LRUCache<string, Remembered>({ max: rememberedCustomers });
  return async (customerNumber, seen) => {
    if (customerNumber === null) return noHistory;
    const known = memory.get(customerNumber);
    const at = performance.now();
    const hasOwn = seen === null || (known?.seen !== null && known !== undefined && seen <= known.seen);
    if (known && hasOwn && at - known.at < freshMs) return known.history;
    const rows = await findRows(pool, { told: 'text' }, { ...statement, values: [customerNumber] });
    const told = rows[0]?.told ?? '[]';
    const history = known?.told === told ? known.history : readHistory(told);
    memory.set(customerNumber, { told, history, seen: laterOf(seen, known?.seen ?? null), at });
    return history;
  };
}

const laterOf = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

type Line = readonly [article: string, at: string, quantity: number, times: number];

function readHistory(told: string): OrderHistory {
  const lines = JSON.parse(told) as readonly Line[];
  return {
    times: new Map(lines.flatMap(([article, , , times]) => (times > 0 ? [[article, times] as const] : []))),
    last: new Map(lines.map(([article, at, quantity]) => [article, { at, quantity }])),
  };
}

/** As text, to compare. */
const statement = {
  name: 'order-history',
  text: `select json_agg(json_build_array(o.article_number, o.last_ordered_at, o.last_quantity,
        case when o.removed_at is null then coalesce(d.times, 1) else 0 end)
      order by o.article_number)::text as told
    from ${orderedArticlesTable.qualifiedName} o left join (
      select article_number, count(*) as times from ${orderedArticleDaysTable.qualifiedName}
      where customer_number = $1 group by article_number) d on d.article_number = o.article_number
    where o.customer_number = $1`,
};
