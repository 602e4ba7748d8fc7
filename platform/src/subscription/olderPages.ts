import type { Position } from '../eventStore/port.ts';
import type { Page } from './page.ts';

/** Pages read and decoded once for all rebuilding subscriptions. */
export type OlderPages = {
  /**
   * @param reader ends with the subscription; faster readers wait for slower ones, so that pages stay shared
   * @returns null once the reader ends
   */
  readonly read: (after: Position, reader: AbortSignal) => Promise<Page | null>;
  readonly leave: (reader: AbortSignal) => void;
};

const maxCachedPages = 8;
/** Slower readers are ignored. */
const patienceMs = 200;

/** @param options.isFull whether a page is final */
export function createOlderPages(options: {
  readonly load: (after: Position) => Promise<Page>;
  readonly isFull: (page: Page) => boolean;
}): OlderPages {
  const { load, isFull } = options;
  const pages = new Map<Position, Promise<Page>>();
  const needs = new Map<AbortSignal, Position>();
  const waiting = new Set<() => void>();

  const get = (after: Position): Promise<Page> => {
    const cachedPage = pages.get(after);
    if (cachedPage) return cachedPage;
    const page = load(after);
    pages.set(after, page);
    const [oldest] = pages.keys();
    if (pages.size > maxCachedPages && oldest !== undefined) pages.delete(oldest);
    page.then(
      (loaded) => (isFull(loaded) ? undefined : pages.delete(after)),
      () => pages.delete(after),
    );
    return page;
  };

  const readersInNeed = (): AbortSignal[] => {
    const [oldest] = pages.keys();
    if (pages.size < maxCachedPages || oldest === undefined) return [];
    return [...needs].filter(([, position]) => position === oldest).map(([reader]) => reader);
  };

  const waitForSlowReaders = async (reader: AbortSignal): Promise<void> => {
    for (let slow = readersInNeed(); slow.length > 0 && !reader.aborted; slow = readersInNeed())
      if (!(await somebodyMoves())) for (const reader of slow) needs.delete(reader);
  };
  const somebodyMoves = (): Promise<boolean> =>
    new Promise((resolve) => {
      const end = (hasMoved: boolean): void => {
        clearTimeout(timer);
        waiting.delete(wake);
        resolve(hasMoved);
      };
      const wake = (): void => end(true);
      const timer = setTimeout(() => end(false), patienceMs);
      waiting.add(wake);
    });

  const leave = (reader: AbortSignal): void => {
    if (needs.delete(reader)) for (const wake of waiting) wake();
  };

  return {
    read: async (after, reader) => {
      leave(reader);
      if (!pages.has(after)) await waitForSlowReaders(reader);
      if (reader.aborted) return null;
      const page = await get(after);
      needs.set(reader, page.upTo.position);
      if (isFull(page) && readersInNeed().length === 0)
        void get(page.upTo.position)
          .then((ahead) => ahead.decoded())
          .catch(() => undefined);
      return page;
    },
    leave,
  };
}
