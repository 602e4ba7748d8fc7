import type { Pool } from 'pg';
import type { Clock } from '@talloor/platform/clock.ts';
import type { ExpressFacts, CalendarFacts } from '@talloor/rules/facts.ts';
import { findRow } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createMemory } from '../freshness/createMemory.ts';
import { legalHolidays } from '@talloor/rules/delivery/legalHolidays.ts';

/** Around the current year. */
export function createCalendarFinder(pool: Pool, clock: Clock, freshness: Freshness): () => Promise<CalendarFacts> {
  const memory = createMemory<CalendarFacts>(2);
  return async () => {
    const { version } = await freshness([]);
    const year = clock.now().getUTCFullYear();
    const remembered = memory.get(version, String(year));
    if (remembered) return remembered;
    const row = await findRow(pool, columns, statement);
    if (!row) throw new Error('catalogue.settings has no row');
    const holidays = [year - 1, year, year + 1, year + 2].flatMap((each) => legalHolidays(each));
    const calendar = { ...row, holidays };
    memory.set(version, String(year), calendar);
    return calendar;
  };
}

const columns = {
  cutoffTime: 'text not null',
  cutoffWorkdays: 'int not null',
  horizonDays: 'int not null',
  momentTerms: typed<CalendarFacts['momentTerms']>('jsonb not null'),
  express: typed<ExpressFacts>('jsonb'),
  extraOrderMaxLines: 'int not null',
  pickupSites: typed<CalendarFacts['pickupSites']>('jsonb not null'),
  closingDays: 'text[] not null',
} as const;
const statement = `
  select cutoff_time as "cutoffTime", cutoff_workdays as "cutoffWorkdays", horizon_days as "horizonDays",
    moment_terms as "momentTerms", express, extra_order_max_lines as "extraOrderMaxLines",
    coalesce((select jsonb_agg(jsonb_build_object(
        'siteId', site_id, 'name', name, 'street', street, 'streetNumber', street_number, 'postal', postal, 'city', city,
        'weekdays', to_jsonb(weekdays), 'opens', opens, 'closes', closes,
        'cutoffTime', cutoff_time, 'cutoffWorkdays', cutoff_workdays) order by sorting, site_id)
      from catalogue.pickup_sites), '[]') as "pickupSites",
    array(select day::text from catalogue.closing_days order by day) as "closingDays"
  from catalogue.settings`;
