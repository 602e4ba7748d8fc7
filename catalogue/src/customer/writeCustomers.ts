import type { Pool } from 'pg';
import { z } from 'zod';
import { changeCatalogue, type ChangedBy } from '../changes/changeCatalogue.ts';
import { writeRows } from '../changes/writeRows.ts';

const address = z.object({
  name: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  box: z.string().default(''),
  postal: z.string().regex(/^\d{4}$/),
  city: z.string(),
});
const time = z.string().regex(/^\d{2}:\d{2}$/);
const cents = z.int().min(0).nullable().default(null);

/** Conditions of a customer; null is the tenant's default. Amounts in cents, weekdays 1 Monday … 7 Sunday. */
export const customerInput = z.object({
  customerNumber: z.string().regex(/^\d{1,20}$/),
  name: z.string().min(1),
  segment: z.string().min(1),
  language: z.enum(['nl', 'fr']).default('nl'),
  showPrices: z.boolean().default(true),
  priceGroup: z.string().default(''),
  address,
  addressBook: z.array(address.extend({ label: z.string(), message: z.string().default('') })).default([]),
  alternativeAddressAllowed: z.boolean().default(true),
  orderReferenceRequired: z.boolean().default(false),
  minimumOrderCents: cents,
  freeDeliveryFromCents: cents,
  deliveryFeeCents: cents,
  maxLines: z.int().min(1).nullable().default(null),
  deliveryWeekdays: z.array(z.int().min(1).max(7)).nullable().default(null),
  windows: z
    .array(z.object({ start: time, end: time }))
    .min(1)
    .nullable()
    .default(null),
});
export type CustomerInput = z.input<typeof customerInput>;

/** Writes customers with all their conditions. */
export async function writeCustomers(
  pool: Pool,
  customers: readonly CustomerInput[],
  changed: ChangedBy,
): Promise<void> {
  const rows = z
    .array(customerInput)
    .parse(customers)
    .map((c) => ({
      customer_number: c.customerNumber,
      name: c.name,
      segment: c.segment,
      language: c.language,
      show_prices: c.showPrices,
      price_group: c.priceGroup,
      address: c.address,
      address_book: c.addressBook,
      alternative_address_allowed: c.alternativeAddressAllowed,
      order_reference_required: c.orderReferenceRequired,
      minimum_order_cents: c.minimumOrderCents,
      free_delivery_from_cents: c.freeDeliveryFromCents,
      delivery_fee_cents: c.deliveryFeeCents,
      max_lines: c.maxLines,
      delivery_weekdays: c.deliveryWeekdays,
      windows: c.windows,
    }));
  await changeCatalogue(pool, async (client) => {
    await writeRows(client, 'customers', ['customer_number'], rows, changed, ['address', 'address_book']);
  });
}
