import pg from 'pg';
import type { Position } from '../port.ts';
import { notificationChannel } from './appendSql.ts';
import { connectionConfig } from './connections.ts';
import { toPosition } from './eventRow.ts';

export type HeadAnnouncements = {
  /** Called by this process's writer, ahead of the server's notification. */
  readonly announce: (head: Position) => void;
  /** `null`: notifications may be lost, so read. */
  readonly listen: (onHead: (head: Position | null) => void) => () => void;
  readonly close: () => Promise<void>;
};

export type AnnouncementTimes = {
  readonly timeLimitMs: number;
  readonly reconnectMs: number;
  /** Checks, because a dead network is silent. */
  readonly heartbeatMs: number;
};

/** One LISTEN connection, opened with the first follower. */
export function openHeadAnnouncements(url: string, times: AnnouncementTimes): HeadAnnouncements {
  const followers = new Set<(head: Position | null) => void>();
  const announce = (head: Position | null): void => {
    for (const follower of followers) follower(head);
  };
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const after = (milliseconds: number, callback: () => void): void => {
    if (timer) clearTimeout(timer);
    timer = isClosed ? null : setTimeout(callback, milliseconds).unref();
  };

  const lose = (lostClient: pg.Client): void => {
    if (client !== lostClient) return;
    client = null;
    lostClient.end().catch(() => undefined);
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
