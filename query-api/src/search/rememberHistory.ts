import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { orderedArticlesTable } from '@talloor/projections/tables/orderedArticles.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { latestOrderLines } from '../products/latestOrderLines.ts';

/** The same object until it changes. */
export type OrderHistory = {
  /** Orders per article, without removed ones. */
  readonly times: ReadonlyMap<string, number>;
  /** Last time (ISO 8601) and quantity per article. */
  readonly last: ReadonlyMap<string, { readonly at: string; readonly quantity: number }>;
};

/** @param seenPosition the browser's last write, always included */
export type HistoryFinder = (customerNumber: string | null, seenPosition: string | null) => Promise<OrderHistory>;

type Remembered = {
  readonly historyText: string;
  readonly history: OrderHistory;
  readonly seenPosition: string | null;
  readonly at: number;
};

/** Delay for orders of colleagues. */
const freshMs = 3000;
const rememberedCustomers = 2000;

export const noHistory: OrderHistory = { times: new Map(), last: new Map() };

export function rememberHistory(pool: pg.Pool): HistoryFinder {
  const memory = new LRUCache<string, Remembered>({ max: rememberedCustomers });
  return async (customerNumber, seenPosition) => {
    if (customerNumber === null) return noHistory;
    const cached = memory.get(customerNumber);
    const at = performance.now();
    const hasOwn =
      seenPosition === null ||
      (cached?.seenPosition !== null && cached !== undefined && seenPosition <= cached.seenPosition);
    if (cached && hasOwn && at - cached.at < freshMs) return cached.history;
    const rows = await findRows(pool, { told: 'text' }, { ...statement, values: [customerNumber] });
    const historyText = rows[0]?.told ?? '[]';
    const history = cached?.historyText === historyText ? cached.history : readHistory(historyText);
    memory.set(customerNumber, {
      historyText,
      history,
      seenPosition: laterPosition(seenPosition, cached?.seenPosition ?? null),
      at,
    });
    return history;
  };
}

const laterPosition = (first: string | null, second: string | null): string | null =>
  first === null || (second !== null && second > first) ? second : first;

type Line = readonly [article: string, at: string, quantity: number, times: number];

function readHistory(historyText: string): OrderHistory {
  const lines = JSON.parse(historyText) as readonly Line[];
  return {
    times: new Map(lines.flatMap(([article, , , times]) => (times > 0 ? [[article, times] as const] : []))),
    last: new Map(lines.map(([article, at, quantity]) => [article, { at, quantity }])),
  };
}

const statement = {
  name: 'order-history',
  text: `select json_agg(json_build_array(o.article_number, o.last_ordered_at, o.last_quantity,
        case when o.removed_at is null then coalesce(d.times, 1) else 0 end)
      order by o.article_number)::text as told
    from ${orderedArticlesTable.qualifiedName} o left join (
      select article_number, count(*) as times from ${latestOrderLines} latest group by article_number) d on d.article_number = o.article_number
    where o.customer_number = $1`,
};
