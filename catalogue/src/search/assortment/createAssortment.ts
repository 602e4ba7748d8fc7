import type { Pool } from 'pg';
import type { Language } from '@talloor/rules/facts.ts';
import type { TextIndex } from '../text/createTextIndex.ts';
import type { Vocabulary } from '../text/createVocabulary.ts';
import { loadRecords, type ArticleRecord } from './articleRecord.ts';
import { categoryRank } from './categoryRank.ts';
import type { ColumnCodes, Columns } from './columns.ts';
import { lookUpContent, type ContentLookup } from './contentLookup.ts';
import { createShelves } from './createShelves.ts';
import { createPause, type Pause } from './createPause.ts';
import { readChanges } from './readChanges.ts';

/** The assortment in memory; ordinals never change. */
export type Assortment = {
  /** Changes with any content, for caches. */
  readonly revision: number;
  readonly size: number;
  readonly ordinalOf: ReadonlyMap<string, number>;
  readonly records: readonly ArticleRecord[];
  readonly columns: Columns;
  readonly codes: ColumnCodes;
  readonly content: ContentLookup;
  readonly text: TextIndex;
  readonly vocabulary: Vocabulary;
  /** Rank of each ordinal by name, category and number. */
  readonly rank: { readonly name: Ranks; readonly category: Ranks; readonly number: Uint32Array };
};
type Ranks = Readonly<Record<Language, Uint32Array>>;

export type AssortmentKeeper = {
  /**
   * The assortment at this version or later. A large import does not block: new articles and sort order appear when
   * complete, other fields at once.
   */
  readonly at: (version: number) => Promise<Assortment>;
};

/** Changes that a question waits for; more are read in the background. */
const awaited = 500;
/** Change marks are kept for two days; after longer pauses everything is read. */
const longestPauseMs = 24 * 60 * 60 * 1000;

type UnderWay = { readonly completion: Promise<void>; readonly isBig: Promise<boolean> };

/** Keeps the assortment in memory and follows change marks. */
export function createAssortment(pool: Pool): AssortmentKeeper {
  const shelves = createShelves();
  let present: Assortment | null = null;
  let [revision, version] = [0, 0];
  let snapshot: string | null = null;
  let readAt = 0;
  /** Articles that a failed read left incomplete. */
  const incompleteArticles = new Set<number>();
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
    const pause = createPause();
    const at = Date.now();
    const changes = await readChanges(pool, at - readAt < longestPauseMs ? snapshot : null);
    const { articleNumbers } = changes;
    tellSize(articleNumbers.length > awaited);
    const content = lookUpContent(changes.content);
    // Compounds are split by known words, so all words come first.
    for (let start = 0; start < articleNumbers.length; start += awaited)
      for (const record of await loadRecords(pool, articleNumbers.slice(start, start + awaited))) {
        const ordinal = shelves.put(record, content);
        if (ordinal !== null) incompleteArticles.add(ordinal);
        await pause();
      }
    const reread = [...incompleteArticles];
    shelves.takeOut(reread);
    for (let start = 0; start < reread.length; start += awaited)
      await shelves.describe(reread.slice(start, start + awaited), pause);
    present = await publish(content, pause);
    incompleteArticles.clear();
    [snapshot, version, readAt] = [changes.snapshot, changes.version, at];
  };

  const begin = (): UnderWay => {
    let tellSize: (isBig: boolean) => void = () => undefined;
    const isBig = new Promise<boolean>((resolve) => (tellSize = resolve));
    const completion = catchUp(tellSize).finally(() => {
      tellSize(false);
      underWay = null;
    });
    // Waiting questions get the failure; the next one retries.
    completion.catch(() => undefined);
    return { completion, isBig };
  };

  return {
    at: async (minVersion) => {
      for (;;) {
        if (present && version >= minVersion) return present;
        underWay ??= begin();
        const { completion, isBig } = underWay;
        if (present && (await isBig)) return present;
        await completion;
      }
    },
  };
}
