import { LRUCache } from 'lru-cache';
import { choosePrice } from '@talloor/rules/price/choosePrice.ts';
import type { PromoFacts } from '@talloor/rules/facts.ts';
import type { CustomerTerms } from '../../customer/createTermsFinder.ts';
import type { ArticleRecord } from '../assortment/articleRecord.ts';
import type { Assortment } from '../assortment/createAssortment.ts';

export type Day = {
  /** 1: in a promotion. */
  readonly inPromo: Uint8Array;
  /** 1: has list price and VAT rate. */
  readonly priced: Uint8Array;
};

export type Prices = {
  readonly ofDay: (assortment: Assortment, onDay: string) => Day;
  /** Mills with an empty basket; −1: no price. */
  readonly ofCustomer: (assortment: Assortment, terms: CustomerTerms, onDay: string) => Int32Array;
};

type PricedDay = Day & {
  readonly promos: ReadonlyMap<string, PromoFacts>;
  readonly vatCodes: ReadonlySet<string>;
  readonly byGroup: Map<string, Int32Array>;
};

const rememberedBytes = 64_000_000;

/** Cached per assortment and terms. */
export function createPrices(): Prices {
  let revision = -1;
  const days = new LRUCache<string, PricedDay>({ max: 4 });
  const customers = new LRUCache<string, { readonly terms: CustomerTerms; readonly mills: Int32Array }>({
    maxSize: rememberedBytes,
    sizeCalculation: ({ mills }) => mills.byteLength + 100,
  });
  const termsIds = new WeakMap<CustomerTerms, string>();
  let lastId = 0;
  const idOf = (terms: CustomerTerms): string => {
    const cached = termsIds.get(terms);
    if (cached !== undefined) return cached;
    lastId += 1;
    termsIds.set(terms, String(lastId));
    return String(lastId);
  };

  const dayOf = (assortment: Assortment, onDay: string): PricedDay => {
    if (assortment.revision !== revision) {
      days.clear();
      customers.clear();
      revision = assortment.revision;
    }
    const cached = days.get(onDay);
    if (cached) return cached;
    const day = readDay(assortment, onDay);
    days.set(onDay, day);
    return day;
  };

  return {
    ofDay: dayOf,
    ofCustomer: (assortment, terms, onDay) => {
      const day = dayOf(assortment, onDay);
      const key = `${idOf(terms)} ${onDay}`;
      const cached = customers.get(key);
      if (cached) return cached.mills;
      const base = day.byGroup.get(terms.priceGroup) ?? pricesOfGroup(assortment, day, terms.priceGroup, onDay);
      day.byGroup.set(terms.priceGroup, base);
      const mills = base.slice();
      for (const [article, own] of terms.ownPrices) {
        const ordinal = assortment.ordinalOf.get(article);
        const record = ordinal === undefined ? undefined : assortment.records[ordinal];
        if (record && ordinal !== undefined && ordinal < assortment.size)
          mills[ordinal] = priceOf(record, day, terms.priceGroup, onDay, own);
      }
      customers.set(key, { terms, mills });
      return mills;
    },
  };
}

function readDay({ content, size, ordinalOf, records }: Assortment, onDay: string): PricedDay {
  const promos = new Map<string, PromoFacts>();
  const inPromo = new Uint8Array(size);
  for (const promotion of content.promotions) {
    if (promotion.from > onDay || promotion.to < onDay) continue;
    for (const article of promotion.articleNumbers) {
      if (!promos.has(article)) promos.set(article, promotion);
      inPromo[ordinalOf.get(article) ?? size] = 1;
    }
  }
  const vatCodes = new Set(content.vatRates.flatMap(({ code, from }) => (from <= onDay ? [code] : [])));
  const priced = new Uint8Array(size);
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    const record = records[ordinal];
    if (record && vatCodes.has(record.vatCode) && millsOn(record, 'list', '', onDay) !== null) priced[ordinal] = 1;
  }
  return { promos, inPromo, priced, vatCodes, byGroup: new Map() };
}

function pricesOfGroup({ records, size }: Assortment, day: PricedDay, priceGroup: string, onDay: string): Int32Array {
  const mills = new Int32Array(size);
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    const record = records[ordinal];
    mills[ordinal] = record ? priceOf(record, day, priceGroup, onDay) : -1;
  }
  return mills;
}

function priceOf(
  record: ArticleRecord,
  { promos, vatCodes }: PricedDay,
  priceGroup: string,
  onDay: string,
  own: { readonly offer: number | null; readonly tender: number | null } = { offer: null, tender: null },
): number {
  const listMills = millsOn(record, 'list', '', onDay);
  if (listMills === null || record.status !== 'active' || !vatCodes.has(record.vatCode)) return -1;
  const prices = {
    listMills,
    groupMills: millsOn(record, 'group', priceGroup, onDay),
    dayMills: millsOn(record, 'day', '', onDay),
    offerMills: own.offer,
    tenderMills: own.tender,
    box: null,
  };
  const promo = promos.get(record.articleNumber) ?? null;
  return choosePrice({ ...record, prices, promo }, 0).priceMills;
}

/** The price that started last applies. */
function millsOn({ prices }: ArticleRecord, kind: string, holder: string, onDay: string): number | null {
  let newest: ArticleRecord['prices'][number] | null = null;
  for (const price of prices) {
    if (price.kind !== kind || price.holder !== holder) continue;
    if ((price.from !== null && price.from > onDay) || (price.to !== null && price.to < onDay)) continue;
    if (newest === null || (price.from ?? '') > (newest.from ?? '')) newest = price;
  }
  return newest?.mills ?? null;
}
