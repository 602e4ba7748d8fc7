import type { Request, Response } from 'express';
import type { EventStore, Position } from '../eventStore/port.ts';
import { cookieOptions, isPunchOut } from './punchOut.ts';

const nameFor = (request: Request): string => (isPunchOut(request) ? 'oci_seen' : 'seen');
const format = /^([\w-]{1,64})\.(\d{20})$/;

export type SeenCookie = {
  /** Positions of another store are dropped. */
  readonly read: (request: Request, response: Response) => Position | null;
  readonly write: (request: Request, response: Response, position: Position) => Promise<void>;
  /** As after a restored backup. @returns whether it was dropped */
  readonly dropBeyondHead: (request: Request, response: Response, position: Position) => Promise<boolean>;
  readonly drop: (request: Request, response: Response) => void;
};

/** For reading own writes: store id and position. */
export function createSeenCookie(store: Pick<EventStore, 'storeId' | 'head'>): SeenCookie {
  let storeId: string | null = null;
  const learn = async (): Promise<string | null> => (storeId ??= await store.storeId().catch(() => null));
  const drop: SeenCookie['drop'] = (request, response) => {
    const name = nameFor(request);
    if (request.cookies[name] !== undefined) response.clearCookie(name, cookieOptions(request));
  };
  return {
    drop,
    read: (request, response) => {
      const cookie: unknown = request.cookies[nameFor(request)];
      if (cookie === undefined) return null;
      const [, from, position = null] = typeof cookie === 'string' ? (format.exec(cookie) ?? []) : [];
      // Until the store id is known, waiting is the safe choice.
      if (storeId === null) void learn();
      if (position !== null && (storeId === null || from === storeId)) return position;
      drop(request, response);
      return null;
    },
    write: async (request, response, position) => {
      const id = storeId ?? (await learn());
      if (id === null) return;
      response.cookie(nameFor(request), `${id}.${position}`, cookieOptions(request));
    },
    dropBeyondHead: async (request, response, position) => {
      const head = await store.head().catch(() => null);
      if (head === null || position <= head) return false;
      drop(request, response);
      return true;
    },
  };
}
