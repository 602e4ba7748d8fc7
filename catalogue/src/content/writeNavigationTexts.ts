import type { Pool } from 'pg';
import { changeCatalogue, nothingWritten, type ChangedBy } from '../changes/changeCatalogue.ts';
import { writeRows, type TableRow } from '../changes/writeRows.ts';
import type { NavigationContent } from './contentRecords.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

const levels = [
  { table: 'navigation_groups', key: 'group_code' },
  { table: 'navigation_subgroups', key: 'subgroup_code' },
  { table: 'navigation_items', key: 'item_code' },
] as const;

/** By page alias. Only groups keep a board. @returns false for an unknown alias */
export async function writeNavigationTexts(
  pool: Pick<Pool, 'connect'>,
  alias: string,
  content: NavigationContent,
  changedBy: ChangedBy,
): Promise<boolean> {
  let isThere = false;
  await changeCatalogue(pool, async (client) => {
    for (const { table, key } of levels) {
      const rows = await findRows(
        client,
        { row: typed<TableRow>('jsonb not null') },
        `select to_jsonb(t) as row from catalogue.${table} t where alias = $1 for update`,
        [alias],
      );
      const before = rows[0]?.row;
      if (!before) continue;
      isThere = true;
      const row: TableRow = {
        ...before,
        name_nl: content.name.nl,
        name_fr: content.name.fr,
        description_nl: content.description.nl,
        description_fr: content.description.fr,
        icon: content.icon,
        sorting: content.sorting,
        ...('board' in before && { board: content.board }),
      };
      const outcomes = await writeRows(client, table, [key], [row], changedBy);
      return outcomes.size === 0 ? nothingWritten : undefined;
    }
    return nothingWritten;
  });
  return isThere;
}
