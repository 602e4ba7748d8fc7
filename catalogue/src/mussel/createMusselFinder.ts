import type { Pool } from 'pg';
import { typed } from '@talloor/platform/postgres/columns.ts';
import { findRow } from '@talloor/platform/postgres/findRows.ts';
import type { MusselCustomer, MusselPackage, MusselSeason } from '@talloor/rules/mussel/musselFacts.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createMemory } from '../freshness/createMemory.ts';

export type MusselSale = {
  readonly seasons: readonly MusselSeason[];
  readonly packages: readonly MusselPackage[];
  readonly customer: MusselCustomer;
};

type Known = Pick<MusselSale, 'seasons' | 'packages'> & { readonly customers: ReadonlyMap<string, MusselCustomer> };

const ordinary: MusselCustomer = { isPriority: false, isAfternoonOnly: false };

export function createMusselFinder(pool: Pool, freshness: Freshness) {
  const memory = createMemory<Known>(1);
  const find = async (): Promise<Known> => {
    const { version } = await freshness([]);
    const remembered = memory.get(version, 'mussels');
    if (remembered) return remembered;
    const row = await findRow(pool, columns, statement);
    if (!row) throw new Error('the query of the mussels gave no row');
    const { seasons, packages, customers } = row;
    const known = {
      seasons,
      packages,
      customers: new Map(customers.map(({ customerNumber, ...customer }) => [customerNumber, customer])),
    };
    memory.set(version, 'mussels', known);
    return known;
  };
  return async (customerNumber: string): Promise<MusselSale> => {
    const { seasons, packages, customers } = await find();
    return { seasons, packages, customer: customers.get(customerNumber) ?? ordinary };
  };
}

const columns = {
  seasons: typed<readonly MusselSeason[]>('jsonb not null'),
  packages: typed<readonly MusselPackage[]>('jsonb not null'),
  customers: typed<readonly (MusselCustomer & { readonly customerNumber: string })[]>('jsonb not null'),
} as const;
const statement = {
  name: 'catalogue_mussels',
  text: `select
    coalesce((select jsonb_agg(jsonb_build_object(
        'saleStart', sale_start, 'saleEnd', sale_end, 'priorityStart', priority_start, 'priorityEnd', priority_end,
        'vatPercentage', vat_percentage) order by sale_start)
      from catalogue.mussel_seasons), '[]') as seasons,
    coalesce((select jsonb_agg(jsonb_build_object('articleNumber', article_number, 'weightKg', weight_kg,
        'pricePerKgMills', (price_per_kg * 1000)::int) order by weight_kg)
      from catalogue.mussel_packages), '[]') as packages,
    coalesce((select jsonb_agg(jsonb_build_object('customerNumber', customer_number, 'isPriority', is_priority,
        'isAfternoonOnly', is_afternoon_only))
      from catalogue.mussel_customers), '[]') as customers`,
};
