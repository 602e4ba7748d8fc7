import type { AnalyticsEventName } from '@talloor/contracts/analytics/collectedEvents.ts';
import { listOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { findRows, type Database } from '@talloor/platform/postgres/findRows.ts';
import { eventsTable } from './tables.ts';

export type StoredEvent = RowOf<typeof eventsTable.columns>;

const most = 100;

/** The newest, newest first. @param after null: from the beginning */
export const findLatestEvents = (
  database: Database,
  { after, name }: { readonly after: string | null; readonly name: AnalyticsEventName | null },
): Promise<StoredEvent[]> =>
  findRows(
    database,
    eventsTable.columns,
    `select ${listOf(eventsTable.columns)} from ${eventsTable.qualifiedName}
     where event_id > $1::bigint ${name === null ? '' : 'and name = $2'} order by event_id desc limit ${most}`,
    name === null ? [after ?? '0'] : [after ?? '0', name],
  );
