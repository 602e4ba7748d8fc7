import type { StatisticsRow } from '@talloor/contracts/endpoints/statistics.ts';
import { tokens } from '@talloor/look/tokens.ts';
import { formatNumber, formatWhole } from '@talloor/rules/format/money.ts';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  type ChartConfiguration,
  type Scale,
} from 'chart.js';
import { useEffect, useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { hatch } from '@talloor/look/charts/hatch.ts';
import styles from './StatisticsPage.module.css';

Chart.register(BarController, BarElement, CategoryScale, LinearScale);

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
  const data = JSON.stringify({ labels, now, before });
  useEffect(() => {
    const drawing = canvas.current?.getContext('2d');
    if (!drawing) return undefined;
    const shown = JSON.parse(data) as { labels: string[]; now: number[]; before: number[] };
    const figure = (value: number | string) =>
      showsPrices ? formatWhole(language, Number(value)) : formatNumber(language, Number(value));
    const chart = new Chart(drawing, configurationOf(shown, { isByMonth, pattern: hatch(drawing), figure }));
    return () => chart.destroy();
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

type Drawing = {
  readonly isByMonth: boolean;
  readonly pattern: CanvasPattern | string;
  readonly figure: (value: number | string) => string;
};

function configurationOf(
  { labels, now, before }: { labels: string[]; now: number[]; before: number[] },
  { isByMonth, pattern, figure }: Drawing,
): ChartConfiguration<'bar'> {
  const bar = { borderColor: tokens.aub[700], borderWidth: 1, maxBarThickness: 22 };
  const font = { family: 'Archivo Variable, Arial, sans-serif', size: 13 };
  const names = {
    grid: { display: false },
    ticks: {
      color: tokens.ink[700],
      font,
      autoSkip: isByMonth,
      maxRotation: 0,
      callback: isByMonth ? monthOnTwoLines : nameInShort,
    },
  };
  const values = {
    beginAtZero: true,
    grid: { color: tokens.line[200] },
    ticks: { color: tokens.ink[500], font, maxTicksLimit: 5, callback: figure },
  };
  return {
    type: 'bar',
    data: {
      labels,
      datasets: [
        { ...bar, data: now, backgroundColor: tokens.aub[700] },
        { ...bar, data: before, backgroundColor: pattern },
      ],
    },
    options: {
      indexAxis: isByMonth ? 'x' : 'y',
      animation: false,
      maintainAspectRatio: false,
      events: [],
      scales: isByMonth ? { x: names, y: values } : { x: values, y: names },
    },
  };
}

const wideFrom = 700;

function nameInShort(this: Scale, value: number | string): string {
  const label = this.getLabelForValue(Number(value));
  const longest = this.chart.width >= wideFrom ? 40 : 22;
  return label.length > longest ? `${label.slice(0, longest - 1)}…` : label;
}

function monthOnTwoLines(this: Scale, value: number | string): string[] {
  return this.getLabelForValue(Number(value)).split(' ');
}
