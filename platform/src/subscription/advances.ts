import { EventEmitter } from 'node:events';
import type pg from 'pg';
import type { Position } from '../eventStore/port.ts';

export type Advances = {
  readonly announce: (name: string, position: Position) => void;
  readonly listen: (onAdvance: (name: string, position: Position) => void) => () => void;
  readonly close: () => Promise<void>;
};

/** The payload is `name position`, comma-separated. */
export const advanceChannel = 'read_model';
/** PostgreSQL serialises commits with notifications. */
const notifyEveryMs = 20;
/** PostgreSQL payloads have at most 8,000 bytes. */
const namesInPayload = 80;

/** @param pool for processes that LISTEN; null without them */
export function createAdvances(pool: pg.Pool | null): Advances {
  const emitter = new EventEmitter().setMaxListeners(0);
  const waiting = new Map<string, Position>();
  const announced = new Map<string, Position>();
  let sending: Promise<void> | null = null;

  const send = async (to: pg.Pool): Promise<void> => {
    while (waiting.size > 0) {
      const pendingAdvances = Array.from(waiting, ([name, position]) => `${name} ${position}`);
      waiting.clear();
      const payloads: string[] = [];
      while (pendingAdvances.length > 0) payloads.push(pendingAdvances.splice(0, namesInPayload).join(','));
      // Waiters also poll the checkpoint.
      await to
        .query({
          name: 'announce_advances',
          text: 'select pg_notify($1, p) from unnest($2::text[]) as p',
          values: [advanceChannel, payloads],
        })
        .catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, notifyEveryMs));
    }
    sending = null;
  };

  return {
    announce: (name, position) => {
      // Idle policies report the same position every second.
      if (announced.get(name) === position) return;
      announced.set(name, position);
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
