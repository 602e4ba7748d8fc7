import type { Pool } from 'pg';
import { z } from 'zod';
import { changeCatalogue, type ChangedBy } from '../changes/changeCatalogue.ts';
import { deleteRows, writeRows } from '../changes/writeRows.ts';
import { bilingual } from '../navigation/writeNavigation.ts';

const time = z.string().regex(/^\d{2}:\d{2}$/);

/** Cents; times in Europe/Brussels. */
export const calendarInput = z.object({
  closingDays: z.array(z.object({ day: z.iso.date(), reason: bilingual })),
  settings: z
    .object({
      cutoffTime: time,
      cutoffWorkdays: z.int().min(0),
      horizonDays: z.int().min(1).max(366),
      minimumOrderCents: z.int().min(0),
      freeDeliveryFromCents: z.int().min(0),
      deliveryFeeCents: z.int().min(0),
      maxLines: z.int().min(1),
      deliveryWeekdays: z.array(z.int().min(1).max(7)).min(1),
      windows: z.array(z.object({ start: time, end: time })).min(1),
    })
    .optional(),
});
export type CalendarInput = z.input<typeof calendarInput>;

/** Replaces all closing days. */
export async function writeCalendar(pool: Pool, calendar: CalendarInput, changedBy: ChangedBy): Promise<void> {
  const { closingDays, settings } = calendarInput.parse(calendar);
  const days = closingDays.map((c) => ({ day: c.day, reason_nl: c.reason.nl, reason_fr: c.reason.fr }));
  await changeCatalogue(pool, async (client) => {
    const values = [days.map((row) => row.day)];
    await deleteRows(client, 'closing_days', ['day'], 't.day <> all($1::date[])', values, changedBy);
    await writeRows(client, 'closing_days', ['day'], days, changedBy);
    if (!settings) return;
    const row = {
      single: true,
      cutoff_time: settings.cutoffTime,
      cutoff_workdays: settings.cutoffWorkdays,
      horizon_days: settings.horizonDays,
      minimum_order_cents: settings.minimumOrderCents,
      free_delivery_from_cents: settings.freeDeliveryFromCents,
      delivery_fee_cents: settings.deliveryFeeCents,
      max_lines: settings.maxLines,
      delivery_weekdays: settings.deliveryWeekdays,
      windows: settings.windows,
    };
    await writeRows(client, 'settings', ['single'], [row], changedBy);
  });
}
