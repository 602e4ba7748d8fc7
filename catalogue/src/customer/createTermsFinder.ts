import type { Pool } from 'pg';
import { askerSeesPrices } from './runAsUser.ts';
import type { BoundFinder } from './createBoundFinder.ts';
import { createMemory } from '../freshness/createMemory.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';
import { customersTable } from '../tables.ts';

export type CustomerTerms = {
  readonly showPrices: boolean;
  readonly priceGroup: string;
  /** Mills by article, on that day. */
  readonly ownPrices: ReadonlyMap<string, { readonly offer: number | null; readonly tender: number | null }>;
  /** Visible articles; null is all. */
  readonly only: ReadonlySet<string> | null;
  readonly isBound: boolean;
};

/** Visitors and unknown customers have none. */
export type TermsFinder = (version: number, customerNumber: string | null, onDay: string) => Promise<CustomerTerms>;

export const noTerms: CustomerTerms = {
  showPrices: false,
  priceGroup: '',
  ownPrices: new Map(),
  only: null,
  isBound: false,
};

const rememberedCustomers = 1000;

export function createTermsFinder(pool: Pool, findBound: BoundFinder): TermsFinder {
  const memory = createMemory<{ readonly terms: Promise<CustomerTerms> }>(rememberedCustomers);
  return async (version, customerNumber, onDay) => {
    if (customerNumber === null) return noTerms;
    const isBound = await findBound(version, customerNumber);
    const seesPrices = askerSeesPrices();
    const key = `${customerNumber} ${onDay} ${isBound} ${seesPrices}`;
    const cached = memory.get(version, key);
    if (cached) return cached.terms;
    const terms = readTerms(pool, customerNumber, onDay, isBound, seesPrices);
    memory.set(version, key, { terms });
    try {
      return await terms;
    } catch (error) {
      memory.forget(key);
      throw error;
    }
  };
}

const columns = {
  ...columnsOf(customersTable, 'show_prices', 'price_group'),
  own: typed<readonly (readonly [article: string, kind: 'offer' | 'tender', mills: number])[]>('jsonb not null'),
  only: 'text[]',
} as const;

async function readTerms(
  pool: Pool,
  customerNumber: string,
  onDay: string,
  isBound: boolean,
  seesPrices: boolean,
): Promise<CustomerTerms> {
  const rows = await findRows(pool, columns, { ...statement, values: [customerNumber, onDay, isBound] });
  const [row] = rows;
  if (!row) return noTerms;
  const ownPrices = new Map<string, { offer: number | null; tender: number | null }>();
  for (const [article, kind, mills] of row.own) {
    const own = ownPrices.get(article) ?? { offer: null, tender: null };
    own[kind] = mills;
    ownPrices.set(article, own);
  }
  return {
    showPrices: row.show_prices && seesPrices,
    priceGroup: row.price_group,
    ownPrices,
    only: row.only && new Set(row.only),
    isBound,
  };
}

const statement = {
  name: 'catalogue_customer_terms',
  text: `select c.show_prices, c.price_group,
      coalesce((select jsonb_agg(jsonb_build_array(article_number, kind, price_mills)) from (
        select distinct on (article_number, kind) article_number, kind, price_mills from catalogue.prices p
        where p.holder = c.customer_number and p.kind in ('offer', 'tender') and $2::date between from_day and to_day
        order by article_number, kind, from_day desc) own), '[]') as own,
      case when $3 then array(
        select article_number from catalogue.restricted_list_articles r
        where r.customer_number = c.customer_number and (not c.assortment_restricted or exists (
          select from catalogue.customer_articles a
          where a.customer_number = c.customer_number and a.article_number = r.article_number)))
      when c.assortment_restricted then array(
        select article_number from catalogue.customer_articles a where a.customer_number = c.customer_number) end as only
    from catalogue.customers c where c.customer_number = $1`,
};
