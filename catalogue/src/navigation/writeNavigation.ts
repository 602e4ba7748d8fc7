import type { Pool } from 'pg';
import { z } from 'zod';
import { changeCatalogue, type ChangedBy } from '../changes/changeCatalogue.ts';
import { writeRows } from '../changes/writeRows.ts';
import { refreshSearch } from '../search/refreshSearch.ts';

export const bilingual = z.object({ nl: z.string().min(1), fr: z.string().min(1) });

export const navigationGroupInput = z.object({
  groupCode: z.string().min(1),
  name: bilingual,
  sorting: z.int(),
  /** The cutting board that its articles lie on, and the icon in the place of the board's own. */
  board: z.string().default('dry'),
  icon: z.string().nullable().default(null),
  subgroups: z.array(
    z.object({
      subgroupCode: z.string().min(1),
      name: bilingual,
      sorting: z.int(),
      icon: z.string().nullable().default(null),
    }),
  ),
});
export type NavigationGroupInput = z.input<typeof navigationGroupInput>;

/** Writes navigation groups with their sub-groups; others stay. A group's articles are found under its new name at once. */
export async function writeNavigation(
  pool: Pool,
  groups: readonly NavigationGroupInput[],
  changed: ChangedBy,
): Promise<void> {
  const parsed = z.array(navigationGroupInput).parse(groups);
  const named = (name: { nl: string; fr: string }) => ({ name_nl: name.nl, name_fr: name.fr });
  await changeCatalogue(pool, async (client) => {
    const rows = parsed.map((g) => ({
      group_code: g.groupCode,
      ...named(g.name),
      sorting: g.sorting,
      board: g.board,
      icon: g.icon,
    }));
    await writeRows(client, 'navigation_groups', ['group_code'], rows, changed);
    const subgroups = parsed.flatMap((g) =>
      g.subgroups.map((s) => ({
        subgroup_code: s.subgroupCode,
        group_code: g.groupCode,
        ...named(s.name),
        sorting: s.sorting,
        icon: s.icon,
      })),
    );
    await writeRows(client, 'navigation_subgroups', ['subgroup_code'], subgroups, changed);
    const { rows: articles } = await client.query<{ article_number: string }>(
      `select article_number from catalogue.products join catalogue.navigation_subgroups using (subgroup_code)
       where group_code = any($1)`,
      [parsed.map((g) => g.groupCode)],
    );
    await refreshSearch(
      client,
      articles.map((row) => row.article_number),
    );
  });
}
