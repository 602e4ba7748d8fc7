import type { StatisticsRow } from '@talloor/contracts/endpoints/statistics.ts';
import { drawBars, type Bars } from '@talloor/look/charts/drawBars.ts';
import { formatNumber, formatWhole } from '@talloor/rules/format/money.ts';
import { useEffect, useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import styles from './StatisticsPage.module.css';

const mostBars = 10;

export type ChartRow = Pick<StatisticsRow, 'turnover' | 'previous_turnover' | 'quantity' | 'previous_quantity'> & {
  readonly name: string;
};
type StatisticsChartProps = {
  readonly rows: readonly ChartRow[];
  readonly isByMonth: boolean;
  readonly showsPrices: boolean;
  readonly caption: string;
};

/** The table below has every figure (WCAG 1.1.1). */
export function StatisticsChart({ rows, isByMonth, showsPrices, caption }: StatisticsChartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const bars = isByMonth ? rows : rows.slice(0, mostBars);
  const labels = bars.map(({ name }) => name);
  const now = bars.map((row) => (showsPrices ? (row.turnover ?? 0) : row.quantity));
  const before = bars.map((row) => (showsPrices ? (row.previous_turnover ?? 0) : row.previous_quantity));
  const data = JSON.stringify({ labels, series: [now, before] });
  useEffect(() => {
    const drawing = canvas.current?.getContext('2d');
    if (!drawing) return undefined;
    const shown = JSON.parse(data) as Pick<Bars, 'labels' | 'series'>;
    return drawBars(drawing, {
      ...shown,
      isAcross: !isByMonth,
      figure: (value) => (showsPrices ? formatWhole(language, value) : formatNumber(language, value)),
      linesOf: (month) => month.split(' '),
    });
  }, [data, isByMonth, showsPrices, language]);
  return (
    <figure className="no-margin">
      <figcaption className="cluster gap-16 small below-8">
        <span className="sr-only">{t('statistics.chart', { caption })}</span>
        <span className={`inline gap-6 ${styles['key']}`}>{t('statistics.thisPeriod')}</span>
        <span className={`inline gap-6 ${styles['key']} ${styles['key-before']}`}>{t('statistics.periodBefore')}</span>
        {!isByMonth && rows.length > mostBars && (
          <span className="muted">{t('statistics.largest', { count: mostBars })}</span>
        )}
      </figcaption>
      <div
        className={`relative ${styles['bars']} ${isByMonth ? '' : styles['bars-across']}`}
        style={{ '--bars': bars.length } as CSSProperties}
      >
        <canvas ref={canvas} aria-hidden />
      </div>
    </figure>
  );
}
