import { hatch } from '@talloor/look/charts/hatch.ts';
import { tokens } from '@talloor/look/tokens.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  type ChartConfiguration,
  type Scale,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import { useOfficeText } from '../i18n/useOfficeText.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale);

export type BarChartProps = {
  readonly labels: readonly string[];
  /** The second series is hatched. */
  readonly series: readonly (readonly number[])[];
  readonly isAcross: boolean;
};

/** Hidden from screen readers: the table beneath has every figure. */
export function BarChart({ labels, series, isAcross }: BarChartProps) {
  const { language } = useOfficeText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const data = JSON.stringify({ labels, series });
  useEffect(() => {
    const drawing = canvas.current?.getContext('2d');
    if (!drawing) return undefined;
    const shown = JSON.parse(data) as { labels: string[]; series: number[][] };
    const fills = [tokens.aub[700], hatch(drawing)];
    const figure = (value: number | string) => formatNumber(language, Number(value));
    const chart = new Chart(drawing, configurationOf(shown, { isAcross, fills, figure }));
    return () => chart.destroy();
  }, [data, isAcross, language]);
  return <canvas ref={canvas} aria-hidden />;
}

type Drawing = {
  readonly isAcross: boolean;
  readonly fills: readonly (CanvasPattern | string)[];
  readonly figure: (value: number | string) => string;
};

function configurationOf(
  { labels, series }: { labels: string[]; series: number[][] },
  { isAcross, fills, figure }: Drawing,
): ChartConfiguration<'bar'> {
  const font = { family: 'Archivo Variable, Arial, sans-serif', size: 13 };
  const names = {
    grid: { display: false },
    ticks: {
      color: tokens.ink[700],
      font,
      autoSkip: !isAcross,
      maxRotation: 0,
      ...(isAcross && { callback: shorten }),
    },
  };
  const values = {
    beginAtZero: true,
    grid: { color: tokens.line[200] },
    ticks: { color: tokens.ink[500], font, precision: 0, maxTicksLimit: 5, callback: figure },
  };
  return {
    type: 'bar',
    data: {
      labels,
      datasets: series.map((figures, index) => ({
        data: figures,
        backgroundColor: fills[index % fills.length] ?? tokens.aub[700],
        borderColor: tokens.aub[700],
        borderWidth: 1,
        maxBarThickness: 22,
      })),
    },
    options: {
      indexAxis: isAcross ? 'y' : 'x',
      animation: false,
      maintainAspectRatio: false,
      events: [],
      scales: isAcross ? { x: values, y: names } : { x: names, y: values },
    },
  };
}

const mostCharacters = 24;

function shorten(this: Scale, value: number | string): string {
  const label = this.getLabelForValue(Number(value));
  return label.length > mostCharacters ? `${label.slice(0, mostCharacters - 1)}…` : label;
}
