import type { Pool } from 'pg';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createMemory } from '../freshness/createMemory.ts';
import { askerSeesPrices } from './runAsUser.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

const rememberedCustomers = 5000;

export function createCustomerFinder(
  pool: Pool,
  freshness: Freshness,
): Pick<Catalogue, 'findCustomer' | 'findCustomers'> {
  const memory = createMemory<{ readonly customer: CustomerFacts | null }>(rememberedCustomers);

  const findAll = async (customerNumbers: readonly string[]): Promise<ReadonlyMap<string, CustomerFacts>> => {
    const customers = new Map<string, CustomerFacts>();
    if (customerNumbers.length === 0) return customers;
    const { version } = await freshness([]);
    const missing: string[] = [];
    for (const number of customerNumbers) {
      const remembered = memory.get(version, number);
      if (!remembered) missing.push(number);
      else if (remembered.customer) customers.set(number, remembered.customer);
    }
    if (missing.length === 0) return customers;
    const rows = await findRows(
      pool,
      { customer: typed<CustomerFacts>('jsonb not null') },
      {
        name: 'catalogue_customers',
        text: statement,
        values: [missing],
      },
    );
    for (const { customer } of rows) customers.set(customer.customerNumber, customer);
    for (const number of missing) memory.set(version, number, { customer: customers.get(number) ?? null });
    return customers;
  };

  return {
    findCustomer: async (customerNumber) => {
      const customer = (await findAll([customerNumber])).get(customerNumber);
      return customer ? asSeen(customer) : null;
    },
    findCustomers: async (customerNumbers) => {
      const customers = await findAll(customerNumbers);
      return customerNumbers.flatMap((number) => {
        const customer = customers.get(number);
        return customer ? [asSeen(customer)] : [];
      });
    },
  };
}

/** One object per customer, so that caches by identity work. */
const withoutPrices = new WeakMap<CustomerFacts, CustomerFacts>();

function asSeen(customer: CustomerFacts): CustomerFacts {
  if (!customer.showPrices || askerSeesPrices()) return customer;
  const hidden = withoutPrices.get(customer) ?? { ...customer, showPrices: false };
  withoutPrices.set(customer, hidden);
  return hidden;
}

const statement = `
  select jsonb_build_object(
    'customerNumber', c.customer_number, 'name', c.name, 'segment', c.segment, 'language', c.language,
    'showPrices', c.show_prices, 'priceGroup', c.price_group, 'address', c.address,
    'billingAddress', coalesce(c.billing_address, c.address), 'vatNumber', c.vat_number, 'accountNumber', c.account_number,
    'erpNumber', c.erp_number,
    'addressBook', c.address_book,
    'alternativeAddressAllowed', c.alternative_address_allowed,
    'orderReferenceRequired', c.order_reference_required,
    'minimumOrderCents', coalesce(c.minimum_order_cents, t.minimum_order_cents),
    'freeDeliveryFromCents', coalesce(c.free_delivery_from_cents, t.free_delivery_from_cents),
    'deliveryFeeCents', coalesce(c.delivery_fee_cents, t.delivery_fee_cents),
    'paymentTermDays', coalesce(c.payment_term_days, t.payment_term_days),
    'maxLines', coalesce(c.max_lines, t.max_lines),
    'deliveryWeekdays', to_jsonb(coalesce(c.delivery_weekdays, t.delivery_weekdays)),
    'windows', coalesce(c.windows, t.windows)) as customer
  from catalogue.customers c cross join catalogue.settings t
  where c.customer_number = any($1::text[])`;
