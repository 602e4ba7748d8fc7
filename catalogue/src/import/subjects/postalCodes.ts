import { z } from 'zod';
import { deleteRows, writeRows } from '../../changes/writeRows.ts';
import { matching, text } from '../fields.ts';
import { subject } from '../subject.ts';

const postalCodeRecord = z.strictObject({
  postal_code: matching(/^\d{4}$/, 'is no postal code of 4 digits'),
  city_nl: text(64),
  city_fr: text(64).nullish(),
  /** Ignored: province and name flags. */
  province_iso: text(20).nullish(),
  province_nl: text(64).nullish(),
  province_fr: text(64).nullish(),
  exonym_added: text(20).nullish(),
});
type PostalCodeRecord = z.output<typeof postalCodeRecord>;

const key = ['postal', 'city_nl'] as const;
const keyOf = (record: PostalCodeRecord) => `${record.postal_code}/${record.city_nl}`;

/** Replaces the places of each delivered postal code. */
export const postalCodes = subject<PostalCodeRecord>({
  name: 'postal-codes',
  record: postalCodeRecord,
  keyOf,
  linesPerPart: 5000,
  remembered: true,
  begin: async ({ client, changedBy }) => {
    const condition = `t.postal in (select left(key, 4) from pg_temp.import_lines)
      and not exists (select from pg_temp.import_lines where key = t.postal || '/' || t.city_nl)`;
    await deleteRows(client, 'postal_codes', key, condition, [], changedBy);
  },
  write: async (lines, { client, changedBy, tally }) => {
    const rows = lines.map(({ record }) => ({
      postal: record.postal_code,
      city_nl: record.city_nl,
      city_fr: record.city_fr ?? record.city_nl,
    }));
    const outcomes = await writeRows(client, 'postal_codes', key, rows, changedBy);
    for (const { record } of lines) tally.count(outcomes.get(keyOf(record)) ?? 'unchanged');
  },
});
