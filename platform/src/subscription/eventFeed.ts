import { setTimeout as pause } from 'node:timers/promises';
import type { Codec } from '../codec/codec.ts';
import type { EventStore, Position, RecordedEvent, Subscription } from '../event-store/port.ts';
import { lazily } from './lazily.ts';
import { createOlderPages } from './olderPages.ts';
import { hasOneOf, type Page } from './page.ts';
import type { Pressure } from './pressure.ts';

/** One reading of the store shared by all subscriptions of a process. */
export type EventFeed = {
  readonly start: () => Promise<void>;
  /** The next page after a position; waits for one, and gives null when the time is over or `ending` comes. */
  readonly next: (after: Position, ending: AbortSignal, waiting?: Waiting) => Promise<Page | null>;
  /** Somebody waits for what follows from events that are under way: they are not gathered any longer. */
  readonly hurry: () => void;
  /** Whether so much lies after a position that whoever lets more come would have to read it from the store again. */
  readonly isPilingUp: (after: Position) => boolean;
  /** Position of the last event seen. */
  readonly head: () => Position;
  readonly stop: () => Promise<void>;
};

/** How a subscription waits that has read all there is. */
export type Waiting = {
  /** At most so long; default for ever. */
  readonly atMostMs?: number;
  /** Pages without an event of these types may pass without waking it; default none. */
  readonly handled?: ReadonlySet<string>;
  /**
   * Asked whether a page without such an event may pass: where it may not, the subscription wakes. So long after the first that passed
   * it gets them all, though nothing else comes.
   */
  readonly passing?: { readonly mayPass: (upTo: Position) => boolean; readonly wakeAfterMs: number };
};

const pageSize = 500;
/** Many who came at once with something long are answered before anything follows from the first of them. */
const letBy = { for: 'burst', atMostMs: 200 } as const;
/**
 * Events of so long are read together while people wait for answers: only for a crowd that lasts. What a short one held up would come
 * at once, as the next crowd.
 */
const makingWay = { for: 'crowd', waitingMs: 200, atMostMs: 2000 } as const;
/** So long what was gathered may take to arrive. */
const restMs = 100;
/** Recent events kept for subscriptions that are a little behind. */
const keptEvents = 4500;
/** Share of them beyond which nobody lets more come. */
const mostBehind = 0.75;
/** Whoever comes later decodes anew: a person may have been erased since. */
export const decodedKeptMs = 10_000;

/**
 * @param options.wanted types that somebody decodes
 * @param options.pressure where it is high events are gathered for longer, so that what follows from them takes fewer turns
 */
export function createEventFeed(options: {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly wanted: ReadonlySet<string>;
  readonly pressure: Pressure;
}): EventFeed {
  const { store, codec, wanted, pressure } = options;
  /** Everything after `recentFrom` up to `recentTo`, in order. */
  let recent: Page[] = [];
  let recentCount = 0;
  let recentFrom: Position = '';
  let recentTo: Position = '';
  const waiting = new Set<(page: Page | null) => void>();
  let subscription: Subscription | null = null;
  let stopped = false;

  const pageOf = (records: readonly RecordedEvent[], upTo: Position): Page => ({
    records,
    types: new Set(records.map(({ type }) => type)),
    upTo,
    decoded: lazily(async () => {
      const relevant = records.filter(({ type }) => wanted.has(type));
      const decoded = (await codec.decode(relevant)).values();
      return records.map(({ type }) => (wanted.has(type) ? (decoded.next().value ?? null) : null));
    }, decodedKeptMs),
  });

  let hurried = new AbortController();
  let lastGathered = 0;
  const gathered = async (): Promise<void> => {
    const begun = Date.now();
    // What piled up meanwhile may come in several pages, of which a short one is not the last.
    if (begun - lastGathered < restMs) return;
    await pressure.makeWay(makingWay, hurried.signal);
    if (Date.now() - begun >= restMs) lastGathered = Date.now();
    // Who hurried before it began is heard too: its event may come with the next reading only.
    if (hurried.signal.aborted && !stopped) hurried = new AbortController();
  };

  const receive = async (records: readonly RecordedEvent[], upTo: Position): Promise<void> => {
    await pressure.makeWay(letBy, hurried.signal);
    if (upTo > recentTo) {
      const page = pageOf(records, upTo);
      recent.push(page);
      recentCount += records.length;
      recentTo = upTo;
      while (recentCount > keptEvents && recent.length > 1) {
        const dropped = recent.shift();
        recentCount -= dropped?.records.length ?? 0;
        recentFrom = dropped?.upTo ?? recentFrom;
      }
      for (const tell of waiting) tell(page);
    }
    if (records.length < pageSize) await gathered();
  };

  const follow = (): void => {
    subscription = store.subscribe(recentTo, receive, () => {
      if (!stopped) void pause(1000, undefined, { ref: false }).then(() => (stopped ? undefined : follow()));
    });
  };

  const older = createOlderPages({
    load: async (after) => {
      const liveTo = recentTo;
      const records = await store.readAll(after, pageSize);
      // Nothing after it up to where the live reading stands: the positions between hold no events of ours.
      return pageOf(records, records.at(-1)?.position ?? liveTo);
    },
    isFull: ({ records }) => records.length === pageSize,
  });

  /** Subscriptions that keep up read the same stretches. */
  let lastJoined: { readonly after: Position; readonly page: Page } | null = null;
  const fromRecent = (after: Position): Page => {
    const pages: Page[] = [];
    let count = 0;
    for (let index = firstAfter(recent, after); index < recent.length && count < pageSize; index++) {
      const page = recent[index];
      if (page) pages.push(page);
      count += page?.records.length ?? 0;
    }
    const upTo = pages.at(-1)?.upTo ?? after;
    if (lastJoined?.after !== after || lastJoined.page.upTo !== upTo)
      lastJoined = { after, page: joined(pages, after) };
    return lastJoined.page;
  };

  const next: EventFeed['next'] = async (after, ending, waiting = {}) => {
    if (after < recentFrom) return older.read(after, ending);
    older.leave(ending);
    if (after >= recentTo) await roused(ending, waiting);
    if (after >= recentTo || ending.aborted) return null;
    return after < recentFrom ? older.read(after, ending) : fromRecent(after);
  };

  const isPilingUp = (after: Position): boolean => {
    let count = 0;
    for (let index = recent.length - 1; index >= 0; index--) {
      const page = recent[index];
      if (!page || page.upTo <= after) return false;
      count += page.records.length;
      if (count > keptEvents * mostBehind) return true;
    }
    return false;
  };

  const roused = (ending: AbortSignal, { atMostMs, handled, passing }: Waiting): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        waiting.delete(come);
        ending.removeEventListener('abort', done);
        clearTimeout(timer);
        resolve();
      };
      const come = (page: Page | null): void => {
        const passes = page && handled && !hasOneOf(page, handled) && passing?.mayPass(page.upTo);
        if (passes) timer ??= setTimeout(done, passing?.wakeAfterMs);
        else done();
      };
      let timer = atMostMs === undefined ? undefined : setTimeout(done, atMostMs);
      waiting.add(come);
      ending.addEventListener('abort', done);
      if (ending.aborted) done();
    });

  return {
    start: async () => {
      recentFrom = recentTo = await store.head();
      follow();
    },
    next,
    hurry: () => hurried.abort(),
    isPilingUp,
    head: () => recentTo,
    stop: async () => {
      stopped = true;
      hurried.abort();
      for (const tell of waiting) tell(null);
      await subscription?.stop();
      recent = [];
      lastJoined = null;
    },
  };
}

/** Index of the first page that reaches beyond `after`; nearly always one of the last. */
function firstAfter(pages: readonly Page[], after: Position): number {
  let index = pages.length;
  while (index > 0 && (pages[index - 1]?.upTo ?? '') > after) index--;
  return index;
}

/** Pages that follow each other as one, without what lies at or before `after`. */
function joined(pages: readonly Page[], after: Position): Page {
  const [first] = pages;
  const skipped = first?.records.findIndex(({ position }) => position > after) ?? 0;
  if (pages.length === 1 && first && skipped === 0) return first;
  const from = skipped < 0 ? (first?.records.length ?? 0) : skipped;
  const records = pages.flatMap(({ records }) => records).slice(from);
  return {
    records,
    types: new Set(records.map(({ type }) => type)),
    upTo: pages.at(-1)?.upTo ?? after,
    decoded: async () => (await Promise.all(pages.map((page) => page.decoded()))).flat().slice(from),
  };
}
