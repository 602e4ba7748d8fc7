import type { ArticleRecord } from './articleRecord.ts';
import type { ContentLookup } from './contentLookup.ts';

const mostArticles = 2 ** 20;

/** By group, sub-group, item and name. */
export function categoryRank(
  records: readonly ArticleRecord[],
  content: ContentLookup,
  nameRank: Uint32Array,
): Uint32Array {
  const keys = new Float64Array(records.length);
  const byName = new Uint32Array(records.length);
  const places = placesOf(content);
  for (let ordinal = 0; ordinal < records.length; ordinal += 1) {
    const record = records[ordinal];
    const name = nameRank[ordinal] ?? 0;
    const place = places(record?.subgroupCode ?? '', record?.itemCode ?? null);
    keys[ordinal] = place * mostArticles + name;
    byName[name] = ordinal;
  }
  keys.sort();
  const rank = new Uint32Array(records.length);
  for (let place = 0; place < keys.length; place += 1) rank[byName[(keys[place] ?? 0) % mostArticles] ?? 0] = place;
  return rank;
}

function placesOf(content: ContentLookup): (subgroupCode: string, itemCode: string | null) => number {
  const { subgroup, item, group } = content.category;
  const room = content.items.length + 2;
  const sortedSubgroups = content.subgroups.toSorted(
    (a, b) => (group.get(a.groupCode)?.place ?? 0) - (group.get(b.groupCode)?.place ?? 0),
  );
  const placeOf = new Map(sortedSubgroups.map(({ code }, place) => [code, place]));
  return (subgroupCode, itemCode) => {
    const inSubgroup = itemCode === null ? room - 1 : (item.get(itemCode)?.place ?? room - 2);
    return (placeOf.get(subgroup.get(subgroupCode)?.code ?? '') ?? sortedSubgroups.length) * room + inSubgroup;
  };
}
