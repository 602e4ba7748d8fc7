import type { Language } from '@talloor/rules/facts.ts';
import { allergens, storageKinds } from '@talloor/rules/product/productDetailWire.ts';
import { offersPreorder } from '@talloor/rules/quantity/availableStock.ts';
import type { ReadArticle } from './articleRecord.ts';
import type { ContentLookup } from './contentLookup.ts';
import type { Codes, CodeSets } from './createCodes.ts';

/** By ordinal; `none` is no key. */
export type Columns = {
  readonly group: Uint32Array;
  readonly subgroup: Uint32Array;
  readonly item: Uint32Array;
  readonly brand: Uint32Array;
  readonly origin: Uint32Array;
  /** Index in `storageKinds`. */
  readonly storage: Uint32Array;
  /** One bit per allergen, in order. */
  readonly freeOf: Uint16Array;
  /** 1: listed; others are found by words only. */
  readonly listed: Uint8Array;
  /** 1: its status allows sale. */
  readonly onSale: Uint8Array;
  /** 1: orderable without stock (on demand, pre-order). */
  readonly withoutStock: Uint8Array;
  /** Working days; −1 for others. */
  readonly onDemand: Int16Array;
  readonly orderBefore: Uint32Array;
  readonly labels: Uint32Array[];
  /** Weighted words beside what the article is. */
  readonly extras: Readonly<Record<Language, Uint8Array>>;
};

export const noCode = 0xffffffff;

export type ColumnCodes = Readonly<
  Record<'group' | 'subgroup' | 'item' | 'brand' | 'origin' | 'label' | 'orderBefore', Codes>
> & { readonly labelSets: CodeSets };

export function growColumns(capacity: number, present: Columns | null): Columns {
  const grow = <A extends { set(from: A): void }>(fresh: A, old: A | undefined): A => {
    if (old) fresh.set(old);
    return fresh;
  };
  const codes = (old: Uint32Array | undefined) => grow(new Uint32Array(capacity).fill(noCode), old);
  return {
    group: codes(present?.group),
    subgroup: codes(present?.subgroup),
    item: codes(present?.item),
    brand: codes(present?.brand),
    origin: codes(present?.origin),
    storage: codes(present?.storage),
    freeOf: grow(new Uint16Array(capacity), present?.freeOf),
    listed: grow(new Uint8Array(capacity), present?.listed),
    onSale: grow(new Uint8Array(capacity), present?.onSale),
    withoutStock: grow(new Uint8Array(capacity), present?.withoutStock),
    onDemand: grow(new Int16Array(capacity).fill(-1), present?.onDemand),
    orderBefore: codes(present?.orderBefore),
    labels: present?.labels ?? [],
    extras: {
      nl: grow(new Uint8Array(capacity), present?.extras.nl),
      fr: grow(new Uint8Array(capacity), present?.extras.fr),
    },
  };
}

export function fillColumns(
  columns: Columns,
  ordinal: number,
  record: ReadArticle,
  codes: ColumnCodes,
  content: ContentLookup,
): void {
  const group = content.category.subgroup.get(record.subgroupCode)?.trail[0]?.code;
  columns.group[ordinal] = group === undefined ? noCode : codes.group.of(group);
  columns.subgroup[ordinal] = codes.subgroup.of(record.subgroupCode);
  columns.item[ordinal] = record.itemCode === null ? noCode : codes.item.of(record.itemCode);
  columns.brand[ordinal] = record.brand === '' ? noCode : codes.brand.of(record.brand);
  columns.origin[ordinal] = record.origin === null ? noCode : codes.origin.of(record.origin);
  columns.storage[ordinal] =
    record.storage === null ? noCode : storageKinds.findIndex((kind) => kind === record.storage);
  let free = 0;
  allergens.forEach((allergen, bit) => {
    if (record.freeOf.includes(allergen)) free |= 1 << bit;
  });
  columns.freeOf[ordinal] = free;
  columns.listed[ordinal] = record.status === 'out_of_assortment' ? 0 : 1;
  columns.onSale[ordinal] = record.status === 'active' ? 1 : 0;
  columns.withoutStock[ordinal] = record.onDemandWorkdays !== null || offersPreorder(record) ? 1 : 0;
  columns.onDemand[ordinal] = record.onDemandWorkdays ?? -1;
  columns.orderBefore[ordinal] = record.orderBefore === null ? noCode : codes.orderBefore.of(record.orderBefore);
  columns.labels[ordinal] = codes.labelSets.of(record.labels.map(codes.label.of));
}
