import { z } from 'zod';
import type { TableRow } from '../../changes/writeRows.ts';
import { writeLevel, type NavigationLevel } from '../../navigation/writeNavigation.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';
import { choice, digits, text, whole } from '../fields.ts';
import { existing, lockedRows, subject, type ImportLine, type ImportWriting } from '../subject.ts';
import { ownersOfAliases } from './ownersOfAliases.ts';

const levels = ['group', 'subgroup', 'item'] as const;
const tables = { group: 'navigation_groups', subgroup: 'navigation_subgroups', item: 'navigation_items' } as const;
const parents = { group: null, subgroup: 'group', item: 'subgroup' } as const;

const navigationRecord = z
  .strictObject({
    level: choice(levels),
    code: text(60),
    /** Of the parent group or sub-group. */
    parent: text(60).nullish(),
    name_nl: text(200).optional(),
    name_fr: text(200).optional(),
    description_nl: text(2000).nullish(),
    description_fr: text(2000).nullish(),
    /** Page number; drawn once when absent. */
    alias: digits().optional(),
    icon: text(60).nullish(),
    board: text(60).nullish(),
    sorting: whole(0, 1_000_000).nullish(),
  })
  .superRefine(({ level, parent, board }, context) => {
    const refuse = (path: string, code: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message, params: { code } });
    if (level === 'group' && parent) refuse('parent', 'import.invalid', 'a group has none');
    if (level !== 'group' && board) refuse('board', 'import.invalid', 'only a group has one');
  });
type NavigationRecord = z.output<typeof navigationRecord>;

/** Three levels in any order within a file. */
export const navigation = subject<NavigationRecord>({
  name: 'navigation',
  record: navigationRecord,
  // Parents first.
  keyOf: ({ level, code }) => `${levels.indexOf(level) + 1}/${code}`,
  linesPerPart: 1000,
  remembered: true,
  write: async (lines, writing) => {
    const ofLevel = groupBy(lines, ({ record }) => record.level);
    for (const level of levels) await writeNodes(level, ofLevel.get(level) ?? [], writing);
  },
});

async function writeNodes(
  level: NavigationLevel,
  lines: readonly ImportLine<NavigationRecord>[],
  writing: ImportWriting,
): Promise<void> {
  if (lines.length === 0) return;
  const { client, tally } = writing;
  const above = parents[level];
  const codes = lines.map(({ record }) => record.code);
  const present = await lockedRows(client, tables[level], `${level}_code`, codes);
  const parentCodes = lines.flatMap(({ record }) => record.parent ?? []);
  const existingParents =
    above === null ? new Set<string>() : await existing(client, tables[above], `${above}_code`, parentCodes);
  const aliases = await ownersOfAliases(
    client,
    lines.flatMap(({ record }) => record.alias ?? []),
  );
  const validRows: { readonly code: string; readonly row: TableRow }[] = [];
  for (const { line, record } of lines) {
    const { code, parent, alias } = record;
    const before: TableRow | undefined = present.get(code);
    const owner = alias === undefined ? undefined : aliases.get(alias);
    const missing = (['name_nl', 'name_fr'] as const).find((field) => !before && record[field] === undefined);
    if (above !== null && parent && !existingParents.has(parent))
      tally.reject(line, 'import.unknown_parent', 'parent', `there is no ${above} ${parent}`);
    else if (above !== null && !before && !parent) tally.reject(line, 'import.required', 'parent', 'is missing');
    else if (missing) tally.reject(line, 'import.required', missing, 'is missing');
    else if (alias !== undefined && owner !== undefined && owner !== `${level}/${code}`)
      tally.reject(line, 'import.duplicate_alias', 'alias', `the page of ${owner} has it`);
    else {
      if (alias !== undefined) aliases.set(alias, `${level}/${code}`);
      validRows.push({ code, row: rowOf(level, record, before) });
    }
  }
  const outcomes = await writeLevel(
    writing,
    level,
    validRows.map(({ row }) => row),
  );
  for (const { code } of validRows) tally.count(outcomes.get(code) ?? 'unchanged');
}

function rowOf(level: NavigationLevel, record: NavigationRecord, before: TableRow | undefined): TableRow {
  const row: Record<string, TableRow[string]> = {
    [`${level}_code`]: record.code,
    description_nl: '',
    description_fr: '',
    icon: null,
    sorting: 0,
    ...before,
  };
  const above = parents[level];
  if (above !== null && record.parent) row[`${above}_code`] = record.parent;
  for (const field of ['name_nl', 'name_fr', 'alias'] as const)
    if (record[field] !== undefined) row[field] = record[field];
  for (const field of ['description_nl', 'description_fr'] as const)
    if (record[field] !== undefined) row[field] = record[field] ?? '';
  if (record.icon !== undefined) row['icon'] = record.icon;
  if (record.sorting !== undefined) row['sorting'] = record.sorting ?? 0;
  if (level === 'group' && record.board !== undefined) row['board'] = record.board ?? 'dry';
  return row;
}
