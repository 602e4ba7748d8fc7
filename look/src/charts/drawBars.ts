import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  type ChartConfiguration,
  type Scale,
} from 'chart.js';
import { tokens } from '../tokens.ts';
import { hatch } from './hatch.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale);

export type Bars = {
  readonly labels: readonly string[];
  readonly series: readonly (readonly number[])[];
  readonly isAcross: boolean;
  readonly figure: (value: number) => string;
  readonly linesOf?: (label: string) => readonly string[];
};

/** @returns removes the chart */
export function drawBars(drawing: CanvasRenderingContext2D, bars: Bars): () => void {
  const chart = new Chart(drawing, configurationOf(bars, [tokens.aub[700], hatch(drawing)]));
  return () => chart.destroy();
}

function configurationOf(
  { labels, series, isAcross, figure, linesOf }: Bars,
  fills: readonly (CanvasPattern | string)[],
): ChartConfiguration<'bar'> {
  const names = {
    grid: { display: false },
    ticks: {
      color: tokens.ink[700],
      font: { family: 'Archivo Variable, Arial, sans-serif', size: 13 },
      autoSkip: !isAcross,
      maxRotation: 0,
      callback(this: Scale, value: number | string) {
        const label = this.getLabelForValue(Number(value));
        return isAcross ? shorten(label, this.chart.width) : linesOf ? [...linesOf(label)] : label;
      },
    },
  };
  const values = {
    beginAtZero: true,
    grid: { color: tokens.line[200] },
    ticks: {
      color: tokens.ink[500],
      font: names.ticks.font,
      precision: 0,
      maxTicksLimit: 5,
      callback: (value: number | string) => figure(Number(value)),
    },
  };
  return {
    type: 'bar',
    data: {
      labels: [...labels],
      datasets: series.map((figures, index) => ({
        data: [...figures],
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

const wideFrom = 700;

function shorten(label: string, width: number): string {
  const longest = width >= wideFrom ? 40 : 22;
  return label.length > longest ? `${label.slice(0, longest - 1)}…` : label;
}
