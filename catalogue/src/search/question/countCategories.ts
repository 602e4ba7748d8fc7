import { noCode } from '../assortment/columns.ts';
import type { Assortment } from '../assortment/createAssortment.ts';

export type CategoryCounter = (assortment: Assortment, may: Uint8Array | null) => ReadonlyMap<string, number>;

/** Without empty ones. */
export function createCategoryCounter(): CategoryCounter {
  let revision = -1;
  let byMay = new WeakMap<Uint8Array, ReadonlyMap<string, number>>();
  let ofAll: ReadonlyMap<string, number> | null = null;
  return (assortment, may) => {
    if (assortment.revision !== revision) [byMay, ofAll, revision] = [new WeakMap(), null, assortment.revision];
    const cached = may === null ? ofAll : byMay.get(may);
    if (cached) return cached;
    const counts = countCategories(assortment, may);
    if (may === null) ofAll = counts;
    else byMay.set(may, counts);
    return counts;
  };
}

function countCategories({ columns, codes, content, size }: Assortment, may: Uint8Array | null) {
  const counts = new Map<string, number>();
  for (const level of ['group', 'subgroup', 'item'] as const) {
    const counter = new Uint32Array(codes[level].keys.length);
    for (let ordinal = 0; ordinal < size; ordinal += 1) {
      const code = columns[level][ordinal] ?? noCode;
      const isSeen = columns.listed[ordinal] === 1 && (may === null || may[ordinal] === 1);
      if (isSeen && code < counter.length) counter[code] = (counter[code] ?? 0) + 1;
    }
    codes[level].keys.forEach((key, code) => {
      const [category, count] = [content.category[level].get(key), counter[code] ?? 0];
      if (category && count > 0) counts.set(category.alias, count);
    });
  }
  return counts;
}
