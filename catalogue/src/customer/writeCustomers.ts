import type { Pool } from 'pg';
import { z } from 'zod';
import { articleNumber } from '@talloor/rules/product/productWire.ts';
import { changeCatalogue, type ChangedBy, type WriteContext } from '../changes/changeCatalogue.ts';
import { deleteRows, writeRows, type TableRow, type WriteOutcomes } from '../changes/writeRows.ts';

/** The form that orders copy. */
export const addressInput = z.object({
  name: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  box: z.string().default(''),
  postal: z.string().regex(/^\d{4}$/),
  city: z.string(),
});
const time = z.string().regex(/^\d{2}:\d{2}$/);
export const deliveryWindow = z.object({ start: time, end: time });
const cents = z.int().min(0).nullable().default(null);

/** Null is the tenant's default. Cents; weekdays 1 Monday … 7 Sunday. */
export const customerInput = z.object({
  customerNumber: z.string().regex(/^\d{1,20}$/),
  name: z.string().min(1),
  segment: z.string().min(1),
  language: z.enum(['nl', 'fr']).default('nl'),
  showPrices: z.boolean().default(true),
  priceGroup: z.string().default(''),
  address: addressInput,
  /** Null: the delivery address. */
  billingAddress: addressInput.nullable().default(null),
  vatNumber: z.string().max(20).default(''),
  accountNumber: z.string().max(20).default(''),
  addressBook: z.array(addressInput.extend({ label: z.string(), message: z.string().default('') })).default([]),
  alternativeAddressAllowed: z.boolean().default(true),
  orderReferenceRequired: z.boolean().default(false),
  minimumOrderCents: cents,
  freeDeliveryFromCents: cents,
  deliveryFeeCents: cents,
  maxLines: z.int().min(1).nullable().default(null),
  paymentTermDays: z.int().min(0).nullable().default(null),
  deliveryWeekdays: z.array(z.int().min(1).max(7)).nullable().default(null),
  windows: z.array(deliveryWindow).min(1).nullable().default(null),
  /** Registrations with these addresses are trusted. */
  contactEmails: z.array(z.string().max(254).toLowerCase()).max(200).default([]),
  /** True: only `articles` are visible. */
  assortmentRestricted: z.boolean().default(false),
  /** Complete; absent keeps the current one. */
  articles: z.array(articleNumber).optional(),
});
export type CustomerInput = z.input<typeof customerInput>;

export async function writeCustomers(
  pool: Pick<Pool, 'connect'>,
  customers: readonly CustomerInput[],
  changedBy: ChangedBy,
): Promise<void> {
  const parsed = z.array(customerInput).parse(customers);
  await changeCatalogue(pool, async (client) => {
    const writing = { client, changedBy };
    await writeCustomerRows(writing, parsed.map(customerRow));
    for (const { customerNumber, articles } of parsed)
      if (articles) await setCustomerArticles(writing, customerNumber, articles);
  });
}

export const writeCustomerRows = (
  { client, changedBy }: WriteContext,
  rows: readonly TableRow[],
): Promise<WriteOutcomes> =>
  writeRows(client, 'customers', ['customer_number'], rows, changedBy, [
    'address',
    'address_book',
    'billing_address',
    'contact_emails',
  ]);

const articleKey = ['customer_number', 'article_number'];

export async function setCustomerArticles(
  { client, changedBy }: WriteContext,
  customerNumber: string,
  articles: readonly string[],
): Promise<boolean> {
  const rows = [...new Set(articles)].map((article) => ({ customer_number: customerNumber, article_number: article }));
  const condition = 't.customer_number = $1 and t.article_number <> all($2)';
  const deletedKeys = await deleteRows(
    client,
    'customer_articles',
    articleKey,
    condition,
    [customerNumber, articles],
    changedBy,
  );
  const outcomes = await writeRows(client, 'customer_articles', articleKey, rows, changedBy);
  return deletedKeys.length > 0 || outcomes.size > 0;
}

const customerRow = (c: z.output<typeof customerInput>) => ({
  customer_number: c.customerNumber,
  name: c.name,
  segment: c.segment,
  language: c.language,
  show_prices: c.showPrices,
  price_group: c.priceGroup,
  address: c.address,
  billing_address: c.billingAddress,
  vat_number: c.vatNumber,
  account_number: c.accountNumber,
  address_book: c.addressBook,
  alternative_address_allowed: c.alternativeAddressAllowed,
  order_reference_required: c.orderReferenceRequired,
  minimum_order_cents: c.minimumOrderCents,
  free_delivery_from_cents: c.freeDeliveryFromCents,
  delivery_fee_cents: c.deliveryFeeCents,
  max_lines: c.maxLines,
  payment_term_days: c.paymentTermDays,
  delivery_weekdays: c.deliveryWeekdays,
  windows: c.windows,
  assortment_restricted: c.assortmentRestricted,
  contact_emails: c.contactEmails,
});
