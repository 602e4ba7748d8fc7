import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import type { ChangedBy } from '@talloor/catalogue/changes/changeCatalogue.ts';
import { importRecords } from '@talloor/catalogue/import/importRecords.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import type { ImportSubject } from '@talloor/rules/erp/keyScopes.ts';
import { dataFolder } from '../content/readRecords.ts';

/** Days in the files count from the mock-ups' day. */
const filesDay = '2026-03-11';
const dayLength = 86_400_000;

/**
 * Repeatable. Its days move with `now`.
 * @throws when a line is rejected
 */
export async function importDemoFile(
  pool: pg.Pool,
  subject: ImportSubject,
  { by, at }: ChangedBy,
  now: Date = at,
): Promise<void> {
  const text = await readFile(`${dataFolder}/import/${subject}.jsonl`, 'utf8');
  const report = await importRecords(
    pool,
    { now: () => at },
    {
      subject,
      dryRun: false,
      batch: `${by}:${subject}:${randomUUID()}`,
      by,
      source: 'file',
      format: 'ndjson',
      charset: null,
      delimiter: null,
      bytes: inOnePart(moveDays(text, dayAt(now.getTime()))),
    },
  );
  const [error] = report.errors;
  if (error) throw new Error(`demo ${subject}, line ${error.line}, ${error.field}: ${error.message}`);
}

/** Moves the days of the records (`from_day`, `stock_available_day`, `sale_start`) by `today` minus the files' day. */
export function moveDays(text: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(filesDay)) / dayLength);
  return text.replaceAll(
    /("(?:\w+_day|(?:sale|priority)_(?:start|end))":")(\d{4}-\d\d-\d\d)"/g,
    (_, name: string, day: string) => `${name}${addDays(day, days)}"`,
  );
}

async function* inOnePart(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
}
