import { setTimeout as pause } from 'node:timers/promises';
import type { Codec } from '../codec/codec.ts';
import {
  type EventStore,
  EventStoreUnavailable,
  type Position,
  type RecordedEvent,
  type Subscription,
} from '../eventStore/port.ts';
import { lazily } from './lazily.ts';
import { createOlderPages } from './olderPages.ts';
import { hasOneOf, markOf, type Page } from './page.ts';

/** Shared by all subscriptions of a process. */
export type EventFeed = {
  readonly start: () => Promise<void>;
  /** Null after the time or at `ending`. */
  readonly next: (after: Position, ending: AbortSignal, waiting?: Waiting) => Promise<Page | null>;
  readonly head: () => Position;
  readonly stop: () => Promise<void>;
};

export type Waiting = {
  /** Default forever. */
  readonly atMostMs?: number;
  /** Pages without these types do not wake it; default none. */
  readonly handled?: ReadonlySet<string>;
  /** Wakes when `mayPass` refuses a page, and `wakeAfterMs` after the first passed page. */
  readonly passing?: { readonly mayPass: (upTo: Position) => boolean; readonly wakeAfterMs: number };
};

const pageSize = 1000;
/** A rebuild writes a row once per page. */
const olderPageSize = 2500;
const maxCachedEvents = 4500;
/** Decoded pages expire, because a person may be erased. */
export const decodedCacheMs = 10_000;

/** @param options.handledTypes event types with decoders */
export function createEventFeed(options: {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly handledTypes: ReadonlySet<string>;
}): EventFeed {
  const { store, codec, handledTypes } = options;
  let recent: Page[] = [];
  let recentCount = 0;
  let recentFrom: Position = '';
  let recentTo: Position = '';
  const waiting = new Set<(page: Page | null) => void>();
  let subscription: Subscription | null = null;
  let isStopped = false;

  const pageOf = (records: readonly RecordedEvent[], last: RecordedEvent): Page => ({
    records,
    types: new Set(records.map(({ type }) => type)),
    upTo: markOf(last),
    decoded: lazily(async () => {
      const relevant = records.filter(({ type }) => handledTypes.has(type));
      const decoded = (await codec.decode(relevant)).values();
      return records.map(({ type }) => (handledTypes.has(type) ? (decoded.next().value ?? null) : null));
    }, decodedCacheMs),
  });

  const receive = (records: readonly RecordedEvent[]): Promise<void> => {
    const last = records.at(-1);
    if (last && last.position > recentTo) {
      const page = pageOf(records, last);
      recent.push(page);
      recentCount += records.length;
      recentTo = last.position;
      while (recentCount > maxCachedEvents && recent.length > 1) {
        const droppedPage = recent.shift();
        recentCount -= droppedPage?.records.length ?? 0;
        recentFrom = droppedPage?.upTo.position ?? recentFrom;
      }
      for (const tell of waiting) tell(page);
    }
    return Promise.resolve();
  };

  const follow = (): void => {
    subscription = store.subscribe(recentTo, receive, () => {
      if (!isStopped) void pause(1000, undefined, { ref: false }).then(() => (isStopped ? undefined : follow()));
    });
  };

  const older = createOlderPages({
    load: async (after) => {
      const knownHead = recentTo;
      const records = await store.readAll(after, olderPageSize);
      const last = records.at(-1);
      if (!last || (records.length < olderPageSize && last.position < knownHead))
        throw new EventStoreUnavailable(`a read after ${after} ended before the known head ${knownHead}`);
      return pageOf(records, last);
    },
    isFull: ({ records }) => records.length === olderPageSize,
  });

  let lastJoined: { readonly after: Position; readonly page: Page } | null = null;
  const fromRecent = (after: Position): Page => {
    const pages: Page[] = [];
    let count = 0;
    for (let index = firstAfter(recent, after); index < recent.length && count < pageSize; index++) {
      const page = recent[index];
      if (page) pages.push(page);
      count += page?.records.length ?? 0;
    }
    const last = pages.at(-1);
    if (!last) throw new Error(`no page after ${after}`);
    if (lastJoined?.after !== after || lastJoined.page.upTo.position !== last.upTo.position)
      lastJoined = { after, page: joined(pages, last, after) };
    return lastJoined.page;
  };

  const next: EventFeed['next'] = async (after, ending, waiting = {}) => {
    if (after < recentFrom) return older.read(after, ending);
    older.leave(ending);
    if (after >= recentTo) await waitForPage(ending, waiting);
    if (after >= recentTo || ending.aborted) return null;
    return after < recentFrom ? older.read(after, ending) : fromRecent(after);
  };

  const waitForPage = (ending: AbortSignal, { atMostMs, handled, passing }: Waiting): Promise<void> =>
    new Promise((resolve) => {
      const finish = (): void => {
        waiting.delete(onPage);
        ending.removeEventListener('abort', finish);
        clearTimeout(timer);
        resolve();
      };
      const onPage = (page: Page | null): void => {
        const passes = page && handled && !hasOneOf(page, handled) && passing?.mayPass(page.upTo.position);
        if (passes) timer ??= setTimeout(finish, passing?.wakeAfterMs);
        else finish();
      };
      let timer = atMostMs === undefined ? undefined : setTimeout(finish, atMostMs);
      waiting.add(onPage);
      ending.addEventListener('abort', finish);
      if (ending.aborted) finish();
    });

  return {
    start: async () => {
      recentFrom = recentTo = await store.head();
      follow();
    },
    next,
    head: () => recentTo,
    stop: async () => {
      isStopped = true;
      for (const tell of waiting) tell(null);
      await subscription?.stop();
      recent = [];
      lastJoined = null;
    },
  };
}

/** Usually one of the last. */
function firstAfter(pages: readonly Page[], after: Position): number {
  let index = pages.length;
  while (index > 0 && (pages[index - 1]?.upTo.position ?? '') > after) index--;
  return index;
}

function joined(pages: readonly Page[], last: Page, after: Position): Page {
  const [first] = pages;
  const skipped = first?.records.findIndex(({ position }) => position > after) ?? 0;
  if (pages.length === 1 && first && skipped === 0) return first;
  const from = skipped < 0 ? (first?.records.length ?? 0) : skipped;
  const records = pages.flatMap(({ records }) => records).slice(from);
  return {
    records,
    types: new Set(records.map(({ type }) => type)),
    upTo: last.upTo,
    decoded: async () => (await Promise.all(pages.map((page) => page.decoded()))).flat().slice(from),
  };
}
