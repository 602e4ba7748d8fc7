import type { StatisticsFigures, StatisticsRow } from '@talloor/contracts/endpoints/statistics.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import type { FoundStatistics, StatisticsSums } from './findStatistics.ts';

export function viewFigures(sums: StatisticsSums, showsPrices: boolean): StatisticsFigures {
  const euros = (cents: number) => (showsPrices ? eurosOfCents(Math.round(cents)) : null);
  return {
    turnover: euros(sums.turnover_cents),
    previous_turnover: euros(sums.previous_turnover_cents),
    quantity: rounded(sums.quantity),
    previous_quantity: rounded(sums.previous_quantity),
    price_change:
      showsPrices && sums.expected_cents > 0
        ? Math.round((sums.comparable_cents / sums.expected_cents - 1) * 1000) / 10
        : null,
    promotion_turnover: euros(sums.promotion_cents),
    saving: euros(sums.saving_cents),
    short_quantity: rounded(sums.short_quantity),
    short_lines: sums.short_lines,
    returned_quantity: rounded(sums.returned_quantity),
    returned_amount: euros(sums.returned_cents),
    deposit: euros(sums.deposit_cents),
  };
}

/** @param label of the key; null for the found one */
export function viewRow(
  row: FoundStatistics,
  label: string | null,
  isArticle: boolean,
  showsPrices: boolean,
): StatisticsRow {
  const average = (cents: number, quantity: number) =>
    isArticle && showsPrices && quantity > 0 ? Math.round((cents * 10) / quantity) / 1000 : null;
  return {
    key: row.key,
    label: label ?? row.label,
    unit: isArticle ? row.unit : null,
    average_price: average(row.turnover_cents, row.priced_quantity),
    previous_average_price: average(row.previous_turnover_cents, row.previous_priced_quantity),
    ...viewFigures(row, showsPrices),
  };
}

export function sumOf(rows: readonly FoundStatistics[]): StatisticsSums {
  const add = (name: keyof StatisticsSums) => rows.reduce((sum, row) => sum + row[name], 0);
  return {
    turnover_cents: add('turnover_cents'),
    previous_turnover_cents: add('previous_turnover_cents'),
    quantity: add('quantity'),
    previous_quantity: add('previous_quantity'),
    priced_quantity: add('priced_quantity'),
    previous_priced_quantity: add('previous_priced_quantity'),
    promotion_cents: add('promotion_cents'),
    saving_cents: add('saving_cents'),
    short_quantity: add('short_quantity'),
    short_lines: add('short_lines'),
    returned_quantity: add('returned_quantity'),
    returned_cents: add('returned_cents'),
    deposit_cents: add('deposit_cents'),
    comparable_cents: add('comparable_cents'),
    expected_cents: add('expected_cents'),
  };
}

const rounded = (quantity: number): number => Math.round(quantity * 1000) / 1000;
