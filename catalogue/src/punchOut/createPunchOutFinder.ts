import type { Pool } from 'pg';
import { typed } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { usualPunchOutSettings, type PunchOutSettings } from '@talloor/rules/punchOut/settings.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createMemory } from '../freshness/createMemory.ts';

export type PunchOutFinder = {
  /** The usual settings, with punch-out off, for customers without their own. */
  readonly findPunchOutSettings: (customerNumber: string) => Promise<PunchOutSettings>;
  readonly hasHost: (host: string) => Promise<boolean>;
};

const cachedCustomers = 5000;

export function createPunchOutFinder(pool: Pick<Pool, 'query'>, freshness: Freshness): PunchOutFinder {
  const memory = createMemory<{ readonly settings: PunchOutSettings }>(cachedCustomers);
  return {
    findPunchOutSettings: async (customerNumber) => {
      const { version } = await freshness([]);
      const cached = memory.get(version, customerNumber);
      if (cached) return cached.settings;
      const [row] = await findRows(
        pool,
        { settings: typed<PunchOutSettings>('jsonb not null') },
        {
          name: 'catalogue_punch_out_settings',
          text: 'select settings from catalogue.punch_out_settings where customer_number = $1',
          values: [customerNumber],
        },
      );
      const settings = row?.settings ?? usualPunchOutSettings;
      memory.set(version, customerNumber, { settings });
      return settings;
    },
    hasHost: async (host) => {
      const [row] = await findRows(
        pool,
        { is_known: 'boolean not null' },
        `select exists (select from catalogue.punch_out_settings where settings -> 'hosts' ? $1) as is_known`,
        [host],
      );
      return row?.is_known ?? false;
    },
  };
}
