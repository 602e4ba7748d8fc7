import { z } from 'zod';
import type { TableRow } from '../../changes/writeRows.ts';
import { writeLabelRows } from '../../label/writeLabels.ts';
import { choice, digits, flag, matching, text, whole } from '../fields.ts';
import { lockedRows, subject } from '../subject.ts';
import { ownersOfAliases } from './ownersOfAliases.ts';

const labelRecord = z.strictObject({
  label_key: digits(),
  type: choice(['category', 'spec']).optional(),
  name_nl: text(200).optional(),
  name_fr: text(200).optional(),
  description_nl: text(2000).nullish(),
  description_fr: text(2000).nullish(),
  icon: text(60).nullish(),
  color: matching(/^#[0-9a-fA-F]{6}$/, 'is no colour such as #1f7a4d').nullish(),
  show_on_product: flag().nullish(),
  sorting: whole(0, 1_000_000).nullish(),
});
type LabelRecord = z.output<typeof labelRecord>;

const defaults: TableRow = {
  description_nl: '',
  description_fr: '',
  icon: '',
  color: '',
  show_on_product: true,
  sorting: 0,
};

/** Articles name their labels, not the reverse. */
export const labels = subject<LabelRecord>({
  name: 'labels',
  record: labelRecord,
  keyOf: (record) => record.label_key,
  linesPerPart: 1000,
  remembered: true,
  write: async (lines, writing) => {
    const { client, tally } = writing;
    const present = await lockedRows(
      client,
      'labels',
      'label_key',
      lines.map(({ record }) => record.label_key),
    );
    const owners = await ownersOfAliases(
      client,
      lines.map(({ record }) => record.label_key),
    );
    const validRows: { readonly key: string; readonly row: TableRow }[] = [];
    for (const { line, record } of lines) {
      const before: TableRow | undefined = present.get(record.label_key);
      const missing = (['type', 'name_nl', 'name_fr'] as const).find((field) => !before && record[field] === undefined);
      const owner = owners.get(record.label_key);
      if (missing) tally.reject(line, 'import.required', missing, 'is missing');
      else if (!before && owner !== undefined)
        tally.reject(line, 'import.duplicate_alias', 'label_key', `the page of ${owner} has it`);
      else validRows.push({ key: record.label_key, row: rowOf(record, before) });
    }
    const outcomes = await writeLabelRows(
      writing,
      validRows.map(({ row }) => row),
    );
    for (const { key } of validRows) tally.count(outcomes.get(key) ?? 'unchanged');
  },
});

function rowOf(record: LabelRecord, before: TableRow | undefined): TableRow {
  const row: Record<string, TableRow[string]> = { ...defaults, ...before };
  for (const [field, value] of Object.entries(record))
    if (value !== undefined) row[field] = value ?? defaults[field] ?? '';
  return row;
}
