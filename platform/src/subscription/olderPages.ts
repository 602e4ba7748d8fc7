import type { Position } from '../event-store/port.ts';
import type { Page } from './page.ts';

/** Pages of the past, each read and decoded once for all subscriptions that rebuild at the same time. */
export type OlderPages = {
  /** @param reader who reads: a faster one lets slower ones keep up, so that pages stay shared */
  readonly read: (after: Position, reader: object) => Promise<Page>;
  /** The reader no longer reads the past. */
  readonly leave: (reader: object) => void;
};

/** Pages kept: how far a faster reader may run ahead. */
const kept = 8;
/** Whoever has not moved for this long is not waited for. */
const patienceMs = 200;

/** @param options.isFull whether more may follow it, so that it stays as it is */
export function createOlderPages(options: {
  readonly load: (after: Position) => Promise<Page>;
  readonly isFull: (page: Page) => boolean;
}): OlderPages {
  const { load, isFull } = options;
  const pages = new Map<Position, Promise<Page>>();
  /** Where each reader's next page begins. */
  const needs = new Map<object, Position>();
  const waiting = new Set<() => void>();

  const get = (after: Position): Promise<Page> => {
    const known = pages.get(after);
    if (known) return known;
    const page = load(after);
    pages.set(after, page);
    const [oldest] = pages.keys();
    if (pages.size > kept && oldest !== undefined) pages.delete(oldest);
    page.then(
      (loaded) => (isFull(loaded) ? undefined : pages.delete(after)),
      () => pages.delete(after),
    );
    return page;
  };

  /** Readers who come next to the page that would have to go for a new one. */
  const readersInNeed = (): object[] => {
    const [oldest] = pages.keys();
    if (pages.size < kept || oldest === undefined) return [];
    return [...needs].filter(([, position]) => position === oldest).map(([reader]) => reader);
  };

  const letOthersCome = async (): Promise<void> => {
    for (let slow = readersInNeed(); slow.length > 0; slow = readersInNeed())
      if (!(await somebodyMoves())) for (const reader of slow) needs.delete(reader);
  };
  const somebodyMoves = (): Promise<boolean> =>
    new Promise((resolve) => {
      const end = (moved: boolean): void => {
        clearTimeout(timer);
        waiting.delete(wake);
        resolve(moved);
      };
      const wake = (): void => end(true);
      const timer = setTimeout(() => end(false), patienceMs);
      waiting.add(wake);
    });

  const leave = (reader: object): void => {
    if (needs.delete(reader)) for (const wake of waiting) wake();
  };

  return {
    read: async (after, reader) => {
      leave(reader);
      if (!pages.has(after)) await letOthersCome();
      const page = await get(after);
      needs.set(reader, page.upTo);
      // Made while this one is written.
      if (isFull(page) && readersInNeed().length === 0)
        void get(page.upTo)
          .then((ahead) => ahead.decoded())
          .catch(() => undefined);
      return page;
    },
    leave,
  };
}
