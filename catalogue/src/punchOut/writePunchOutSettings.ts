import type { Pool } from 'pg';
import { hookHost, usualPunchOutSettings, type PunchOutSettings } from '@talloor/rules/punchOut/settings.ts';
import { changeCatalogue, nothingWritten, type ChangedBy } from '../changes/changeCatalogue.ts';
import { writeRows } from '../changes/writeRows.ts';

/** @param reason a code; empty for a seed */
export const writePunchOutSettings = (
  pool: Pick<Pool, 'connect'>,
  customerNumber: string,
  settings: PunchOutSettings,
  changedBy: ChangedBy,
  reason = '',
): Promise<void> =>
  changeCatalogue(pool, async (client) => {
    const row = { customer_number: customerNumber, settings, reason };
    const outcomes = await writeRows(client, 'punch_out_settings', ['customer_number'], [row], changedBy);
    return outcomes.size === 0 ? nothingWritten : undefined;
  });

/** For customers without settings, as `ERP_HOSTS` names them. */
export async function seedPunchOutHosts(
  pool: Pick<Pool, 'connect' | 'query'>,
  hostsByCustomer: ReadonlyMap<string, readonly string[]>,
  changedBy: ChangedBy,
): Promise<void> {
  for (const [customerNumber, hosts] of hostsByCustomer) {
    const { rowCount } = await pool.query('select from catalogue.punch_out_settings where customer_number = $1', [
      customerNumber,
    ]);
    if (rowCount !== 0) continue;
    const settings = { ...usualPunchOutSettings, hosts: hosts.map((host) => hookHost.parse(host)) };
    await writePunchOutSettings(pool, customerNumber, settings, changedBy);
  }
}
