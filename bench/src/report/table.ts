import { holds, type Judgement, type Row } from './row.ts';

const headings = ['row', 'per s', 'floor', 'measured (asked)', 'CPU ms', 'floor', 'p50/p97.5 ms', 'floor', ''];

export function table(rows: readonly Row[]): string {
  const cells = [headings, ...rows.map(cellsOf)];
  const widths = headings.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lines = cells.map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  return [lines[0], `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...lines.slice(1)].join('\n');
}

const cellsOf = ({ name, judged, own, floor }: Row): string[] => [
  name,
  number(own?.rate, 0),
  number(floor?.rate, 0),
  judged.map(judgement).join(', '),
  number(own && milliseconds(own.cpu), 3),
  number(floor && milliseconds(floor.cpu), 3),
  own ? latencies(own) : '',
  floor ? latencies(floor) : '',
  judged.every(holds) ? 'ok' : 'falls short',
];

const judgement = ({ what, measured, bound, atLeast, unit }: Judgement): string =>
  `${what} ${measured === null ? 'not measured' : round(measured)}${unit} (${atLeast ? '≥' : '≤'} ${bound})`;

const round = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2));
const milliseconds = (microseconds: number | null): number | null =>
  microseconds === null ? null : microseconds / 1000;
/** Empty below zero: a PostgreSQL process that ends takes its CPU time out of the sum. */
const number = (value: number | null | undefined, digits: number): string =>
  value === null || value === undefined || value < 0 ? '' : value.toFixed(digits);
const latencies = ({ p50, p975 }: { readonly p50: number; readonly p975: number }): string =>
  [p50, p975]
    .filter((value) => !Number.isNaN(value))
    .map((value) => value.toFixed(1))
    .join('/');

export const shortfalls = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ name, judged }) => {
    const missedTargets = judged.filter((each) => !holds(each)).map(judgement);
    return missedTargets.length > 0 ? [`${name}: ${missedTargets.join(', ')}`] : [];
  });
