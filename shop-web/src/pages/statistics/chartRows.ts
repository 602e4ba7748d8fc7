import type { StatisticsGrouping, StatisticsRow, StatisticsView } from '@talloor/contracts/endpoints/statistics.ts';

type Bar = Pick<StatisticsRow, 'key' | 'label' | 'turnover' | 'previous_turnover' | 'quantity' | 'previous_quantity'>;

const noPurchases = { label: '', turnover: 0, previous_turnover: 0, quantity: 0, previous_quantity: 0 };

/** Months without purchases have a place too, so that time runs evenly. */
export function chartRows(
  { rows, from, to }: Pick<StatisticsView, 'rows' | 'from' | 'to'>,
  by: StatisticsGrouping,
): readonly Bar[] {
  if (by !== 'month') return rows;
  return monthsOf(from, to).map((key) => rows.find((row) => row.key === key) ?? { key, ...noPurchases });
}

function monthsOf(from: string, to: string): readonly string[] {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const months: string[] = [];
  for (let count = 0; (months.at(-1) ?? '') < to.slice(0, 7); count += 1)
    months.push(new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 7));
  return months;
}
