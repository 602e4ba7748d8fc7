import type { Pool } from 'pg';
import { z } from 'zod';
import { groupBy } from '@talloor/platform/groupBy.ts';
import { changeCatalogue, type ChangedBy, type WriteContext } from '../changes/changeCatalogue.ts';
import { writeRows, type TableRow, type WriteOutcomes } from '../changes/writeRows.ts';

export const bilingual = z.object({ nl: z.string().min(1), fr: z.string().min(1) });
export const bilingualText = z.object({ nl: z.string(), fr: z.string() });
const noText = { nl: '', fr: '' };

const node = {
  name: bilingual,
  description: bilingualText.default(noText),
  alias: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  icon: z.string().min(1).nullable().default(null),
  sorting: z.int(),
};

export const navigationGroupInput = z.object({
  groupCode: z.string().min(1),
  ...node,
  board: z.string().min(1).optional(),
  subgroups: z.array(
    z.object({
      subgroupCode: z.string().min(1),
      ...node,
      items: z.array(z.object({ itemCode: z.string().min(1), ...node })).default([]),
    }),
  ),
});
export type NavigationGroupInput = z.input<typeof navigationGroupInput>;

export type NavigationLevel = 'group' | 'subgroup' | 'item';
const tables = { group: 'navigation_groups', subgroup: 'navigation_subgroups', item: 'navigation_items' } as const;

/** Articles are reindexed at once. */
export async function writeNavigation(
  pool: Pool,
  groups: readonly NavigationGroupInput[],
  changedBy: ChangedBy,
): Promise<void> {
  const parsed = z.array(navigationGroupInput).parse(groups);
  const subgroups = parsed.flatMap((group) => group.subgroups.map((subgroup) => ({ ...subgroup, ...codeOf(group) })));
  const items = subgroups.flatMap((subgroup) =>
    subgroup.items.map((item) => ({ ...item, subgroup_code: subgroup.subgroupCode })),
  );
  await changeCatalogue(pool, async (client) => {
    const writing = { client, changedBy };
    await writeLevel(
      writing,
      'group',
      parsed.map((group) => ({
        ...codeOf(group),
        ...nodeRow(group),
        ...(group.board === undefined ? {} : { board: group.board }),
      })),
    );
    await writeLevel(
      writing,
      'subgroup',
      subgroups.map((s) => ({ subgroup_code: s.subgroupCode, group_code: s.group_code, ...nodeRow(s) })),
    );
    await writeLevel(
      writing,
      'item',
      items.map((i) => ({ item_code: i.itemCode, subgroup_code: i.subgroup_code, ...nodeRow(i) })),
    );
  });
}

const codeOf = ({ groupCode }: { readonly groupCode: string }) => ({ group_code: groupCode });

type Node = z.output<z.ZodObject<typeof node>>;
const nodeRow = ({ name, description, alias, icon, sorting }: Node) => ({
  name_nl: name.nl,
  name_fr: name.fr,
  description_nl: description.nl,
  description_fr: description.fr,
  icon,
  sorting,
  ...(alias === undefined ? {} : { alias }),
});

export async function writeLevel(
  { client, changedBy }: WriteContext,
  level: NavigationLevel,
  rows: readonly TableRow[],
): Promise<WriteOutcomes> {
  const outcomes = new Map<string, 'created' | 'changed'>();
  for (const alike of groupBy(rows, (row) => Object.keys(row).join()).values())
    for (const outcome of await writeRows(client, tables[level], [`${level}_code`], alike, changedBy))
      outcomes.set(...outcome);
  return outcomes;
}
