import { EventEmitter } from 'node:events';
import type pg from 'pg';
import type { Position } from '../event-store/port.ts';

/** Tells, in this process and in others, how far subscriptions have come. */
export type Advances = {
  readonly announce: (name: string, position: Position) => void;
  /** Calls back at each advance announced in this process. @returns how to end it */
  readonly listen: (onAdvance: (name: string, position: Position) => void) => () => void;
  readonly close: () => Promise<void>;
};

/** Channel of the notification; its payload is `name position`, of several subscriptions with a comma between. */
export const advanceChannel = 'read_model';
/** Notifications wait for each other's commit in PostgreSQL, so at most this often. */
const notifyEveryMs = 20;
/** A payload of PostgreSQL has 8,000 bytes at most. */
const namesInPayload = 80;

/**
 * @param pool where other processes LISTEN; null where there are none
 */
export function createAdvances(pool: pg.Pool | null): Advances {
  const emitter = new EventEmitter().setMaxListeners(0);
  const waiting = new Map<string, Position>();
  let sending: Promise<void> | null = null;

  const send = async (to: pg.Pool): Promise<void> => {
    while (waiting.size > 0) {
      const come = Array.from(waiting, ([name, position]) => `${name} ${position}`);
      waiting.clear();
      const payloads: string[] = [];
      while (come.length > 0) payloads.push(come.splice(0, namesInPayload).join(','));
      // A lost notification is no loss: who waits also looks at the checkpoint itself.
      await to
        .query('select pg_notify($1, p) from unnest($2::text[]) as p', [advanceChannel, payloads])
        .catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, notifyEveryMs));
    }
    sending = null;
  };

  return {
    announce: (name, position) => {
      emitter.emit('advance', name, position);
      if (!pool) return;
      waiting.set(name, position);
      sending ??= send(pool);
    },
    listen: (onAdvance) => {
      emitter.on('advance', onAdvance);
      return () => void emitter.off('advance', onAdvance);
    },
    close: async () => {
      await sending;
    },
  };
}
