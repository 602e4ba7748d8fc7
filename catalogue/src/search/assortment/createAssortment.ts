import type { Pool } from 'pg';
import type { Language } from '@talloor/rules/facts.ts';
import type { TextIndex } from '../text/createTextIndex.ts';
import type { Vocabulary } from '../text/createVocabulary.ts';
import { loadRecords, type ArticleRecord } from './articleRecord.ts';
import { categoryRank } from './categoryRank.ts';
import type { ColumnCodes, Columns } from './columns.ts';
import { lookUpContent, type ContentLookup } from './contentLookup.ts';
import { createShelves } from './createShelves.ts';
import { inSlices, type Pause } from './inSlices.ts';
import { readChanges } from './readChanges.ts';

/** The assortment as it stands in memory; every article has an ordinal that stays its own. */
export type Assortment = {
  /** Moves whenever anything of it changed: what was computed from it holds as long as this stands. */
  readonly revision: number;
  readonly size: number;
  readonly ordinalOf: ReadonlyMap<string, number>;
  readonly records: readonly ArticleRecord[];
  readonly columns: Columns;
  readonly codes: ColumnCodes;
  readonly content: ContentLookup;
  readonly text: TextIndex;
  readonly vocabulary: Vocabulary;
  /** The place of each ordinal in the order of names, of categories, and of article numbers. */
  readonly rank: { readonly name: Ranks; readonly category: Ranks; readonly number: Uint32Array };
};
type Ranks = Readonly<Record<Language, Uint32Array>>;

export type AssortmentKeeper = {
  /**
   * The assortment at that version of the catalogue or a later one. A big delivery is not waited for: until all of it is read
   * its new articles are not there and orders stay as they were, while of an article that was there before, facets, prices
   * and texts change as each of them is read.
   */
  readonly at: (version: number) => Promise<Assortment>;
};

/** So many changed articles are waited for; more are taken in beside the questions. */
const awaited = 500;
/** Marks of changes are kept for two days: who has not read for so long reads everything. */
const longestPauseMs = 24 * 60 * 60 * 1000;

type UnderWay = { readonly done: Promise<void>; readonly isBig: Promise<boolean> };

/** Holds the assortment in memory, and follows whatever the database marks as changed. */
export function createAssortment(pool: Pool): AssortmentKeeper {
  const shelves = createShelves();
  let present: Assortment | null = null;
  let [revision, version] = [0, 0];
  let snapshot: string | null = null;
  let readAt = 0;
  /** Put on the shelves and not yet described: what a failure left half done is owed to the next reading. */
  const owed = new Set<number>();
  let underWay: UnderWay | null = null;

  const publish = async (content: ContentLookup, pause: Pause): Promise<Assortment> => {
    const { records, orders, columns, codes, ordinalOf, text, vocabulary } = shelves;
    const size = records.length;
    const name = { nl: orders.nl.rank(), fr: orders.fr.rank() };
    const nl = categoryRank(records, content, name.nl);
    await pause();
    const fr = categoryRank(records, content, name.fr);
    revision += 1;
    const rank = { name, category: { nl, fr }, number: orders.number.rank() };
    return { revision, size, ordinalOf, records, columns: columns(), codes, content, text, vocabulary, rank };
  };

  const catchUp = async (tellSize: (isBig: boolean) => void): Promise<void> => {
    const pause = inSlices();
    const at = Date.now();
    const changes = await readChanges(pool, at - readAt < longestPauseMs ? snapshot : null);
    const { articleNumbers } = changes;
    tellSize(articleNumbers.length > awaited);
    const content = lookUpContent(changes.content);
    // Words of all of them before the compounds of any: those are split by them.
    for (let start = 0; start < articleNumbers.length; start += awaited)
      for (const record of await loadRecords(pool, articleNumbers.slice(start, start + awaited))) {
        const ordinal = shelves.put(record, content);
        if (ordinal !== null) owed.add(ordinal);
        await pause();
      }
    const reread = [...owed];
    shelves.takeOut(reread);
    for (let start = 0; start < reread.length; start += awaited)
      await shelves.describe(reread.slice(start, start + awaited), pause);
    present = await publish(content, pause);
    owed.clear();
    [snapshot, version, readAt] = [changes.snapshot, changes.version, at];
  };

  const begin = (): UnderWay => {
    let tellSize: (isBig: boolean) => void = () => undefined;
    const isBig = new Promise<boolean>((resolve) => (tellSize = resolve));
    const done = catchUp(tellSize).finally(() => {
      tellSize(false);
      underWay = null;
    });
    // Who waits for it is told of a failure; the next question tries again.
    done.catch(() => undefined);
    return { done, isBig };
  };

  return {
    at: async (wanted) => {
      for (;;) {
        if (present && version >= wanted) return present;
        underWay ??= begin();
        const { done, isBig } = underWay;
        if (present && (await isBig)) return present;
        await done;
      }
    },
  };
}
