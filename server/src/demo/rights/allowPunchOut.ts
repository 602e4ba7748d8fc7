import type { Pool } from 'pg';
import { writePunchOutSettings } from '@talloor/catalogue/punchOut/writePunchOutSettings.ts';
import { usualPunchOutSettings } from '@talloor/rules/punchOut/settings.ts';

/** The test buyer is on this machine, on any port. */
const hosts = ['127.0.0.1'];
const ways = { '204118': 'both', '310220': 'both', '316042': 'send_back' } as const;

/** Repeatable; what the office changed stays. */
export async function allowPunchOut(pool: Pick<Pool, 'connect' | 'query'>, at: Date): Promise<void> {
  for (const [customerNumber, way] of Object.entries(ways)) {
    const { rowCount } = await pool.query('select from catalogue.punch_out_settings where customer_number = $1', [
      customerNumber,
    ]);
    if (rowCount !== 0) continue;
    await writePunchOutSettings(pool, customerNumber, { ...usualPunchOutSettings, hosts, way }, { by: 'demo', at });
  }
}
