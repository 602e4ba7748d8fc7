import pg from 'pg';
import type { Position } from '../port.ts';
import { notificationChannel } from './appendSql.ts';
import { connectionConfig } from './connections.ts';
import { toPosition } from './eventRow.ts';

/** Tells followers that the store's head has moved: a hint, never the truth. */
export type HeadAnnouncements = {
  /** Called by this process's own writer: followers need not wait for the server's word. */
  readonly announce: (head: Position) => void;
  /** `null` means: something may have been missed, look yourself. Returns how to stop listening. */
  readonly listen: (onHead: (head: Position | null) => void) => () => void;
  readonly close: () => Promise<void>;
};

export type AnnouncementTimes = {
  readonly timeLimitMs: number;
  /** Pause before a lost connection is opened again. */
  readonly reconnectMs: number;
  /** How often the connection is asked whether it still lives: a dead network says nothing. */
  readonly heartbeatMs: number;
};

/** One LISTEN connection for all followers of the process, opened with the first of them and again whenever it is lost. */
export function openHeadAnnouncements(url: string, times: AnnouncementTimes): HeadAnnouncements {
  const followers = new Set<(head: Position | null) => void>();
  const announce = (head: Position | null): void => {
    for (const follower of followers) follower(head);
  };
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const after = (milliseconds: number, then: () => void): void => {
    if (timer) clearTimeout(timer);
    timer = isClosed ? null : setTimeout(then, milliseconds).unref();
  };

  const lose = (lost: pg.Client): void => {
    if (client !== lost) return;
    client = null;
    lost.end().catch(() => undefined);
    after(times.reconnectMs, connect);
  };

  const connect = (): void => {
    const fresh = new pg.Client(connectionConfig(url, times.timeLimitMs));
    client = fresh;
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    fresh.on('notification', ({ payload }) => announce(payload ? toPosition(payload) : null));
    const isAlive = (): void => {
      fresh.query('select 1').then(
        () => after(times.heartbeatMs, isAlive),
        () => lose(fresh),
      );
    };
    fresh
      .connect()
      .then(() => fresh.query(`listen ${notificationChannel}`))
      .then(
        () => {
          announce(null);
          after(times.heartbeatMs, isAlive);
        },
        () => lose(fresh),
      );
  };

  return {
    announce,
    listen: (onHead) => {
      followers.add(onHead);
      if (!client && !timer && !isClosed) connect();
      return () => followers.delete(onHead);
    },
    close: async () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
      const last = client;
      client = null;
      followers.clear();
      await last?.end().catch(() => undefined);
    },
  };
}
