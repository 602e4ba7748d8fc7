import type { StatisticsRow, StatisticsView } from '@talloor/contracts/endpoints/statistics.ts';
import { formatAmount, formatNumber, formatUnitPrice } from '@talloor/rules/format/money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useUnitWords } from '../../products/useUnitWords.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { OrdersDialog } from './OrdersDialog.tsx';
import { RowName } from './RowName.tsx';
import type { StatisticsQuestion } from './statisticsQuestion.ts';
import styles from './StatisticsPage.module.css';
import { growthOf, useStatisticsWords } from './useStatisticsWords.ts';

type StatisticsTableProps = {
  readonly view: StatisticsView;
  readonly question: StatisticsQuestion;
  readonly caption: string;
};

const figures = [
  'turnover',
  'before',
  'change',
  'quantity',
  'price',
  'promotion',
  'short',
  'returned',
  'deposit',
] as const;
type Figure = (typeof figures)[number];
/** Other figures are amounts. */
const withoutPrices: readonly Figure[] = ['before', 'change', 'quantity', 'short', 'returned'];

export function StatisticsTable({ view, question, caption }: StatisticsTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { percent, nameOf } = useStatisticsWords(question.by);
  const { user } = useSession();
  const [opened, setOpened] = useState<StatisticsRow | null>(null);
  const { quantityOf } = useUnitWords();
  const { shows_prices: showsPrices } = view;
  const shown = figures.filter((figure) => showsPrices || withoutPrices.includes(figure));
  const euros = (value: number | null) => (value === null ? '' : formatAmount(language, value));
  const number = (value: number) => formatNumber(language, value);
  const change = (value: number | null) => (value === null ? '' : percent(value));
  const textOf = (figure: Figure, row: StatisticsRow): string => {
    switch (figure) {
      case 'turnover':
        return euros(row.turnover);
      case 'before':
        return showsPrices ? euros(row.previous_turnover) : number(row.previous_quantity);
      case 'change':
        return change(
          showsPrices ? growthOf(row.turnover, row.previous_turnover) : growthOf(row.quantity, row.previous_quantity),
        );
      case 'quantity':
        return row.unit === null ? number(row.quantity) : quantityOf(row.quantity, row.unit);
      case 'price':
        return [
          row.average_price === null ? '' : formatUnitPrice(language, row.average_price),
          change(row.price_change),
        ]
          .filter(Boolean)
          .join(' · ');
      case 'promotion':
        return row.promotion_turnover ? euros(row.promotion_turnover) : '';
      case 'short':
        return row.short_quantity > 0 ? number(row.short_quantity) : '';
      case 'returned':
        return row.returned_quantity > 0 ? number(row.returned_quantity) : '';
      case 'deposit':
        return row.deposit ? euros(row.deposit) : '';
      default:
        return figure satisfies never;
    }
  };
  const column = (figure: Figure) => ({
    cell: 'cell-figure',
    label: t(figure === 'before' && !showsPrices ? 'statistics.column.beforeQuantity' : `statistics.column.${figure}`),
  });
  const table = (
    <table className={`tabular line-table full ${styles['table']}`} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{t(`statistics.grouping.${question.by}`)}</th>
          {shown.map((figure) => (
            <th key={figure} scope="col" className="cell-figure">
              {column(figure).label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <RowName row={row} question={question} />{' '}
              {user.features.pending_orders && isOfThisPeriod(row) && (
                <button
                  type="button"
                  className={`link small nowrap ${styles['to-orders']}`}
                  aria-haspopup="dialog"
                  onClick={() => setOpened(row)}
                >
                  <span>{t('statistics.toOrders')}</span>
                  <span className="sr-only"> {nameOf(row)}</span>
                </button>
              )}
            </th>
            {shown.map((figure) => {
              const text = textOf(figure, row);
              return (
                <td key={figure} className={`cell-figure${text === '' ? ' is-empty' : ''}`}>
                  <span className={styles['narrow-label']}>{column(figure).label} </span>
                  <span>{text}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      {table}
      {opened !== null && (
        <OrdersDialog rowKey={opened.key} name={nameOf(opened)} question={question} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

const isOfThisPeriod = (row: StatisticsRow): boolean => row.quantity > 0 || row.short_quantity > 0;
