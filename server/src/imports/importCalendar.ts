import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { z } from 'zod';
import { calendarInput, writeCalendar } from '@talloor/catalogue/calendar/writeCalendar.ts';
import { deliveryTermsInput, writeDeliveryTerms } from '@talloor/catalogue/calendar/writeDeliveryTerms.ts';
import { catalogueMigrations } from '@talloor/catalogue/migrations.ts';
import { startClock } from '@talloor/platform/clock.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { print } from '../printing.ts';
import { Refused, visitTenant } from '../visitTenant.ts';

const calendarFile = z.strictObject({
  closingDays: calendarInput.shape.closingDays,
  settings: calendarInput.shape.settings,
  terms: deliveryTermsInput.optional(),
});

export function parseCalendar(content: string): z.output<typeof calendarFile> {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    throw new Refused(`nothing was imported: the file is no JSON (${error instanceof Error ? error.message : ''})`);
  }
  const { data, error } = calendarFile.safeParse(value);
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`);
  throw new Refused(`nothing was imported:\n${faults.join('\n')}`);
}

export async function importCalendar(calendar: { readonly file: string; readonly dryRun: boolean }): Promise<void> {
  await visitTenant(async ({ pool, url, configuration }) => {
    const content = await readFile(calendar.file, 'utf8').catch(() => {
      throw new Refused(`there is no file ${calendar.file}`);
    });
    const { closingDays, settings, terms } = parseCalendar(content);
    if (calendar.dryRun) return print('a dry run: the calendar is right, nothing was written');
    await migrate(url, 'catalogue', catalogueMigrations);
    const changedBy = { by: `file:${userInfo().username}`, at: startClock(configuration.now ?? undefined).now() };
    await writeCalendar(pool, { closingDays, ...(settings && { settings }) }, changedBy);
    if (terms) await writeDeliveryTerms(pool, terms, changedBy);
    print(`calendar: ${closingDays.length} closing days${settings ? ', settings' : ''}${terms ? ', terms' : ''}`);
  });
}
