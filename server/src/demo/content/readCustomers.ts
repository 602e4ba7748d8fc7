import { z } from 'zod';
import type { Address } from '@talloor/rules/facts.ts';
import { demoCustomerLines } from './customers.ts';

const options = z.strictObject({
  hidden: z.literal('').optional(),
  ref: z.literal('').optional(),
  /** Minimum order, free delivery and fee in euros. */
  min: z.coerce.number().optional(),
  free: z.coerce.number().optional(),
  fee: z.coerce.number().optional(),
  /** Lines that a basket may have. */
  lines: z.coerce.number().optional(),
  suspended: z.literal('').optional(),
});

export type DemoCustomer = ReturnType<typeof readCustomer>;

/** All customers of the demo tenant; the format of a line is described in customers.ts. */
export const demoCustomers: readonly DemoCustomer[] = demoCustomerLines.trim().split('\n').map(readCustomer);

function readCustomer(line: string) {
  const [
    customerNumber = '',
    name = '',
    segment = '',
    language = '',
    street = '',
    streetNumber = '',
    postal = '',
    city = '',
    priceGroup = '',
    weekdays = '',
    rest = '',
  ] = line.split('|');
  const pairs = rest.split(' ').filter(Boolean);
  const given = options.parse(Object.fromEntries(pairs.map((pair) => [pair.split('=')[0], pair.split('=')[1] ?? ''])));
  const address: Address = { name, street, streetNumber, box: '', postal, city };
  return {
    customerNumber,
    name,
    segment,
    language: language === 'fr' ? ('fr' as const) : ('nl' as const),
    address,
    billingAddress: address,
    vatNumber: vatNumberOf(customerNumber),
    accountNumber: `400${customerNumber}`,
    priceGroup,
    deliveryWeekdays: Array.from(weekdays, Number),
    showPrices: given.hidden === undefined,
    orderReferenceRequired: given.ref !== undefined,
    minimumOrderCents: cents(given.min),
    freeDeliveryFromCents: cents(given.free),
    deliveryFeeCents: cents(given.fee),
    maxLines: given.lines ?? null,
    isSuspended: given.suspended !== undefined,
  };
}

function cents(euros: number | undefined): number | null {
  return euros === undefined ? null : Math.round(euros * 100);
}

/** Numbers from 19 on are not given out yet, so that no demo customer is somebody real. */
function vatNumberOf(customerNumber: string): string {
  const first = `19${customerNumber}`;
  return `BE${first}${String(97 - (Number(first) % 97)).padStart(2, '0')}`;
}
