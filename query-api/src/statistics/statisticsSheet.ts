import type { StatisticsGrouping, StatisticsRow } from '@talloor/contracts/endpoints/statistics.ts';
import { statisticsSheetTexts } from '@talloor/messages/sheet/statisticsSheetTexts.ts';
import { cellText, type Cell } from '../download/sheetColumns.ts';

const [amount, unitPrice] = ['#,##0.00', '#,##0.000'];

type Column = {
  readonly header: string;
  readonly width: number;
  readonly numFmt?: string;
  readonly cell: (row: StatisticsRow) => Cell;
};

/** Without amounts for hidden prices. */
export function statisticsColumns(
  by: StatisticsGrouping,
  language: 'nl' | 'fr',
  showsPrices: boolean,
  erpNumbers: ReadonlyMap<string, string>,
): readonly Column[] {
  const { columns: heads, keys } = statisticsSheetTexts[language];
  const column = (header: string, cell: Column['cell'], width = 14): Column => ({ header, width, cell });
  const money = (header: string, cell: Column['cell'], numFmt = amount): readonly Column[] =>
    showsPrices ? [{ header, width: 16, numFmt, cell }] : [];
  const named = by === 'article' || by === 'group';
  return [
    ...(named || by === 'month' ? [column(keys[by].key, ({ key }) => cellText(key))] : []),
    ...(by === 'article'
      ? [column(heads.erpNumber, ({ key }) => cellText(erpNumbers.get(key) ?? '') || null, 18)]
      : []),
    ...(by === 'month' ? [] : [column(keys[by].label, ({ label }) => cellText(label), 44)]),
    ...(by === 'article' ? [column(heads.unit, ({ unit }) => unit && cellText(unit), 10)] : []),
    column(heads.quantity, ({ quantity }) => quantity),
    column(heads.previousQuantity, (row) => row.previous_quantity),
    ...money(heads.turnover, ({ turnover }) => turnover),
    ...money(heads.previousTurnover, (row) => row.previous_turnover),
    ...(by === 'article'
      ? [
          ...money(heads.averagePrice, (row) => row.average_price, unitPrice),
          ...money(heads.previousAveragePrice, (row) => row.previous_average_price, unitPrice),
        ]
      : []),
    ...money(heads.priceChange, (row) => row.price_change, '0.0'),
    ...money(heads.promotion, (row) => row.promotion_turnover),
    ...money(heads.saving, ({ saving }) => saving),
    column(heads.short, (row) => row.short_quantity),
    column(heads.returned, (row) => row.returned_quantity),
    ...money(heads.returnedAmount, (row) => row.returned_amount),
    ...money(heads.deposit, ({ deposit }) => deposit),
  ];
}
