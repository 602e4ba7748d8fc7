import type {
  findViewedWithoutOrder,
  findVisitsByCustomer,
  findVisitsByDay,
  findVisitsByKind,
  Period,
} from '@talloor/analytics/findSums.ts';
import { analyticsDevices } from '@talloor/contracts/analytics/collectedEvents.ts';
import type { AnalyticsSums } from '@talloor/contracts/endpoints/officeAnalytics.ts';

const dayMs = 24 * 60 * 60 * 1000;
const languages = ['nl', 'fr'] as const;

type RowsOf<Find extends (...parameters: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Find>>;

export type FoundSums = {
  readonly byDay: RowsOf<typeof findVisitsByDay>;
  readonly byKind: RowsOf<typeof findVisitsByKind>;
  readonly articles: RowsOf<typeof findViewedWithoutOrder>;
  readonly customers: RowsOf<typeof findVisitsByCustomer>;
  readonly visiting: number;
  readonly absent: number;
  readonly articleNames: ReadonlyMap<string, string>;
  readonly customerNames: ReadonlyMap<string, string>;
};

export const daysOf = ({ from, to }: Period): string[] => {
  const first = Date.parse(from);
  const count = Math.floor((Date.parse(to) - first) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(first + index * dayMs).toISOString().slice(0, 10),
  );
};

export function viewAnalytics(period: Period, found: FoundSums): Omit<AnalyticsSums, 'mode'> {
  const byDay = new Map(found.byDay.map((row) => [row.day, row]));
  const total = <Row>(rows: readonly Row[], countOf: (row: Row) => number): number =>
    rows.reduce((sum, row) => sum + countOf(row), 0);
  const kinds = (is: (row: FoundSums['byKind'][number]) => boolean): number =>
    total(found.byKind.filter(is), ({ visits }) => visits);
  return {
    days: daysOf(period).map((day) => byDay.get(day) ?? { day, visits: 0, searches: 0, missed_searches: 0 }),
    totals: {
      visits: total(found.byDay, ({ visits }) => visits),
      searches: total(found.byDay, ({ searches }) => searches),
      missed_searches: total(found.byDay, ({ missed_searches }) => missed_searches),
    },
    funnel: {
      searched: total(found.byKind, ({ searched }) => searched),
      added: total(found.byKind, ({ added }) => added),
      ordered: total(found.byKind, ({ ordered }) => ordered),
    },
    viewed_without_order: found.articles.map(({ article_number, views }) => ({
      article_number,
      name: found.articleNames.get(article_number) ?? '',
      views,
    })),
    adoption: {
      visiting: found.visiting,
      absent: found.absent,
      customers: found.customers.map((row) => ({ ...row, name: found.customerNames.get(row.customer_number) ?? '' })),
    },
    devices: analyticsDevices.map((device) => ({ device, visits: kinds((row) => row.device === device) })),
    languages: languages.map((language) => ({ language, visits: kinds((row) => row.language === language) })),
  };
}
