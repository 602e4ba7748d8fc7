import type { Pool } from 'pg';
import { z } from 'zod';
import { changeCatalogue, type ChangedBy } from '../changes/changeCatalogue.ts';
import { deleteRows, writeRows } from '../changes/writeRows.ts';

const time = z.string().regex(/^\d{2}:\d{2}$/);
const cents = z.int().min(0);
const workdays = z.int().min(0).max(30);
const weekday = z.int().min(1).max(7);

/** Cents excluding VAT; times in Europe/Brussels. */
export const deliveryTermsInput = z.object({
  /** In order: the first match replaces the customer's terms. */
  momentTerms: z.array(
    z.strictObject({
      day: z.iso.date().optional(),
      weekday: weekday.optional(),
      windowStart: time.optional(),
      minimumOrderCents: cents.optional(),
      freeDeliveryFromCents: cents.optional(),
      deliveryFeeCents: cents.optional(),
    }),
  ),
  express: z.object({ feeCents: cents, cutoffTime: time, cutoffWorkdays: workdays }).nullable(),
  /** Complete and in order. */
  pickupSites: z.array(
    z.object({
      siteId: z.string().regex(/^\d{1,9}$/),
      name: z.string().min(1).max(64),
      street: z.string().min(1).max(64),
      streetNumber: z.string().max(8),
      postal: z.string().regex(/^\d{4}$/),
      city: z.string().min(1).max(64),
      weekdays: z.array(weekday).min(1).default([1, 2, 3, 4, 5, 6]),
      opens: time.default('09:00'),
      closes: time.default('20:00'),
      cutoffTime: time.default('17:00'),
      cutoffWorkdays: workdays.default(1),
    }),
  ),
  extraOrderMaxLines: z.int().min(1),
  paymentTermDays: z.int().min(0).max(120),
});
export type DeliveryTermsInput = z.input<typeof deliveryTermsInput>;

export async function writeDeliveryTerms(pool: Pool, terms: DeliveryTermsInput, changedBy: ChangedBy): Promise<void> {
  const { pickupSites, ...settingsInput } = deliveryTermsInput.parse(terms);
  const sites = pickupSites.map((site, index) => ({
    site_id: site.siteId,
    name: site.name,
    street: site.street,
    street_number: site.streetNumber,
    postal: site.postal,
    city: site.city,
    weekdays: site.weekdays,
    opens: site.opens,
    closes: site.closes,
    cutoff_time: site.cutoffTime,
    cutoff_workdays: site.cutoffWorkdays,
    sorting: index + 1,
  }));
  const settings = {
    single: true,
    moment_terms: settingsInput.momentTerms,
    express: settingsInput.express && {
      feeCents: settingsInput.express.feeCents,
      cutoffTime: settingsInput.express.cutoffTime,
      cutoffWorkdays: settingsInput.express.cutoffWorkdays,
    },
    extra_order_max_lines: settingsInput.extraOrderMaxLines,
    payment_term_days: settingsInput.paymentTermDays,
  };
  await changeCatalogue(pool, async (client) => {
    const values = [sites.map((site) => site.site_id)];
    await deleteRows(client, 'pickup_sites', ['site_id'], 't.site_id <> all($1)', values, changedBy);
    await writeRows(client, 'pickup_sites', ['site_id'], sites, changedBy);
    await writeRows(client, 'settings', ['single'], [settings], changedBy);
  });
}
