import { LRUCache } from 'lru-cache';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { articleDeadline, onDemandDeadline } from '@talloor/rules/delivery/deadlineOf.ts';
import type { Delivery, Popularity, Selection } from '../../catalogue.ts';
import type { CustomerTerms } from '../../customer/createTermsFinder.ts';
import type { Assortment } from '../assortment/createAssortment.ts';
import { noCode } from '../assortment/columns.ts';
import { createPrices } from './createPrices.ts';
import type { Grounds } from './readFilters.ts';

export type SelectionGrounds = Grounds & {
  /** 1: visible; null: all visible. */
  readonly may: Uint8Array | null;
  /** 1 to 7. */
  readonly preference: ReadonlyMap<number, number>;
  /** 0 to 15: similar customers, then all; null: unknown. */
  readonly popular: Uint8Array | null;
};

export type GroundsFinder = (
  assortment: Assortment,
  terms: CustomerTerms,
  withoutStock: ReadonlySet<string>,
  selection: Pick<Selection, 'onDay' | 'history' | 'popularity' | 'delivery'>,
) => SelectionGrounds;

type History = { readonly mine: Uint8Array; readonly preference: ReadonlyMap<number, number> };

/** Cached while sources are unchanged. */
export function createGrounds(): GroundsFinder {
  const prices = createPrices();
  const orderables = new LRUCache<string, Uint8Array>({ max: 8 });
  const deliverables = new LRUCache<string, Uint8Array>({ max: 16 });
  let allowed = new WeakMap<CustomerTerms, Uint8Array>();
  let histories = new WeakMap<ReadonlyMap<string, number>, History>();
  let popularities = new WeakMap<Popularity, Uint8Array>();
  let emptyHistory: History = { mine: new Uint8Array(0), preference: new Map() };
  let revision = -1;
  let stock: ReadonlySet<string> = new Set();

  return (assortment, terms, withoutStock, { onDay, history, popularity, delivery }) => {
    const isMoved = assortment.revision !== revision;
    if (isMoved || withoutStock !== stock) {
      orderables.clear();
      deliverables.clear();
      stock = withoutStock;
    }
    if (isMoved) {
      [allowed, histories, popularities] = [new WeakMap(), new WeakMap(), new WeakMap()];
      emptyHistory = { mine: new Uint8Array(assortment.size), preference: new Map() };
      revision = assortment.revision;
    }
    const { inPromo, priced } = prices.ofDay(assortment, onDay);
    const orderable = orderables.get(onDay) ?? markOrderable(assortment, priced, withoutStock);
    orderables.set(onDay, orderable);
    const moment = delivery === undefined ? '' : delivery === null ? 'none' : momentKey(delivery);
    const deliverable =
      moment === ''
        ? orderable
        : (deliverables.get(moment) ?? markDeliverable(assortment, orderable, delivery ?? null));
    if (moment !== '') deliverables.set(moment, deliverable);
    const { mine, preference } = history ? historyOf(histories, assortment, history) : emptyHistory;
    return {
      assortment,
      inPromo,
      orderable,
      deliverable,
      mine,
      preference,
      popular: popularity ? popularOf(popularities, assortment, popularity) : null,
      prices: terms.showPrices ? prices.ofCustomer(assortment, terms, onDay) : null,
      may: terms.only && mayOf(allowed, assortment, terms, terms.only),
    };
  };
}

/** Deadlines are whole minutes. */
const momentKey = ({ day, deadline, now }: Delivery): string =>
  `${day} ${deadline} ${Math.floor(now.getTime() / 60_000)}`;

function markOrderable(assortment: Assortment, priced: Uint8Array, withoutStock: ReadonlySet<string>): Uint8Array {
  const { columns, size, ordinalOf } = assortment;
  const marks = new Uint8Array(size);
  for (let ordinal = 0; ordinal < size; ordinal += 1)
    marks[ordinal] = (columns.onSale[ordinal] ?? 0) & (priced[ordinal] ?? 0);
  for (const article of withoutStock) {
    const ordinal = ordinalOf.get(article);
    if (ordinal !== undefined && columns.withoutStock[ordinal] !== 1) marks[ordinal] = 0;
  }
  return marks;
}

function markDeliverable(
  { columns, codes, size }: Assortment,
  orderable: Uint8Array,
  delivery: Delivery | null,
): Uint8Array {
  const marks = new Uint8Array(size);
  if (delivery === null) return marks;
  const [now, deadline] = [delivery.now.getTime(), Date.parse(delivery.deadline)];
  if (now >= deadline) return marks;
  const isOpen = new Map<number, boolean>([[noCode, true]]);
  codes.orderBefore.keys.forEach((orderBefore, code) => {
    const closes = articleDeadline({ orderBefore }, dayAt(deadline), deadline);
    isOpen.set(code, closes === null || now < closes);
  });
  const inTime = new Map<number, boolean>([[-1, true]]);
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    if (orderable[ordinal] !== 1 || isOpen.get(columns.orderBefore[ordinal] ?? noCode) !== true) continue;
    const workdays = columns.onDemand[ordinal] ?? -1;
    let can = inTime.get(workdays);
    if (can === undefined) inTime.set(workdays, (can = now < onDemandDeadline(delivery, workdays, delivery.calendar)));
    if (can) marks[ordinal] = 1;
  }
  return marks;
}

function mayOf(
  allowed: WeakMap<CustomerTerms, Uint8Array>,
  { size, ordinalOf }: Assortment,
  terms: CustomerTerms,
  only: ReadonlySet<string>,
): Uint8Array {
  const cached = allowed.get(terms);
  if (cached) return cached;
  const may = new Uint8Array(size);
  for (const article of only) may[ordinalOf.get(article) ?? size] = 1;
  allowed.set(terms, may);
  return may;
}

function historyOf(
  histories: WeakMap<ReadonlyMap<string, number>, History>,
  { size, ordinalOf }: Assortment,
  history: ReadonlyMap<string, number>,
): History {
  const cached = histories.get(history);
  if (cached) return cached;
  const [mine, preference] = [new Uint8Array(size), new Map<number, number>()];
  for (const [article, times] of history) {
    const ordinal = ordinalOf.get(article);
    if (ordinal === undefined || ordinal >= size) continue;
    mine[ordinal] = 1;
    preference.set(ordinal, Math.min(7, 1 + Math.floor(Math.log2(Math.max(1, times)))));
  }
  const historyFacts = { mine, preference };
  histories.set(history, historyFacts);
  return historyFacts;
}

function popularOf(
  popularities: WeakMap<Popularity, Uint8Array>,
  { size, ordinalOf }: Assortment,
  popularity: Popularity,
): Uint8Array {
  const cached = popularities.get(popularity);
  if (cached) return cached;
  const popular = new Uint8Array(size);
  const add = (counts: ReadonlyMap<string, number>, weight: number) => {
    for (const [article, customers] of counts) {
      const ordinal = ordinalOf.get(article) ?? size;
      if (ordinal < size) popular[ordinal] = (popular[ordinal] ?? 0) + weight * popularityStep(customers);
    }
  };
  add(popularity.similar, popularitySteps);
  add(popularity.all, 1);
  popularities.set(popularity, popular);
  return popular;
}

/** 1, 4 and 16 customers. */
const popularitySteps = 4;
const popularityStep = (customers: number): number =>
  Math.min(popularitySteps - 1, 1 + Math.floor(Math.log2(Math.max(1, customers)) / 2));
