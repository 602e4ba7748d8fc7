import type { PoolClient } from 'pg';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { navigationGroupsTable } from '../../tables.ts';

/** One series for navigation, labels and themes. */
export async function ownersOfAliases(client: PoolClient, aliases: readonly string[]): Promise<Map<string, string>> {
  if (aliases.length === 0) return new Map();
  const rows = await findRows(
    client,
    { ...columnsOf(navigationGroupsTable, 'alias'), owner: 'text not null' },
    `select alias, 'group/' || group_code as owner from catalogue.navigation_groups where alias = any($1)
     union all select alias, 'subgroup/' || subgroup_code from catalogue.navigation_subgroups where alias = any($1)
     union all select alias, 'item/' || item_code from catalogue.navigation_items where alias = any($1)
     union all select label_key, 'label/' || label_key from catalogue.labels where label_key = any($1)
     union all select alias, 'list/' || list_id from catalogue.special_lists where alias = any($1)`,
    [aliases],
  );
  return new Map(rows.map(({ alias, owner }) => [alias, owner]));
}
