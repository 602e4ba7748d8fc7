import type pg from 'pg';
import type { StatisticsGrouping } from '@talloor/contracts/endpoints/statistics.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import { purchaseLinesTable, purchaseNotesTable, purchaseReturnsTable } from '@talloor/projections/tables/purchases.ts';
import type { RowOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { lengthOf, periodBefore, type Period } from '@talloor/rules/statistics/comparePeriods.ts';
import { placeOfOrder } from '../orders/placeOfOrder.ts';

export type StatisticsSelection = Period & {
  readonly customerNumbers: readonly string[];
  readonly by: StatisticsGrouping;
  readonly group?: string | undefined;
  readonly brand?: string | undefined;
};

const sums = [
  'turnover_cents',
  'previous_turnover_cents',
  'quantity',
  'previous_quantity',
  'priced_quantity',
  'previous_priced_quantity',
  'promotion_cents',
  'saving_cents',
  'short_quantity',
  'short_lines',
  'returned_quantity',
  'returned_cents',
  'deposit_cents',
  'comparable_cents',
  'expected_cents',
] as const;
export type StatisticsSums = Readonly<Record<(typeof sums)[number], number>>;

const columns = {
  key: 'text not null',
  label: 'text not null',
  unit: 'text not null',
  ...(Object.fromEntries(sums.map((sum) => [sum, 'double precision not null'])) as Record<
    (typeof sums)[number],
    'double precision not null'
  >),
} as const;
export type FoundStatistics = RowOf<typeof columns>;

type Grouping = {
  /** Of line `l`, or of note `n` where the note decides. */
  readonly key: string;
  readonly label: string;
  readonly isOfNote: boolean;
  readonly join?: string;
};

/** A month of the period before counts as the month in its place. */
const groupings = (language: 'nl' | 'fr'): Readonly<Record<StatisticsGrouping, Grouping>> => ({
  article: { key: 'l.article_number', label: `max(l.name_${language})`, isOfNote: false },
  group: { key: 'l.group_code', label: `''`, isOfNote: false },
  brand: { key: 'l.brand', label: 'max(l.brand)', isOfNote: false },
  month: {
    key: 'left(case when n.delivered_on >= $2 then n.delivered_on else (n.delivered_on::date + $5::int)::text end, 7)',
    label: `''`,
    isOfNote: true,
  },
  address: {
    key: placeOfOrder,
    label: placeOfOrder,
    isOfNote: true,
    join: `left join ${orderDetailsTable.qualifiedName} o on o.order_number = n.order_number`,
  },
  user: {
    key: 'n.ordered_by',
    label: `trim(concat(a.first_name, ' ', a.last_name))`,
    isOfNote: true,
    join: `left join ${accountsTable.qualifiedName} a on a.user_id = n.ordered_by`,
  },
});

/** All rows, largest first, months in order. */
export function findStatistics(
  pool: pg.Pool,
  { by, group, brand, customerNumbers, ...period }: StatisticsSelection,
  language: 'nl' | 'fr',
  order: 'turnover' | 'quantity',
): Promise<FoundStatistics[]> {
  const { from: previousFrom } = periodBefore(period);
  const values: unknown[] = [customerNumbers, period.from, period.to, previousFrom, lengthOf(period)];
  const only = (column: string, value: string | undefined): string =>
    value === undefined ? '' : ` and l.${column} = $${values.push(value)}`;
  const current = (sum: string): string => `coalesce(sum(${sum}) filter (where n.is_current), 0)`;
  const before = (sum: string): string => `coalesce(sum(${sum}) filter (where not n.is_current), 0)`;
  const biggest =
    order === 'turnover' ? 'sum(turnover_cents) desc, sum(previous_turnover_cents) desc' : 'sum(quantity) desc';
  const { key, label, isOfNote, join = '' } = groupings(language)[by];
  const noteKey = isOfNote ? `, ${key} as key, ${label} as label` : '';
  const text = `
    with notes as materialized (
      select n.delivery_number, n.delivered_on >= $2 as is_current, $5::int as days${noteKey}
      from ${purchaseNotesTable.qualifiedName} n ${join}
      where n.customer_number = any($1::text[]) and n.delivered_on between $4 and $3
    ), returned as (
      select delivery_number, line_id, sum(quantity) as quantity, sum(base_cents) as base_cents,
        sum(deposit_cents) as deposit_cents
      from ${purchaseReturnsTable.qualifiedName}
      where delivery_number in (select delivery_number from notes) group by delivery_number, line_id
    ), articles as (
      select ${isOfNote ? 'n.key' : key} as key, l.article_number, ${isOfNote ? 'max(n.label)' : label} as label,
        max(l.unit_${language}) as unit,
        ${current('l.turnover_cents')} as turnover_cents, ${before('l.turnover_cents')} as previous_turnover_cents,
        ${current('l.quantity')} as quantity, ${before('l.quantity')} as previous_quantity,
        ${current('l.priced_quantity')} as priced_quantity, ${before('l.priced_quantity')} as previous_priced_quantity,
        coalesce(sum(l.turnover_cents) filter (where n.is_current and l.is_promotion), 0) as promotion_cents,
        ${current('l.saving_cents')} as saving_cents,
        ${current('l.short_quantity')} as short_quantity,
        count(*) filter (where n.is_current and l.short_quantity > 0) as short_lines,
        ${current('r.quantity')} as returned_quantity, ${current('r.base_cents')} as returned_cents,
        ${current('l.deposit_cents')} - ${current('r.deposit_cents')} as deposit_cents
      from notes n
        join ${purchaseLinesTable.qualifiedName} l using (delivery_number)
        left join returned r using (delivery_number, line_id)
      where true${only('group_code', group)}${only('brand', brand)}
      group by 1, 2
    ), priced as (
      select *, sum(previous_turnover_cents) over same / nullif(sum(previous_priced_quantity) over same, 0) as previous_price
      from articles window same as (partition by article_number)
    )
    select key, max(label) as label, max(unit) as unit,
      ${sums
        .slice(0, -2)
        .map((sum) => `sum(${sum})::double precision as ${sum}`)
        .join(', ')},
      coalesce(sum(turnover_cents) filter (where previous_price is not null), 0)::double precision as comparable_cents,
      coalesce(sum(priced_quantity * previous_price), 0)::double precision as expected_cents
    from priced group by key
    order by ${by === 'month' ? 'key' : biggest}, key`;
  return findRows(pool, columns, { text, values });
}
