import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { basketsTable } from '@talloor/projections/tables/baskets.ts';
import { erasedName, listsTable } from '@talloor/projections/tables/lists.ts';
import {
  standingDatesTable,
  standingOrdersTable,
  type StandingPause,
} from '@talloor/projections/tables/standingOrders.ts';
import { mostRemembered, type StandingDatesPlan } from '@talloor/rules/standingOrder/standingDates.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';

export type FoundPlan = StandingDatesPlan & {
  readonly quantities: readonly { readonly articleNumber: string; readonly quantity: number }[];
};

const foundStandingOrderColumns = {
  name: 'text not null',
  listId: 'text not null',
  isMine: 'boolean not null',
  owner: 'text',
  order: typed<{
    readonly plan: FoundPlan;
    readonly inForceSince: string;
    readonly pause: StandingPause | null;
    readonly skipped: readonly string[];
    readonly settled: readonly string[];
    readonly due: readonly string[];
  }>('json'),
} as const;
export type FoundStandingOrder = RowOf<typeof foundStandingOrderColumns>;

const visibleListsText = `
  from ${listsTable.qualifiedName} l
    left join ${accountsTable.qualifiedName} a on a.user_id = l.owner_id
    left join ${standingOrdersTable.qualifiedName} o
      on o.list_id = l.list_id and o.customer_number = l.customer_number and o.status = 'set'
  where l.customer_number = $1 and (l.owner_id = $2 or l.is_shared) and ($3::text is null or l.list_id = $3)`;

const daysOf = (state: string): string => `(
    select coalesce(json_agg(day order by day desc), '[]') from (
      select day from ${standingDatesTable.qualifiedName} d
      where d.list_id = l.list_id and d.state ${state} order by day desc limit ${mostRemembered}) days)`;

const text = `
  select l.list_id as "listId", coalesce(l.name, '${erasedName}') as name, l.owner_id = $2 as "isMine",
    case when l.owner_id = $2 then null else a.first_name end as owner,
    case when o.list_id is null then null else json_build_object(
      'plan', o.plan, 'inForceSince', o.in_force_since, 'pause', o.pause,
      'skipped', ${daysOf("= 'skipped'")}, 'settled', ${daysOf("in ('made', 'missed')")}, 'due', ${daysOf("= 'due'")}
    ) end as "order"
  ${visibleListsText} and ($3::text is not null or o.list_id is not null) order by l.created_at limit 1000`;

type Asker = { readonly customerNumber: string; readonly userId: string };

/** Visible lists with a standing order; a single list also without. */
export async function findStandingOrders(
  pool: pg.Pool,
  { customerNumber, userId }: Asker,
  listId: string | null = null,
): Promise<readonly FoundStandingOrder[]> {
  const values = [customerNumber, userId, listId];
  const rows = await findRows(pool, foundStandingOrderColumns, { name: 'standing-orders', text, values });
  return rows;
}

const foundRunColumns = {
  ...columnsOf(standingDatesTable, 'day', 'at'),
  listId: 'text not null',
  listName: 'text not null',
  state: typed<'skipped' | 'made' | 'missed'>('text not null'),
  basketId: 'text',
  basketStatus: typed<'open' | 'checkedOut' | 'discarded'>('text'),
  data: typed<FoundRunData>('json'),
  toldAt: 'text',
} as const;
export type FoundRun = RowOf<typeof foundRunColumns>;

type Named = { readonly nl: string; readonly fr: string };
type Reason = { readonly code: string; readonly parameters: Readonly<Record<string, string | number>> };
type Other = { readonly articleNumber: string; readonly name: Named };

export type FoundDifference =
  | {
      readonly kind: 'left_out';
      readonly articleNumber: string;
      readonly name: Named | null;
      readonly wanted: number;
      readonly reason: Reason;
    }
  | (Other & { readonly kind: 'replaced'; readonly by: Other; readonly quantity: number; readonly reason: Reason })
  | (Other & { readonly kind: 'quantity'; readonly wanted: number; readonly quantity: number; readonly reason: Reason })
  | (Other & { readonly kind: 'price'; readonly beforeMills: number; readonly afterMills: number });

type Closure = {
  readonly reason: 'holiday' | 'closing_day' | 'weekend' | 'not_a_delivery_day';
  readonly holiday: Named | null;
};
export type FoundRunData = {
  readonly closure: Closure | null;
  readonly differences: readonly FoundDifference[];
  /** Of a missed date. */
  readonly reason?: 'closed' | 'too_late' | 'nothing_to_order' | 'account' | 'customer' | 'ended';
  /** Of a created basket. */
  readonly delivery?: { readonly day: string };
  readonly lines?: readonly unknown[];
  readonly subtotalCents?: number;
  readonly approximate?: boolean;
  readonly previous?: { readonly day: string; readonly subtotalCents: number } | null;
};

const runsOf = (also = ''): string => `
  select ${also} d.list_id as "listId", coalesce(l.name, '') as "listName", d.day, d.state, d.at, d.basket_id as "basketId",
    b.status as "basketStatus", d.data,
    d.told_at as "toldAt"
  from ${standingDatesTable.qualifiedName} d
    join ${standingOrdersTable.qualifiedName} o on o.list_id = d.list_id
    left join ${listsTable.qualifiedName} l on l.list_id = d.list_id
    left join ${basketsTable.qualifiedName} b on b.basket_id = d.basket_id
  where o.customer_number = $1 and d.state <> 'due'`;

/** The caller checked the customer. */
export async function findStandingRuns(
  pool: pg.Pool,
  customerNumber: string,
  { listId, until }: { readonly listId: string; readonly until: string },
): Promise<readonly FoundRun[]> {
  const rows = await findRows(pool, foundRunColumns, {
    name: 'standing-runs',
    text: `${runsOf()} and d.list_id = $2 and (d.state <> 'skipped' or d.day < $3) order by d.day desc limit 20`,
    values: [customerNumber, listId, until],
  });
  return rows;
}

type BasketQuestion = Asker & { readonly basketId: string };

export async function findRunOfBasket(
  pool: pg.Pool,
  { customerNumber, userId, basketId }: BasketQuestion,
): Promise<{
  readonly isKnown: boolean;
  /** `isListSeen`: whether the user sees the list. */
  readonly run: (FoundRun & { readonly isListSeen: boolean }) | null;
}> {
  const [basketResult, runs] = await Promise.all([
    pool.query({
      name: 'basket-of-customer',
      text: `select from ${basketsTable.qualifiedName} where basket_id = $2 and customer_number = $1`,
      values: [customerNumber, basketId],
    }),
    findRows(
      pool,
      { ...foundRunColumns, isListSeen: 'boolean not null' },
      {
        name: 'standing-run-of-basket',
        text: `${runsOf('coalesce(l.owner_id = $3 or l.is_shared, false) as "isListSeen",')}
        and d.basket_id = $2 and b.customer_number = $1`,
        values: [customerNumber, basketId, userId],
      },
    ),
  ]);
  return { isKnown: basketResult.rowCount === 1, run: runs[0] ?? null };
}
