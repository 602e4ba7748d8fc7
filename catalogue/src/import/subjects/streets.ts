import { z } from 'zod';
import { deleteRows, writeRows } from '../../changes/writeRows.ts';
import { streetOf } from '../../places/placeNames.ts';
import { matching, text } from '../fields.ts';
import { subject } from '../subject.ts';

const streetRecord = z.strictObject({
  postal_code: matching(/^\d{4}$/, 'is no postal code of 4 digits'),
  /** Matched with the code's cities on lookup. */
  city_as_written: text(64),
  street: text(120).transform(streetOf),
});
type StreetRecord = z.output<typeof streetRecord>;

const key = ['postal', 'city', 'street'] as const;
const keyOf = (record: StreetRecord) => `${record.postal_code}/${record.city_as_written}/${record.street}`;

/** Replaces the streets of each delivered postal code. */
export const streets = subject<StreetRecord>({
  name: 'streets',
  record: streetRecord,
  keyOf,
  linesPerPart: 5000,
  remembered: true,
  begin: async ({ client, changedBy }) => {
    const condition = `t.postal in (select left(key, 4) from pg_temp.import_lines)
      and not exists (select from pg_temp.import_lines where key = t.postal || '/' || t.city || '/' || t.street)`;
    await deleteRows(client, 'streets', key, condition, [], changedBy);
  },
  write: async (lines, { client, changedBy, tally }) => {
    const rows = lines.map(({ record }) => ({
      postal: record.postal_code,
      city: record.city_as_written,
      street: record.street,
    }));
    const outcomes = await writeRows(client, 'streets', key, rows, changedBy);
    for (const { record } of lines) tally.count(outcomes.get(keyOf(record)) ?? 'unchanged');
  },
});
