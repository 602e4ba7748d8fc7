import { statisticsGroupings, type StatisticsGrouping } from '@talloor/contracts/endpoints/statistics.ts';
import { inputDay } from '@talloor/contracts/shapes.ts';

export type StatisticsQuestion = {
  readonly from: string;
  readonly to: string;
  readonly by: StatisticsGrouping;
  readonly customers: readonly string[];
  /** Empty for all. */
  readonly group: string;
  readonly brand: string;
};

export const presets = ['month', 'quarter', 'year', 'twelve'] as const;
export type Preset = (typeof presets)[number];

const monthsBack: Readonly<Record<Exclude<Preset, 'year'>, number>> = { month: 1, quarter: 3, twelve: 12 };

/** @param today yyyy-mm-dd, the last day */
export function periodOf(preset: Preset, today: string): { readonly from: string; readonly to: string } {
  if (preset === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const firstOfMonth = new Date(Date.UTC(year, month - 1 - monthsBack[preset], 1));
  const lastOfMonth = new Date(Date.UTC(firstOfMonth.getUTCFullYear(), firstOfMonth.getUTCMonth() + 1, 0)).getUTCDate();
  firstOfMonth.setUTCDate(Math.min(day, lastOfMonth) + 1);
  return { from: firstOfMonth.toISOString().slice(0, 10), to: today };
}

const dayIn = (value: string | null, otherwise: string): string =>
  inputDay.safeParse(value).success ? (value ?? otherwise) : otherwise;

/** @param own customer numbers of the user; the first is the default */
export function questionOf(query: URLSearchParams, today: string, own: readonly string[]): StatisticsQuestion {
  const usual = periodOf('twelve', today);
  const chosen = (query.get('customers') ?? '').split(',').filter((number) => own.includes(number));
  return {
    from: dayIn(query.get('from'), usual.from),
    to: dayIn(query.get('to'), usual.to),
    by: statisticsGroupings.find((by) => by === query.get('by')) ?? 'group',
    customers: chosen.length > 0 ? chosen : own.slice(0, 1),
    group: (query.get('group') ?? '').slice(0, 60),
    brand: (query.get('brand') ?? '').slice(0, 100),
  };
}

export const searchOf = ({ customers, group, brand, ...period }: StatisticsQuestion): Record<string, string> => ({
  ...period,
  customers: customers.join(','),
  ...(group !== '' && { group }),
  ...(brand !== '' && { brand }),
});

export const callOf = ({ customers, ...question }: StatisticsQuestion) => {
  const { customers: _, ...search } = searchOf({ customers, ...question });
  return { ...search, by: question.by, from: question.from, to: question.to, customer_numbers: customers.join(',') };
};
