import type { Language } from '@talloor/rules/facts.ts';
import { sortIds } from './sortIds.ts';
import { bucketOf, categoryClass, classOf, closeness } from '../text/closeness.ts';
import type { Posting } from '../text/posting.ts';
import type { Columns } from '../assortment/columns.ts';
import type { SelectionGrounds } from './createGrounds.ts';

const places = 2 ** 20;
const afterAll = 2 ** 52;
const buckets = 2 ** 11;
const mostPicked = 400;

const nearnessSteps = 256;
const mostNearness = 63;
/** Of the subgroup with most votes. */
const usualShare = 0.2;
const fewestVoters = 5;
const elsewhere = 6;

/**
 * Match class, orderable, closeness, the customer's orders, plainness of the name, orders of similar and of all
 * customers, category, name. Articles whose category alone matches come last in every order.
 * @param isSearch by keywords, so the name counts
 */
export function orderResults(
  { ordinals, levels }: Posting,
  sort: number,
  language: Language,
  grounds: SelectionGrounds,
  from: number,
  to: number,
  isSearch: boolean,
): readonly number[] {
  const { rank, columns } = grounds.assortment;
  const extras = columns.extras[language];
  const count = ordinals.length;
  if (from >= count) return [];
  const keys = new Float64Array(count);
  const unusual = isSearch ? unusualSubgroups({ ordinals, levels }, columns.subgroup, extras) : null;
  const order =
    sort === sortIds.price_desc || sort === sortIds.price_asc ? (grounds.prices ? sort : sortIds.default) : sort;
  for (let index = 0; index < count; index += 1) {
    const ordinal = ordinals[index] ?? 0;
    const name = rank.name[language][ordinal] ?? 0;
    switch (order) {
      case sortIds.alphabetic:
        keys[index] = name;
        break;
      case sortIds.article_number:
        keys[index] = rank.number[ordinal] ?? 0;
        break;
      case sortIds.category:
        keys[index] = rank.category[language][ordinal] ?? 0;
        break;
      case sortIds.price_desc:
      case sortIds.price_asc: {
        const mills = grounds.prices?.[ordinal] ?? -1;
        const price = order === sortIds.price_asc ? mills : 2 ** 31 - 1 - mills;
        keys[index] = (mills < 0 ? 2 ** 31 : price) * places + name;
        break;
      }
      default: {
        const unorderable = grounds.orderable[ordinal] === 1 ? 0 : 1;
        const isUnusual = unusual?.(ordinal) ?? false;
        // A *crème de tomates* that the customer orders is no cream.
        const boost = grounds.mine[ordinal] === 1 && !isUnusual ? (grounds.preference.get(ordinal) ?? 0) : 0;
        const level = levels[index] ?? 0;
        const closest = (classOf(level) * 2 + unorderable) * buckets + bucketOf(level);
        const further = isUnusual ? elsewhere : 0;
        const nearness = isSearch ? Math.min(mostNearness, (extras[ordinal] ?? 0) + further) * 4 + (level & 3) : 0;
        const near = (closest * 8 + 7 - boost) * nearnessSteps + nearness;
        const popular = isSearch ? (grounds.popular?.[ordinal] ?? 0) : 0;
        keys[index] = (near * 16 + 15 - popular) * places + (rank.category[language][ordinal] ?? 0);
      }
    }
    if (order !== sortIds.default && classOf(levels[index] ?? 0) === categoryClass)
      keys[index] = (keys[index] ?? 0) + afterAll;
  }
  const least = to <= mostPicked && to < count ? pick(keys, to) : keys.slice().sort();
  return ordinalsOf(least.subarray(from, to), keys, ordinals);
}

/** In which few articles are what the words say; few of a better class decide nothing. */
function unusualSubgroups(
  { ordinals, levels }: Posting,
  subgroup: Columns['subgroup'],
  extras: Uint8Array,
): (ordinal: number) => boolean {
  const nearest: number[] = [];
  const counts: number[] = [];
  for (const level of levels) {
    const matchClass = classOf(level);
    nearest[matchClass] = Math.min(nearest[matchClass] ?? level, level);
    counts[matchClass] = (counts[matchClass] ?? 0) + 1;
  }
  const lastClass = counts.findIndex((count) => count >= fewestVoters);
  const votes: number[] = [];
  for (let index = 0; index < ordinals.length; index += 1) {
    const level = levels[index] ?? 0;
    const matchClass = classOf(level);
    const further = level - (nearest[matchClass] ?? 0);
    if ((lastClass >= 0 && matchClass > lastClass) || further > 2 * closeness.detail) continue;
    const ordinal = ordinals[index] ?? 0;
    const code = subgroup[ordinal] ?? 0;
    votes[code] = (votes[code] ?? 0) + 1 / (1 + (extras[ordinal] ?? 0)) / (1 + further / 4);
  }
  const fewest = usualShare * votes.reduce((most, each) => Math.max(most, each), 0);
  return (ordinal) => (votes[subgroup[ordinal] ?? 0] ?? 0) < fewest;
}

function ordinalsOf(selectedKeys: Float64Array, keys: Float64Array, ordinals: Uint32Array): readonly number[] {
  const [first, last] = [selectedKeys[0] ?? 0, selectedKeys.at(-1) ?? -1];
  const ordinalByKey = new Map<number, number>();
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? 0;
    if (key >= first && key <= last) ordinalByKey.set(key, ordinals[index] ?? 0);
  }
  return Array.from(selectedKeys, (key) => ordinalByKey.get(key) ?? 0);
}

function pick(keys: Float64Array, count: number): Float64Array {
  const least = new Float64Array(count).fill(Infinity);
  let greatest = Infinity;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? 0;
    if (key >= greatest) continue;
    let place = count - 1;
    for (; place > 0 && (least[place - 1] ?? 0) > key; place -= 1) least[place] = least[place - 1] ?? 0;
    least[place] = key;
    greatest = least[count - 1] ?? Infinity;
  }
  return least;
}
