import type { Pool } from 'pg';
import { once } from '@talloor/platform/once.ts';
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

/** Ordinals never change. */
export type Assortment = {
  readonly revision: number;
  readonly size: number;
  readonly ordinalOf: ReadonlyMap<string, number>;
  readonly erpNumbers: ReadonlyMap<string, number>;
  readonly records: readonly ArticleRecord[];
  readonly columns: Columns;
  readonly codes: ColumnCodes;
  readonly content: ContentLookup;
  readonly text: TextIndex;
  readonly vocabulary: Vocabulary;
  readonly rank: { readonly name: Ranks; readonly category: Ranks; readonly number: Uint32Array };
};
type Ranks = Readonly<Record<Language, Uint32Array>>;

export type AssortmentKeeper = {
  /** At this version or later. Small changes go before the batches of a large import. */
  readonly at: (version: number) => Promise<Assortment>;
  readonly backlog: () => SearchBacklog;
};

export type SearchBacklog = { readonly articles: number; readonly since: Date | null };

const awaited = 500;
const batch = 250;
const publishEveryMs = 2000;
/** Change marks are kept for two days; after longer pauses everything is read. */
const longestPauseMs = 24 * 60 * 60 * 1000;

export function createAssortment(pool: Pool): AssortmentKeeper {
  const openShelves = once(createShelves);
  let present: Assortment | null = null;
  let content: ContentLookup | null = null;
  let [revision, version] = [0, 0];
  let snapshot: string | null = null;
  let [readAt, publishedAt] = [0, 0];
  const incompleteArticles = new Set<number>();
  const backlog = new Set<string>();
  let backlogSince: Date | null = null;
  let turn: Promise<void> | null = null;
  let isDraining = false;
  let lastWork: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = lastWork.then(work);
    lastWork = result.catch(() => undefined);
    return result;
  };

  const publish = async (lookup: ContentLookup, pause: Pause): Promise<void> => {
    const { records, orders, columns, codes, ordinalOf, erpNumbers, text, vocabulary } = openShelves();
    const size = records.length;
    const name = { nl: orders.nl.rank(), fr: orders.fr.rank() };
    const nl = categoryRank(records, lookup, name.nl);
    await pause();
    const fr = categoryRank(records, lookup, name.fr);
    revision += 1;
    const rank = { name, category: { nl, fr }, number: orders.number.rank() };
    const shown = { columns: columns(), codes, content: lookup, text, vocabulary, rank };
    present = { revision, size, ordinalOf, erpNumbers, records, ...shown };
    publishedAt = Date.now();
  };

  /** All words come first, because they split compounds. */
  const take = async (articleNumbers: readonly string[], lookup: ContentLookup, pause: Pause): Promise<void> => {
    const shelves = openShelves();
    for (let start = 0; start < articleNumbers.length; start += awaited)
      for (const record of await loadRecords(pool, articleNumbers.slice(start, start + awaited))) {
        const ordinal = shelves.put(record, lookup);
        if (ordinal !== null) incompleteArticles.add(ordinal);
        await pause();
      }
    const reread = [...incompleteArticles];
    shelves.takeOut(reread);
    for (let start = 0; start < reread.length; start += awaited)
      await shelves.describe(reread.slice(start, start + awaited), pause);
    incompleteArticles.clear();
  };

  const follow = async (): Promise<void> => {
    const pause = createPause();
    const at = Date.now();
    const changes = await readChanges(pool, at - readAt < longestPauseMs ? snapshot : null);
    const { articleNumbers } = changes;
    const lookup = lookUpContent(changes.content);
    if (present !== null && articleNumbers.length > awaited) {
      backlogSince ??= new Date(at);
      for (const article of articleNumbers) backlog.add(article);
    } else await take(articleNumbers, lookup, pause);
    await publish(lookup, pause);
    content = lookup;
    [snapshot, version, readAt] = [changes.snapshot, changes.version, at];
  };

  const takeBatch = async (lookup: ContentLookup): Promise<void> => {
    const pause = createPause();
    const articleNumbers = [...backlog].slice(0, batch);
    await take(articleNumbers, lookup, pause);
    const isLast = backlog.size === articleNumbers.length;
    if (isLast || Date.now() - publishedAt >= publishEveryMs) await publish(lookup, pause);
    for (const article of articleNumbers) backlog.delete(article);
    if (isLast) backlogSince = null;
  };

  const drain = async (): Promise<void> => {
    if (isDraining) return;
    isDraining = true;
    try {
      while (backlog.size > 0 && content !== null) {
        const lookup = content;
        await inTurn(() => takeBatch(lookup));
      }
    } finally {
      isDraining = false;
    }
  };

  return {
    at: async (minVersion) => {
      for (;;) {
        // The next question reads again.
        if (backlog.size > 0) void drain().catch(() => undefined);
        if (present && version >= minVersion) return present;
        turn ??= inTurn(follow).finally(() => (turn = null));
        await turn;
      }
    },
    backlog: () => ({ articles: backlog.size, since: backlogSince }),
  };
}
